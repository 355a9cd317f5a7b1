import AppReading
import SampleApps
import Testing

/// Cases of enumerations with raw values, or of listed ones, that nothing makes.
@Suite struct CasesOfRawValuesTests {
  /// The titles of an app whose first screen is a list.
  ///
  /// - Parameters:
  ///   - inherited: what the enumeration of its routes inherits from.
  ///   - more: more code of the app.
  ///   - button: what stands in its toolbar.
  private func titles(
    _ inherited: String, _ more: String = "", _ button: String = "Text(\"\")"
  ) throws -> Set<String> {
    let code = """
      import SwiftUI
      enum Route: \(inherited) { case row, lab }
      @main struct Notes: App {
        var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
      }
      struct ListView: View {
        @State private var path: [Route] = []
        var body: some View {
          List { NavigationLink("Row", value: Route.row) }.navigationTitle("Notes")
            .toolbar { \(button) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .row: RowView()
              case .lab: LabView()
              }
            }
        }
      }
      struct RowView: View { var body: some View { Text("").navigationTitle("Row") } }
      struct LabView: View { var body: some View { Text("").navigationTitle("Lab") } }
      """
    let screens = try SampleApp(["A.swift": code, "B.swift": more]).read().screens
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  static let kinds = [
    "String", "Int, CaseIterable", "CaseIterable, Hashable", "String, Identifiable",
  ]

  @Test(arguments: kinds)
  func `what is shown for one has no screen`(inherited: String) throws {
    #expect(try titles(inherited) == ["\"Notes\"", "\"Row\""])
  }

  @Test(arguments: kinds)
  func `one in a comment is not made`(inherited: String) throws {
    let more = """
      /* func open() { path.append(.lab) } */
      struct Kinds {
        let all = "image/*"
        /*
        let next = Route.lab
        */
      }
      """
    #expect(try titles(inherited, more) == ["\"Notes\"", "\"Row\""])
    let made = "func open() { path.append(.lab) } // */"
    #expect(try titles(inherited, more + "\n" + made).contains("\"Lab\""))
  }

  @Test(arguments: [
    "func open() { path = [Route(rawValue: text)!] }",
    "func open() { path = names.compactMap(Route.init(rawValue:)) }",
    "func open() { path.append(.init(rawValue: text)!) }",
    "func open() { path += Route.allCases }",
    "extension Route { static func made(_ text: String) -> Self? { Self(rawValue: text) } }",
    "extension Route { static var some: [Route] { allCases } }",
    "extension Route { var next: Route? { Self.allCases.last } }",
    "extension RawRepresentable { static func made(_ raw: RawValue) -> Self? { Self(rawValue: raw) } }",
    "func made<T: RawRepresentable>(_ raw: T.RawValue) -> T? { T(rawValue: raw) }",
    "func all<T: CaseIterable>(_ kind: T.Type) -> T.AllCases { kind.allCases }",
    "struct Kept { @AppStorage(\"route\") var route: Route = .row }",
    "struct Kept { @Setting(\"route\") var route = Route.row }",
  ])
  func `what something may make of a raw value is open`(more: String) throws {
    #expect(try titles("String, CaseIterable", more).contains("\"Lab\""))
  }

  @Test(arguments: [
    "let center = Notification.Name(rawValue: \"a\")", "let edge = UIRectEdge(rawValue: 1)",
    "enum Kind: String, CaseIterable { case a, b }; let kinds = Kind.allCases",
    "struct Key { init(rawValue: String) {} }", "struct Key { init?(rawValue: String) { nil } }",
  ])
  func `what makes others of one is no maker of these`(more: String) throws {
    #expect(try titles("String, CaseIterable", more) == ["\"Notes\"", "\"Row\""])
  }
}
