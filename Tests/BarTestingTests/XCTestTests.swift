import BarLayout
import BarTesting
import XCTest

/// `expectBar` in a test of XCTest.
final class XCTestTests: XCTestCase {
  func testABarThatIsAsRecordedPasses() {
    let device = Device(
      id: "custom", idiom: .phone, size: BarSize(width: 390, height: 844), scale: 3,
      safeArea: BarEdgeInsets(top: 47, bottom: 34), statusBarHeight: 47)
    let scene = BarScene(
      device: device, system: SystemVersion(.iOS, 17),
      navigationBar: NavigationBar(items: [NavigationItem(title: "Inbox")]))
    expectBar(scene, named: "inbox", in: "Goldens/ExpectBarTests")
  }
}
