package import BarComparison
internal import BarFiles

/// What `NAVBAR_RECORD` says though nothing is called so.
package struct UnknownRecording: Error, Hashable, CustomStringConvertible {
  /// What it says.
  package var value: String

  /// What a person is told.
  package var description: String {
    let known = GoldenRecording.allCases.map(\.rawValue).joined(separator: ", ")
    return "NAVBAR_RECORD is \(VisibleText.spelled(value)) (accepted: \(known))"
  }
}

extension GoldenRecording {
  /// What the trait around a test says; nil without one.
  static let fromTrait = TaskLocal<GoldenRecording?>(wrappedValue: nil)

  /// What `NAVBAR_RECORD` says; nil where it is not set.
  ///
  /// - Throws: `UnknownRecording` for a value that is none.
  package static func environment(
    _ variable: (String) -> String? = { ProcessEnvironment.variable($0) }
  ) throws(UnknownRecording) -> GoldenRecording? {
    guard let value = variable("NAVBAR_RECORD"), !value.isEmpty else { return nil }
    guard let recording = GoldenRecording(rawValue: value) else {
      throw UnknownRecording(value: value)
    }
    return recording
  }

  /// What holds for a call: nothing is ever written on a machine that works unattended; elsewhere
  /// the call's own wish, then that of `NAVBAR_RECORD`, then the trait's, then `missing`.
  ///
  /// - Throws: `UnknownRecording` for a value that is none, wherever it is.
  package static func resolved(
    asked: GoldenRecording?,
    variable: (String) -> String? = { ProcessEnvironment.variable($0) }
  ) throws(UnknownRecording) -> GoldenRecording {
    let wish = try environment(variable)
    if isUnattended(variable) { return .never }
    return asked ?? wish ?? fromTrait.get() ?? .missing
  }
}
