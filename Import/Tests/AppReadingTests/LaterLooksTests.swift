import AppReading
import SampleApps
import Testing

/// What views say about all bars that are only made once somebody opens them.
@Suite struct LaterLooksTests {
  private let sign = """
    import SwiftUI
    struct SignView: View {
      init() { UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white] }
      var body: some View { Text("").navigationTitle("Sign") }
    }
    struct SignView_Previews: PreviewProvider {
      static var previews: some View { SignView() }
    }

    """

  private func title(_ code: String) throws -> String? {
    try SampleApp(["A.swift": sign + code]).read().looks.bar.title?.value
  }

  @Test func `a view in what a controller presents says nothing of the bars before it`() throws {
    let code = """
      final class SignController: UIViewController {
        override func viewDidLoad() { host() }
        private func host() { addChild(UIHostingController(rootView: SignView().bold())) }
      }
      final class SettingsController: UIViewController {
        func open() {
          let next = SignController()
          present(next, animated: true)
        }
      }
      """
    #expect(try title(code) == nil)
    let used = code.replacing("present(next, animated: true)", with: "use(next)")
    #expect(try title(used) == "white")
  }

  @Test(arguments: [
    (".sheet(isPresented: $isOpen) { SignView() }", true),
    (".navigationDestination(for: Way.self) { _ in VStack { SignView() } }", true),
    (".overlay { SignView() }", false),
  ])
  func `a view that a modifier opens says nothing of the bars before it`(
    modifier: String, isLater: Bool
  ) throws {
    let code = """
      struct HomeView: View {
        @State var isOpen = false
        var body: some View { NavigationStack { List {}\(modifier).navigationTitle("Home") } }
      }
      """
    #expect(try title(code) == (isLater ? nil : "white"))
  }

  @Test func `a view that the app comes with speaks of all bars`() throws {
    #expect(
      try title(
        """
        @main struct Sample: App { var body: some Scene { WindowGroup { SignView() } } }
        """) == "white")
  }
}
