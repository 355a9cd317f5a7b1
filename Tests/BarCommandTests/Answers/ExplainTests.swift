import BarFiles
import BarLayout
import BarSceneFile
import Testing

@testable import BarCommand

/// Why a value is what it is.
@Suite struct ExplainTests {
  private static func study(_ name: String, _ overrides: [SceneOverride] = []) throws -> LayoutStudy
  {
    let console = Console(
      output: { _ in }, message: { _ in }, input: { [] }, isOutputTerminal: false,
      isMessageTerminal: false, variable: { _ in nil }, files: .system)
    return try LayoutStage().study(
      SceneInput(argument: ExamplesTests.path(name)), overrides: overrides,
      console: console)
  }

  /// The lengths of an element, each with its name.
  private static let lengths: [(name: String, read: @Sendable (LaidOutElement) -> Double?)] = [
    ("frame.x", { $0.frame.x }), ("frame.y", { $0.frame.y }),
    ("frame.width", { $0.frame.width }), ("frame.height", { $0.frame.height }),
    ("ink.x", { $0.ink?.x }), ("ink.maxY", { $0.ink?.maxY }), ("baseline", { $0.text?.baseline }),
  ]

  private static func expectSums(_ study: LayoutStudy, _ name: String) {
    let probe = study.probe
    var names: [String] = []
    var values: [(LaidOutScene) -> Double?] = []
    for (bar, laidOut) in probe.answer.bars.enumerated() {
      for id in Set(laidOut.elements.map(\.id)) {
        for length in lengths {
          names.append("\(name): \(id).\(length.name)")
          values.append { $0.bars[bar].element(id).flatMap(length.read) }
        }
      }
    }
    for (name, sum) in zip(names, probe.sums(of: values)) {
      guard let sum else { continue }
      if !sum.isWhole { Issue.record("\(name): \(sum.total) instead of \(sum.unrounded)") }
      #expect(
        abs(sum.rounding) <= 1.5 / probe.answer.scale + 1e-6, "\(name): \(sum.rounding) of rounding"
      )
    }
  }

  @Test(arguments: ExamplesTests.scenes)
  func `every length of an example is the sum of what it is made of`(name: String) throws {
    Self.expectSums(try Self.study(name), name)
  }
}
