/// That a question about a layout has no answer, and what may have been meant.
public struct AnswerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line: `nothing at titel.frame (did you mean title.frame?)`.
  public let description: String

  /// Makes an error.
  init(_ description: String) {
    self.description = description
  }
}
