import AppReading
import SampleApps
import Testing

/// Looks of bars that closures with a name set.
@Suite struct LooksInClosuresTests {
  private func tint(_ steps: String) throws -> String? {
    try SampleApp([
      "A.swift": """
      import UIKit
      class Delegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          \(steps)
        }
      }
      """
    ]).read().looks.bar.tint?.value
  }

  @Test func `a closure that is called is followed`() throws {
    let step = "UINavigationBar.appearance().tintColor = .red"
    #expect(try tint("let dress = { \(step) }; dress()") == tint(step))
    #expect(try tint(step) != nil)
  }

  @Test(arguments: [
    "let next = { next() }; next()",
    "let first = { second() }; let second = { first() }; second()",
    "var next: () -> Void = { if load() { next() } else { next(); next() } }; next()",
  ])
  func `closures that call each other come to an end`(steps: String) throws {
    let all = steps + "; UINavigationBar.appearance().tintColor = .red"
    #expect(try tint(all) == tint("UINavigationBar.appearance().tintColor = .red"))
    #expect(try tint(all) != nil)
  }
}
