import AppReading
import SampleApps
import Testing

/// Buttons of a drawn screen that stand there only between two calls of others.
@Suite struct TakenBackWhereDrawnTests {
  @Test func `a button that is taken away as the screen comes is not there first`() throws {
    let app = try SampleApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="n"><scenes>
        <scene sceneID="1"><objects>
          <navigationController id="n"><connections>
            <segue destination="p" kind="relationship" relationship="rootViewController"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="p" customClass="PrefsController">
            <navigationItem key="navigationItem" title="Prefs"/>
          </viewController>
        </objects></scene>
      </scenes></document>
      """,
      "A.swift": """
      import UIKit
      class PrefsController: UIViewController, CellDelegate {
        override func viewDidLoad() { super.viewDidLoad(); hideBoth() }
        func valueChanged(in cell: UITableViewCell) { showBoth() }
        func showBoth() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: nil)
        }
        func hideBoth() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "menu"), style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = nil
        }
      }
      """,
    ])
    let screens = try app.read().screens.filter { $0.name == "PrefsController" }
    #expect(screens.first?.items.map(\.position) == [.left])
    #expect(screens.contains { $0.variant != nil && $0.items.count == 2 })
  }

  @Test func `what comes and goes with it on the other side is not there first either`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class GaugeController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Gauge" }
        @objc func moved() { start() }
        @objc func save() { end() }
        func start() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: nil)
        }
        func end() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "back"), style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = nil
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.first?.items.isEmpty == true)
    #expect(screens.contains { $0.variant != nil && $0.items.count == 2 })
  }
}
