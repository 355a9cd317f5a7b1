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

  @Test func `a model that a maker is handed says the title by its type`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      protocol SettingsModel: ObservableObject { var title: String { get } }
      final class AppSettingsModel: SettingsModel {
        let title: String = NSLocalizedString("settings", comment: "")
      }
      struct SettingsView<Model: SettingsModel>: View {
        let model: Model
        var body: some View { Text("") }
      }
      final class AboutModel { let title = NSLocalizedString("about", comment: "") }
      struct AboutView: View { var body: some View { Text("") } }
      struct Person { let title: String }
      struct PersonView: View { var body: some View { Text("") } }
      class Builder {
        func settings<T: SettingsModel>(model: T) -> UIViewController {
          let controller = UIHostingController(rootView: SettingsView(model: model))
          controller.title = model.title
          return controller
        }
        func about(model: AboutModel) -> UIViewController {
          let controller = UIHostingController(rootView: AboutView())
          controller.title = model.title
          return controller
        }
        func person(person: Person) -> UIViewController {
          let controller = UIHostingController(rootView: PersonView())
          controller.title = person.title
          return controller
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"settings\" = \"Settings\"; \"about\" = \"About\";",
    ])
    #expect(try app.screen("SettingsView")?.title?.value.summary == "key settings")
    #expect(try app.screen("AboutView")?.title?.value.summary == "key about")
    #expect(try app.screen("PersonView")?.title?.value.isKnown == false)
  }

  @Test func `a view in the title's place and a title of another branch are two states`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class WelcomeController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          if !preset.isExpired {
            navigationItem.titleView = UIImageView(image: UIImage(named: "logo"))
          } else {
            navigationItem.title = "Welcome Back"
          }
        }
      }
      class BothController: UIViewController {
        override func viewDidLoad() {
          title = "Both"
          if preset.hasLogo { navigationItem.titleView = UIImageView(image: UIImage(named: "logo")) }
        }
      }
      """
    ])
    let all = try app.read().screens.filter { $0.name == "WelcomeController" }
    #expect(all.map { $0.title?.value.summary } == [nil, "\"Welcome Back\""])
    #expect(all.map { $0.titleView == nil } == [false, true])
    #expect(try app.screen("BothController")?.title?.value.summary == "\"Both\"")
  }
}
