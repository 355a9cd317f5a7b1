import AppReading
import SampleApps
import Testing

/// Bars that code hides on some kinds of device.
@Suite struct HiddenByDeviceTests {
  @Test(arguments: [
    ("UIDevice.current.userInterfaceIdiom == .phone", true),
    ("UIDevice.current.userInterfaceIdiom == .pad", false),
    ("traitCollection.horizontalSizeClass == .compact", true),
    ("model.isNew", false),
  ])
  func `the device says whether a bar is there`(value: String, isHidden: Bool) throws {
    let screens = try SampleApp([
      "A.swift": """
      import UIKit
      class PinController: UIViewController {
        override func viewDidLoad() { title = "Pin" }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(\(value), animated: animated)
        }
      }
      """
    ]).read().screens
    #expect(screens.map { $0.isBarHidden?.value } == [isHidden])
  }
}
