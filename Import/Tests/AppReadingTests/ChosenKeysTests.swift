import AppReading
import SampleApps
import Testing

/// Keys that are chosen inside of the call that looks them up.
@Suite struct ChosenKeysTests {
  private static let words = """
    "edit" = "Edit Thing";
    "new" = "New Thing";
    "save" = "Save";
    "go_on" = "Continue";
    """

  @Test func `each state has the word of its own key`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": Self.words,
      "A.swift": """
      import UIKit
      extension String {
        static func localized(_ key: String) -> String {
          let value = NSLocalizedString(key, comment: "")
          if value != key || isEnglish { return value }
          guard let path = Bundle.main.path(forResource: "en", ofType: "lproj") else { return value }
          return NSLocalizedString(key, bundle: Bundle(path: path)!, comment: "")
        }
      }
      class Thing: UIViewController {
        private let isKnown: Bool
        override func viewDidLoad() {
          title = String.localized(isKnown ? "edit" : "new")
        }
      }
      class Plain: UIViewController {
        private let isKnown: Bool
        override func viewDidLoad() {
          title = NSLocalizedString(isKnown ? "edit" : "new", comment: "")
        }
      }
      class Extended: UIViewController {
        private let isKnown: Bool
        override func viewDidLoad() {
          title = (isKnown ? "edit" : "new").localized
        }
      }
      class Library: UIViewController {
        private let isKnown: Bool
        override func viewDidLoad() {
          title = Words.localized(isKnown ? "edit" : "new")
        }
      }
      """,
    ])
    for name in ["Thing", "Plain", "Extended", "Library"] {
      let titles = try app.read().screens.filter { $0.name == name }.map { $0.title?.value.summary }
      #expect(Set(titles) == ["key edit", "key new"], "\(name)")
    }
  }

  @Test func `SwiftUI's titles and texts have one for each state too`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": Self.words,
      "A.swift": """
      import SwiftUI
      struct First: View {
        let isKnown: Bool
        var body: some View {
          NavigationStack { List {}.navigationTitle(Text(isKnown ? "edit" : "new")) }
        }
      }
      struct Second: View {
        let isKnown: Bool
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(String(localized: isKnown ? "edit" : "new"))
          }
        }
      }
      struct Third: View {
        let isKnown: Bool
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(LocalizedStringKey(isKnown ? "edit" : "new"))
          }
        }
      }
      """,
    ])
    for name in ["First", "Second", "Third"] {
      let titles = try app.read().screens.filter { $0.name == name }.map { $0.title?.value.summary }
      #expect(Set(titles) == ["key edit", "key new"], "\(name)")
    }
  }

  @Test func `a button has the word of the state whose title stands beside it`() throws {
    let app = try SampleApp([
      "en.lproj/Localizable.strings": Self.words,
      "A.swift": """
      import UIKit
      class Maker: UIViewController {
        private let mode: Mode
        override func viewDidLoad() {
          switch mode {
          case .group: title = "Group"
          case .mail: title = "Mail"
          case .other: title = "Other"
          }
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString(mode == .mail ? "go_on" : "save", comment: ""), style: .done,
            target: self, action: #selector(done))
        }
      }
      """,
    ])
    let screens = try app.read().screens.filter { $0.name == "Maker" }
    let words = Dictionary(
      uniqueKeysWithValues: screens.map { ($0.title?.value.summary ?? "", $0.items.map(\.summary)) }
    )
    #expect(words["\"Group\""] == ["right key save"])
    #expect(words["\"Mail\""] == ["right key go_on"])
    #expect(words["\"Other\""] == ["right key save"])
  }
}
