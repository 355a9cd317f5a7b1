import AppReading
import SampleApps
import Testing

/// Screens of UIKit's that several callers make, each with a configuration of its own.
@Suite struct MadeInSeveralWaysTests {
  private static let picker = """
    import UIKit
    class PickController: UIViewController {
      private let configuration: Configuration
      init(number: Int, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = configuration.title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: self, action: #selector(close))
        if !configuration.isFixed {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        }
      }
      struct Configuration {
        var title: String
        var isFixed: Bool
      }
    }
    extension PickController.Configuration {
      static let forFilter = PickController.Configuration(title: Words.title, isFixed: true)
      enum Words { static let title = "Choose" }
    }
    """

  private static let filter = """
    import UIKit
    class FilterController: UIViewController {
      private var taps: Subscription?
      override func viewDidLoad() {
        title = "Filters"
        taps = list.onTap.sink { [weak self] row in
          guard let self = self else { return }
          let controller: PickController = {
            return PickController(number: 1, configuration: .forFilter)
          }()
          self.list.present(UINavigationController(rootViewController: controller), animated: true)
        }
      }
    }
    """

  private static let order = """
    import SwiftUI
    struct PickView: UIViewControllerRepresentable {
      let configuration: PickController.Configuration
      func makeUIViewController(context: Context) -> UINavigationController {
        let controller = PickController(number: 1, configuration: configuration)
        return UINavigationController(rootViewController: controller)
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    struct OrderView: View {
      @State var isShown = false
      var body: some View {
        Text("").navigationTitle("Order").sheet(isPresented: $isShown) {
          PickView(configuration: .forOrder)
        }
      }
    }
    extension PickController.Configuration {
      static let forOrder = PickController.Configuration(title: "Add", isFixed: false)
    }
    """

  private func bars(_ files: [String: String]) throws -> [String] {
    try SampleApp(files).read().screens.filter { $0.name == "PickController" }
      .map { ([$0.title?.value.summary ?? "-"] + $0.items.map(\.summary)).joined(separator: ", ") }
  }

  @Test func `a closure that a subscription gets makes a screen`() throws {
    #expect(
      try bars(["A.swift": Self.picker, "B.swift": Self.filter])
        == ["\"Choose\", left system cancel"])
  }

  @Test func `a view that makes a screen hands on what whoever makes the view says`() throws {
    #expect(
      try bars(["A.swift": Self.picker, "C.swift": Self.order])
        == ["\"Add\", left system cancel, right system add"])
  }

  @Test func `each caller has a bar with its own title and buttons`() throws {
    let found = try bars([
      "A.swift": Self.picker, "B.swift": Self.filter, "C.swift": Self.order,
    ])
    #expect(
      found.sorted() == [
        "\"Add\", left system cancel, right system add", "\"Choose\", left system cancel",
      ])
  }

  @Test func `what a closure returns that a view keeps has the type that it says`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      protocol ListModel: ObservableObject { var heading: String { get } }
      class CountryModel: ListModel { let heading = "Country" }
      class StateModel: ListModel { let heading = "State" }
      struct ListView<Model: ListModel>: View {
        @StateObject var model: Model
        init(model: Model) { self._model = StateObject(wrappedValue: model) }
        var body: some View { Text("").navigationTitle(model.heading) }
      }
      struct FormView: View {
        let country: () -> CountryModel
        let state: () -> StateModel
        var body: some View {
          List {
            NavigationLink("Country", destination: ListView(model: country()))
            NavigationLink("State", destination: ListView(model: state()))
          }
          .navigationTitle("Form")
        }
      }
      """
    ])
    let titles = try app.read().screens.filter { $0.name == "ListView" }
      .compactMap(\.title?.value.summary)
    #expect(titles == ["\"Country\"", "\"State\""])
  }
}
