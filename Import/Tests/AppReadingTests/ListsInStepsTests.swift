import AppReading
import SampleApps
import Testing

/// Lists of buttons that code puts together, and pictures behind values of the app's own.
@Suite struct ListsInStepsTests {
  private func items(_ steps: String, _ more: String = "", base: String = "UIViewController") throws
    -> [String]?
  {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: \(base) {
        let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Note"
          \(steps)
        }
        \(more)
      }
      class ReaderController: UIViewController {
        let contents = UIBarButtonItem(title: "Contents", style: .plain, target: nil, action: nil)
        override func viewDidLoad() { navigationItem.rightBarButtonItems = buttons() }
        func buttons() -> [UIBarButtonItem] {
          var all: [UIBarButtonItem] = []
          all.append(contents)
          return all
        }
      }
      """
    ]).screen("NoteController")?.items.map(\.summary)
  }

  @Test func `buttons are added to those of a base class in its own list`() throws {
    let found = try items(
      "",
      """
      override func buttons() -> [UIBarButtonItem] {
        var all = super.buttons()
        all.append(share)
        return all
      }
      """, base: "ReaderController")
    #expect(found == ["right \"Contents\"", "right \"Share\""])
  }

  @Test(arguments: [
    ("at: 0", ["Edit", "Contents", "Share"]), ("at: 1", ["Contents", "Edit", "Share"]),
    ("at: all.count", ["Contents", "Share", "Edit"]),
  ])
  func `a button that is put in stands where the code says`(place: String, titles: [String]) throws
  {
    let found = try items(
      "",
      """
      private let extra: UIBarButtonItem
      init() {
        self.extra = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        super.init(nibName: nil, bundle: nil)
      }
      override func buttons() -> [UIBarButtonItem] {
        var all = super.buttons()
        all.append(share)
        all.insert(extra, \(place))
        return all
      }
      """, base: "ReaderController")
    #expect(found == titles.map { "right \"\($0)\"" })
  }

  @Test func `an empty list that branches fill has what the first puts there`() throws {
    let found = try items(
      """
      var more = [UIBarButtonItem]()
      switch note.state {
      case .saved: more = [share]
      case .other: more = [edit]
      }
      navigationItem.rightBarButtonItems = [editButtonItem] + more
      """)
    #expect(found == ["right system edit", "right \"Share\""])
  }

  @Test func `a picture of a value of the app's own has that value's name`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      struct Asset {
        let name: String
        init(_ name: String) { self.name = name }
      }
      extension Asset { static let save = Asset("saveIcon") }
      extension UIImage {
        convenience init(asset: Asset) { self.init(named: asset.name, in: .module, with: nil)! }
        convenience init(file: String) { self.init(named: file + theme.suffix)! }
      }
      class NoteController: UIViewController {
        lazy var save: UIBarButtonItem = {
          let button = UIBarButtonItem(
            image: UIImage(asset: .save), style: .plain, target: nil, action: nil)
          return button
        }()
        let other = UIBarButtonItem(
          image: UIImage(file: note.icon), style: .plain, target: nil, action: nil)
        override func viewDidLoad() { navigationItem.rightBarButtonItems = [save, other] }
      }
      """
    ])
    #expect(
      try app.screen("NoteController")?.items.map(\.summary) == [
        "right picture saveIcon", "right picture ?",
      ])
  }

  @Test(arguments: ["navigationController", "stack"])
  func `a stack made for SwiftUI says whether its titles are large`(name: String) throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct NoteView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
          let note = NoteController()
          let \(name) = UINavigationController(rootViewController: note)
          \(name).navigationBar.prefersLargeTitles = true
          return \(name)
        }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { title = "Note" }
      }
      """
    ])
    #expect(try app.screen("NoteController")?.prefersLargeTitles?.value == true)
  }

  @Test func `what a screen puts into all bars while it is shown is not their look`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class VideoController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          UINavigationBar.appearance().barTintColor = .black
        }
        override func viewDidDisappear(_ animated: Bool) {
          UINavigationBar.appearance().barTintColor = styles.barColor()
        }
      }
      class Styles {
        func apply() { UINavigationBar.appearance().tintColor = .red }
      }
      """
    ])
    let look = try app.read().looks.bar
    #expect(look.barTint == nil)
    #expect(look.tint != nil)
  }
}
