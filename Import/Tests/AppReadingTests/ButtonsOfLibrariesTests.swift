import Foundation
import SampleApps
import Testing

@testable import AppReading

/// Buttons of libraries whose code is not there, which are made with what they show.
@Suite struct ButtonsOfLibrariesTests {
  private func items(_ content: String, words: String? = nil) throws -> [Item] {
    var files = [
      "A.swift": """
      import SwiftUI
      import Kit
      struct Notes: View {
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Notes")
              .toolbar { ToolbarItem(placement: .topBarTrailing) { \(content) } }
          }
        }
      }
      """
    ]
    files["en.lproj/Localizable.strings"] = words
    let screen = try SampleApp(files).screen("Notes")
    return try #require(screen).items
  }

  @Test func `a symbol's name is what the button shows`() throws {
    let found = try items(#"KitButton("person.badge.plus") { add() }"#)
    #expect(found.map(\.summary) == ["topBarTrailing symbol person.badge.plus"])
    #expect(found.first?.confidence == .guessed)
    let one = try items(#"KitButton("gear", action: open).tint(.red)"#)
    #expect(one.map(\.summary) == ["topBarTrailing symbol gear"])
  }

  @Test func `any other text is its words`() throws {
    let found = try items(#"KitButton("Save") { save() }"#)
    #expect(found.map(\.summary) == ["topBarTrailing \"Save\""])
    let key = try items(#"KitButton("shared.link") { }"#, words: #""shared.link" = "Link";"#)
    #expect(key.map(\.summary) == ["topBarTrailing key shared.link"])
  }

  @Test func `what is no button, or is not made with a text, is a view`() throws {
    for content in [
      #"KitBadge("plus") { add() }"#, #"KitButton("plus")"#, "KitButton(symbol) { add() }",
      #"KitButton(icon: "plus") { add() }"#,
    ] {
      let found = try items(content)
      #expect(found.count == 1)
      guard case .view? = found.first?.content else {
        Issue.record("\(content): \(found.map(\.summary))")
        continue
      }
    }
  }

  @Test func `a button of the app's own shows what its code says`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          NavigationStack {
            List {}
              .navigationTitle("Notes")
              .toolbar { OwnButton("plus") { } }
          }
        }
      }
      struct OwnButton: View {
        let name: String
        let action: () -> Void
        init(_ name: String, action: @escaping () -> Void) {
          self.name = name
          self.action = action
        }
        var body: some View { Button(action: action) { Text(name) } }
      }
      """
    ])
    #expect(try app.screen("Notes")?.items.map(\.summary) == ["automatic \"plus\""])
  }

  @Test func `all symbols that bars are drawn with have names of these words`() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "script/data/symbols.tsv")
    let table = try String(contentsOf: file, encoding: .utf8)
    let names = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
    #expect(names.count > 900)
    #expect(names.filter { !SymbolWords.make($0) } == [])
    for text in ["Save", "save", "common.next", "plus.", ".plus", "", "Plus.Circle"] {
      #expect(!SymbolWords.make(text))
    }
  }
}
