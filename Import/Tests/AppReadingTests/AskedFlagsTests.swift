import AppReading
import SampleApps
import Testing

/// Flags that code asks for, which a function or a property works out of nothing but the question.
@Suite struct AskedFlagsTests {
  private static let flags = """
    enum Part { case find, share
      var isOn: Bool { switch self { case .find: false; case .share: true } }
    }
    func has(_ part: Part) -> Bool { part.isOn }
    final class Switches {
      static let shared = Switches()
      func has(_ part: Part) -> Bool {
        #if DEBUG
        return true
        #else
        switch part { case .find: return false; case .share: return true }
        #endif
      }
      func asks(_ part: Part) -> Bool { UserDefaults.standard.bool(forKey: "\\(part)") }
      var find: Bool { false }
      var share: Bool { true }
      static func uses(_ part: Part) -> Bool { switch part { case .find: false; default: true } }
    }
    class Open { func has(_ part: Part) -> Bool { false } }
    class Opened: Open { override func has(_ part: Part) -> Bool { part == .find } }
    """

  /// What the toolbar has, and how many scenes there are.
  private func items(_ first: String, _ second: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.flags)
      struct Notes: View {
        let switches = Switches.shared
        let open: Open
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").toolbar {
              if \(first) { Button("Find") {} }
              if \(second) { Button("Share") {} }
            }
          }
        }
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    ("has(.find)", "has(.share)"),
    ("Switches.shared.has(.find)", "Switches.shared.has(.share)"),
    ("switches.has(.find)", "switches.has(.share)"),
    ("switches.find", "switches.share"),
    ("Switches.uses(.find)", "Switches.uses(Part.share)"),
    ("Part.find.isOn", "Part.share.isOn"),
    ("!has(.share)", "!has(.find)"),
  ])
  func `a flag that the code decides`(off: String, on: String) throws {
    #expect(try items(off, on) == [["automatic \"Share\""]])
  }

  @Test(arguments: ["Switches.shared.asks(.find)", "open.has(.find)"])
  func `a flag that only the running app knows`(flag: String) throws {
    #expect(try items(flag, "has(.share)").count == 2)
  }
}
