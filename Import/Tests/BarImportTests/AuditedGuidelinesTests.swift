import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What the guidelines say against bars of an app, and do not say.
@Suite struct AuditedGuidelinesTests {
  /// The guidelines' findings of an app, by place.
  private static func found(_ code: String, turns: Bool = false) throws -> [String] {
    let read = try SampleApp(["A.swift": code]).read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: turns))
    return auditor.run().findings.filter { $0.rule == .guideline }.map {
      "\($0.shown) \($0.place.line)"
    }
  }

  @Test func `signs around a button's unknown words are none of its arrows`() throws {
    #expect(
      try Self.found(
        """
        class AskController: UIViewController {
          init(saveTitle: String) {
            super.init(nibName: nil, bundle: nil)
            title = "Ask"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: saveTitle, style: .plain, target: self, action: #selector(save))
          }
        }
        class BackController: UIViewController {
          override func viewDidLoad() {
            title = "Back"
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "‹ Away", style: .plain, target: self, action: #selector(save))
          }
        }
        """, turns: true) == ["undirected-arrow 11"])
  }

  @Test func `an arrow points back to the left where nobody reads from the right`() throws {
    let code = """
      class BackController: UIViewController {
        override func viewDidLoad() {
          title = "Back"
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: nil)
        }
      }
      """
    #expect(try Self.found(code).isEmpty)
    #expect(try Self.found(code, turns: true) == ["undirected-arrow 4"])
    let read = try SampleApp([
      "A.swift": code, "en.lproj/Localizable.strings": "\"a\" = \"A\";",
      "he.lproj/Localizable.strings": "\"a\" = \"א\";",
    ]).read()
    let found = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings.filter { $0.rule == .guideline }
    #expect(found.map(\.shown) == ["undirected-arrow"])
  }

  @Test func `of a title that is a little long, or cut anyway, is not said that it is long`() throws
  {
    let read = try SampleApp([
      "A.swift": """
      class ShortController: UIViewController {
        override func viewDidLoad() { title = "Watering Schedule" }
      }
      class LongController: UIViewController {
        override func viewDidLoad() { title = "Notifications of Friends" }
      }
      class CutController: UIViewController {
        override func viewDidLoad() { title = "A title that is much too long for the narrow bar of a phone" }
      }
      """
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let found = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
    ).run().findings
    #expect(
      found.map { "\($0.screen) \($0.rule.rawValue)" }
        == ["CutController title-cut", "LongController guideline"])
  }

  /// An app in two languages, with a controller for each body.
  private static func app(_ bodies: [String]) -> String {
    bodies.enumerated().map { number, body in
      """
      class Screen\(number)Controller: UIViewController {
        override func viewDidLoad() {
          title = "A long and literal title \(number)"
          \(body)
        }
      }
      """
    }.joined(separator: "\n")
  }

  @Test func `nothing is said of the words of a bar that is not there`() throws {
    let read = try SampleApp([
      "A.swift": Self.app([
        "", "navigationController?.setNavigationBarHidden(true, animated: false)",
      ]),
      "de.lproj/Localizable.strings": "\"home\" = \"Start\";",
      "en.lproj/Localizable.strings": "\"home\" = \"Home\";",
    ]).read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: false))
    let found = auditor.run().findings
    #expect(found.map(\.screen) == ["Screen0Controller", "Screen0Controller"])
    #expect(found.map(\.rule) == [.literalTitle, .guideline])
  }

  @Test func `colours are held against each other where the app says both`() throws {
    #expect(
      try Self.found(
        """
        import SwiftUI
        struct PlainView: View {
          var body: some View {
            Text("").navigationTitle("A").toolbar {
              ToolbarItem(placement: .navigationBarTrailing) { Button("Go") {}.foregroundColor(Color.white) }
            }
          }
        }
        struct WhiteView: View {
          var body: some View {
            Text("").navigationTitle("B").toolbarBackground(Color.white, for: .navigationBar).toolbar {
              ToolbarItem(placement: .navigationBarTrailing) { Button("Go") {}.foregroundColor(Color.white) }
            }
          }
        }
        """) == ["low-contrast 12"])
  }

  @Test(arguments: [
    (".systemGroupedBackground", "", 0), ("UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)", "", 1),
    (
      ".systemGroupedBackground",
      "navigationController?.navigationBar.tintColor = .systemYellow", 1
    ),
  ])
  func `what the system's own colours are like is no fault of the app`(
    background: String, tint: String, count: Int
  ) throws {
    let read = try SampleApp([
      "A.swift": """
      import UIKit
      class Start {
        func start() -> UIViewController {
          let appearance = UINavigationBarAppearance()
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = \(background)
          UINavigationBar.appearance().standardAppearance = appearance
          UINavigationBar.appearance().scrollEdgeAppearance = appearance
          return UINavigationController(rootViewController: FirstController())
        }
      }
      class FirstController: UIViewController {
        override func viewDidLoad() {
          title = "First"
          \(tint)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: self, action: nil)
        }
      }
      """
    ]).read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: false))
    #expect(auditor.run().findings.filter { $0.shown == "low-contrast" }.count == count)
  }

  @Test func `a button that cancels stands after a search bar in the place of the title`() throws {
    func found(_ view: String) throws -> [Finding] {
      let read = try SampleApp([
        "A.swift": """
        class FirstController: UIViewController {
          @objc func find() { present(UINavigationController(rootViewController: FindController()), animated: true) }
        }
        class FindController: UIViewController {
          let bar = UISearchBar()
          override func viewDidLoad() {
            title = "Find"
            \(view)
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
          }
        }
        """
      ]).read()
      let device = try #require(DeviceModel(id: "iphone-se-3"))
      return Auditor(
        screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
        matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
      ).run().findings.filter { $0.shown == "sheet-button-sides" }
    }
    #expect(try found("").count == 1)
    #expect(try found("navigationItem.titleView = bar").isEmpty)
  }

  @Test func `where a search bar is wanted can be said since iOS 16`() throws {
    for (placement, count) in [("stacked", 0), ("integratedButton", 1)] {
      let read = try SampleApp([
        "A.swift": """
        class FindController: UIViewController {
          override func viewDidLoad() {
            title = "Find"
            navigationItem.searchController = UISearchController()
            navigationItem.preferredSearchBarPlacement = .\(placement)
          }
        }
        """
      ]).read()
      let device = try #require(DeviceModel(id: "iphone-se-3"))
      let found = Auditor(
        screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
        matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
      ).run().findings.filter { $0.rule == .availability }
      #expect(found.count == count)
    }
  }

  @Test func `the long title of a screen before is none of a screen without a title`() throws {
    let read = try SampleApp([
      "A.swift": """
      class FirstController: UIViewController {
        override func viewDidLoad() { title = "Confirm this order now" }
        func go() {
          let done = DoneController()
          self.outer?.pushViewController(done, animated: true)
        }
      }
      class DoneController: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(go))
        }
      }
      """
    ]).read()
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en"], sizes: [.large], turns: false))
    #expect(auditor.run().findings.map(\.screen) == ["FirstController"])
  }

  @Test func `nothing is said of a title that Interface Builder made`() throws {
    let read = try SampleApp([
      "Old.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v"><subviews><navigationBar id="b"><items>
        <navigationItem title="Root View Controller" id="i"/>
        </items></navigationBar></subviews></view></objects></document>
      """,
      "en.lproj/Localizable.strings": "\"home\" = \"Home\";",
      "de.lproj/Localizable.strings": "\"home\" = \"Start\";",
    ]).read()
    #expect(read.screens.map(\.name) == ["Old-bar"])
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [], locales: ["en", "de"], sizes: [.large], turns: false))
    #expect(auditor.run().findings.isEmpty)
  }
}
