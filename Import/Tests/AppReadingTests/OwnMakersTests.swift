import AppReading
import SampleApps
import Testing

/// What a class does for the screens that it makes or leads to.
@Suite struct OwnMakersTests {
  @Test func `a class that makes its own screen gives it its title`() throws {
    let app = try SampleApp([
      "Pin.m": """
      @interface PinController : UIViewController
      + (instancetype)controllerFor:(PinIntent)intent;
      @end
      @implementation PinController
      + (instancetype)controllerFor:(PinIntent)intent {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Pin" bundle:nil];
        PinController *controller = [board instantiateInitialViewController];
        switch (intent) {
          case PinIntent_New: {
            controller.title = NSLocalizedString(@"new", nil);
            break;
          }
          case PinIntent_Change: {
            controller.title = NSLocalizedString(@"change", nil);
            break;
          }
        }
        return controller;
      }
      @end
      """,
      "Info.swift": """
      import UIKit
      class InfoController: UIViewController {
        static func make() -> InfoController {
          let controller = UIStoryboard(name: "Info", bundle: nil)
            .instantiateInitialViewController() as! InfoController
          controller.title = "Info"
          return controller
        }
        func more() {
          let next = InfoController.make()
          next.title = "More"
          navigationController?.pushViewController(next, animated: true)
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"new\" = \"New\"; \"change\" = \"Change\";",
    ])
    #expect(try app.screen("PinController")?.title?.value.summary == "key new")
    let all = try app.read().screens.filter { $0.name == "PinController" }
    #expect(all.compactMap { $0.title?.value.summary } == ["key new", "key change"])
    #expect(try app.screen("InfoController")?.title?.value.summary == "\"Info\"")
    #expect(try app.read().screens.filter { $0.name == "InfoController" }.count == 1)
  }

  @Test func `what a segue's class sets on its destination is on the screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BaseController: UIViewController { func close() {} }
      class HomeController: BaseController {}
      class SettingsController: BaseController {
        override func viewDidLoad() { title = "Settings" }
      }
      class AboutController: BaseController {
        override func viewDidLoad() { title = "About" }
      }
      class ModalSegue: UIStoryboardSegue {
        override func perform() {
          guard let modal = destination as? BaseController else { return }
          modal.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .stop, target: modal, action: #selector(modal.close))
          source.present(UINavigationController(rootViewController: modal), animated: true)
        }
      }
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
      <scene sceneID="0"><objects><navigationController id="nav">
        <connections><segue destination="home" kind="relationship"
          relationship="rootViewController" id="s0"/></connections></navigationController>
      </objects></scene>
      <scene sceneID="1"><objects><viewController id="home" customClass="HomeController">
        <navigationItem key="navigationItem" title="Home" id="n1"/>
        <connections>
          <segue destination="set" kind="presentation" customClass="ModalSegue" id="s1"/>
          <segue destination="about" kind="show" id="s2"/>
        </connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="set" customClass="SettingsController">
        <navigationItem key="navigationItem" id="n2"/></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="about" customClass="AboutController">
        <navigationItem key="navigationItem" id="n3"/></viewController></objects></scene>
      </scenes></document>
      """,
    ])
    let settings = try #require(try app.screen("SettingsController"))
    #expect(settings.items.map(\.summary) == ["left system stop"])
    #expect(settings.parent == "HomeController" && settings.isSheet)
    #expect(try app.screen("AboutController")?.items.isEmpty == true)
    #expect(try app.screen("HomeController")?.items.isEmpty == true)
  }

  @Test func `labels that are added to a view in the title's place are its lines`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class BuyController: UIViewController {
        override func viewDidLoad() {
          let stack = UIStackView()
          stack.axis = .vertical
          navigationItem.titleView = stack
          let first = UILabel()
          first.text = "Buy"
          stack.addArrangedSubview(first)
          let second = UILabel()
          second.text = model.price
          stack.addArrangedSubview(second)
        }
      }
      """
    ])
    guard case .lines(let lines)? = try app.screen("BuyController")?.titleView?.value else {
      Issue.record("no lines: \(String(describing: try app.screen("BuyController")?.titleView))")
      return
    }
    #expect(lines.map(\.summary) == ["\"Buy\"", "unknown model.price"])
  }

  @Test func `a picture made by an initializer of the app's own is the symbol it leads to`() throws
  {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      enum Icon {
        case dots
        var name: String {
          switch self {
          case .dots: return "ellipsis.circle"
          }
        }
      }
      extension UIImage {
        convenience init?(icon: Icon, with configuration: UIImage.Configuration? = nil) {
          self.init(systemName: icon.name, withConfiguration: configuration)
        }
      }
      class Notes: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          var items = [UIBarButtonItem]()
          let more = UIBarButtonItem(image: UIImage(icon: .dots), menu: menu)
          items.append(more)
          navigationItem.rightBarButtonItems = items
        }
      }
      """
    ])
    #expect(try app.screen("Notes")?.items.map(\.summary) == ["right symbol ellipsis.circle"])
  }
}
