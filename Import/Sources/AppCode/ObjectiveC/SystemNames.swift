/// Names that headers of Objective-C give questions for the version of the system:
/// `#define HAS_TABS ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)`.
public struct SystemNames {
  /// What each name stands for, wherever it is defined.
  private var bodies: [String: Set<String>] = [:]

  /// Makes none.
  public init() {}

  /// What a file has that defines such a name.
  public static var marks: [String] { SystemQuestion.marks }

  /// Takes the names that a file defines.
  public mutating func take(_ source: String, for target: BuildTarget) {
    for (text, _) in ObjectiveCTokens(source, for: target).definitions {
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      // A name with parentheses at once is that of a function.
      let rest = text.dropFirst(name.count)
      guard !name.isEmpty, rest.first?.isWhitespace ?? false, text.utf8.count <= Self.limit
      else { continue }
      let end = rest.firstRange(of: "//") ?? rest.firstRange(of: "/*")
      let body = rest[..<(end?.lowerBound ?? rest.endIndex)].filter { $0 != "\\" }
      bodies[String(name), default: []].insert(body)
    }
  }

  /// What the names come to that ask for nothing else; one that is defined in several ways, only where all
  /// of those come to the same.
  public func answers(on version: Double) -> [String: Bool] {
    var question = SystemQuestion(version: version)
    var open = bodies
    // Names may stand for others.
    for _ in 0..<Self.rounds {
      var found: [String: Bool] = [:]
      for (name, bodies) in open {
        let answers = bodies.map { answer(to: $0, question) }
        if let first = answers.first ?? nil, answers.allSatisfy({ $0 == first }) {
          found[name] = first
        }
      }
      if found.isEmpty { break }
      for name in found.keys { open[name] = nil }
      question.names.merge(found) { known, _ in known }
    }
    return question.names
  }

  private func answer(to body: String, _ question: SystemQuestion) -> Bool? {
    switch question.answer(to: body, spelled: body) {
    case .holds: true
    case .fails: false
    case .open: nil
    }
  }

  /// Most bytes of a definition that is looked at.
  private static let limit = 400
  /// How many names may stand for each other in a row.
  private static let rounds = 8
}
