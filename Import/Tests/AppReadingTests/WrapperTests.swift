import AppReading
import SampleApps
import Testing

/// Views, toolbar content and controls of an app's own that others hand their words to.
@Suite struct WrapperTests {
  /// A stack with a title, and a button made by its role.
  static let kit = """
    import SwiftUI
    struct Wrapper<Content: View>: View {
      private var _title: String
      private var _content: Content
      init(_ title: String, @ViewBuilder content: () -> Content) {
        self._title = title
        self._content = content()
      }
      var body: some View { NavigationStack { _content.navigationTitle(_title) } }
    }
    enum Role { case close, cancel }
    struct BarButton: ToolbarContent {
      private var _title: String
      private var _icon: String
      private var _placement: ToolbarItemPlacement
      init(_ title: String = "", icon: String = "", placement: ToolbarItemPlacement = .automatic) {
        self._title = title
        self._icon = icon
        self._placement = placement
      }
      init(role: Role, placement: ToolbarItemPlacement = .cancellationAction) {
        self._placement = placement
        switch role {
        case .cancel:
          self._title = "Cancel"
          self._icon = ""
        case .close:
          self._title = ""
          self._icon = "xmark"
          self._placement = .topBarTrailing
        }
      }
      var body: some ToolbarContent {
        ToolbarItem(placement: _placement) {
          Button { } label: { if _icon == "" { Text(_title) } else { Image(systemName: _icon) } }
        }
      }
    }
    """

  @Test func `what an initializer puts away is known in the body and in its properties`() throws {
    let app = try SampleApp([
      "Kit.swift": Self.kit,
      "Screens.swift": """
      import SwiftUI
      struct AddView: View {
        var body: some View {
          Wrapper("New Card") { Form { }.toolbar { BarButton(role: .close) } }
        }
      }
      struct InfoView: View {
        let card: Card
        var body: some View {
          Wrapper(card.name) { Form { }.toolbar { BarButton(icon: "plus", placement: .primaryAction) } }
        }
      }
      """,
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name).sorted() == ["AddView", "InfoView"])
    let add = try #require(try app.screen("AddView"))
    #expect(add.title?.value.summary == "\"New Card\"")
    #expect(add.title?.place.path.hasSuffix("Screens.swift") == true)
    #expect(add.items.map(\.summary) == ["topBarTrailing symbol xmark"])
    let info = try #require(try app.screen("InfoView"))
    #expect(info.title?.value.summary == "unknown card.name")
    #expect(info.items.map(\.summary) == ["primaryAction symbol plus"])
  }

  @Test func `modifiers of an app's own need no self and may be properties`() throws {
    let app = try SampleApp([
      "View+Bars.swift": """
      import SwiftUI
      extension View {
        func closing() -> some View { modifier(Closing(place: .topBarLeading)) }
        func bar(@ToolbarContentBuilder _ content: @escaping () -> some ToolbarContent) -> some View {
          toolbar(content: content)
        }
        var small: some View { navigationBarTitleDisplayMode(.inline) }
      }
      struct Closing: ViewModifier {
        let place: ToolbarItemPlacement
        init(place: ToolbarItemPlacement) { self.place = place }
        func body(content: Content) -> some View {
          content.toolbar { ToolbarItem(placement: place) { Button("Close") { } } }
        }
      }
      """,
      "ListView.swift": """
      import SwiftUI
      struct ListView: View {
        var body: some View {
          List { }.navigationTitle("List").small.closing()
            .bar { ToolbarItem(placement: .primaryAction) { Button("Add") { } } }
        }
      }
      """,
    ])
    let list = try #require(try app.screen("ListView"))
    #expect(list.title?.value.summary == "\"List\"")
    #expect(list.titleMode?.value == .inline)
    #expect(
      Set(list.items.map(\.summary)) == ["topBarLeading \"Close\"", "primaryAction \"Add\""])
  }

  @Test func `what hangs on a stack is the bar around it, and its destinations are screens`() throws
  {
    let app = try SampleApp([
      "Flow.swift": """
      import SwiftUI
      struct FlowView: View {
        var body: some View {
          NavigationStack(path: $path) { FormView().navigationBarHidden(true) } destination: { step in
            switch step { case .done: DoneView() }
          }
          .toolbar { ToolbarItem(placement: .principal) { Text("Send") } }
        }
      }
      struct FormView: View { var body: some View { Form { } } }
      struct DoneView: View {
        var body: some View { Text("x").navigationTitle("Done").navigationBarTitleDisplayMode(.inline) }
      }
      """
    ])
    let flow = try #require(try app.screen("FlowView"))
    #expect(flow.items.map(\.summary) == ["principal label \"Send\""])
    #expect(flow.isBarHidden == nil && flow.titleMode == nil)
    #expect(try app.screen("DoneView")?.title?.value.summary == "\"Done\"")
  }

  @Test func `a control of an app's own shows the picture it is given`() throws {
    let app = try SampleApp([
      "Circle.swift": """
      import SwiftUI
      struct CircleControl: View {
        let icon: Image
        let color: Color
        let action: (() -> Void)?
        init(icon: Image, color: Color, action: (() -> Void)? = nil) {
          self.icon = icon
          self.color = color
          self.action = action
        }
        var body: some View {
          if let action { Button(action: action) { face } } else { face }
        }
        private var face: some View { ZStack { color.clipShape(Circle()); icon.resizable() } }
      }
      struct Cross: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton { UIButton(type: .close) }
        func updateUIView(_ view: UIButton, context: Context) {}
      }
      struct CardView: View {
        var body: some View {
          Text("x").navigationTitle("Card").toolbar {
            ToolbarItem(placement: .topBarLeading) {
              CircleControl(icon: Icons.arrow, color: Palette.red) { dismiss() }
            }
            ToolbarItem(placement: .topBarTrailing) { Cross() }
          }
        }
      }
      """
    ])
    let card = try #require(try app.screen("CardView"))
    #expect(
      card.items.map(\.summary) == ["topBarLeading picture arrow", "topBarTrailing system close"])
  }

  @Test func `a screen's model may hand its title to a closure, and an outlet be its item`() throws
  {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class CardModel {
        struct ViewState { let title: String = "Card"; let rows: [Row] }
      }
      class ListModel {
        struct ViewState { let title: String; let count: Int }
        func states() { source.map { ViewState(title: "List", count: $0.count) } }
      }
      class CardController: UIViewController {
        let viewModel: CardModel
        override func viewDidLoad() {
          viewModel.output.sink { [navigationItem] viewState in navigationItem.title = viewState.title }
        }
      }
      class ListController: UIViewController {
        private let viewModel: ListModel
        @IBOutlet weak var ownItem: UINavigationItem!
        override func viewDidLoad() {
          viewModel.output.sink { state in self.ownItem.title = state.title }
          ownItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        }
      }
      class Coordinator {
        private lazy var card: CardController = {
          let controller = CardController()
          controller.navigationItem.largeTitleDisplayMode = .never
          return controller
        }()
      }
      """,
      "Old.m": """
      @implementation OldController
      - (void)viewDidLoad {
        self.navigationItem.title = @"Old";
        UIBarButtonItem *gap = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace target:nil action:nil];
        self.navigationItem.rightBarButtonItems = @[gap];
      }
      @end
      """,
      "Old.h": "@interface OldController : UIViewController\n@end\n",
    ])
    let card = try #require(try app.screen("CardController"))
    #expect(card.title?.value.summary == "\"Card\"")
    #expect(card.titleMode?.value == .inline)
    let list = try #require(try app.screen("ListController"))
    #expect(list.title?.value.summary == "\"List\"")
    #expect(list.items.map(\.summary) == ["right system add"])
    #expect(try app.screen("OldController")?.items.map(\.summary) == ["right space"])
  }

  @Test func `a button that a class takes away is not inherited`() throws {
    let app = try SampleApp([
      "Code.swift": """
      import UIKit
      class FormController: UIViewController {
        lazy var closeButton = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        override func viewDidLoad() { navigationItem.leftBarButtonItem = closeButton }
      }
      class ListController: FormController {
        override func viewDidLoad() { super.viewDidLoad(); title = "List" }
      }
      class ProxyController: FormController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Proxy"
          navigationItem.leftBarButtonItem = nil
          navigationItem.rightBarButtonItem = nil
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        }
      }
      """
    ])
    #expect(try app.screen("ListController")?.items.map(\.summary) == ["left system close"])
    #expect(try app.screen("ProxyController")?.items.map(\.summary) == ["right system trash"])
    #expect(try app.read().screens.filter { $0.name == "ProxyController" }.count == 1)
  }
}
