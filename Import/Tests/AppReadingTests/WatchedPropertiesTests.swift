import AppReading
import SampleApps
import Testing

/// Properties that put what they get into the bar, and values that come in streams.
@Suite struct WatchedPropertiesTests {
  private static let base = """
    import UIKit
    class BaseController: UIViewController {
      var heading = "" {
        didSet { navigationItem.title = heading }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        makeInterface()
        bindModel()
      }
      func makeInterface() {}
      func bindModel() {}
    }
    """

  private func screen(_ steps: String, _ more: String = "") throws -> Screen? {
    try SampleApp([
      "Base.swift": Self.base,
      "A.swift": """
      import UIKit
      class NoteController: BaseController {
        lazy var save: UIBarButtonItem = {
          let view = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
          return view
        }()
        override func makeInterface() {
          super.makeInterface()
          \(steps)
        }
      }
      \(more)
      """,
    ]).screen("NoteController")
  }

  @Test(arguments: [
    "heading = \"Note\"",
    "self.heading = \"Note\"",
    "languageChanged.subscribe(onNext: { [weak self] () in self?.heading = \"Note\" })",
  ])
  func `a property that watches itself hands its words to the bar`(steps: String) throws {
    let screen = try screen(steps)
    #expect(screen?.title?.value == .verbatim("Note"))
    #expect(screen?.title?.place.path.hasSuffix("A.swift") == true)
  }

  @Test func `a watched property with data leaves the title open`() throws {
    let screen = try screen(
      "output.name.drive(onNext: { [weak self] (name) in self?.heading = name })")
    #expect(screen?.title?.value == .unknown("name"))
  }

  @Test func `a watched property that nothing is put into sets no title`() throws {
    let screen = try screen("navigationItem.rightBarButtonItem = save")
    #expect(screen?.title == nil)
  }

  @Test(arguments: ["", ".disposed(by: bag)", ".store(in: &all)"])
  func `a button made without words takes those that come as the screen comes`(rest: String) throws
  {
    let screen = try screen(
      """
      languageChanged.subscribe(onNext: { [weak self] () in self?.save.title = "Save" })\(rest)
      navigationItem.rightBarButtonItem = save
      """)
    #expect(screen?.items.map(\.summary) == ["right \"Save\""])
  }

  @Test(arguments: [
    "url.map { $0?.absoluteString }.asObservable().bind(to: navigationItem.rx.title)",
    "url.bind(to: self.rx.title)",
    "url.drive(navigationItem.rx.title)",
    "$url.assign(to: \\.title, on: navigationItem)",
    "$url.assign(to: \\.navigationItem.title, on: self)",
  ])
  func `a title that a stream is bound to is the running app's`(steps: String) throws {
    let screen = try screen(steps)
    #expect(screen?.title != nil)
    #expect(screen?.title?.value.isKnown == false)
  }

  @Test(arguments: [
    "Observable.just(\"Note\").bind(to: navigationItem.rx.title)",
    "Just(\"Note\").sink { [weak self] text in self?.heading = text }",
    "mode.map({ (mode) -> String in return \"Note\" }).asDriver().drive(onNext: { text in self.heading = text })",
    "mode.map { _ in \"Note\" }.receive(on: DispatchQueue.main).sink { self.title = $0 }",
  ])
  func `a stream that always gives the same words gives the title`(steps: String) throws {
    #expect(try screen(steps)?.title?.value == .verbatim("Note"))
  }

  @Test func `a stream of a model's own is followed`() throws {
    let screen = try screen(
      """
      guard let model = model as? NoteModel else { return }
      let output = model.transform(input: input)
      output.heading.drive(onNext: { [weak self] (title) in self?.heading = title })
      """,
      """
      class NoteModel {
        struct Output { let heading: Driver<String> }
        func transform(input: Input) -> Output {
          let heading = mode.map({ (mode) -> String in
            return "Note"
          }).asDriver(onErrorJustReturn: "")
          return Output(heading: heading)
        }
      }
      """)
    #expect(screen?.title?.value == .verbatim("Note"))
  }
}
