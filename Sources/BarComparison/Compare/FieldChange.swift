/// One field of a layout that is not what it was.
package struct FieldChange: Hashable, Sendable {
  /// The field, as `navbar get` takes it: `title.frame.x`; an element's id where all of it came or
  /// went.
  package var field: String
  /// What was recorded; nil for an element that was not there.
  package var before: String?
  /// What is laid out now; nil for an element that is gone.
  package var after: String?
  /// What else changed by as much, in words; nil where nothing did.
  package var cause: String?

  /// Makes a change.
  package init(field: String, before: String?, after: String?, cause: String? = nil) {
    self.field = field
    self.before = before
    self.after = after
    self.cause = cause
  }
}

extension FieldChange: CustomStringConvertible {
  /// `title.frame.x 72 → 72.333 (backButton grew 0.333)`.
  package var description: String {
    var words: String
    switch (before, after) {
    case (let before?, let after?): words = "\(field) \(before) → \(after)"
    case (nil, let after?): words = "\(field) appeared: \(after)"
    case (let before?, nil): words = "\(field) went away: \(before)"
    case (nil, nil): words = field
    }
    if let cause { words += " (\(cause))" }
    return words
  }
}
