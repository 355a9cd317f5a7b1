import BarTesting

/// A failure that was kept from the test that runs.
struct CollectedFailure: Sendable {
  /// What is wrong.
  var message: String
  /// Who asked.
  var place: TestPlace
}

/// What would have failed the test that runs.
func failures(of work: () throws -> Void) async rethrows -> [CollectedFailure] {
  let (stream, continuation) = AsyncStream.makeStream(of: CollectedFailure.self)
  try TestPlace.collect.withValue({ failure, place in
    continuation.yield(CollectedFailure(message: failure.message, place: place))
  }) { try work() }
  continuation.finish()
  return await stream.reduce(into: []) { $0.append($1) }
}
