internal import BarFiles
internal import BarGolden

/// What Bazel tells a test through its environment, and what it wants to be told.
///
/// Source: Bazel's "Test encyclopedia", section on initial conditions.
struct BazelProtocol {
  private let variable: (String) -> String?

  /// Reads an environment; outside Bazel everything is nil.
  init(_ variable: @escaping (String) -> String?) {
    self.variable = { name in variable(name).flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Where a JUnit file is wanted.
  var junitPath: String? { variable("XML_OUTPUT_FILE") }

  /// A folder for whatever a person may want to see afterwards.
  var outputFolder: String? { variable("TEST_UNDECLARED_OUTPUTS_DIR") }

  /// A pattern that tests are picked by, from `--test_filter`.
  var filter: String? { variable("TESTBRIDGE_TEST_ONLY") }

  /// The share of the tests this process is to run; nil for all.
  ///
  /// Bazel counts shards from 0.
  func shard() throws(Failure) -> Shard? {
    guard let count = variable("TEST_TOTAL_SHARDS") else { return nil }
    let index = variable("TEST_SHARD_INDEX") ?? ""
    guard let total = Int(count), let number = Int(index), number >= 0, number < total,
      let shard = Shard(number + 1, of: total)
    else {
      throw Failure(
        .usage, "TEST_SHARD_INDEX \(index) of TEST_TOTAL_SHARDS \(count) is no shard")
    }
    return shard
  }

  /// Tells Bazel that shards are understood, by making the file it asks for.
  func announce(with writer: WholeFile) throws(Failure) {
    guard let path = variable("TEST_SHARD_STATUS_FILE") else { return }
    try Failure.filing { () throws(FileFailure) in try writer.write([], to: path) }
  }
}
