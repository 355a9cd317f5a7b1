import AppReading
import SampleApps
import Testing

/// One condition that a screen asks for in several words is one state.
@Suite struct ConditionsInOtherWordsTests {
  static func app(_ first: String, _ second: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct Pad: App { var body: some Scene { WindowGroup { Notes() } } }
    struct Notes: View {
      @State private var isOpen = false
      @State private var isLarge = true
      @State private var note: String?
      @State private var list: [String] = []
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            if \(first) { List {}.searchable(text: $text) }
            Button("") { isOpen = true; isLarge = false; note = ""; list = [""] }
          }
          .navigationTitle("Notes")
          .toolbar { if \(second) { Button("Add") {} } }
        }
      }
    }
    """
  }

  @Test(arguments: [
    ("isOpen", "self.isOpen"), ("self.isOpen", "isOpen"), ("isOpen", "isOpen == true"),
    ("!isLarge", "isLarge == false"), ("!isLarge", "self.isLarge != true"),
    ("note != nil", "let note"), ("note != nil", "self.note != nil"),
    ("let note", "let known = note"), ("!list.isEmpty", "list.count > 0"),
    ("list.count != 0", "!self.list.isEmpty"), ("(isOpen)", "isOpen"),
  ])
  func `what stands behind it is there together`(first: String, second: String) throws {
    let screens = try SampleApp(["Pad.swift": Self.app(first, second)]).read().screens
    let states = screens.filter { $0.variant != nil }
    #expect(states.count == 1)
    #expect(states.first?.search != nil)
    #expect(states.first?.items.map(\.summary) == ["automatic \"Add\""])
  }

  @Test(arguments: [("isOpen", "!isLarge"), ("isOpen", "note != nil"), ("isOpen", "isOpener")])
  func `two conditions are two states`(first: String, second: String) throws {
    let screens = try SampleApp(["Pad.swift": Self.app(first, second)]).read().screens
    #expect(screens.filter { $0.variant != nil }.count == 2)
  }
}
