import AppReading
import BarLayout
import SampleApps
import Testing

@testable import BarImport

/// Fonts of titles that do not grow with the size of text.
@Suite struct AuditedFontsTests {
  private func settings(_ app: SampleApp) throws -> [String] {
    let read = try app.read()
    let device = try #require(DeviceModel(id: "iphone-se-3"))
    let part = Auditor(
      screens: read.screens, words: read.words, looks: read.looks, settings: SceneSettings(),
      matrix: AuditMatrix(
        devices: [device], locales: ["en"], sizes: [.large, .extraExtraExtraLarge], turns: false)
    ).run()
    #expect(part.failures.isEmpty)
    return part.findings.filter { $0.rule == .cutTitle }.flatMap(\.settings)
  }

  /// A title that fits as it comes and is cut once it grows, with what is said of its font.
  private func app(_ font: String, more: String = "") throws -> SampleApp {
    try SampleApp([
      "A.swift": """
      import UIKit
      class AppDelegate: NSObject {
        func look() { UINavigationBar.appearance().titleTextAttributes = [\(font)] }
      }
      class Long: UIViewController {
        override func viewDidLoad() { title = "A title of forty more letters than need here" }
      }
      \(more)
      """
    ])
  }

  @Test func `a font of a size of its own is not cut by larger text`() throws {
    #expect(try settings(app(".kern: 0")) == ["iphone-se-3 extraExtraExtraLarge"])
    for font in [
      ".font: UIFont(name: \"Lato-SemiBold\", size: 16)!",
      ".foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 16, weight: .semibold)",
      "NSAttributedString.Key.font: UIFont.systemFont(ofSize: 16)",
      ".font: Fonts.title", ".font: UIFont.Own.light.withSize(16)",
      ".foregroundColor: UIColor(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.875), .kern: 0, "
        + ".baselineOffset: 1, .font: UIFont.systemFont(ofSize: 16)",
    ] {
      let own = "enum Fonts { static let title = UIFont.boldSystemFont(ofSize: 15) }"
      #expect(try settings(app(font, more: own)).isEmpty, "\(font)")
    }
  }

  @Test func `a font that grows is cut as UIKit's own`() throws {
    for font in [
      ".font: UIFont.preferredFont(forTextStyle: .headline)",
      ".font: UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 16))",
      ".font: UIFont.systemFont(ofSize: size)",
    ] {
      #expect(try settings(app(font)) == ["iphone-se-3 extraExtraExtraLarge"], "\(font)")
    }
  }

  @Test func `a font in Objective-C keeps its size too`() throws {
    func app(_ attributes: String) throws -> SampleApp {
      try SampleApp([
        "A.h": """
        @interface Long : UIViewController
        @end
        """,
        "A.m": """
        #import "A.h"
        @implementation Looks
        + (void)set { [UINavigationBar appearance].standardAppearance = [self look]; }
        + (UINavigationBarAppearance *)look {
          UINavigationBarAppearance *look = [UINavigationBarAppearance new];
          [look configureWithOpaqueBackground];
          look.titleTextAttributes = \(attributes);
          return look;
        }
        @end
        @implementation Long
        - (void)viewDidLoad { self.title = @"A title of forty more letters than need here"; }
        @end
        """,
      ])
    }
    #expect(try settings(app("@{}")) == ["iphone-se-3 extraExtraExtraLarge"])
    let font = "[UIFont fontWithName:@\"FiraSans-SemiBold\" size:16]"
    #expect(
      try settings(
        app(
          "[NSDictionary dictionaryWithObjectsAndKeys: [UIColor whiteColor], NSForegroundColorAttributeName, "
            + "\(font), NSFontAttributeName, nil]")
      ).isEmpty)
    #expect(try settings(app("@{NSFontAttributeName: \(font)}")).isEmpty)
    #expect(
      try settings(app("@{NSFontAttributeName: [UIFont boldSystemFontOfSize:15]}")).isEmpty)
  }
}
