import AppReading
import SampleApps
import Testing

/// Screens that a function puts together and gives as some controller.
@Suite struct PutTogetherTests {
  @Test func `what a function puts together is presented as its screen`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIViewController {
        var isModal: Bool {
          if let place = navigationController?.viewControllers.firstIndex(of: self), place > 0 {
            return false
          } else if presentingViewController != nil {
            return true
          } else {
            return false
          }
        }
      }
      final class CardAssembly {
        static func make(number: Int) -> UIViewController {
          let screen = CardController()
          screen.number = number
          return screen
        }
      }
      class PlainStack: UINavigationController {
        override init(rootViewController: UIViewController) {
          super.init(rootViewController: rootViewController)
          navigationBar.isTranslucent = false
        }
      }
      final class Coordinator {
        weak var top: UIViewController?
        func showCard() {
          let screen = CardAssembly.make(number: 1)
          let stack = PlainStack(rootViewController: screen)
          top?.present(stack, animated: true)
        }
      }
      final class CardController: UIViewController {
        var number = 0
        override func viewDidLoad() {
          title = "Card"
          if isModal {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .close, target: nil, action: nil)
          }
        }
      }
      """
    ])
    let screens = try app.read().screens.filter { $0.name == "CardController" }
    #expect(screens.map(\.presentation) == [.sheet])
    #expect(screens.first?.items.map(\.summary) == ["left system close"])
  }
}
