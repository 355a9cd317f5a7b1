import AppReading
import SampleApps
import Testing

/// Modifiers of an app's own of the same name, told apart by the closures that a call hands over.
@Suite struct OverloadedModifiersTests {
  private static let finder = """
    struct Finder<Row: View>: ViewModifier {
      let row: (String) -> Row
      @State private var words = ""
      func body(content: Content) -> some View {
        content.searchable(text: $words, prompt: "Find")
      }
    }
    extension View {
      func finder() -> some View { finder() { Text($0) } }
      func finder<Row: View>(_ row: @escaping (String) -> Row) -> some View {
        modifier(Finder(row: row))
      }
      func bare(done: (() -> Void)? = nil) -> some View { self }
      func bare(_ action: Action) -> some View { navigationTitle("Bare") }
    }
    typealias Action = () -> Void
    """

  private func screen(_ modifiers: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Notes")\(modifiers) } }
      }
      \(Self.finder)
      """
    ]).screen("Notes")
  }

  @Test(arguments: [".finder()", ".finder { Text($0) }", ".finder() { word in Text(word) }"])
  func `a call with a closure means the function that takes one`(call: String) throws {
    #expect(try screen(call)?.search?.value.placeholder == .verbatim("Find"))
  }

  @Test func `a closure that may be left out is no reason to take another function`() throws {
    let notes = try screen(".bare { }")
    #expect(notes?.title?.value == .verbatim("Notes"))
    #expect(notes?.search == nil)
  }
}
