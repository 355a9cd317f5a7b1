import AppReading
import SampleApps
import Testing

/// Buttons of the cases of a value that says a screen's title in each of them.
@Suite struct CasesOfTitlesTests {
  private func bars(_ rest: String) throws -> [String: [String]] {
    let screens = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Kind {
        case nest, ring, path, leaf
        var name: String {
          switch self {
          case .nest: "Nest"
          case .ring: "Ring"
          case .path: "Path"
          case .leaf: "Leaf"
          }
        }
      }
      struct RingView: View {
        var body: some View { List {}.toolbar { Button("Keep") {} } }
      }
      struct PathView: View {
        var body: some View { List {}.toolbar { Button("Walk") {} } }
      }
      struct LeafView: View {
        var body: some View { List {}\(rest) }
      }
      struct Inside: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .ring: RingView()
          case .path: PathView()
          default: LeafView()
          }
        }
      }
      struct Shown: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack {
            Inside(kind: model.kind).navigationTitle(model.kind.name)
              .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") {} } }
          }
        }
      }
      class Model: ObservableObject { @Published var kind: Kind = .nest }
      """
    ]).read().screens.filter { $0.name == "Shown" }
    var found: [String: [String]] = [:]
    for screen in screens {
      found[screen.title?.value.summary ?? ""] = screen.items.map(\.summary)
    }
    return found
  }

  @Test func `what one case shows is not there in another`() throws {
    let close = "topBarLeading \"Close\""
    #expect(
      try bars("") == [
        "\"Nest\"": [close], "\"Ring\"": [close, "automatic \"Keep\""],
        "\"Path\"": [close, "automatic \"Walk\""], "\"Leaf\"": [close],
      ])
  }

  @Test func `what all other cases show is there in them`() throws {
    let close = "topBarLeading \"Close\""
    let found = try bars(".toolbar { Button(\"Fall\") {} }")
    #expect(found["\"Nest\""] == [close, "automatic \"Fall\""])
    #expect(found["\"Ring\""] == [close, "automatic \"Keep\""])
    #expect(found["\"Leaf\""] == [close, "automatic \"Fall\""])
  }
}
