import AppReading
import SampleApps
import Testing

/// Views that stand in a bar to keep others apart.
@Suite struct GapsInBarsTests {
  private func items(_ steps: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
          \(steps)
        }
      }
      """
    ]).screen("NoteController")?.items.map(\.summary)
  }

  @Test func `a plain view that is too narrow for anything is a space`() throws {
    let steps = """
      let gap = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      gap.isUserInteractionEnabled = false
      navigationItem.rightBarButtonItems = [save, UIBarButtonItem(customView: gap)]
      """
    #expect(try items(steps) == ["right \"Save\"", "right space"])
  }

  @Test(arguments: ["", "frame: CGRectMake(0, 0, 40, 40)", "frame: .zero"])
  func `a plain view made in place is a space`(frame: String) throws {
    let steps =
      "navigationItem.rightBarButtonItems = [save, UIBarButtonItem(customView: UIView(\(frame)))]"
    #expect(try items(steps) == ["right \"Save\"", "right space"])
  }

  @Test(arguments: [
    "let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))",
    "let box = UIView()",
    "let box = UIView(frame: .init(x: 0, y: 0, width: 4, height: 20)); box.backgroundColor = .red",
  ])
  func `a view that something may be in is none`(box: String) throws {
    let steps = """
      \(box)
      navigationItem.rightBarButtonItems = [save, UIBarButtonItem(customView: box)]
      """
    #expect(try items(steps) == ["right \"Save\"", "right view UIView"])
  }
}
