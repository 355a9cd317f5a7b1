/// Something that is wrong with a scene, and where.
public struct SceneProblem: Hashable, Sendable {
  /// Whether the scene can be used all the same.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// The source's name, or the option's for a value from the command line.
  public var file: String
  /// Line, counted from 1.
  public var line: Int
  /// Column in Unicode scalars, counted from 1.
  public var column: Int
  /// Whether the scene can be used all the same.
  public var severity: Severity
  /// Whether it is about a value from the command line, which has no line of its own.
  public var isOfOption: Bool
  /// What is wrong, then in brackets what was found, what is accepted and what may be meant.
  public var message: String

  /// Makes a problem.
  public init(
    file: String, line: Int, column: Int, severity: Severity, message: String,
    isOfOption: Bool = false
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.isOfOption = isOfOption
  }
}

extension SceneProblem: CustomStringConvertible {
  /// `file:line:column: error: message`, on one line; `error: --option: message` for an option's
  /// value.
  public var description: String {
    isOfOption
      ? "\(severity.rawValue): \(escaped(file, limit: 200)): \(message)"
      : "\(escaped(file, limit: 200)):\(line):\(column): \(severity.rawValue): \(message)"
  }
}

/// Everything that is wrong with a scene, in the order of the file.
public struct SceneProblems: Error, Hashable, Sendable {
  /// The problems, sorted by position; at least one is an error.
  public var problems: [SceneProblem]

  /// Collects problems.
  public init(problems: [SceneProblem]) {
    self.problems = problems
  }
}

extension SceneProblems: CustomStringConvertible {
  /// One line a problem.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

extension SceneProblem {
  /// What is said of a scene that takes a watch's clock away.
  static let removedClock = "the clock of a watch cannot be removed"

  /// Whether the problem is that a watch's clock is taken away.
  public var isRemovedClock: Bool { message.hasPrefix(Self.removedClock) }
}
