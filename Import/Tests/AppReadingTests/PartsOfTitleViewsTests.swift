import AppReading
import SampleApps
import Testing

/// Labels that stand beside pictures in the title's place.
@Suite struct PartsOfTitleViewsTests {
  @Test func `a label beside a picture is what stands in the title's place`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BeforeController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Harbour"
          let picture = UIImageView(image: UIImage(named: "anchor"))
          navigationItem.titleView = UIStackView(arrangedSubviews: [picture, label])
        }
      }
      class AfterController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = place.name
          let holder = UIView()
          holder.addSubview(label)
          holder.addSubview(UIImageView(image: UIImage(systemName: "chevron.down")))
          navigationItem.titleView = holder
        }
      }
      class UprightController: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Below"
          let stack = UIStackView(arrangedSubviews: [UIImageView(image: logo), label])
          stack.axis = .vertical
          navigationItem.titleView = stack
        }
      }
      """
    ])
    func place(of name: String) throws -> Item.Content? {
      try app.screen(name)?.titleView?.value
    }
    guard case .label(let before)? = try place(of: "BeforeController"),
      case .label(let after)? = try place(of: "AfterController")
    else {
      Issue.record("no labels")
      return
    }
    #expect(before.summary == "\"Harbour\"")
    #expect(after.summary == "unknown place.name")
    guard case .view? = try place(of: "UprightController") else {
      Issue.record("not a view of its own")
      return
    }
  }
}
