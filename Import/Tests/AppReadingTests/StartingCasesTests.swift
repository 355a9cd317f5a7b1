import AppReading
import SampleApps
import Testing

/// What an enumeration says of the case that a view's state starts as.
@Suite struct StartingCasesTests {
  private func screens(_ flag: String, start: String = "State private var step: Step = .name")
    throws -> [Screen]
  {
    try SampleApp([
      "A.swift": """
      import SwiftUI
      enum Step {
        case name, picture, payment
        \(flag)
      }
      struct Wizard: View {
        @\(start)
        var body: some View {
          NavigationStack {
            List {}.navigationTitle(step.isCounted ? "" : "Payment").toolbar {
              Button("Back") {}
              if step.isCounted { ToolbarItem(placement: .principal) { Text("1 of 2") } }
            }
          }
        }
      }
      """
    ]).read().screens
  }

  static let flags = [
    "var isCounted: Bool { self != .payment }",
    "var isCounted: Bool { switch self { case .name, .picture: true; case .payment: false } }",
    "var isCounted: Bool { switch self { case .payment: return false; default: return true } }",
  ]

  @Test(arguments: flags) func `what holds for the first case is there at first`(
    flag: String
  ) throws {
    for start in ["State private var step: Step = .name", "State private var step = Step.name"] {
      let found = try screens(flag, start: start)
      #expect(found.map { $0.title?.value } == [.verbatim(""), .verbatim("Payment")])
      #expect(
        found.map { $0.items.map(\.summary) } == [
          ["automatic \"Back\"", "principal label \"1 of 2\""], ["automatic \"Back\""],
        ])
    }
  }

  @Test(arguments: flags) func `what whoever makes the view decides stays open`(
    flag: String
  ) throws {
    let found = try screens(flag, start: "Binding var step: Step")
    #expect(found.first?.title?.value == .verbatim("Payment"))
  }
}
