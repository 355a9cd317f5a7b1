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

  @Test func `what 20,000 closures lead to one after the other is found`() throws {
    let steps = (0..<20_000).map { "let step\($0) = { step\($0 + 1)() }\n" }.joined()
    let last = "let step20000 = { UINavigationBar.appearance().tintColor = .red }\n"
    let found = try tint(steps + last + "step0()")
    #expect(try found == tint("UINavigationBar.appearance().tintColor = .red"))
  }
}
