package import BarComparison
internal import BarFiles

extension GoldenRecording {
  /// What the trait around a test says; nil without one.
  static let fromTrait = TaskLocal<GoldenRecording?>(wrappedValue: nil)

  /// What holds for a call: nothing is ever written on a machine that works unattended; elsewhere
  /// the call's own wish, then the trait's, then `NAVBAR_RECORD`, then `missing`.
  package static func resolved(
    asked: GoldenRecording?,
    variable: (String) -> String? = { ProcessEnvironment.variable($0) }
  ) -> GoldenRecording {
    if isUnattended(variable) { return .never }
    return asked ?? fromTrait.get()
      ?? variable("NAVBAR_RECORD").flatMap { GoldenRecording(rawValue: $0) } ?? .missing
  }
}
