/// An expectation held against a layout: every fact with what was found instead.
struct Comparison: Hashable, Sendable {
  /// One fact and what was found.
  struct Check: Hashable, Sendable {
    /// What was compared: `left`, `ink.midX`, `color`.
    var key: String
    /// What was expected, as text.
    var expected: String
    /// What was found, as text.
    var found: String
    /// Found less expected; nil for what is no number.
    var error: Double?
    /// Whether the error is a length, in points.
    var isLength: Bool
    /// Whether what was found will do.
    var passed: Bool
  }

  /// What was expected.
  var expectation: Expectation
  /// Its facts, in order.
  var checks: [Check]
  /// Why facts could not be compared; nil when all were.
  var problem: String?

  /// Whether everything expected was found.
  var passed: Bool { problem == nil && checks.allSatisfy(\.passed) }

  /// The largest error of a length, without its sign; nil when no length was compared.
  var largestError: Double? {
    checks.filter(\.isLength).compactMap { $0.error.map(abs) }.max()
  }

  /// An expectation that cannot be compared at all.
  init(of expectation: Expectation, problem: String) {
    self.expectation = expectation
    checks = []
    self.problem = problem
  }

  /// Compares an expectation with a layout.
  ///
  /// A value the element lacks is looked for in what it draws: its label, indicator or image.
  ///
  /// - Parameter tolerance: How far a number may be off, unless the expectation says so itself.
  init(of expectation: Expectation, with layout: ObservedLayout, tolerance: Double) {
    var comparer = Comparer(
      layout: layout, expectation: expectation, tolerance: expectation.tolerance ?? tolerance)
    do throws(Comparer.Missing) {
      try comparer.compare()
      self.init(of: expectation, checks: comparer.checks, problem: nil)
    } catch {
      self.init(of: expectation, checks: [], problem: error.description)
    }
  }

  private init(of expectation: Expectation, checks: [Check], problem: String?) {
    self.expectation = expectation
    self.checks = checks
    self.problem = problem
  }
}

/// How far what is no length may be off.
enum Limits {
  /// A share of full strength, out of 1.
  static let alpha = 0.01
  /// Red, green, blue and opacity, out of 255: pictures are compressed and colour-managed.
  static let channels = [6, 6, 6, 8]
  /// What rounding of the arithmetic may add to a length.
  static let noise = 1e-6
}
