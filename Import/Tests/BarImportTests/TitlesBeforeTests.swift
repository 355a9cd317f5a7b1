import AppReading
import BarImport
import SampleApps
import Testing

/// What a screen reads whose title stands on another way than the link that leads on.
@Suite struct TitlesBeforeTests {
  private func text(of name: String, _ code: String) throws -> String {
    let read = try SampleApp(["A.swift": "import SwiftUI\n" + code]).read()
    let writer = SceneWriter(read.screens, WordWriter(read.words, SceneSettings()), read.looks)
    return writer.text(of: try #require(read.screens.first { $0.name == name }))
  }

  private static func main(_ content: String) -> String {
    """
    enum Phase { case new, known }
    class Model: ObservableObject { @Published var phase: Phase = .new }
    struct Main: View {
      @EnvironmentObject var model: Model
      var body: some View {
        NavigationStack {
          Group {
            switch model.phase {
            case .new: Text("").navigationTitle("Welcome")
            case .known: \(content)
            }
          }
        }
      }
    }
    struct Chat: View { var body: some View { List {}.navigationTitle("Chat") } }
    """
  }

  @Test(arguments: [
    ("NavigationLink(\"Chat\") { Chat() }.toolbar { Button(\"Profile\") {} }", ""),
    ("NavigationLink(\"Chat\") { Chat() }.navigationTitle(\"Chats\")", "Chats"),
  ])
  func `what one way leads to comes after that way's title`(link: String, before: String) throws {
    let text = try text(of: "Chat", Self.main(link))
    #expect(text.contains("path: [{Screen: \"Chat\"}]"))
    #expect(!text.contains("Welcome"))
    #expect(text.contains("root:\n    navigationTitle: \"\(before)\"") == !before.isEmpty)
  }
}
