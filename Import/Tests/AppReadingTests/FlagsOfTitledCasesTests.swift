import AppReading
import SampleApps
import Testing

/// Buttons of which a flag of an enumeration decides, beside a title that the enumeration says as well.
@Suite struct FlagsOfTitledCasesTests {
  private func bars(
    _ flag: String, condition: String = "kind.isClosable", cases: String = "make, mend, change",
    title: String? = nil
  ) throws -> Set<String> {
    let third = cases.contains("change") ? "case .change: return \"Change\"" : ""
    let names = """
      switch self {
      case .make: return "Make"
      case .mend: return "Mend"
      \(third)
      }
      """
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Kind {
        case \(cases)
        var title: String {
          \(title ?? names)
        }
        var isClosable: Bool { \(flag) }
      }
      class Model: ObservableObject { @Published var kind = Kind.make; var name = "" }
      struct Shown: View {
        @ObservedObject var model: Model
        var body: some View { NavigationStack { Form1(kind: model.kind, model: model) } }
      }
      struct Form1: View {
        let kind: Kind
        let model: Model
        var body: some View {
          List {}.navigationTitle(kind.title).toolbar {
            if \(condition) { Button("Close") {} }
          }
        }
      }
      """
    ]).read().screens
    return Set(
      screens.map { screen in
        ([screen.title?.value.summary ?? "-"] + screen.items.map(\.summary))
          .joined(separator: ", ")
      })
  }

  private static let expected: Set = [
    "\"Make\", automatic \"Close\"", "\"Mend\", automatic \"Close\"", "\"Change\"",
  ]

  @Test(arguments: [
    "switch self { case .change: return false\ncase .make, .mend: return true }",
    "switch self { case .change: false\ndefault: true }",
    "if case .change = self { return false }\nreturn true",
    "self != .change",
    "self == .make || self == .mend",
  ])
  func `they are there with the titles of the cases in which it holds`(flag: String) throws {
    #expect(try bars(flag) == Self.expected)
  }

  @Test func `the opposite is there with those of the others`() throws {
    let bars = try bars("self == .change", condition: "!kind.isClosable")
    #expect(bars == Self.expected)
  }

  @Test func `one that holds in a later case is only there with its title`() throws {
    let found = try bars("self == .mend")
    #expect(found == ["\"Make\"", "\"Mend\", automatic \"Close\"", "\"Change\""])
  }

  @Test func `of two cases one has it`() throws {
    let found = try bars("self == .mend", cases: "make, mend")
    #expect(found == ["\"Make\"", "\"Mend\", automatic \"Close\""])
  }

  @Test func `it is the same as the one that the title asks for by its own name`() throws {
    let found = try bars(
      "self == .mend", cases: "make, mend", title: "isClosable ? \"Mend\" : \"Make\"")
    #expect(found == ["\"Make\"", "\"Mend\", automatic \"Close\""])
  }

  @Test func `of what else a flag asks nothing is known`() throws {
    let found = try bars("switch self { case .change: isLate\ndefault: true }")
    #expect(found.contains("\"Make\""))
  }
}
