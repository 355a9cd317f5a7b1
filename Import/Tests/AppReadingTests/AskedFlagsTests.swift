import AppReading
import SampleApps
import Testing

/// Flags that code asks for, which a function or a property works out of nothing but the question.
@Suite struct AskedFlagsTests {
  private static let flags = """
    enum Stage { case off, done }
    enum Part { case find, share
      var isOn: Bool { switch self { case .find: false; case .share: true } }
      var stage: Stage { switch self { case .find: .off; case .share: .done } }
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
      func keeps(_ part: Part) -> Bool {
        if part.stage == .done { return true }
        return UserDefaults.standard.bool(forKey: "\\(part)")
      }
      func lets(_ part: Part) -> Bool {
        guard part.isOn else { return false }
        return part.stage == .done
      }
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
    ("!switches.keeps(.share)", "switches.keeps(.share)"),
    ("switches.lets(.find)", "switches.lets(.share)"),
  ])
  func `a flag that the code decides`(off: String, on: String) throws {
    #expect(try items(off, on) == [["automatic \"Share\""]])
  }

  @Test(arguments: [
    "Switches.shared.asks(.find)", "open.has(.find)", "switches.keeps(.find)",
  ])
  func `a flag that only the running app knows`(flag: String) throws {
    #expect(try items(flag, "has(.share)").count == 2)
  }

  private static let tables = """
    enum Stage { case off, tried, done }
    enum Part: CaseIterable { case find, share
      var stage: Stage { switch self { case .find: .off; case .share: .done } }
      var isDone: Bool { stage == .done }
    }
    struct Table {
      private var on = Set(Part.allCases.filter {
        #if DEBUG
        return $0.stage != .off
        #else
        return $0.stage == .done
        #endif
      })
      private let listed = Part.allCases.filter(\\.isDone)
      private var changed = Set(Part.allCases.filter { $0.isDone })
      var open = Set(Part.allCases.filter { $0.isDone })
      func has(_ part: Part) -> Bool { on.contains(part) && all.contains(part) }
      func knows(_ part: Part) -> Bool { listed.contains(part) }
      func changes(_ part: Part) -> Bool { changed.contains(part) }
      func opens(_ part: Part) -> Bool { open.contains(part) }
      mutating func add(_ part: Part) { changed.insert(part) }
    }
    """

  /// The buttons of each scene of a screen that asks a table for one.
  private func buttons(_ condition: String) throws -> [[String]] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      \(Self.tables)
      struct Notes: View {
        let table = Table()
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Notes").toolbar {
              Button("Add") {}
              if \(condition) { Button("Find") {} }
            }
          }
        }
      }
      """
    ]).read().screens.filter { $0.name == "Notes" }.map { $0.items.map(\.summary) }
  }

  @Test(arguments: [
    "table.has(.find)", "table.knows(.find)", "Part.find.stage == .done",
    "Part.share.stage != .done", "Part.find.isDone", "!table.knows(.share)",
  ])
  func `what a table leaves out is off`(condition: String) throws {
    #expect(try buttons(condition) == [["automatic \"Add\""]])
  }

  @Test(arguments: ["table.knows(.share)", "Part.share.stage == .done", "Part.share.isDone"])
  func `what a table has is on`(condition: String) throws {
    #expect(
      try buttons(condition) == [["automatic \"Add\"", "automatic \"Find\""]])
  }

  @Test(arguments: ["table.changes(.find)", "table.opens(.find)", "table.has(.share)"])
  func `a table that something may change decides nothing`(condition: String) throws {
    #expect(try buttons(condition).count == 2)
  }
}
