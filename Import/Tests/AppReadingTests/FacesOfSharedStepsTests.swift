import AppReading
import SampleApps
import Testing

/// Buttons that the same steps make with another face on each way.
@Suite struct FacesOfSharedStepsTests {
  private func bars(_ first: String, _ second: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Corner {
        case arrow, cross
        var face: UIImage {
          switch self {
          case .arrow: return UIImage(named: "arrow")!
          case .cross: return UIImage(named: "cross")!
          }
        }
      }
      extension UIViewController {
        func fill(_ corner: Corner) {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: corner.face, style: .plain, target: self, action: nil)
        }
      }
      class DuckController: UIViewController {
        var pond: Pond!
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Duck"
          if pond.depth > 3 { fill(\(first)) } else { fill(\(second)) }
        }
      }
      """
    ]).read().screens.map { $0.items.map(\.summary) }
  }

  @Test func `each face is a state`() throws {
    #expect(try bars(".arrow", ".cross") == [["left picture arrow"], ["left picture cross"]])
  }

  @Test func `one face is one`() throws {
    #expect(try bars(".cross", ".cross") == [["left picture cross"]])
  }
}
