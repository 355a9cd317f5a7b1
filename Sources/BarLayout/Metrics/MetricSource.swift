/// The evidence for a number.
package enum MetricSource: Hashable, Sendable {
  /// Stated by Apple; the page's name.
  case documented(String)
  /// Read off a real bar; which one, and how.
  case measured(String)
  /// Worked out from measured numbers; the arithmetic.
  case derived(String)
  /// Taken from another toolkit or a re-implementation that says it does as the system; which one.
  case secondHand(String)
  /// Nobody published it: our choice, and why. A debt until somebody measures it.
  case assumed(String)

  /// The kind of evidence in one word.
  package var kind: String {
    switch self {
    case .documented: "documented"
    case .measured: "measured"
    case .derived: "derived"
    case .secondHand: "second-hand"
    case .assumed: "assumed"
    }
  }

  /// Where the number comes from, in words.
  package var text: String {
    switch self {
    case .documented(let text), .measured(let text), .derived(let text), .secondHand(let text),
      .assumed(let text):
      text
    }
  }
}
