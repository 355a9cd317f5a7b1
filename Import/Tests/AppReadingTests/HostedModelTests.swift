import AppReading
import SampleApps
import Testing

/// Views in controllers whose bar their models speak of.
@Suite struct HostedModelTests {
  @Test func `a model's own property of a bar's name is a button, once for all places`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      extension UIBarButtonItem {
        static func cancel(target: Any, action: Selector) -> UIBarButtonItem {
          UIBarButtonItem(barButtonSystemItem: .cancel, target: target, action: action)
        }
      }
      final class ChatModel: ObservableObject {
        var rightBarButtonItem: UIBarButtonItem { .cancel(target: self, action: #selector(stop)) }
      }
      final class OtherModel: ObservableObject {
        var rightBarButtonItem: UIBarButtonItem { .cancel(target: self, action: #selector(stop)) }
      }
      struct InfoView<Model>: View where Model: ObservableObject {
        let viewModel: Model
        var body: some View { Text("") }
      }
      final class Hosting<T>: UIHostingController<T> where T: View {}
      class Builder {
        func chat() -> UIViewController {
          let viewModel = ChatModel()
          let view = InfoView<ChatModel>(viewModel: viewModel)
          let controller = Hosting(rootView: view)
          controller.navigationItem.rightBarButtonItem = viewModel.rightBarButtonItem
          return controller
        }
        func other() -> UIViewController {
          let viewModel = OtherModel()
          let controller = Hosting(rootView: InfoView<OtherModel>(viewModel: viewModel))
          controller.navigationItem.rightBarButtonItem = viewModel.rightBarButtonItem
          return controller
        }
      }
      class ListController: UIViewController {
        override func viewDidLoad() {
          title = "List"
          var buttons = navigationItem.rightBarButtonItems ?? []
          navigationItem.rightBarButtonItems = buttons
        }
      }
      """
    ])
    #expect(try app.screen("InfoView")?.items.map(\.summary) == ["right system cancel"])
    #expect(try app.screen("ListController")?.items.isEmpty == true)
  }
}
