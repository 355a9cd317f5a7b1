import AppReading
import SampleApps
import Testing

/// Toolbar content of the app's own that is told by a case what it shows and where.
@Suite struct HandedRolesTests {
  private func items(_ toolbar: String, _ face: String, _ more: String = "") throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct SheetButton: ToolbarContent {
        enum Role {
          case done, cancel, add
          @available(iOS 26, *)
          var buttonRole: ButtonRole { self == .cancel ? .cancel : .confirm }
          var placement: ToolbarItemPlacement {
            switch self {
            case .add: return .confirmationAction
            case .done: return .primaryAction
            case .cancel: return .cancellationAction
            }
          }
        }
        \(more)
        let role: Role
        var isDisabled: Bool = false
        let action: () -> Void
        var body: some ToolbarContent {
          ToolbarItem(placement: self.role.placement) { \(face) }
        }
        @ViewBuilder private func face() -> some View {
          switch self.role {
          case .done: Button("Done", action: self.action)
          case .cancel: Button("Cancel", role: .cancel, action: self.action)
          case .add: Button("Add", action: self.action)
          }
        }
      }
      struct Notes: View {
        @State private var name = ""
        var body: some View {
          NavigationStack { List {}.navigationTitle("Notes").toolbar { \(toolbar) } }
        }
      }
      """
    ]).screen("Notes")?.items.map(\.summary)
  }

  @Test(arguments: [
    "face()", "self.face()", "face().disabled(isDisabled)",
    "if #available(iOS 26, *) { Button(role: role.buttonRole, action: action) } else { self.face().disabled(self.isDisabled) }",
  ])
  func `a case that a call passes chooses the words and the place`(face: String) throws {
    #expect(
      try items("SheetButton(role: .add) { save() }\nSheetButton(role: .cancel) { close() }", face)
        == ["confirmationAction \"Add\"", "cancellationAction \"Cancel\""])
  }

  @Test func `what the environment brings besides changes nothing`() throws {
    #expect(
      try items(
        "SheetButton(role: .add, isDisabled: self.name.isEmpty) { save() }", "face()",
        "@Environment(\\.editMode) private var editMode")
        == ["confirmationAction \"Add\""])
  }

  @Test func `what only stands for one system is a property as any other`() throws {
    #expect(
      try items(
        "SheetButton(role: .add) { save() }", "face()",
        "#if os(iOS)\n@Environment(\\.editMode) private var editMode\n#endif")
        == ["confirmationAction \"Add\""])
  }
}
