import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// What an audit says only with its doubt.
@Suite struct AuditedDoubtsTests {
  private static func findings(_ code: String, locales: [String] = ["en"]) throws -> [Finding] {
    let read = try SampleApp([
      "A.swift": code,
      "en.lproj/Localizable.strings": "\"none\" = \"A title too long for large letters here\";",
      "de.lproj/Localizable.strings": "\"none\" = \"Ein Titel, der zu lang für große Letter ist\";",
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    return Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: locales, sizes: [.large], turns: false)
    ).run().findings
  }

  @Test func `a large title of which nobody says that it is large is a note`() throws {
    let found = try Self.findings(
      """
      class FirstController: UIViewController {
        override func viewDidLoad() {
          title = "A first title too long to be large"
          navigationController?.navigationBar.prefersLargeTitles = true
        }
      }
      class OtherController: UIViewController {
        override func viewDidLoad() { title = "Another title too long to be large" }
      }
      class AlwaysController: UIViewController {
        override func viewDidLoad() {
          title = "A third title too long to be large"
          navigationItem.largeTitleDisplayMode = .always
        }
      }
      class LongController: UIViewController {
        override func viewDidLoad() {
          title = "A title that is much too long for the narrow bar of a phone even where it is small"
        }
      }
      """
    ).filter { $0.rule == .cutTitle }
    #expect(
      found.map { "\($0.screen) \($0.level)" } == [
        "LongController error", "FirstController error", "AlwaysController error",
        "OtherController note",
      ])
    let doubt = "; only if its title is large, which nothing says of its stack"
    #expect(found.last?.message.hasSuffix(doubt) == true)
  }

  @Test func `a title that stands in for another is a note, once for all languages`() throws {
    let found = try Self.findings(
      """
      import SwiftUI
      struct ListView: View {
        @Environment(\\.library) var library
        var body: some View {
          NavigationStack {
            Text("").navigationTitle(library?.name ?? String(localized: "none"))
          }
        }
      }
      """, locales: ["en", "de"]
    ).filter { $0.rule == .cutTitle }
    #expect(found.map(\.level) == ["note"])
    #expect(found.first?.locales.sorted() == ["de", "en"])
  }

  @Test func `a title in the system's colour may be another where the bar is dark`() throws {
    let found = try Self.findings(
      """
      class DarkController: UIViewController {
        override func viewDidLoad() {
          title = "Camera"
          let look = UINavigationBarAppearance()
          look.backgroundColor = .black
          navigationItem.standardAppearance = look
          navigationItem.scrollEdgeAppearance = look
        }
      }
      """
    ).filter { $0.message.contains("contrast") }
    #expect(found.allSatisfy { $0.doubt != nil })
    #expect(!found.isEmpty)
  }

  @Test func `a picture is of the state of a screen in which the title is cut`() throws {
    let read = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct ListView: View {
        @State var isChanged = false
        var body: some View {
          Text("").navigationTitle("A title with some words").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                if isChanged { Button("Keep all of the changes") {} }
              }
            }
        }
      }
      """
    ]).read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let auditor = Auditor(
      screens: read.screens, words: read.words, settings: SceneSettings(),
      matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false))
    let cut = try #require(auditor.run().findings.first { $0.rule == .cutTitle })
    let bar = try #require(auditor.layout(of: cut)?.scene.bars.first)
    #expect(bar.elements.contains { $0.text?.text == cut.shown })
  }

  @Test func `a drawn title that reads as Interface Builder makes it is set by code`() throws {
    func drawn(_ title: String) throws -> [Finding] {
      let read = try SampleApp([
        "en.lproj/Localizable.strings": "\"other\" = \"Other\";",
        "de.lproj/Localizable.strings": "\"other\" = \"Anderes\";",
        "A.swift": "class PageController: UIViewController { @IBOutlet var bar: UINavigationBar! }",
        "Page.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects>
            <viewController id="c" customClass="PageController">
              <view key="view"><subviews><navigationBar id="b"><items>
                <navigationItem title="\(title)" id="i"/>
              </items></navigationBar></subviews></view>
            </viewController>
          </objects>
        </document>
        """,
      ]).read()
      let device = try #require(DeviceModel(id: "iphone-se-3"))
      return Auditor(
        screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
        matrix: AuditMatrix(devices: [device], locales: ["en"], sizes: [.large], turns: false)
      ).run().findings.filter { $0.rule == .literalTitle }
    }
    #expect(try drawn("Page").map(\.doubt) == [nil])
    #expect(try drawn("Title").isEmpty)
  }

  @Test func `how large a title is may hang on what each screen says`() throws {
    func levels(_ more: String, isOpen: String = "style() == .big") throws -> [String] {
      try Self.findings(
        """
        enum Style { case big, plain }
        class BaseController: UIViewController {
          override func viewDidLoad() {
            title = "A title too long to be large"
            navigationController?.navigationBar.prefersLargeTitles = true
            let isBig = \(isOpen)
            navigationItem.largeTitleDisplayMode = isBig ? .always : .never
          }
          func style() -> Style { .plain }
        }
        class OneController: BaseController { \(more) }
        """
      ).filter { $0.rule == .cutTitle && $0.screen == "OneController" }.map(\.level)
    }
    #expect(try levels("").isEmpty)
    #expect(try levels("override func style() -> Style { .big }") == ["error"])
    #expect(try levels("", isOpen: "store.isBig") == ["note"])
  }
}
