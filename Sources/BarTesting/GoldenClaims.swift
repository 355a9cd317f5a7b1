internal import Synchronization

/// Which test each golden belongs to in this run, so that two of one name do not pass or fail by
/// turns.
@available(macOS 15, *)
enum GoldenClaims {
  /// Who compares a golden.
  struct Owner: Hashable, Sendable {
    /// The line that called.
    var place: String
    /// The layout that it has.
    var text: String
  }

  private static let owners = Mutex<[String: Owner]>([:])

  /// Notes who compares a golden; the one who did before, where that is another.
  static func take(_ golden: String, for owner: Owner) -> Owner? {
    owners.withLock { owners in
      if let other = owners[golden] { return other == owner ? nil : other }
      owners[golden] = owner
      return nil
    }
  }
}
