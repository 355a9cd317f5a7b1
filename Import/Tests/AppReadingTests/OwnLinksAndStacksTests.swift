import AppReading
import SampleApps
import Testing

/// Views of the app's own that stand for SwiftUI's links and stacks.
@Suite struct OwnLinksAndStacksTests {
  private static let link = """
    import SwiftUI
    struct LateLink<Destination: View, Label: View>: View {
      private let destination: () -> Destination
      private let label: () -> Label
      init(destination: @autoclosure @escaping () -> Destination, label: @escaping () -> Label) {
        self.destination = destination
        self.label = label
      }
      var body: some View { NavigationLink(destination: Late(destination), label: label) }
    }
    struct Late<Content: View>: View {
      let build: () -> Content
      init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
      var body: Content { build() }
    }
    struct Home: View {
      var body: some View {
        NavigationStack {
          List {
            LateLink(destination: Chooser(title: "Country")) { Text("Country") }
            LateLink(destination: Chooser(title: "State")) { Text("State") }
          }
          .navigationTitle("Home")
        }
      }
    }
    struct Chooser: View {
      let title: String
      var body: some View { List {}.navigationTitle(title) }
    }
    """

  @Test func `a link of the app's own leads to what it is handed`() throws {
    let screens = try SampleApp(["A.swift": Self.link]).read().screens
    let pickers = screens.filter { $0.name == "Chooser" }
    #expect(pickers.map(\.title?.value) == [.verbatim("Country"), .verbatim("State")])
    #expect(pickers.allSatisfy { $0.parent == "Home" })
  }

  @Test func `a view that puts what it is handed on a navigation controller is a stack`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct OldStack<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { Inner(content: content).ignoresSafeArea() }
        private struct Inner<Content: View>: UIViewControllerRepresentable {
          var content: Content
          func makeUIViewController(context: Context) -> UINavigationController {
            UINavigationController(rootViewController: UIHostingController(rootView: content))
          }
          func updateUIViewController(_ c: UINavigationController, context: Context) {}
        }
      }
      struct Wallet: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            switch model.step {
            case .open:
              OldStack {
                Unlock().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") {} } }
              }
            case .start:
              OldStack {
                Setup().toolbar { ToolbarItem(placement: .destructiveAction) { Button("Cancel") {} } }
              }
            }
          }
        }
      }
      struct Unlock: View { var body: some View { Text("U").navigationTitle("Unlock") } }
      struct Setup: View { var body: some View { Text("S") } }
      """
    ])
    let screens = try app.read().screens
    let words = screens.map { "\($0.name) \($0.items.count) \($0.variant ?? "")" }
    #expect(words == ["Unlock 1 ", "Wallet-stack 1 "])
  }
}
