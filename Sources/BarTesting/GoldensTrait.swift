public import BarComparison

#if canImport(Testing)
  public import Testing

  /// Says for a test, or for all tests of a suite, what `expectBar` writes.
  public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
    /// What is written.
    let record: GoldenRecording

    /// A suite hands the trait on to the suites in it.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait in force.
    ///
    /// - Throws: what the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await GoldenRecording.fromTrait.withValue(record) { try await function() }
    }
  }

  extension Trait where Self == GoldensTrait {
    /// Says what is written: `@Suite(.goldens(record: .changed))`.
    public static func goldens(record: GoldenRecording) -> Self { GoldensTrait(record: record) }
  }
#endif
