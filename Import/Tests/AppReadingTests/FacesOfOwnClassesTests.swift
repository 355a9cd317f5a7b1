import AppReading
import SampleApps
import Testing

/// Buttons of the app's own classes that have their faces as they are made.
@Suite struct FacesOfOwnClassesTests {
  private func items(_ made: String, _ classes: String) throws -> [String]? {
    try SampleApp([
      "A.swift": """
      import UIKit
      enum Kind { case close, add }
      \(classes)
      final class NotesController: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          \(made)
          navigationItem.rightBarButtonItem = item
        }
      }
      """
    ]).screen("NotesController")?.items.map(\.summary)
  }

  private static let buttons = """
    final class FrameButton: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setImage(UIImage(systemName: "xmark"), for: .normal)
        setImage(UIImage(systemName: "circle"), for: .highlighted)
      }
    }
    final class PlainButton: UIButton {
      convenience init() { self.init(frame: CGRect()); self.configure() }
      private func configure() { self.setImage(UIImage.init(systemName: "xmark"), for: .normal) }
    }
    class IconButton: UIButton {
      init(icon: UIImage?) { super.init(frame: .zero); setImage(icon, for: .normal) }
    }
    final class CrossButton: IconButton {
      init() { super.init(icon: UIImage(systemName: "xmark")) }
    }
    class BaseButton: UIButton {
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      func setUp() {}
    }
    final class HeirButton: BaseButton {
      override func setUp() { setImage(UIImage(systemName: "xmark"), for: []) }
    }
    final class KindButton: UIButton {
      let kind: Kind
      init(kind: Kind) { self.kind = kind; super.init(frame: .zero); setup() }
      private func setup() {
        switch kind {
        case .add: setImage(UIImage(systemName: "plus"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
        }
      }
    }
    final class LaterButton: UIButton {
      func configure(_ kind: Kind) {
        switch kind {
        case .add: setImage(UIImage(systemName: "plus"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
        }
      }
    }
    final class HoldingView: UIView {
      private let button = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(button)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
      }
    }
    final class ConfiguredButton: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        configuration = .plain()
        configuration?.image = UIImage(systemName: "xmark")
      }
    }
    """

  @Test(arguments: [
    "FrameButton()", "PlainButton()", "CrossButton()", "HeirButton(frame: .zero)",
    "KindButton(kind: .close)", "HoldingView()", "ConfiguredButton()",
  ])
  func `a view's own initializers and what they call give it its face`(view: String) throws {
    let made = "let item = UIBarButtonItem(customView: \(view))"
    #expect(try items(made, Self.buttons) == ["right symbol xmark"])
  }

  @Test func `a function of its own that is called on a button gives it its face`() throws {
    let made = """
      let button = LaterButton()
      button.configure(.close)
      let item = UIBarButtonItem(customView: button)
      """
    #expect(try items(made, Self.buttons) == ["right symbol xmark"])
  }

  @Test func `which of several faces only the running app knows is left open`() throws {
    let made = "let item = UIBarButtonItem(customView: KindButton(kind: model.kind))"
    #expect(try items(made, Self.buttons) == ["right view KindButton"])
  }

  private static let items = """
    final class OneItem: UIBarButtonItem {
      override init() { super.init(); image = UIImage(systemName: "xmark") }
    }
    final class TwoItem: UIBarButtonItem {
      override init() { super.init(); commonInit() }
      private func commonInit() { self.image = UIImage(systemName: "xmark") }
    }
    final class HoldingItem: UIBarButtonItem {
      private let button = UIButton(type: .system)
      init(action: @escaping () -> Void) {
        super.init()
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        customView = button
      }
    }
    class BaseItem: UIBarButtonItem {
      init(symbol: String) { super.init(); self.image = UIImage(systemName: symbol) }
    }
    final class HeirItem: BaseItem {
      init() { super.init(symbol: "xmark") }
    }
    final class BareHeirItem: BaseItem {}
    """

  @Test(arguments: [
    "OneItem()", "TwoItem()", "HoldingItem {}", "HoldingItem(action: close)", "HeirItem()",
    "BareHeirItem(symbol: \"xmark\")",
  ])
  func `a button's own initializers and what they call give it its face`(item: String) throws {
    #expect(try items("let item = \(item)", Self.items) == ["right symbol xmark"])
  }

  @Test(arguments: [
    "Parts.TypedItem(kind: .cross, target: self)", "Parts.TypedItem(kind: .cross) {}",
    "UIBarButtonItem.typed(.cross)",
  ])
  func `a button made for a kind has the view that its class finishes for it`(
    item: String
  ) throws {
    let classes = """
      enum Parts {}
      extension Parts {
        class TypedItem: UIBarButtonItem {
          enum ItemKind { case back, cross, label }
          var tapped: (() -> Void)?
          convenience init(kind: ItemKind, target: Any?) {
            self.init(kind: kind, target: target, words: nil)
          }
          init(kind: ItemKind, target: Any?, words: String?) {
            super.init()
            self.setUpForKind(kind: kind, target: target, words: words)
          }
          init(kind: ItemKind, tapped: @escaping () -> Void) {
            super.init()
            self.tapped = tapped
            self.setUpForKind(kind: kind, target: self, words: nil)
          }
          func setUpForKind(kind: ItemKind, target: Any?, words: String?) {
            if kind == .label {
              let view = UILabel()
              view.text = words
              self.customView = view
              return
            }
            var look: StyledButton.Look!
            switch kind {
            case .cross: look = .solid
            case .back, .label: look = .plain
            }
            let view = StyledButton(look: look)
            if target != nil { view.addTarget(target!, action: #selector(touch), for: .touchUpInside) }
            switch kind {
            case .back: view.setImage(UIImage(systemName: "chevron.left"), for: .normal)
            case .cross: view.setImage(UIImage(systemName: "xmark"), for: .normal)
            case .label: assert(false)
            }
            self.customView = view
          }
          @objc func touch() {}
        }
        class StyledButton: UIButton {
          enum Look { case plain, solid }
          var look: Look
          init(look: Look) { self.look = look; super.init(frame: .zero); setup() }
          func setup() { titleLabel?.font = .boldSystemFont(ofSize: 15) }
        }
      }
      extension UIBarButtonItem {
        static func typed(_ kind: Parts.TypedItem.ItemKind) -> UIBarButtonItem {
          Parts.TypedItem(kind: kind, target: nil)
        }
      }
      """
    #expect(try items("let item = \(item)", classes) == ["right symbol xmark"])
  }

  @Test(arguments: [
    "[[UIBarButtonItem alloc] initWithCustomView:[[CrossButton alloc] initWithFrame:CGRectZero]]",
    "[[UIBarButtonItem alloc] initWithCustomView:[[CrossButton alloc] init]]",
    "[[CrossItem alloc] initWithTarget:self]", "[[LaterItem alloc] init]",
  ])
  func `classes of Objective-C give their buttons faces likewise`(item: String) throws {
    let app = try SampleApp([
      "A.m": """
      #import <UIKit/UIKit.h>
      @implementation CrossButton : UIButton
      - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        if (self) { [self setUp]; }
        return self;
      }
      - (void)setUp {
        [self setImage:[UIImage systemImageNamed:@"xmark"] forState:UIControlStateNormal];
        [self setImage:[UIImage systemImageNamed:@"circle"] forState:UIControlStateSelected];
      }
      @end
      @implementation CrossItem : UIBarButtonItem
      - (instancetype)initWithTarget:(id)target {
        self = [super initWithImage:[UIImage systemImageNamed:@"xmark"] style:UIBarButtonItemStylePlain target:target action:nil];
        return self;
      }
      @end
      @implementation LaterItem : UIBarButtonItem
      - (instancetype)init {
        if (self = [super init]) { self.image = [UIImage systemImageNamed:@"xmark"]; }
        return self;
      }
      @end
      @implementation NotesController : UIViewController
      - (void)viewDidLoad {
        self.title = @"Notes";
        self.navigationItem.rightBarButtonItem = \(item);
      }
      @end
      """
    ])
    #expect(try app.screen("NotesController")?.items.map(\.summary) == ["right symbol xmark"])
  }

  @Test(arguments: [(kind: "close", item: "symbol xmark"), ("add", "label \"Add\"")])
  func `a view that a property does not have for a case stands in no button`(
    kind: String, item: String
  ) throws {
    let classes = """
      extension Kind {
        var picture: UIImage? {
          switch self { case .close: return UIImage(systemName: "xmark"); default: return nil }
        }
        var view: UIView? {
          switch self {
          case .add:
            let label = UILabel()
            label.text = "Add"
            return label
          default: return nil
          }
        }
      }
      final class KindItem: UIBarButtonItem {
        init(kind: Kind? = nil) { super.init(); fill(kind) }
        private func fill(_ kind: Kind?) { image = kind?.picture; customView = kind?.view }
      }
      """
    #expect(try items("let item = KindItem(kind: .\(kind))", classes) == ["right \(item)"])
  }
}
