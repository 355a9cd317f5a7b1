import AppReading
import SampleApps
import Testing

/// Views that only a property makes whose name nothing has have no screens.
@Suite struct UnreadViewsTests {
  private func names(_ owner: String, _ more: String = "", _ use: String = "") throws -> Set<String>
  {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
      struct GateView: View {
        var body: some View { NavigationStack { List { \(use) }.navigationTitle("Gate") } }
      }
      struct CageView: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Cage") } }
      }
      """,
      "B.swift": "import SwiftUI\n\(owner) { var cagePage: some View { CageView() } }\n\(more)",
    ]).read()
    return Set(read.screens.map(\.name))
  }

  @Test(arguments: ["enum Animal", "struct Keeper: Hashable", "extension View"])
  func `what a property makes that nothing reads has no screen`(owner: String) throws {
    #expect(try names(owner) == ["GateView"])
  }

  @Test func `what something may read has one`() throws {
    let path = "func open(_ path: KeyPath<Animal, Any>) {}\nlet path = \\Animal.cagePage"
    #expect(try names("enum Animal", path).contains("CageView"))
    #expect(try names("enum Animal", "", "Animal.bear.cagePage").contains("CageView"))
    // A library may ask for it.
    #expect(try names("struct Keeper: PagedRoute").contains("CageView"))
    let own = "protocol OwnRoute: PagedRoute {}"
    #expect(try names("struct Keeper: OwnRoute", own).contains("CageView"))
    let asked = "protocol OwnRoute { associatedtype Page\n var cagePage: Page { get } }"
    #expect(try names("struct Keeper: OwnRoute", asked).contains("CageView"))
  }

  @Test func `many types that inherit from each other take no time`() throws {
    let chain = (0..<2000).map { "protocol P\($0): P\($0 + 1) {}" }.joined(separator: "\n")
    #expect(try names("struct Keeper: P0", chain + "\nprotocol P2000 {}") == ["GateView"])
  }
}
