import AppReading
import SampleApps
import Testing

/// The stack that a screen stands on, and what is said about it.
@Suite struct OwnStacksTests {
  @Test func `a screen with a bar stands on a stack`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Options: UIViewController {
        override func viewDidLoad() {
          title = "Options"
          if self.navigationController != nil {
            navigationItem.leftBarButtonItem =
              UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
          } else {
            closeButton.isHidden = false
          }
        }
      }
      class Policy: UIViewController {
        override func viewDidLoad() {
          title = "Policy"
          guard let navigationController = navigationController else { return }
          navigationItem.rightBarButtonItem =
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        }
      }
      """
    ])
    #expect(try app.screen("Options")?.items.map(\.summary) == ["left system close"])
    #expect(try app.screen("Policy")?.items.map(\.summary) == ["right system done"])
    #expect(try app.read().screens.count == 2)
  }

  @Test func `stacks that properties of a tab bar controller make have first screens`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Root: UITabBarController {
        private lazy var mapTab: UINavigationController = {
          let map = MapScreen(scheme: nil)
          return UINavigationController(rootViewController: map)
        }()
      }
      class MapScreen: UIViewController {
        override func viewDidLoad() {
          title = event.name
          navigationItem.rightBarButtonItem =
            UIBarButtonItem(image: UIImage(named: "filter"), style: .plain, target: nil, action: nil)
        }
      }
      class PadMapScreen: MapScreen {}
      """
    ])
    #expect(try app.screen("MapScreen")?.items.map(\.summary) == ["right picture filter"])
    #expect(try app.screen("MapScreen")?.isFirstOnStack == true)
  }

  @Test func `a tint for what a function shows over the screen is not the app's`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Gallery {
        func show() {
          UINavigationBar.appearance().tintColor = .systemBlue
          owner.present(Picker(), animated: true)
        }
      }
      """
    ])
    #expect(try app.read().looks.bar.tint == nil)
  }

  @Test func `a stack that a library's modifier shows over a view has a bar of its own`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct DeviceView: View {
        let device: Device
        var body: some View {
          List {}
            .navigationTitle(device.name)
            .picturePicker(isPresented: $isPicking) { _ in
            } overlay: { progress in
              NavigationView { ProgressView(progress).padding().navigationTitle("Preparing") }
                .transition(.opacity)
            }
        }
      }
      struct WrappedView: View {
        var body: some View {
          List {}.around { content in NavigationStack { content.navigationTitle("Wrapped") } }
        }
      }
      """
    ])
    #expect(try app.screen("DeviceView")?.title?.value.isKnown == false)
    #expect(
      try app.read().screens.filter { $0.name.hasPrefix("DeviceView-") }
        .map { $0.title?.value.summary } == ["\"Preparing\""])
    #expect(try app.screen("WrappedView")?.title?.value.summary == "\"Wrapped\"")
  }
}
