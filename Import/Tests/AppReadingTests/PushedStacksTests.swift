import AppReading
import SampleApps
import Testing

/// Views with a stack of their own that something pushes all the same.
@Suite struct PushedStacksTests {
  static let app = """
    import SwiftUI
    @main struct Zoo: App { var body: some Scene { WindowGroup { Cages() } } }
    struct Cages: View {
      @State private var visits = false
      @State private var buys = false
      var body: some View {
        NavigationStack {
          List {
            NavigationLink { Keeper() } label: { Text("Keeper") }
            Button("Visit") { visits = true }
            Button("Buy") { buys = true }
          }
          .navigationTitle("Cages")
          .navigationDestination(isPresented: $visits) { Visitor(name: "Ann") }
        }
        .sheet(isPresented: $buys) { Ticket() }
      }
    }
    struct Keeper: View {
      var body: some View {
        NavigationStack {
          Text("").navigationTitle("Keeper").toolbar { Button("Call") {} }
        }
      }
    }
    struct Visitor: View {
      let name: String
      var body: some View {
        NavigationStack {
          Text(name).navigationTitle("Visitor").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    struct Ticket: View {
      var body: some View { NavigationStack { Text("").navigationTitle("Ticket") } }
    }
    """

  @Test(arguments: ["Keeper", "Visitor"])
  func `a view with a stack of its own is pushed where a link leads to it`(name: String) throws {
    let screen = try #require(try SampleApp(["Zoo.swift": Self.app]).screen(name))
    #expect(screen.parent == "Cages")
    #expect(screen.isPushed)
    #expect(screen.title?.value.summary == "\"\(name)\"")
  }

  @Test func `its title is as large as that of the first screen of its own stack`() throws {
    let app = try SampleApp(["Zoo.swift": Self.app])
    #expect(try app.screen("Keeper")?.titleMode?.value == .large)
    #expect(try app.screen("Visitor")?.titleMode?.value == .inline)
  }

  @Test func `one in a sheet is first on its stack`() throws {
    let screen = try #require(try SampleApp(["Zoo.swift": Self.app]).screen("Ticket"))
    #expect(!screen.isPushed)
    #expect(screen.titleMode == nil)
    #expect(screen.isSheet)
  }

  @Test func `one that is a tab as well is first on its stack`() throws {
    let app = try SampleApp([
      "Zoo.swift": """
      import SwiftUI
      @main struct Zoo: App {
        var body: some Scene {
          WindowGroup { TabView { Cages().tabItem { Text("") }; Keeper().tabItem { Text("") } } }
        }
      }
      struct Cages: View {
        var body: some View {
          NavigationStack {
            NavigationLink { Keeper() } label: { Text("") }.navigationTitle("Cages")
          }
        }
      }
      struct Keeper: View {
        var body: some View { NavigationStack { Text("").navigationTitle("Keeper") } }
      }
      """
    ])
    #expect(try app.screen("Keeper")?.parent == nil)
  }
}
