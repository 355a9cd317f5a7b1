internal import AppCode

/// What holds where some code runs: the conditions that lead there, in words that can be compared.
///
/// A condition holds or fails for a whole screen at once, wherever the code asks for it and however it
/// spells it: `isOpen == false` is `!self.isOpen`.
struct Holding: Hashable {
  /// What has to hold, each question with its answer; `step == .first` for a case.
  private(set) var asked: [String: Bool] = [:]
  /// That, and what follows from it.
  private var known: [String: Bool] = [:]
  /// The questions that are more than whether something is there which nearly always is.
  private var ofBranches: Set<String> = []

  /// The most questions that are kept, as each step after them holds them all; a function of more early
  /// returns is told apart by the first ones.
  private static let limit = 512

  /// Whether no branch leads there.
  var isEmpty: Bool { ofBranches.isEmpty }

  /// Adds a condition.
  ///
  /// - Parameters:
  ///   - isAnswer: whether it holds; false for one that must not.
  ///   - isOfGuard: whether a `guard` asks for it, which asks for what is there as a matter of course.
  mutating func add(_ condition: String, _ isAnswer: Bool = true, isOfGuard: Bool = false) {
    add(Question(condition), isAnswer, isOfGuard: isOfGuard)
  }

  /// Adds a condition of which the words are known.
  mutating func add(_ question: Question, _ isAnswer: Bool = true, isOfGuard: Bool = false) {
    guard !question.text.isEmpty,
      asked.count < Self.limit || asked[question.text] != nil
    else { return }
    let holds = question.isTurned != isAnswer
    known[question.text] = holds
    // All parts of what holds do, and none of those of which any would be enough.
    if !question.parts.isEmpty, question.areAllNeeded == holds {
      for part in question.parts { add(part, holds, isOfGuard: isOfGuard) }
    } else {
      asked[question.text] = holds
      if !isOfGuard || !question.text.hasSuffix(" == nil") { ofBranches.insert(question.text) }
    }
  }

  /// Adds what holds elsewhere at the same moment.
  mutating func add(_ other: Holding) {
    asked.merge(other.asked) { own, _ in own }
    known.merge(other.known) { own, _ in own }
    ofBranches.formUnion(other.ofBranches)
  }

  /// Whether it never holds together with another.
  func excludes(_ other: Holding) -> Bool {
    known.contains { question, holds in other.answer(to: question) == !holds }
      || other.known.contains { question, holds in answer(to: question) == !holds }
  }

  /// Whether all that another asks for holds here, and some branch asks for any of it.
  func includes(_ other: Holding) -> Bool {
    guard !other.isEmpty || ofBranches.contains(where: { other.asked[$0] != nil }) else {
      return false
    }
    return other.asked.allSatisfy { question, holds in answer(to: question) == holds }
  }

  /// The answer that is known to a question; nil for none.
  private func answer(to question: String, depth: Int = 0) -> Bool? {
    if let answer = known[question] { return answer }
    guard depth < Question.depthLimit else { return nil }
    for (sign, decides) in [("||", true), ("&&", false)] {
      guard let parts = Follower.parts(of: question, at: sign) else { continue }
      let answers = parts.map { part -> Bool? in
        let bare = Follower.withoutBrackets(String(part.drop { $0 == "!" }))
        return answer(to: bare, depth: depth + 1).map { $0 != part.hasPrefix("!") }
      }
      return answers.contains(decides) ? decides : answers.contains(nil) ? nil : !decides
    }
    // What is one case is none of the others.
    return known.contains { $0.value && Question.exclude(question, $0.key) } ? false : nil
  }
}

extension Holding {
  /// A condition in the words in which it can be compared.
  struct Question {
    var text: String
    /// Whether the condition is the opposite of what these words ask.
    var isTurned = false
    /// The questions that it is made of; none for a single one.
    var parts: [Question] = []
    /// Whether all of its parts have to hold, rather than any.
    var areAllNeeded = false

    /// How deep questions that are made of others are taken apart.
    static let depthLimit = 8

    init(_ condition: String, depth: Int = 0) {
      if let equality = Self.equality(ofCase: condition) {
        self = Question(equality, depth: depth + 1)
        return
      }
      let bare = Follower.withoutBrackets(Condition.bareCase(condition).description)
      text = bare
      guard depth < Self.depthLimit, bare.utf8.count < 400 else { return }
      if let parts = Self.listed(bare) ?? Follower.parts(of: bare, at: "||").map({ ($0, false) })
        ?? Follower.parts(of: bare, at: "&&").map({ ($0, true) })
      {
        self.parts = parts.0.map { Question($0, depth: depth + 1) }
        areAllNeeded = parts.1
        text = self.parts.map(\.plain).sorted()
          .joined(separator: areAllNeeded ? " && " : " || ")
      } else if bare.hasPrefix("!"), !bare.contains(" ") || Self.isInBrackets(bare.dropFirst()) {
        self = Question(String(bare.dropFirst()), depth: depth + 1)
        isTurned.toggle()
      } else {
        takeSingle(bare.split(separator: " ").map(String.init), depth)
      }
    }

    /// What an `if case` asks as an equality: `mode == .edit` of `case .edit(let item) = mode`; nil for one that
    /// asks for more, and for any other condition.
    private static func equality(ofCase condition: String) -> String? {
      guard condition.hasPrefix("case "), let sign = condition.ranges(of: " = ").last else {
        return nil
      }
      let subject = condition[sign.upperBound...]
      let name = Condition.bareCase(String(condition[..<sign.lowerBound])).dropFirst(5)
      guard name.hasPrefix("."), name.dropFirst().isOfNames(), subject.isOfNames(and: ".") else {
        return nil
      }
      return "\(subject) == \(name)"
    }

    /// It as a part of another.
    private var plain: String {
      (isTurned ? "!" : "") + (parts.isEmpty ? text : "(\(text))")
    }

    /// Takes a condition that is made of no others, by its words.
    private mutating func takeSingle(_ words: [String], _ depth: Int) {
      let words = words.map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
      text = words.joined(separator: " ")
      if let first = words.first, ["let", "var"].contains(first), words.count > 1 {
        // What gets a name is there.
        let value = words.count > 3 && words[2] == "=" ? words.dropFirst(3) : [words[1]]
        (text, isTurned) = (value.joined(separator: " ") + " == nil", true)
        return
      }
      if words.count == 2, words[0] == "no" { text = "\(words[1]) == nil" }
      if let isEditing = Self.asksForEditing(words) {
        (text, isTurned) = (ControllerReader.editing, !isEditing)
        return
      }
      guard words.count == 3 else { return }
      switch (words[1], words[2]) {
      case ("==", "true"), ("!=", "false"): self = Question(words[0], depth: depth + 1)
      case ("==", "false"), ("!=", "true"):
        self = Question(words[0], depth: depth + 1)
        isTurned.toggle()
      case ("==", "0"), (">", "0"), ("!=", "0"), ("<", "1"), (">=", "1"):
        guard words[0].hasSuffix(".count") else { return takeEquality(words) }
        text = words[0].dropLast(6) + ".isEmpty"
        isTurned = !["==", "<"].contains(words[1])
      default: takeEquality(words)
      }
    }

    private static func isInBrackets(_ condition: Substring) -> Bool {
      Follower.withoutBrackets(String(condition)) != condition
    }

    private mutating func takeEquality(_ words: [String]) {
      guard words[1] == "!=" || words[1] == "!==" else { return }
      (text, isTurned) = ("\(words[0]) \(words[1] == "!=" ? "==" : "===") \(words[2])", true)
    }

    /// What conditions with commas between them ask for together.
    private static func listed(_ condition: String) -> ([String], Bool)? {
      guard condition.contains(", "), !condition.contains("\""), !condition.hasPrefix("case ")
      else { return nil }
      var (parts, depth) = ([""], 0)
      for letter in condition {
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
        if letter == ",", depth == 0 {
          parts.append("")
        } else {
          parts[parts.count - 1].append(letter)
        }
      }
      return parts.count > 1 ? (parts.map { String($0.drop(while: \.isWhitespace)) }, true) : nil
    }

    /// Whether a condition asks for the editing of the screen or its list, or for the opposite.
    private static func asksForEditing(_ words: [String]) -> Bool? {
      guard let path = words.first?.split(separator: "."), path.count < 3,
        path.count < 2 || path[0].hasSuffix("ableView") || path[0].hasSuffix("ollectionView")
          || path[0].hasPrefix("editMode")
      else { return nil }
      return Follower.asksForEditing(words.joined(separator: " "))
    }

    /// Whether two questions never have the answer yes together: whether something is one case, and
    /// whether it is another.
    static func exclude(_ first: String, _ second: String) -> Bool {
      let (mine, theirs) = (first.split(separator: " "), second.split(separator: " "))
      guard mine.count == 3, theirs.count == 3, mine[1] == "==", theirs[1] == "==",
        mine[0] == theirs[0], mine[2] != theirs[2]
      else { return false }
      return isCase(mine[2]) && isCase(theirs[2])
    }

    private static func isCase(_ word: Substring) -> Bool {
      guard let first = word.first else { return false }
      return word == "nil" || first == "." && !word.hasSuffix(")") || first.isNumber
        || word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
    }
  }
}
