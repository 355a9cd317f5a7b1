import AppReading
import SampleApps
import Testing

/// Titles that others hand to a screen which they know by a protocol alone.
@Suite struct HandedThroughProtocolsTests {
  private func title(_ setter: String, _ more: String, drawn: Bool = false) throws -> String? {
    var files = [
      "A.swift": """
      import UIKit
      protocol BoardScene: AnyObject { func show(title: String) }
      final class BoardController: UIViewController, BoardScene {
        func show(title: String) { \(setter) }
      }
      \(more)
      """
    ]
    if drawn {
      files["Board.storyboard"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="BoardController">
          <navigationItem key="navigationItem" title="Title" id="n1"/>
          </viewController></objects></scene></scenes></document>
        """
    }
    return try SampleApp(files).screen("BoardController")?.title?.value.summary
  }

  private static let keeper = """
    final class Presenter {
      weak var scene: BoardScene?
      func start() { scene?.show(title: "Board") }
    }
    """

  @Test(arguments: [
    "self.title = title", "super.title = title", "navigationItem.title = title",
    "super.navigationItem.title = title",
  ])
  func `however the screen sets what it is handed`(setter: String) throws {
    #expect(try title(setter, Self.keeper) == "\"Board\"")
    #expect(try title(setter, Self.keeper, drawn: true) == "\"Board\"")
  }

  @Test(arguments: [
    """
    final class Presenter {
      private let scene: BoardScene
      init(scene: BoardScene) {
        self.scene = scene
        scene.show(title: "Board")
      }
    }
    """,
    """
    protocol Scenes { func makeBoard() -> UIViewController & BoardScene }
    struct Factory {
      let scenes: Scenes
      func make() -> UIViewController {
        let scene = scenes.makeBoard()
        scene.show(title: "Board")
        return scene
      }
    }
    """,
    """
    struct Factory {
      func make(_ scene: UIViewController & BoardScene) { scene.show(title: "Board") }
    }
    """,
  ])
  func `whoever hands it over`(code: String) throws {
    #expect(try title("super.title = title", code) == "\"Board\"")
  }

  @Test func `of two classes behind a protocol nobody knows which one is meant`() throws {
    let other = """
      final class OtherController: UIViewController, BoardScene {
        func show(title: String) { self.title = title }
      }
      """
    #expect(try title("super.title = title", Self.keeper + other) == "unknown title")
  }
}
