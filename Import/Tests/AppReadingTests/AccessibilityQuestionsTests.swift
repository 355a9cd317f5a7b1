import AppReading
import SampleApps
import Testing

/// Bars that hang on what people switch on to get along, which a new device has switched off.
@Suite struct AccessibilityQuestionsTests {
  @Test(arguments: [
    ("!UIAccessibility.isVoiceOverRunning", true), ("UIAccessibility.isVoiceOverRunning", false),
    ("!UIAccessibility.isReduceMotionEnabled", true),
    ("UIDevice.current.userInterfaceIdiom == .phone", true),
  ])
  func `a stack's large titles may ask for them`(asked: String, isLarge: Bool) throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class OwnStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationBar.prefersLargeTitles = \(asked)
        }
      }
      class NotesController: UIViewController {
        override func viewDidLoad() { title = "Notes" }
      }
      class Start {
        func open() -> UIViewController { OwnStack(rootViewController: NotesController()) }
      }
      """
    ])
    #expect(try app.screen("NotesController")?.prefersLargeTitles?.value == isLarge)
  }

  @Test func `Objective-C asks by functions`() throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @implementation OwnStack : UINavigationController
      - (void)viewDidLoad {
        [super viewDidLoad];
        UINavigationBar *navigationBar = self.navigationBar;
        navigationBar.prefersLargeTitles = ! UIAccessibilityIsVoiceOverRunning();
      }
      @end
      @implementation NotesController : UIViewController
      - (void)viewDidLoad { self.title = @"Notes"; }
      @end
      @implementation Start : NSObject
      - (UIViewController *)open {
        return [[OwnStack alloc] initWithRootViewController:[[NotesController alloc] init]];
      }
      @end
      """
    ])
    #expect(try app.screen("NotesController")?.prefersLargeTitles?.value == true)
  }

  @Test func `a view's title is as large as without them`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        @Own(\\.isVoiceOverRunning) private var isVoiceOverRunning
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes")
              .navigationBarTitleDisplayMode(isVoiceOverRunning ? .inline : .large)
          }
        }
      }
      """
    ])
    #expect(try app.screen("Notes")?.titleMode?.value == .large)
  }
}
