import AppReading
import SampleApps
import Testing

/// Drawn buttons that older code changes by the variable behind an outlet.
@Suite struct DrawnOutletsTests {
  private static func drawing(_ button: String) -> String {
    Storyboard.document(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Note" id="n">
      <barButtonItem key="rightBarButtonItem" \(button) id="b"/>
      </navigationItem>
      <connections><outlet property="send" destination="b" id="o"/></connections>
      </viewController>
      </objects></scene>
      """)
  }

  private func send(_ code: String, _ button: String) throws -> [String]? {
    try SampleApp([
      "Note.m": """
      @interface NoteController : UIViewController
      @property (nonatomic, weak) IBOutlet UIBarButtonItem *send;
      @end
      @implementation NoteController
      \(code)
      @end
      """,
      "Main.storyboard": Self.drawing(button),
    ]).screen("NoteController")?.items.map(\.summary)
  }

  @Test(arguments: [
    "self.send.title = @\"Send\"", "_send.title = @\"Send\"", "[_send setTitle:@\"Send\"]",
  ])
  func `a word is set by an outlet or the variable behind it`(step: String) throws {
    let found = try send("- (void)viewDidLoad { \(step); }", "title=\"xSend\"")
    #expect(found == ["right \"Send\""])
  }

  @Test func `a picture that is always set takes the place of a drawn one`() throws {
    let step = "self.send.image = [UIImage systemImageNamed:@\"paperplane\"];"
    let found = try send("- (void)viewDidLoad { \(step) }", "image=\"Share\"")
    #expect(found == ["right symbol paperplane"])
    let other = try send("- (void)viewDidLoad { if (_isNew) { \(step) } }", "image=\"Share\"")
    #expect(other != ["right symbol paperplane"])
  }

  @Test func `a title that the class works out is not that of a drawn item`() throws {
    let code = """
      class NoteController: UIViewController {
        var note: Note?
        override var title: String? {
          get { "Mine" }
          set {}
        }
      }
      """
    let app = try SampleApp([
      "Note.swift": code, "Main.storyboard": Self.drawing(#"title="Send""#),
    ])
    let found = try app.screen("NoteController")
    #expect(found?.title?.value.summary == "\"Note\"")
    let bare = try SampleApp(["Note.swift": code]).screen("NoteController")
    #expect(bare?.title != nil)
  }
}
