import AppReading
import SampleApps
import Testing

/// Buttons that a function makes of the values of a list which a model works out.
@Suite struct LoopsByFunctionTests {
  private func items(_ list: String) throws -> [String] {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Sign: Identifiable {
        case menu, stop, word(String)
        var id: Int { 1 }
      }
      class Model: ObservableObject {
        @Published var isChoosing = false
        \(list)
      }
      struct Bar<Start: View>: ViewModifier {
        let start: Start?
        func body(content: Content) -> some View {
          content.toolbar { ToolbarItem(placement: .topBarLeading) { start } }
        }
      }
      extension View {
        func bar<Start: View>(start: Start?) -> some View { modifier(Bar(start: start)) }
      }
      struct Nest: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack { List {}.navigationTitle("Nest").bar(start: signs(model.signs)) }
        }
        @ViewBuilder func signs(_ list: [Sign]) -> some View {
          ForEach(list, content: button)
        }
        @ViewBuilder private func button(_ sign: Sign) -> some View {
          switch sign {
          case .menu: Button {} label: { Image(systemName: "list.bullet") }
          case .stop: Button("Stop") {}
          case let .word(word): Button(word) {}
          }
        }
      }
      """
    ])
    return try #require(try app.screen("Nest")).items.map(\.summary)
  }

  @Test(arguments: [
    "let signs: [Sign] = [.menu]", "var signs: [Sign] { [.menu] }",
    "var signs: [Sign] { isChoosing ? [.stop] : [.menu] }",
    "var signs: [Sign] { if isChoosing { return [.stop] } else { return [.menu] } }",
    "lazy var signs: [Sign] = [.menu]",
  ])
  func `what shows at first is there`(_ list: String) throws {
    #expect(try items(list) == ["topBarLeading symbol list.bullet"])
  }

  @Test func `what a case carries is known`() throws {
    #expect(try items("var signs: [Sign] { [.word(\"Go\")] }") == ["topBarLeading \"Go\""])
  }
}
