import AppReading
import SampleApps
import Testing

/// Closures after calls, which go past parameters that may be left out to the one that asks for them.
@Suite struct ClosuresAfterCallsTests {
  private func bars(_ parameters: String, _ call: String) throws -> [String] {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      @main struct Zoo: App { var body: some Scene { WindowGroup { Start() } } }
      extension View {
        func roomy<Inner: View>(isPresented: Binding<Bool>, \(parameters)) -> some View {
          self.sheet(isPresented: isPresented) { content().tall() }
        }
        func tall() -> some View { presentationDetents([.large]) }
      }
      struct Start: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            List { Button("Go") { isOpen = true } }.navigationTitle("Start")
              .roomy(isPresented: $isOpen\(call)
          }
        }
      }
      struct Cage: View {
        var body: some View { NavigationStack { List {}.navigationTitle("Cage") } }
      }
      """
    ]).read().screens.map { "\($0.name) \($0.presentation.map { "\($0)" } ?? "-")" }
  }

  @Test(arguments: [
    ("onEnd: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Inner", ") { Cage() }"),
    (
      "onEnd: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Inner",
      ", onEnd: { print(1) }) { Cage() }"
    ),
    (
      "@ViewBuilder content: @escaping () -> Inner, onEnd: (() -> Void)? = nil",
      ") { Cage() } onEnd: { print(1) }"
    ),
    (
      "onEnd: @escaping () -> Void, @ViewBuilder content: @escaping () -> Inner",
      ") { print(1) } content: { Cage() }"
    ),
  ])
  func `are what a modifier of the app's own shows`(parameters: String, call: String) throws {
    #expect(try bars(parameters, call) == ["Cage sheet", "Start -"])
  }
}
