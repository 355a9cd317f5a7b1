import AppReading
import SampleApps
import Testing

/// Titles that only an answer or data brings.
@Suite struct LaterAnswersTests {
  @Test func `a title that comes with an answer to what a person does is a state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Payment: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        }
        @IBAction func send(_ sender: Any) { pay() }
        @objc func add() {}
        func pay() {
          Bank.shared.pay { [weak self] answer in
            guard let self = self else { return }
            self.navigationItem.title = "Sent"
          }
        }
      }
      class Loaded: UIViewController {
        override func viewDidLoad() { load() }
        func load() { Bank.shared.load { self.title = "Loaded" } }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.name) == ["Loaded", "Payment", "Payment"])
    #expect(screens.map(\.title?.value) == [.verbatim("Loaded"), nil, .verbatim("Sent")])
    #expect(screens[1].variant == nil && screens[2].variant != nil)
  }

  @Test func `what a function leaves to others to do later does not replace its title`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Noted: UIViewController {
        override func viewDidLoad() {
          title = "First"
          NotificationCenter.default.addObserver(forName: .moved, object: nil, queue: nil) { _ in
            self.title = "Moved"
          }
        }
      }
      class Timed: UIViewController {
        override func viewDidLoad() {
          title = "First"
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.title = "Then" }
        }
      }
      class Soon: UIViewController {
        override func viewDidLoad() {
          title = "First"
          DispatchQueue.main.async { self.title = "Soon" }
        }
      }
      """
    ])
    let shown = try app.read().screens.filter { $0.variant == nil }
    #expect(shown.map(\.name) == ["Noted", "Soon", "Timed"])
    #expect(
      shown.map(\.title?.value) == [.verbatim("First"), .verbatim("Soon"), .verbatim("First")])
    #expect(try app.read().screens.count == 5)
  }

  @Test func `a title that an answer brings in some cases alone is a state`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Payment: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
          ask(.read)
        }
        @IBAction func pay() { ask(.send) }
        func ask(_ kind: Kind) {
          func send() {
            Bank.shared.ask(kind) { answer in self.navigationItem.title = "Sent" }
          }
          func read() { Bank.shared.ask(kind) { answer in print(answer) } }
          switch kind {
          case .send: send()
          case .read: read()
          }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map(\.title?.value) == [nil, .verbatim("Sent")])
  }

  @Test func `the word of a case that a model may have comes before the one for none`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum City: String { case north = "North", south = "South" }
      class Model: ObservableObject { @Published var city: City? }
      struct Buses: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack { List {}.navigationTitle(model.city?.rawValue ?? "Buses") }
        }
      }
      """
    ])
    let screens = try app.read().screens
    #expect(screens.map { $0.title?.value.isKnown } == [false, true])
    #expect(screens.last?.title?.value.summary.contains("Buses") == true)
  }

  @Test func `a group of one view in the middle is one item`() throws {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      struct Notes: View {
        var count: Int
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").toolbar {
              ToolbarItemGroup(placement: .principal) {
                HStack { Text("Notes").bold(); Chip(count: count) }
              }
            }
          }
        }
      }
      struct Chip: View {
        var count: Int
        var body: some View { Text(words(count)) }
      }
      """
    ])
    let notes = try #require(app.read().screens.first)
    #expect(notes.items.count == 1)
  }
}
