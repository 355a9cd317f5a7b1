/// A case and how the engine did on it.
struct CaseResult: Hashable, Sendable {
  /// The case.
  var testCase: ConformanceCase
  /// Its expectations, in order.
  var comparisons: [Comparison]

  /// Whether everything expected was found.
  var passed: Bool { comparisons.allSatisfy(\.passed) }

  /// Lays a case out and compares.
  ///
  /// - Parameter layOut: Lays out the text of a scene file.
  init(
    running testCase: ConformanceCase,
    layOut: (_ scene: String) -> Result<ObservedLayout, LayoutProblem>
  ) {
    self.testCase = testCase
    switch layOut(testCase.scene) {
    case .success(let layout):
      comparisons = testCase.expectations.map {
        Comparison(of: $0, with: layout, tolerance: testCase.tolerance)
      }
    case .failure(let problem):
      comparisons = testCase.expectations.map {
        Comparison(of: $0, problem: problem.description)
      }
    }
  }
}

/// Why a scene has no layout, in one line.
struct LayoutProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the scene.
  var description: String
}

/// How many expectations were met, and how far the lengths were off.
struct ConformanceSummary: Hashable, Sendable {
  /// Expectations that were compared.
  var expectations = 0
  /// Expectations that were met.
  var passedExpectations = 0
  /// Cases that were laid out.
  var cases = 0
  /// Cases all of whose expectations were met.
  var passedCases = 0
  /// Mean of the errors of all compared lengths, without their signs; nil when none was compared.
  var meanError: Double?
  /// The error that 95 of 100 compared lengths do not exceed; nil when none was compared.
  var errorOf95In100: Double?

  /// Counts.
  init(of results: [CaseResult]) {
    var errors: [Double] = []
    for result in results {
      cases += 1
      passedCases += result.passed ? 1 : 0
      expectations += result.comparisons.count
      passedExpectations += result.comparisons.count(where: \.passed)
      errors += result.comparisons.flatMap(\.checks).filter(\.isLength).compactMap {
        $0.error.map(abs)
      }
    }
    guard !errors.isEmpty else { return }
    errors.sort()
    meanError = errors.reduce(0, +) / Double(errors.count)
    let rank = (errors.count * 95 + 99) / 100
    errorOf95In100 = errors[max(rank, 1) - 1]
  }
}
