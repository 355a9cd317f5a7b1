import AppReading
import SampleApps
import Testing

/// Models of screens that have short names.
@Suite struct ModelsByTypeTests {
  private func screens(_ type: String) throws -> [Screen] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Phase { case calm, choosing }
      class \(type): ObservableObject {
        @Published var phase = Phase.calm
        var name: String {
          let many = "Chosen"
          return phase == .choosing ? many : "Nests"
        }
      }
      struct Nest: View {
        @StateObject var vm: \(type)
        var body: some View { NavigationStack { List {}.navigationTitle(vm.name) } }
      }
      """
    ]).read().screens.filter { $0.name == "Nest" }
  }

  @Test func `what a type is called says that its objects are models of screens`() throws {
    let found = try screens("NestViewModel")
    #expect(found.map { $0.title?.value.summary } == ["\"Nests\"", "\"Chosen\""])
  }

  @Test func `another thing has one of the words for the running app to know`() throws {
    #expect(try screens("Bird").first?.title?.value.isKnown == false)
  }
}
