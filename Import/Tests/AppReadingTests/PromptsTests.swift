import AppReading
import SampleApps
import Testing

/// Lines above a title that a function of the app gives.
@Suite struct PromptsTests {
  private func home(_ function: String, _ call: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      enum Calls {
        static var isOn = UserDefaults.standard.bool(forKey: "on")
        static var account: Account?
        \(function)
      }
      class HomeController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          title = "Home"
          navigationItem.prompt = \(call)
        }
      }
      """
    ]).screen("HomeController")
  }

  @Test func `a prompt that a function gives in some cases alone is not there`() throws {
    let found = try home(
      """
      static func line(_ seconds: Int?) -> String? {
        if isOn { return "Call" }
        return nil
      }
      """, "Calls.line(nil)")
    #expect(found?.title?.value.summary == "\"Home\"" && found?.prompt == nil)
  }

  @Test(arguments: ["static func line() -> String { \"Signed in\" }", nil])
  func `a prompt that a function gives in the end is there`(function: String?) throws {
    let found = try home(
      function ?? """
        static func line() -> String? {
          guard let account else { return nil }
          return "Signed in"
        }
        """, "Calls.line()")
    #expect(found?.prompt?.value.summary == "\"Signed in\"")
  }

  @Test func `older code calls functions of Swift by their longer names`() throws {
    let app = try SampleApp([
      "Calls.swift": """
      @objc class Calls: NSObject {
        static var isOn = UserDefaults.standard.bool(forKey: "on")
        @objc static func line(seconds: NSNumber?) -> String? {
          if isOn { return "Call" }
          return nil
        }
        @objc static func word(number: NSNumber, isShort: Bool) -> String { "Word" }
      }
      """,
      "Home.m": """
      @interface HomeController : UIViewController
      @end
      @implementation HomeController
      - (void)viewDidLoad {
        self.title = [Calls wordWithNumber:@1 isShort:NO];
        self.navigationItem.prompt = [Calls lineWithSeconds:nil];
      }
      @end
      """,
    ])
    let found = try app.screen("HomeController")
    #expect(found?.title?.value.summary == "\"Word\"" && found?.prompt == nil)
  }
}
