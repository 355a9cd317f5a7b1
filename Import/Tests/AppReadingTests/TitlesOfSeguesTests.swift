import AppReading
import SampleApps
import Testing

/// Titles that a screen gives the one that a segue leads to, before that loads its view.
@Suite struct TitlesOfSeguesTests {
  private static func drawn(_ more: String = "") -> String {
    Storyboard.document(
      Storyboard.stack("n", root: "a"),
      Storyboard.controller(
        "a", class: "HomeController", title: "Home",
        segue: "destination=\"b\" kind=\"push\" identifier=\"mail\""),
      Storyboard.controller("b", class: "MailController", title: "Mail"), more)
  }

  private static func code(_ step: String, _ own: String = "") -> String {
    """
    import UIKit
    class HomeController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        \(step)
      }
      func open() { performSegue(withIdentifier: "mail", sender: nil) }
    }
    class MailController: UIViewController {
      \(own)
    }
    """
  }

  private func titles(_ code: String, _ drawn: String, _ name: String = "A.swift") throws
    -> [String?]
  {
    try SampleApp([name: code, "Main.storyboard": drawn]).read().screens
      .filter { $0.name == "MailController" && $0.variant == nil }
      .map { $0.title?.value.summary }
  }

  @Test(arguments: [
    ("(segue.destination as? MailController)?.title = letter.subject", "unknown letter.subject"),
    (
      "if let mail = segue.destination as? MailController { mail.title = letter.subject }",
      "unknown letter.subject"
    ),
    (
      "if letter.isNew { (segue.destination as? MailController)?.title = letter.subject }",
      "\"Mail\""
    ),
  ])
  func `what only the running app knows takes the place of what is drawn`(
    step: String, title: String
  ) throws {
    #expect(try titles(Self.code(step), Self.drawn()) == [title])
  }

  @Test func `a screen's own title stays where whoever prepares for it sets one before`() throws {
    let code = Self.code(
      "(segue.destination as? MailController)?.title = letter.subject",
      "override func viewDidLoad() { title = \"Post\" }")
    #expect(try titles(code, Self.drawn()) == ["\"Post\""])
  }

  @Test(arguments: [("letter.subject", "unknown letter.subject"), ("\"Letter\"", "\"Letter\"")])
  func `another screen of the class keeps what is drawn`(value: String, title: String) throws {
    let code = Self.code("(segue.destination as? MailController)?.title = \(value)")
    let more =
      Storyboard.stack("m", root: "c", "storyboardIdentifier=\"other\"")
      + Storyboard.controller("c", class: "MailController", title: "Other")
    #expect(try titles(code, Self.drawn(more)) == [title, "\"Other\""])
  }

  @Test func `a segue's screen is taken as its class in Objective-C`() throws {
    let code = """
      @interface HomeController : UIViewController
      @end
      @interface MailController : UIViewController
      @end
      @implementation HomeController
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"mail"]) {
          ((MailController *)segue.destinationViewController).title = letter.subject;
        }
      }
      - (void)open { [self performSegueWithIdentifier:@"mail" sender:nil]; }
      @end
      @implementation MailController
      @end
      """
    #expect(try titles(code, Self.drawn(), "A.m") == ["unknown letter.subject"])
  }

  @Test func `buttons that Objective-C sets as it prepares for a segue are there at first`() throws
  {
    let code = """
      @interface HomeController : UIViewController
      @end
      @interface MailController : UIViewController
      @end
      @implementation HomeController
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.identifier isEqualToString:@"mail"]) {
          MailController *mail = (MailController *)segue.destinationViewController;
          mail.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Send" style:UIBarButtonItemStylePlain target:nil action:nil];
        }
      }
      - (void)open { [self performSegueWithIdentifier:@"mail" sender:nil]; }
      @end
      @implementation MailController
      @end
      """
    let screens = try SampleApp(["A.m": code, "Main.storyboard": Self.drawn()]).read().screens
      .filter { $0.name == "MailController" }
    #expect(screens.map { $0.items.map(\.summary) } == [["right \"Send\""]])
  }
}
