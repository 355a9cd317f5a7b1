import AppReading
import SampleApps
import Testing

/// Screens that a drawn segue pushes and code shows as well.
@Suite struct ShownBySeguesTooTests {
  private func screens(_ more: String, item: String = "") throws -> [Screen] {
    try SampleApp([
      "Main.storyboard": Storyboard.document(
        Storyboard.stack("n", root: "l"),
        Storyboard.controller(
          "l", class: "ListController", title: "List",
          segue: "destination=\"u\" kind=\"show\" identifier=\"user\""),
        """
        <scene sceneID="s"><objects>
          <viewController id="u" customClass="UserController">\(item)</viewController>
        </objects></scene>
        """),
      "A.swift": """
      import UIKit
      class UserController: UIViewController {
        override func viewDidLoad() { title = "User" }
      }
      class ListController: UIViewController {
        \(more)
        @objc func stop() {}
      }
      """,
    ]).read().screens.filter { $0.name == "UserController" }
  }

  private static let stop = """
    user.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(stop))
    """

  @Test(arguments: ["", "<navigationItem key=\"navigationItem\" title=\"You\" id=\"i\"/>"])
  func `buttons that code gives one that it presents are a state`(item: String) throws {
    let screens = try screens(
      """
      @objc func ask() {
        let user = storyboard!.instantiateViewController(withIdentifier: "user") as! UserController
        \(Self.stop)
        present(UINavigationController(rootViewController: user), animated: true)
      }
      """, item: item)
    #expect(screens.map(\.variant) == [nil, "from ListController"])
    #expect(screens.map { $0.items.map(\.summary) } == [[], ["left system cancel"]])
    #expect(screens.map(\.presentation) == [nil, .sheet])
    #expect(screens[0].parent == "ListController")
  }

  @Test func `what is set as the segue is prepared is there`() throws {
    let screens = try screens(
      """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let user = segue.destination as? UserController {
          \(Self.stop)
        }
      }
      """)
    #expect(screens.map { $0.items.map(\.summary) } == [["left system cancel"]])
  }
}
