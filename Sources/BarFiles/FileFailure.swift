/// Why a file could not be read or written, in a line for a person.
package struct FileFailure: Error, Hashable {
  /// What went wrong.
  package enum Kind: Hashable, Sendable {
    case cannotRead, cannotWrite
    /// The reader of a pipe has gone; nobody is left to tell.
    case brokenPipe
  }

  /// What went wrong.
  package var kind: Kind
  /// What is said about it, with the path.
  package var message: String

  /// Makes a failure.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
