import AppReading
import SampleApps
import Testing

/// Titles that streams give which begin with a value.
@Suite struct FirstOfStreamsTests {
  @Test func `what a stream gives whoever listens at first is the title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import Combine
      import UIKit
      final class InboxModel: ObservableObject {
        @Published var heading = "Inbox"
        @Published var name = ""
        let kind = CurrentValueSubject<String, Never>("Letters")
        let later = PassthroughSubject<String, Never>()
      }
      class InboxController: UIViewController {
        let model = InboxModel()
        override func viewDidLoad() {
          model.$heading.receive(on: queue).sink { [weak self] in self?.title = $0 }.store(in: &all)
        }
      }
      class KindController: UIViewController {
        let model = InboxModel()
        override func viewDidLoad() {
          model.kind.sink { [weak self] heading in self?.navigationItem.title = heading }
            .store(in: &all)
        }
      }
      class NameController: UIViewController {
        let model = InboxModel()
        override func viewDidLoad() {
          model.$name.sink { [weak self] name in self?.title = name }.store(in: &all)
        }
      }
      class LaterController: UIViewController {
        let model = InboxModel()
        override func viewDidLoad() {
          model.later.sink { [weak self] name in self?.title = name }.store(in: &all)
        }
      }
      """
    ])
    #expect(try app.screen("InboxController")?.title?.value.summary == "\"Inbox\"")
    #expect(try app.screen("KindController")?.title?.value.summary == "\"Letters\"")
    #expect(try app.screen("NameController")?.title?.value.isKnown == false)
    #expect(try app.screen("LaterController")?.title?.value.isKnown == false)
  }

  @Test(arguments: [
    ("let title = ReactiveSwift.Property<String>(value: \"Slices\")", "\"Slices\""),
    ("let title = BehaviorRelay(value: \"Slices\")", "\"Slices\""),
    ("let title: CurrentValueSubject<String, Never>\ninit() { title = .init(\"Slices\") }", nil),
    ("let title = Property(initial: \"Slices\", then: names)", nil),
    ("let title = Held(value: \"Slices\")", nil),
  ])
  func `what holds a value is made with it`(member: String, title: String?) throws {
    let app = try SampleApp([
      "A.swift": """
      import ReactiveSwift
      import UIKit
      protocol SlicesOutputs { var title: Property<String> { get } }
      protocol SlicesModelType { var outputs: SlicesOutputs { get } }
      final class SlicesModel: SlicesModelType, SlicesOutputs {
        var outputs: SlicesOutputs { return self }
        \(member)
      }
      class SlicesController: UIViewController {
        private var model: SlicesModelType!
        convenience init(model: SlicesModelType) {
          self.init()
          self.model = model
        }
        override func viewDidLoad() { title = model.outputs.title.value }
      }
      """
    ])
    let found = try app.screen("SlicesController")?.title?.value
    #expect((found?.isKnown == true ? found?.summary : nil) == title)
  }
}
