import AppReading
import SampleApps
import Testing

/// Buttons that types of the app's own make, as they are called.
@Suite struct ButtonsOfOwnTypesTests {
  private func items(_ toolbar: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct SaveButton: View {
        let label: String
        let action: () -> Void
        init(_ label: Substring, action: @escaping () -> Void) {
          self.label = String(label)
          self.action = action
        }
        init(_ label: String = "Save", action: @escaping () -> Void) {
          self.label = label
          self.action = action
        }
        var body: some View { Button(label, action: action) }
      }
      struct Newer<Content> { let content: Content }
      extension View { var newer: Newer<Self> { Newer(content: self) } }
      extension Newer where Content: View {
        @ViewBuilder func prominent() -> some View {
          if #available(iOS 26, *) { content.buttonStyle(.glassProminent) } else { content }
        }
      }
      struct Notes: View {
        var body: some View {
          NavigationStack { List {}.navigationTitle("Notes").toolbar { \(toolbar) } }
        }
      }
      """
    ]).screen("Notes")?.items.map(\.summary)
  }

  @Test(arguments: [
    ("SaveButton { save() }", "Save"), ("SaveButton(action: save)", "Save"),
    ("SaveButton(\"Keep\") { save() }", "Keep"),
  ])
  func `a closure after a call is the action and not the words`(
    toolbar: String, word: String
  ) throws {
    #expect(try items(toolbar) == ["automatic \"\(word)\""])
  }

  @Test func `a type that only holds a view changes nothing`() throws {
    #expect(try items("SaveButton(action: save).newer.prominent()") == ["automatic \"Save\""])
  }
}
