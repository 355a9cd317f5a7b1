import AppReading
import SampleApps
import Testing

/// First screens of stacks whose bars have no words.
@Suite struct EmptyRootsTests {
  @Test func `a stack's first screen without words has a bar and pushes others`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Route: Hashable { case mail }
      struct Hub: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Hub")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .mail: MailView()
                }
              }
              .navigationBarTitleDisplayMode(.inline)
              .navigationTitle("")
          }
        }
      }
      struct MailView: View {
        var body: some View { Text("Mail").navigationTitle("Mail") }
      }
      struct Bare: View {
        var body: some View { Text("Bare").navigationTitle("") }
      }
      """
    ])
    let hub = try #require(try app.screen("Hub"))
    #expect(hub.title?.value == .verbatim("") && hub.titleMode?.value == .inline)
    #expect(try app.screen("MailView")?.parent == "Hub")
    #expect(try app.screen("Bare") == nil)
  }
}
