internal import Yams

/// What the project knows about its failing cases, and how many expectations it has met before.
struct ConformanceBaseline: Hashable, Sendable {
  /// Why a case fails, by its id.
  var reasons: [String: String]
  /// How many expectations of a folder have been met before, by its name.
  var floor: [String: Int]
  /// How the engine did on bars it had not seen, oldest first.
  var firstTries: [FirstTry]

  /// Makes a ledger.
  init(reasons: [String: String], floor: [String: Int], firstTries: [FirstTry] = []) {
    self.reasons = reasons
    self.floor = floor
    self.firstTries = firstTries
  }

  /// Reads `reasons.yaml`, `floor.yaml` and `first-tries.yaml` of a folder.
  init(readingFolder path: String) throws(CaseError) {
    let reasons = try Self.pairs(in: path + "/reasons.yaml")
    var floor: [String: Int] = [:]
    for (folder, text) in try Self.pairs(in: path + "/floor.yaml") {
      guard let count = Int(text) else {
        throw CaseError(description: "\(path)/floor.yaml: \(folder): \(text) is not a number")
      }
      floor[folder] = count
    }
    let tries = try FirstTry.all(in: path + "/first-tries.yaml")
    self.init(reasons: reasons, floor: floor, firstTries: tries)
  }

  /// The floor file's text after a run: no folder's number ever gets smaller.
  func raisedFloorText(by results: [CaseResult]) -> String {
    var raised = floor
    for (folder, passed) in Self.passed(in: results) {
      raised[folder] = max(raised[folder] ?? 0, passed)
    }
    let lines = raised.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
    return Self.floorHeading + lines.joined()
  }

  /// One line for every folder that meets fewer expectations than before.
  func losses(in results: [CaseResult]) -> [String] {
    let passed = Self.passed(in: results)
    return floor.sorted { $0.key < $1.key }.compactMap { folder, before in
      let now = passed[folder] ?? 0
      return now < before ? "\(folder): \(now) expectations met, \(before) before" : nil
    }
  }

  /// One line for every reason whose case does not fail or does not exist.
  func staleReasons(in results: [CaseResult]) -> [String] {
    let failing = Set(results.filter { !$0.passed }.map(\.testCase.id))
    return reasons.keys.sorted().filter { !failing.contains($0) }.map {
      "\($0): does not fail, so its reason has to go"
    }
  }

  private static func passed(in results: [CaseResult]) -> [String: Int] {
    var passed: [String: Int] = [:]
    for result in results {
      passed[result.testCase.folder, default: 0] += result.comparisons.count(where: \.passed)
    }
    return passed
  }

  private static func pairs(in path: String) throws(CaseError) -> [String: String] {
    let text = try ConformanceSuite.text(of: path)
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch {
      throw CaseError(description: "\(path): not YAML: \(error)")
    }
    var pairs: [String: String] = [:]
    for (key, value) in root?.mapping ?? [:] {
      guard let name = key.string, let text = value.scalar?.string else {
        throw CaseError(description: "\(path): every entry is a name and a text")
      }
      pairs[name] = text
    }
    return pairs
  }

  private static let floorHeading = """
    # Expectations met in every folder; `script/conformance` raises it, nothing lowers it.

    """
}
