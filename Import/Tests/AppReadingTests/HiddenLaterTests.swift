import AppReading
import SampleApps
import Testing

/// Bars that blocks hide once their screens are there.
@Suite struct HiddenLaterTests {
  private func screen(_ steps: String) throws -> Screen? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          title = "Note"
          \(steps)
        }
      }
      """
    ]).screen("NoteController")
  }

  @Test(arguments: [
    "model.$isBusy.dropFirst().sink { _ in STEP }.store(in: &bag)",
    "model.isBusy.skip(1).subscribe(onNext: { [weak self] _ in STEP })",
    "model.load { [weak self] _ in DispatchQueue.main.async { STEP } }",
  ])
  func `a bar that a block hides later is there`(steps: String) throws {
    let hides = "self?.navigationController?.navigationBar.isHidden = true"
    #expect(try screen(steps.replacing("STEP", with: hides))?.isBarHidden?.value != true)
  }

  @Test func `a bar that a stream hides as it is listened to is hidden`() throws {
    let hides = "self?.navigationController?.navigationBar.isHidden = true"
    let found = try screen("model.$isBusy.sink { [weak self] _ in \(hides) }")
    #expect(found?.isBarHidden?.value == true)
  }

  @Test func `words that a stream brings later are not there first`() throws {
    let found = try SampleApp([
      "A.swift": """
      import UIKit
      class NoteController: UIViewController {
        override func viewDidLoad() {
          model.$isBusy.dropFirst().sink { [weak self] _ in
            self?.navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Stop", style: .plain, target: nil, action: nil)
          }.store(in: &bag)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: nil, action: nil)
        }
      }
      """
    ]).screen("NoteController")
    #expect(found?.items.map(\.summary) == ["right \"Go\""])
  }
}
