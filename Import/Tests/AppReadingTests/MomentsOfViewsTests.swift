import AppReading
import SampleApps
import Testing

/// States of views as moments: what holds, holds for all that stands in the bar at once.
@Suite struct MomentsOfViewsTests {
  /// The words of each state's buttons, in their order.
  private func bars(_ toolbar: String) throws -> Set<[String]> {
    let app = try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Step { case start, code, done }
      class Store: ObservableObject {
        @Published var step: Step
        init(step: Step) { self.step = step }
        func go(_ isLast: Bool) { if isLast { step = .done } else { step = .code } }
      }
      @main struct Names: App {
        var body: some Scene { WindowGroup { NavigationStack { Root(store: Store(step: Saved.step)) } } }
      }
      struct Root: View {
        @State private var isOn = false
        @ObservedObject var store: Store
        var body: some View {
          Text("Names").toolbar {
            \(toolbar)
          }
        }
      }
      """
    ])
    return Set(
      try app.read().screens.map { screen in
        screen.items.map { item in
          switch item.content {
          case .words(.verbatim(let word)): word
          case .words(.key(let key)): key.name
          default: "?"
          }
        }
      })
  }

  @Test func `a condition of two parts holds or fails everywhere at once`() throws {
    let bars = try bars(
      """
      if store.isNew || store.isOpen { Button("Edit") {} } else { Button("Show") {} }
      if !(self.store.isNew || self.store.isOpen) { Button("Share") {} } else { Button("Send") {} }
      """)
    #expect(bars == [["Edit", "Send"], ["Show", "Share"]])
  }

  @Test func `a flag is the same in other words`() throws {
    let bars = try bars(
      """
      if isOn == false { Button("Edit") { isOn = true } } else { Button("Done") {} }
      if self.isOn { Button("Select") {} }
      """)
    #expect(bars == [["Edit"], ["Done", "Select"]])
  }

  @Test func `what stands with a case is not there with what rules it out`() throws {
    let bars = try bars(
      """
      switch store.step {
      case .start: Button("Help") {}
      case .code: Button("Resend") {}
      case .done: Button("Finish") {}
      }
      if store.step != .start { Button("Stop") {} }
      """)
    #expect(bars == [["Help"], ["Resend", "Stop"], ["Finish", "Stop"]])
  }
}
