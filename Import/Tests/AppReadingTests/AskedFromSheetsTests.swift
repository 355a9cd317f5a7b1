import AppReading
import SampleApps
import Testing

/// Pushes that what stands over a stack asks for.
@Suite struct AskedFromSheetsTests {
  private static let app = """
    import SwiftUI
    enum Route: Hashable { case chat(Int), profile }
    class Router: ObservableObject {
      @Published var path: [Route] = []
      func open(_ route: Route) { path.append(route) }
    }
    struct Home: View {
      @StateObject private var router = Router()
      @State private var isWriting = false
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("New") { isWriting = true }
            .navigationTitle("Chats")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .chat(let number): Chat(number: number)
              case .profile: Profile()
              }
            }
            .sheet(isPresented: $isWriting) { Writer() }
        }
        .environmentObject(router)
      }
    }
    struct Writer: View {
      @EnvironmentObject private var router: Router
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          Button("Start") { dismiss(); router.open(.chat(1)) }.navigationTitle("New Chat")
        }
      }
    }
    struct Chat: View {
      @EnvironmentObject private var router: Router
      let number: Int
      var body: some View {
        Button("Profile") { router.open(.profile) }.navigationTitle("Chat")
      }
    }
    struct Profile: View { var body: some View { List {}.navigationTitle("Profile") } }
    """

  private func parents(_ code: String) throws -> [String: String?] {
    let found = try SampleApp(["A.swift": code]).read().screens
    return Dictionary(found.map { ($0.name, $0.parent) }) { first, _ in first }
  }

  @Test func `what a sheet asks for comes on the stack that shows it`() throws {
    let parents = try parents(Self.app)
    #expect(parents["Chat"] == "Home")
    #expect(parents["Profile"] == "Chat")
  }

  @Test func `what a sheet asks for on its own stack comes there`() throws {
    let parents = try parents(
      Self.app.replacing(
        ".navigationTitle(\"New Chat\")",
        with: """
          .navigationTitle("New Chat")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .chat(let number): Chat(number: number)
            case .profile: Profile()
            }
          }
          """))
    #expect(parents["Chat"] == "Writer")
  }
}
