import AppReading
import SampleApps
import Testing

/// Buttons that get what they show on one of several ways.
@Suite struct LaterWordsTests {
  private func states(_ code: String) throws -> [[String]] {
    try SampleApp(["A.m": code]).read().screens.filter { $0.name == "NoteController" }
      .map { $0.items.map(\.summary) }
  }

  @Test func `a local button is what each way makes of it`() throws {
    let code = """
      @interface NoteController : UIViewController
      @property (nonatomic) int kind;
      @end
      @implementation NoteController
      - (void)viewDidLoad {
        self.title = @"Note";
        UIBarButtonItem *face;
        if (self.kind == NoteKindDraft) {
          face = [[UIBarButtonItem alloc] initWithTitle:@"Send" style:UIBarButtonItemStylePlain target:self action:@selector(go)];
        } else ELSE
        [self.navigationItem setRightBarButtonItem:face];
      }
      @end
      """
    let sent =
      "face = [[UIBarButtonItem alloc] initWithTitle:@\"Again\" style:UIBarButtonItemStylePlain target:self action:@selector(go)];"
    for ending in [
      "if (self.kind == NoteKindSent) { \(sent) }",
      "{ if (self.kind == NoteKindSent) { \(sent) } }",
    ] {
      let found = try states(code.replacing("ELSE", with: ending))
      #expect(Set(found) == [["right \"Send\""], ["right \"Again\""], []])
    }
    // Where there is one in any case, it is that of the first way.
    let found = try states(code.replacing("ELSE", with: "{ \(sent) }"))
    #expect(found == [["right \"Send\""]])
  }

  @Test func `Swift gives a local button its value on each way as well`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        enum Kind { case draft, sent, lost }
        var kind: Kind
        override func viewDidLoad() {
          title = "Note"
          var face: UIBarButtonItem?
          if kind == .draft {
            face = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
          } else if kind == .sent {
            face = UIBarButtonItem(title: "Again", style: .plain, target: nil, action: nil)
          }
          navigationItem.rightBarButtonItem = face
        }
      }
      """
    ]).read().screens.map { $0.items.map(\.summary) }
    #expect(Set(found) == [["right \"Send\""], ["right \"Again\""], []])
  }

  @Test func `data that an outlet gets somewhere in a helper is a state`() throws {
    let found = try SampleApp([
      "A.m": """
      @interface NoteController : UIViewController
      @property (nonatomic, weak) IBOutlet UIBarButtonItem *owner;
      @end
      @implementation NoteController
      - (void)viewDidLoad { [self showOwner]; }
      - (void)showOwner {
        if ([self.store owner] != nil) { self.owner.title = [self.store nameOf:self.store.owner]; }
      }
      @end
      """,
      "Main.storyboard": Storyboard.document(
        """
        <scene sceneID="s"><objects>
        <viewController id="c" customClass="NoteController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Note" id="n">
        <barButtonItem key="rightBarButtonItem" title="Nobody" id="b"/>
        </navigationItem>
        <connections><outlet property="owner" destination="b" id="o"/></connections>
        </viewController>
        </objects></scene>
        """),
    ]).read().screens.map { $0.items.map(\.summary) }
    #expect(found.first == ["right \"Nobody\""])
    #expect(found.count == 2)
  }
}
