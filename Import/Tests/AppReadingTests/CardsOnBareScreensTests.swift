import AppReading
import SampleApps
import Testing

/// First screens of stacks that say nothing of their bar and show what they hand to views of the app's own.
@Suite struct CardsOnBareScreensTests {
  private func screens(_ content: String, _ rest: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View { var body: some View { NavigationStack { Board() } } }
      struct Board: View {
        let model = Model()
        var body: some View { List { \(content) } }
      }
      \(rest)
      """
    ]).read().screens.map { screen in
      ([screen.isBare ? "\(screen.name), bare" : screen.name] + screen.items.map(\.summary))
        .joined(separator: ", ")
    }
  }

  private static let card = """
    struct Card<Content: View>: View {
      let content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
      var body: some View { VStack { content() } }
    }
    """

  @Test(arguments: [
    card,
    """
    struct Card<Content>: View where Content: View {
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { self.content().padding() } }
    }
    """,
    """
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content.padding() } }
    }
    """,
    """
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { Frame(content: content) }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { HStack { content() } }
    }
    """,
  ])
  func `a card that shows what it is handed says nothing of the bar`(card: String) throws {
    #expect(try screens("Card { Text(\"a\") }", card) == ["Board, bare"])
  }

  @Test(arguments: [
    ("Row(icon: Image(\"a\"))", "let icon: Image", "icon.resizable()"),
    ("Row(icon: AnyView(Text(\"a\")))", "let icon: AnyView", "icon"),
    ("Row(icon: { AnyView(Text(\"a\")) })", "var icon: (() -> AnyView)?", "if let icon { icon() }"),
    ("Row()", "var icon: (() -> AnyView)?", "if let icon { icon() }"),
  ])
  func `nor does a row with a picture or a view of any kind`(
    call: String, property: String, shown: String
  ) throws {
    let row = "struct Row: View { \(property)\nvar body: some View { HStack { \(shown) } } }"
    #expect(try screens(call, row) == ["Board, bare"])
  }

  @Test(arguments: [
    "AsyncImage(url: nil) { image in image.resizable() } placeholder: { Color.gray }",
    "AsyncImage(url: nil) { part in if let image = part.image { image.resizable() } }",
    """
    AsyncImage(url: nil) { part in
      switch part {
      case .success(let image): image.resizable()
      default: ProgressView()
      }
    }
    """,
  ])
  func `nor does what the system hands a closure`(content: String) throws {
    #expect(try screens(content, "") == ["Board, bare"])
  }

  @Test func `what is put into the bar in a card stands there`() throws {
    let content = "Card { Text(\"a\").toolbar { Button(\"Add\") {} } }"
    #expect(try screens(content, Self.card) == ["Board, automatic \"Add\""])
  }

  @Test(arguments: [
    ("Row(icon: model.icon())", "let icon: AnyView", "icon"),
    ("Row(make: { AnyView(Text(\"a\")) })", "let make: () -> AnyView", "other()"),
    ("Row(icon: AnyView(model.icon()))", "let icon: AnyView", "icon"),
  ])
  func `of what nobody knows nothing is said`(
    call: String, property: String, shown: String
  ) throws {
    let row = "struct Row: View { \(property)\nvar body: some View { HStack { \(shown) } } }"
    #expect(try screens(call, row).isEmpty)
  }

  @Test func `a stack around what a view is handed is whatever that is`() throws {
    let shell = """
      struct Shell: View {
        let content: () -> AnyView
        var body: some View { NavigationStack { content() } }
      }
      struct Other: View { var body: some View { Shell(content: { AnyView(Text("a")) }) } }
      """
    #expect(try screens("Text(\"a\")", shell) == ["Board, bare"])
  }
}
