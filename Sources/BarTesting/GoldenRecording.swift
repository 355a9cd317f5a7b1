internal import BarComparison
internal import BarFiles

/// What a test writes when a golden is not there or is not as it would be now.
///
/// A test that writes fails once, so that nobody takes a recording for a comparison.
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
  /// Goldens that are not there yet.
  case missing
  /// Goldens that are not there, or are not as they would be now.
  case changed
  /// All goldens.
  case all
  /// Nothing.
  case never

  /// What the trait around a test says; nil without one.
  static let fromTrait = TaskLocal<GoldenRecording?>(wrappedValue: nil)

  /// What holds for a call: nothing is ever written on a machine that works unattended; elsewhere
  /// the call's own wish, then the trait's, then `NAVBAR_RECORD`, then `missing`.
  package static func resolved(
    asked: GoldenRecording?,
    variable: (String) -> String? = { ProcessEnvironment.variable($0) }
  ) -> GoldenRecording {
    if RecordMode.isUnattended(variable) { return .never }
    return asked ?? fromTrait.get()
      ?? variable("NAVBAR_RECORD").flatMap { GoldenRecording(rawValue: $0) } ?? .missing
  }
}
