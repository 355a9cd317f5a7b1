import AppReading
import SampleApps
import Testing

/// How large titles of views are that stand on UIKit's stacks, in apps that have stacks of SwiftUI's too.
@Suite struct ViewsOnUIKitStacksTests {
  private static let views = """
    import SwiftUI
    struct Options: View {
      var body: some View {
        List { NavigationLink("More") { More() } }.navigationTitle("Options")
      }
    }
    struct More: View {
      var body: some View {
        List { NavigationLink("Deep") { Deep() } }.navigationTitle("More")
      }
    }
    struct Deep: View {
      var body: some View { List {}.navigationTitle("Deep") }
    }
    struct Tips: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("Tip") { Tip() } }.navigationTitle("Tips")
        }
      }
    }
    struct Tip: View {
      var body: some View { List {}.navigationTitle("Tip") }
    }
    struct Lone: View {
      var body: some View { List {}.navigationTitle("Lone") }
    }
    """

  private static func maker(_ asking: String) -> String {
    """
    import SwiftUI
    import UIKit
    class Main: UIViewController {
      override func viewDidLoad() { title = "Main" }
      func open() {
        \(asking)
        navigationController?.pushViewController(
          UIHostingController(rootView: Options()), animated: true)
      }
      func tips() { present(UIHostingController(rootView: Tips()), animated: true) }
    }
    """
  }

  @Test func `they are small where no stack of UIKit's asks for large ones`() throws {
    let app = try SampleApp(["A.swift": Self.views, "B.swift": Self.maker("")])
    #expect(try app.screen("Options")?.titleMode?.value == .inline)
    #expect(try app.screen("More")?.titleMode?.value == .inline)
    #expect(try app.screen("Deep")?.titleMode?.value == .inline)
    #expect(try app.screen("Tips")?.titleMode == nil)
    #expect(try app.screen("Tip")?.titleMode == nil)
    #expect(try app.screen("Lone")?.titleMode == nil)
  }

  @Test func `they are left as they are where one does`() throws {
    let app = try SampleApp([
      "A.swift": Self.views,
      "B.swift": Self.maker("navigationController?.navigationBar.prefersLargeTitles = true"),
    ])
    #expect(try app.screen("Options")?.titleMode == nil)
    #expect(try app.screen("More")?.titleMode == nil)
  }

  @Test func `a view that a hosting controller gets later leads to them as well`() throws {
    let app = try SampleApp([
      "A.swift": Self.views,
      "B.swift": """
      import SwiftUI
      import UIKit
      class Host: UIHostingController<AnyView> {
        init() {
          super.init(rootView: AnyView(EmptyView()))
          self.rootView = AnyView(Options())
        }
        required init?(coder: NSCoder) { fatalError("no") }
      }
      """,
    ])
    #expect(try app.screen("More")?.titleMode?.value == .inline)
    #expect(try app.screen("Deep")?.titleMode?.value == .inline)
    #expect(try app.screen("Tip")?.titleMode == nil)
  }
}
