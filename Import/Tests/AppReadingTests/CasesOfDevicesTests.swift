import AppReading
import SampleApps
import Testing

/// A `switch` over the device that screens are read for.
@Suite struct CasesOfDevicesTests {
  private func isLarge(_ cases: String, isPad: Bool = false) throws -> Bool? {
    let read = try SampleApp([
      "A.swift": """
      import UIKit
      extension UIDevice { static var sort: Sort { Sort(code: Machine.code) } }
      class OwnNavigationController: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          switch \(cases)
          }
        }
      }
      class NotesController: UIViewController {
        override func viewDidLoad() { title = "Notes" }
        func go() {
          present(OwnNavigationController(rootViewController: NotesController()), animated: true)
        }
      }
      """
    ]).read(isPad: isPad)
    let looks = read.looks
    return (looks.bar.prefersLargeTitles ?? looks.ownBar.prefersLargeTitles)?.value
  }

  @Test func `a small phone's case is not that of the phone`() throws {
    let large = try isLarge(
      """
      UIDevice.sort {
      case .iPhoneSE, .iPhone5: navigationBar.prefersLargeTitles = false
      default: navigationBar.prefersLargeTitles = true
      """)
    #expect(large == true)
  }

  @Test(arguments: [true, false])
  func `the idiom says which case it is`(_ isPad: Bool) throws {
    let large = try isLarge(
      """
      UIDevice.current.userInterfaceIdiom {
      case .phone: navigationBar.prefersLargeTitles = false
      case .pad, .mac: navigationBar.prefersLargeTitles = true
      default: break
      """, isPad: isPad)
    #expect(large == isPad)
  }
}
