import AppReading
import SampleApps
import Testing

/// Bars that are hidden on some of the ways that a screen may look.
@Suite struct HiddenOnSomeWaysTests {
  private func screens(_ source: String) throws -> [Screen] {
    try SampleApp(["A.swift": "import SwiftUI\n" + source]).read().screens
  }

  @Test func `a bar that one case hides is there on the others, with its buttons`() throws {
    let found = try screens(
      """
      struct Form: View {
        enum Place { case sheet, embedded }
        let place: Place
        var body: some View {
          switch place {
          case .sheet:
            List {}.navigationTitle("Form").navigationBarHidden(true)
          case .embedded:
            List {}.navigationTitle("Form")
              .navigationBarItems(leading: Button("Cancel") {}, trailing: Button("Done") {})
          }
        }
      }
      """)
    let first = try #require(found.first)
    #expect(first.variant == nil)
    #expect(first.isBarHidden?.value != true)
    #expect(first.items.count == 2)
    #expect(found.count == 2)
    #expect(found.last?.variant == "case .sheet")
    #expect(found.last?.isBarHidden?.value == true)
    #expect(found.last?.items.isEmpty == true)
  }

  @Test func `of two titles the one whose bar is seen is the screen's`() throws {
    let found = try screens(
      """
      struct Form: View {
        enum Place { case sheet, embedded }
        let place: Place
        var body: some View {
          switch place {
          case .sheet: List {}.navigationTitle("Short").navigationBarHidden(true)
          case .embedded: List {}.navigationTitle("Long")
          }
        }
      }
      """)
    #expect(found.map(\.title?.value) == [.verbatim("Long"), .verbatim("Short")])
    #expect(found.map { $0.isBarHidden?.value == true } == [false, true])
  }

  @Test(arguments: [
    (".toolbar(isFull ? .hidden : .visible, for: .navigationBar)", "isFull"),
    (".navigationBarHidden(isFull)", "isFull"),
    (".navigationBarHidden(!isFull)", "!isFull"),
    (".toolbar(seen, for: .navigationBar)", "isFull"),
    (".navigationBarHidden(place.isFull ? true : false)", "place.isFull"),
  ])
  func `a bar hidden under a condition is a state`(_ modifier: String, _ condition: String) throws {
    let found = try screens(
      """
      struct Player: View {
        let isFull: Bool
        let place: Place
        var seen: Visibility { isFull ? .hidden : .visible }
        var body: some View { List {}.navigationTitle("Player")\(modifier) }
      }
      """)
    #expect(found.map(\.variant) == [nil, condition])
    #expect(found.map { $0.isBarHidden?.value == true } == [false, true])
  }

  @Test func `a bar that the view's state hides at first is hidden`() throws {
    let found = try screens(
      """
      struct Player: View {
        @State private var isFull = true
        var body: some View { List {}.navigationTitle("Player").navigationBarHidden(isFull) }
      }
      """)
    #expect(found.first?.isBarHidden?.value == true)
  }

  @Test func `a bar of tabs that is hidden says nothing of the navigation bar`() throws {
    let found = try screens(
      """
      struct Player: View {
        let isFull: Bool
        var body: some View {
          List {}.navigationTitle("Player").toolbar(isFull ? .hidden : .visible, for: .tabBar)
        }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.isBarHidden == nil)
  }

  @Test func `a view is over a screen as the call makes it that shows it there`() throws {
    let found = try screens(
      """
      struct Scan: View {
        enum Place { case sheet, embedded }
        let place: Place
        var body: some View {
          switch place {
          case .sheet: Text("Scan")
          case .embedded: Text("Scan").navigationTitle("Scanner")
          }
        }
      }
      struct Bare: View {
        var body: some View { Group { if Session.isOn { Scan(place: .embedded) } } }
      }
      struct Main: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("More") { Bare() }
              .navigationTitle("Main")
              .sheet(isPresented: $isShown) { Scan(place: .sheet) }
          }
        }
      }
      """)
    let scan = try #require(found.first { $0.title?.value == .verbatim("Scanner") })
    #expect(!scan.isSheet)
  }

  @Test func `what is pushed without words in its title has a bar`() throws {
    let found = try screens(
      """
      struct Detail: View { var body: some View { List {}.navigationTitle("") } }
      struct Other: View { var body: some View { List {}.navigationTitle("") } }
      struct Main: View {
        var body: some View {
          NavigationStack { NavigationLink("More") { Detail() }.navigationTitle("Main") }
        }
      }
      """)
    #expect(found.map(\.name).sorted() == ["Detail", "Main"])
  }

  @Test(arguments: ["[.wide]", ".wide", "[]"])
  func `an option that a frame is not given hides no bar`(_ options: String) throws {
    let found = try screens(
      """
      struct Options: OptionSet {
        let rawValue: Int
        static let bare = Options(rawValue: 1)
        static let wide = Options(rawValue: 2)
      }
      struct Stack<Content: View>: View {
        let options: Options
        let content: () -> Content
        init(options: Options, @ViewBuilder content: @escaping () -> Content) {
          self.options = options
          self.content = content
        }
        var body: some View {
          NavigationStack {
            content()
              .toolbar(options.contains(.bare) ? .hidden : .visible, for: .navigationBar)
          }
        }
      }
      struct Main: View {
        var body: some View {
          Stack(options: \(options)) {
            List {}.navigationTitle("Main").toolbar { Button("Add") {} }
          }
        }
      }
      """)
    #expect(found.count == 1)
    #expect(found.first?.isBarHidden?.value != true)
  }

  @Test(arguments: ["list", "List {}.navigationBarHidden(true).toolbar { Button(\"Add\") {} }"])
  func `a bar that both ways hide is hidden`(other: String) throws {
    let found = try screens(
      """
      struct Form: View {
        let isPushed: Bool
        var body: some View {
          let list = inner
          if isPushed { list } else { NavigationStack { \(other) } }
        }
        private var inner: some View {
          List {}.toolbar(.hidden, for: .navigationBar).toolbar { Button("Add") {} }
        }
      }
      """)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.isBarHidden?.value == true })
  }

  @Test(arguments: [
    "else if isWide { List {}.toolbar { Button(\"Add\") {} } } else { list }",
    "else { if isWide { list } else { List {}.toolbar { Button(\"Add\") {} } } }",
  ])
  func `a bar that one more way shows is there`(others: String) throws {
    let found = try screens(
      """
      struct Form: View {
        let isPushed: Bool
        let isWide: Bool
        var body: some View {
          NavigationStack { if isPushed { list } \(others) }
        }
        private var list: some View { List {}.toolbar(.hidden, for: .navigationBar) }
      }
      """)
    #expect(found.contains { $0.isBarHidden?.value != true })
  }
}
