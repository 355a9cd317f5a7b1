package import Dispatch

/// Lets one piece of work at a time touch half-written files.
///
/// Whoever ends the process in its own turn leaves none behind.
package enum WriteLock {
  /// Where the turns are taken, one after another.
  package static let queue = DispatchQueue(label: "navbar.write")

  /// Does something while nobody else has a turn.
  package static func take<Value, Problem: Error>(
    _ work: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let result = queue.sync { () -> Result<Value, Problem> in
      do throws(Problem) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
