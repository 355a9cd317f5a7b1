import AppReading
import SampleApps
import Testing

/// Apps that have very many of one thing: what is said of each is found without a look at all others.
@Suite struct ManyOfAKindTests {
  @Test func `a type that hundreds of folders have is that of the nearest`() throws {
    var files: [String: String] = [:]
    for number in 0..<300 {
      files["P/T\(number)/Detail.swift"] = """
        struct Detail: View { var body: some View { Text("a").navigationTitle("T\(number)") } }
        """
      files["P/T\(number)/Inner/Other\(number).swift"] = """
        struct Other\(number): View {
          var body: some View { NavigationLink("d") { Detail() }.navigationTitle("O\(number)") }
        }
        """
    }
    let app = try SampleApp(files)
    let screens = try app.read().screens.filter { $0.name == "Detail" }
    #expect(screens.count == 300)
    let parents = Dictionary(uniqueKeysWithValues: screens.map { ($0.title?.value, $0.parent) })
    #expect((0..<300).allSatisfy { parents[.verbatim("T\($0)")] == "Other\($0)" })
  }

  @Test func `each of thousands of cases of a route leads to a screen, the same one once`() throws {
    let cases = (0..<2_000).map { number in
      "case .c\(number): Text(\"a\").navigationTitle(\"T\(number % 1_500)\")\n"
    }
    let app = try SampleApp([
      "A.swift": """
      struct S: View { var body: some View {
      Text("a").navigationDestination(for: R.self) { r in switch r {
      \(cases.joined())
      } } } }
      """
    ])
    let titles = try app.read().screens.compactMap { $0.title?.value }
    #expect(titles.count == 1_500 && Set(titles).count == 1_500)
  }

  @Test func `a view that thousands of calls make in two ways has both`() throws {
    let calls = (0..<2_000).map { "NavigationLink(\"a\") { V(isNew: \($0 % 2 == 0)) }\n" }
    let app = try SampleApp([
      "A.swift": """
      struct Root: View { var body: some View {
      List { \(calls.joined()) }.navigationTitle("Home")
      } }
      struct V: View {
        let isNew: Bool
        var body: some View {
          Text("a").navigationTitle("V").toolbar { if isNew { Button("Add") { } } }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "V" }
    #expect(screens.map { $0.items.count }.sorted() == [0, 1])
  }

  @Test func `functions of C that are left open end with the file`() throws {
    let open = String(repeating: "NSString *f(\n", count: 20_000)
    let app = try SampleApp([
      "A.m": """
      @interface A : UIViewController
      @end
      NSString *heading(void) { return @"Head"; }
      @implementation A
      - (void)viewDidLoad { self.title = heading(); }
      @end
      \(open)
      """
    ])
    #expect(try app.screen("A")?.title?.value == .verbatim("Head"))
  }

  @Test func `a class that inherits from very many others is read`() throws {
    let protocols = (0..<20_000).map { ", P\($0)" }.joined()
    let app = try SampleApp([
      "A.swift": """
      class A: UIViewController\(protocols) { override func viewDidLoad() { title = "Home" } }
      """
    ])
    #expect(try app.screen("A")?.title?.value == .verbatim("Home"))
  }

  @Test func `of thousands of titles in a row some are states, which is said`() throws {
    let titles = (0..<3_000).map { "if kind == \($0) { title = \"T\($0)\" }\n" }.joined()
    let app = try SampleApp([
      "A.swift": """
      class A: UIViewController { var kind = 0; override func viewDidLoad() {
      \(titles)
      } }
      """
    ])
    let read = try app.read()
    #expect(read.screens.count == 16)
    #expect(read.notes.count == 1 && read.notes[0].text.hasPrefix("A has more variants than"))
  }
}
