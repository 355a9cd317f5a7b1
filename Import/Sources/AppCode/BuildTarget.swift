/// What an app is compiled for: decides `#if os(…)` and `#available`.
public struct BuildTarget: Hashable, Sendable {
  /// The platform as `#if os(…)` names it: `iOS`.
  public var platform: String
  /// The system's version.
  public var version: Double
  /// Whether screens are those of a pad whose window fills the screen: wide and high, of regular
  /// size classes both ways; otherwise those of an upright phone.
  public var isPad: Bool
  /// Words that the app's project may define for `#if` when it is built for release: any other is not
  /// defined; nil where nobody can say.
  public var flags: Set<String>?

  /// Words that nothing defines for a file of Objective-C, as the app's project says, which defines them
  /// for other files or not for people.
  public var undefined: Set<String> = []

  /// Words that code of Objective-C asks for and that nothing at all defines.
  public var unknown: Set<String> = []

  /// Words that are defined before a file of Objective-C begins, each with what it stands for.
  public var defined: [String: String] = [:]

  /// Whether something is known of words that a file of Objective-C may ask for.
  public var knowsOlderWords: Bool {
    !undefined.isEmpty || !unknown.isEmpty || !defined.isEmpty
  }

  /// What names come to that headers of Objective-C give questions for the system's version.
  public var systemNames: [String: Bool] = [:]

  /// Makes a target.
  public init(platform: String = "iOS", version: Double = 26, isPad: Bool = false) {
    self.platform = platform
    self.version = version
    self.isPad = isPad
  }

  /// The same target with the words that may be defined.
  public func released(with flags: Set<String>?) -> Self {
    var target = self
    target.flags = flags
    return target
  }

  /// Words that what builds an app defines by itself.
  private static let flagsOfBuilders: Set = ["SWIFT_PACKAGE", "COCOAPODS", "Xcode"]

  /// Modules that are missing on a touch device.
  private static let foreignModules: Set = ["AppKit", "Cocoa", "WatchKit", "Glibc", "TVUIKit"]

  /// Whether a module says that a file that imports it is not for this platform.
  public func isForeign(_ module: String) -> Bool {
    switch platform {
    case "iOS": ["AppKit", "Cocoa", "WatchKit"].contains(module)
    default: false
    }
  }

  /// Whether a condition of `#if` holds; nil where nobody can say, as of one with too many others in it.
  func holds(condition text: String) -> Bool? {
    Self.holds(text, depth: 0) { holds(question: $0) }
  }

  /// Whether a condition of `#if` in Objective-C holds; nil where nobody can say.
  func holds(olderCondition text: String) -> Bool? {
    guard knowsOlderWords else { return nil }
    return Self.holds(text, depth: 0) { question in
      let rest = question.trimmingPrefix("defined").trimmingPrefix("(")
      let name = String(rest.hasSuffix(")") ? rest.dropLast() : rest)
      if undefined.contains(name) || unknown.contains(name) { return false }
      guard let value = defined[name] else { return nil }
      return question.hasPrefix("defined") ? true : Int(value).map { $0 != 0 }
    }
  }

  private static func holds(
    _ text: String, depth: Int, _ answer: (String) -> Bool?
  ) -> Bool? {
    guard depth < 32 else { return nil }
    let condition = text.filter { !$0.isWhitespace }
    if let parts = split(condition, at: "||") {
      let answers = parts.map { holds($0, depth: depth + 1, answer) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }
    if let parts = split(condition, at: "&&") {
      let answers = parts.map { holds($0, depth: depth + 1, answer) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
    if condition.hasPrefix("!") {
      return holds(String(condition.dropFirst()), depth: depth + 1, answer).map { !$0 }
    }
    if condition.hasPrefix("("), condition.hasSuffix(")") {
      return holds(String(condition.dropFirst().dropLast()), depth: depth + 1, answer)
    }
    return answer(condition)
  }

  /// Whether one question of a condition is answered by yes; nil where nobody can say.
  private func holds(question condition: String) -> Bool? {
    guard let open = condition.firstIndex(of: "("), condition.hasSuffix(")") else {
      if condition == "true" { return true }
      if ["false", "DEBUG"].contains(condition) { return false }
      guard let flags, !Self.flagsOfBuilders.contains(condition) else { return nil }
      return flags.contains(condition) ? nil : false
    }
    let argument = String(condition[condition.index(after: open)...].dropLast())
    switch condition[..<open] {
    case "os": return argument == platform
    case "canImport": return !Self.foreignModules.contains(argument)
    case "targetEnvironment": return false
    case "compiler", "swift": return argument.hasPrefix(">")
    default: return nil
    }
  }

  /// Parts between an operator outside of brackets; nil for a single part.
  static func split(_ text: String, at mark: String) -> [String]? {
    var parts: [String] = [""]
    var depth = 0
    var rest = Substring(text)
    while let letter = rest.first {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if depth == 0, rest.hasPrefix(mark) {
        parts.append("")
        rest = rest.dropFirst(mark.count)
      } else {
        parts[parts.count - 1].append(letter)
        rest = rest.dropFirst()
      }
    }
    return parts.count > 1 ? parts : nil
  }

  /// Whether `#available` with these platforms and versions holds.
  func isAvailable(_ versions: [String: Double]) -> Bool {
    guard let least = versions[platform] else { return true }
    return version >= least
  }
}
