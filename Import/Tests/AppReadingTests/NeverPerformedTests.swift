import AppReading
import SampleApps
import Testing

/// Drawn segues that nothing performs, and drawn scenes that nothing asks for.
@Suite struct NeverPerformedTests {
  /// A storyboard whose first scene leads to another one.
  private static func drawn(_ segue: String, atButton: String = "", second: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
    <scene sceneID="0"><objects><navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="1"><objects><viewController id="a" customClass="ShelfPage">
      <view key="view" id="v"><subviews><button id="b"><connections>\(atButton)</connections>
      </button></subviews></view>
      <navigationItem key="navigationItem" title="Shelf" id="n1"/>
      <connections>\(segue)</connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="c" \(second) customClass="NotePage">
      <navigationItem key="navigationItem" title="Note" id="n3"/>
      </viewController></objects></scene></scenes></document>
    """
  }

  private static let start = """
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {}
    """

  /// The titles of an app whose shelf has some code.
  private func titles(
    _ drawn: String, shelf: String = "", other: String = "", more: [String: String] = [:]
  ) throws -> Set<String> {
    var files = [
      "App.xcodeproj/project.pbxproj": "{ objects = { a = { MainStoryboard = Start; }; }; }",
      "Start.storyboard": drawn, "A.swift": Self.start,
      "B.swift": "import UIKit\nclass ShelfPage: UIViewController { \(shelf) }\n\(other)",
      "C.swift": "import UIKit\nclass NotePage: UIViewController {}",
    ]
    files.merge(more) { $1 }
    let screens = try SampleApp(files).read().screens.filter { !$0.isSurelyMadeNowhere }
    return Set(screens.compactMap { $0.title?.value.summary })
  }

  private static let both: Set = ["\"Shelf\"", "\"Note\""]
  private static let shelf: Set = ["\"Shelf\""]
  private static let named =
    "<segue destination=\"c\" kind=\"show\" identifier=\"toNote\" id=\"s\"/>"

  @Test func `a segue of a screen itself without an identifier happens never`() throws {
    let bare = "<segue destination=\"c\" kind=\"show\" id=\"s\"/>"
    #expect(try titles(Self.drawn(bare)) == Self.shelf)
    #expect(try titles(Self.drawn("", atButton: bare)) == Self.both)
  }

  @Test(arguments: [
    ("", false), ("// performSegue(withIdentifier: \"toNote\", sender: nil)", false),
    ("func a(_ s: UIStoryboardSegue) { if s.identifier == \"toNote\" { b() } }", false),
    ("func a(_ s: UIStoryboardSegue) { switch s.identifier { case \"toNote\": b() } }", false),
    ("let name = \"toNote\"", false),
    ("func a() { performSegue(withIdentifier: \"toNote\", sender: nil) }", true),
    ("let name = \"toNote\"\nfunc a() { performSegue(withIdentifier: name, sender: nil) }", true),
    ("enum Way: String { case toNote }", true), ("let ways = [\"toNote\"]", true),
    ("func a() { performSegue(withIdentifier: \"to\\(kind)\", sender: nil) }", false),
    ("func a() { performSegue(withIdentifier: \"\\(kind)Note\", sender: nil) }", true),
    ("func a() { go(StoryboardSegue.Start.toNote) }", true),
  ])
  func `a segue of a screen itself happens where code may perform it`(
    code: String, isThere: Bool
  ) throws {
    #expect(
      try titles(Self.drawn(Self.named), shelf: code) == (isThere ? Self.both : Self.shelf))
  }

  @Test func `a tap performs a segue that starts at a button`() throws {
    #expect(try titles(Self.drawn("", atButton: Self.named)) == Self.both)
  }

  @Test func `a class of a library may perform segues of its own`() throws {
    let drawn = Self.drawn(Self.named)
    let files = ["B.swift": "import Panels\nclass ShelfPage: PanelController {}"]
    #expect(try titles(drawn, more: files) == Self.both)
    let custom =
      "<segue destination=\"c\" kind=\"custom\" identifier=\"x\" customClass=\"ASegue\" id=\"s\"/>"
    #expect(try titles(Self.drawn(custom)) == Self.both)
  }

  @Test(arguments: [
    ("[self performSegueWithIdentifier:@\"toNote\" sender:nil];", "", true),
    ("if ([segue.identifier isEqualToString:@\"toNote\"]) [self go];", "", false),
    ("[self performSegueWithIdentifier:kWay sender:nil];", "#define kWay @\"toNote\"", true),
    (
      "if ([segue.identifier isEqualToString:kWay]) [self go];", "#define kWay @\"toNote\"", false
    ),
    (
      "[self performSegueWithIdentifier:Way sender:nil];",
      "NSString *const Way = @\"toNote\";", true
    ),
    ("[self go];", "extern NSString *const Way;\nNSString *const Way = @\"toNote\";", false),
  ])
  func `names of segues are found in Objective-C`(
    step: String, before: String, isThere: Bool
  ) throws {
    let code = """
      #import "Shelf.h"
      \(before)
      @implementation ShelfPage
      - (void)prepare:(UIStoryboardSegue *)segue { \(step) }
      - (void)viewDidLoad { [self prepare:nil]; }
      - (void)go { }
      @end
      """
    let files = [
      "B.swift": "", "Shelf.m": code,
      "Shelf.h": "@interface ShelfPage : UIViewController\n@end",
    ]
    let found = try titles(Self.drawn(Self.named), more: files)
    #expect(found == (isThere ? Self.both : Self.shelf))
  }

  @Test(arguments: [
    ("", false), ("let name = \"noteScene\"", false),
    ("let name = \"noteScene\"\nfunc a() { open(name) }", true),
    ("func a() { open(board.instantiateViewController(withIdentifier: name)) }", false),
    ("func a() { open(board.instantiateViewController(withIdentifier: \"noteScene\")) }", true),
  ])
  func `a drawn scene is there where code may ask for its identifier`(
    code: String, isThere: Bool
  ) throws {
    let drawn = Self.drawn("", second: "storyboardIdentifier=\"noteScene\"")
    let other = "class Opener: UIViewController { \(code) }"
    #expect(try titles(drawn, other: other) == (isThere ? Self.both : Self.shelf))
  }

  @Test func `what only a scene that nothing asks for leads to is not there either`() throws {
    let drawn = Self.drawn("").replacing(
      "</scenes>",
      with: """
        <scene sceneID="3"><objects><navigationController id="d" storyboardIdentifier="old">
        <connections><segue destination="e" kind="relationship"
        relationship="rootViewController" id="r2"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="4"><objects><viewController id="e" storyboardIdentifier="oldPage">
        <navigationItem key="navigationItem" title="Old" id="n5"/>
        </viewController></objects></scene></scenes>
        """)
    let opener = "class Opener { func a(_ n: String) { board.instantiateViewController(n) } }"
    #expect(try titles(drawn, other: opener) == Self.shelf)
    let asking = "let all = [\"old\"]"
    #expect(try titles(drawn, other: opener + asking) == ["\"Shelf\"", "\"Old\""])
  }

  @Test func `without a project nobody knows all that performs segues`() throws {
    let files = [
      "Start.storyboard": Self.drawn(Self.named), "A.swift": Self.start,
      "B.swift": "import UIKit\nclass ShelfPage: UIViewController {}",
      "C.swift": "import UIKit\nclass NotePage: UIViewController {}",
    ]
    let screens = try SampleApp(files).read().screens
    #expect(Set(screens.compactMap { $0.title?.value.summary }) == Self.both)
  }

  @Test func `thousands of scenes and segues without an end are read`() throws {
    let count = 2_000
    var scenes = ""
    for number in 0..<count {
      scenes += """
        <scene sceneID="x\(number)"><objects>
        <viewController id="x\(number)" storyboardIdentifier="scene\(number)">
        <connections><segue destination="x\(number + 1)" kind="show" id="y\(number)"
        identifier="way\(number)"/></connections></viewController></objects></scene>

        """
    }
    let drawn = Self.drawn("").replacing("</scenes>", with: scenes + "</scenes>")
    #expect(try titles(drawn) == Self.shelf)
  }
}
