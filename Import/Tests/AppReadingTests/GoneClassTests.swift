import AppReading
import SampleApps
import Testing

/// Drawn screens whose classes the code has no longer.
@Suite struct GoneClassTests {
  private static func controller(_ id: String, class type: String, _ more: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects>
      <viewController id="\(id)" title="\(type)" customClass="\(type)" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="\(type)" id="n\(id)"/>
        <connections>\(more)</connections>
      </viewController>
    </objects></scene>
    """
  }

  private static let drawn = Storyboard.document(
    controller(
      "one", class: "OneController", "<segue destination=\"led\" kind=\"show\" id=\"g\"/>"),
    controller("gone", class: "GoneController"), controller("led", class: "LedController"))

  @Test func `a drawn screen whose class is gone and to which nothing leads is none`() throws {
    let app = try SampleApp([
      "Main.storyboard": Self.drawn, "A.swift": "class OneController: UIViewController {}",
    ])
    #expect(try app.read().screens.map(\.name).sorted() == ["LedController", "OneController"])
  }

  @Test func `what only drawn screens of gone classes lead to is gone with them`() throws {
    let drawn = Storyboard.document(
      Self.controller("one", class: "OneController"),
      Self.controller(
        "gone", class: "GoneController", "<segue destination=\"far\" kind=\"show\" id=\"g\"/>"),
      Self.controller(
        "far", class: "FarController", "<segue destination=\"gone\" kind=\"show\" id=\"h\"/>"))
    let app = try SampleApp([
      "Main.storyboard": drawn, "A.swift": "class OneController: UIViewController {}",
    ])
    #expect(try app.read().screens.map(\.name) == ["OneController"])
  }

  @Test func `where an app's code was read its drawn classes may all be gone`() throws {
    let app = try SampleApp([
      "Main.storyboard": Self.drawn,
      "A.swift": "@main struct Own: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
    ])
    #expect(try app.read().screens.isEmpty)
  }

  @Test func `where no class of the drawing was read none is gone`() throws {
    let app = try SampleApp(["Main.storyboard": Self.drawn])
    #expect(try app.read().screens.count == 3)
  }

  @Test func `a drawn screen whose class another app of the project has is none`() throws {
    let drawn = Storyboard.document(
      Storyboard.controller("one", class: "OneController", title: "One"),
      Storyboard.controller("try", class: "TryController", title: "Try"))
    func app(_ folder: String) throws -> SampleApp {
      try SampleApp([
        "App/Main.storyboard": drawn,
        "App/A.swift": """
        import UIKit
        @UIApplicationMain class Start: UIResponder, UIApplicationDelegate {}
        class OneController: UIViewController {}
        """,
        "\(folder)/Start.swift": """
        import UIKit
        @UIApplicationMain class TryStart: UIResponder, UIApplicationDelegate {}
        """,
        "\(folder)/TryController.swift": "import UIKit\nclass TryController: UIViewController {}",
      ])
    }
    #expect(try app("Demo").read().screens.map(\.name) == ["OneController"])
    let names = try app("Tools").read().screens.map(\.name).sorted()
    #expect(names == ["OneController", "TryController"])
  }
}
