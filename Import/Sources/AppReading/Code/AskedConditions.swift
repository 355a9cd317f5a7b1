internal import AppCode

/// What conditions say by their words alone, worked out once for each text: the same `if` is walked for
/// every class that inherits it, and for every call.
final class AskedConditions {
  /// What one text says.
  struct Asked {
    let words: [Substring]
    /// The parts between `||`, or else between `&&`, and the answer of one that settles all; nil for a
    /// single part.
    let joined: (parts: [String], decisive: Bool)?
    /// The two sides of a single `??`; nil where there is none.
    let sides: (asked: String, otherwise: String)?
    /// The parts between commas of what makes no names; nil for a single part.
    let listed: [String]?
    /// What the device decides.
    let onDevice: Bool?
    /// Whether it asks for a stack around the screen, and what it is then.
    let onStack: Bool?
    /// The same as one word, where it is a message of Objective-C's.
    let message: String?
    /// The question that it is to a function or a property.
    let question: Expression?
    /// What it asks of being edited.
    let editing: Bool?
    /// What it says by how it asks.
    let byWords: Bool?
  }

  private var known: [String: Asked] = [:]
  private var compared: [String: Holding.Question] = [:]

  /// A condition in the words in which it can be compared with others.
  func compared(_ condition: String) -> Holding.Question {
    if let question = compared[condition] { return question }
    let question = Holding.Question(condition)
    compared[condition] = question
    return question
  }

  /// What a text says on the device that screens are read for.
  func asked(_ condition: String, isPad: Bool) -> Asked {
    if let asked = known[condition] { return asked }
    let words = condition.split(separator: " ")
    var joined: (parts: [String], decisive: Bool)?
    if let parts = Follower.parts(of: condition, at: "||") {
      joined = (parts, true)
    } else if let parts = Follower.parts(of: condition, at: "&&") {
      joined = (parts, false)
    }
    let sides = Follower.parts(of: condition, at: "??")
    let isTurned = condition.utf8.first == UInt8(ascii: "!")
    let asked = Asked(
      words: words, joined: joined,
      sides: sides?.count == 2 ? sides.map { ($0[0], $0[1]) } : nil,
      listed: condition.contains(", ")
        ? condition.split(separator: ",").map {
          $0.trimmingPrefix(while: \.isWhitespace).description
        } : nil,
      onDevice: Follower.holdsOnDevice(condition, isPad: isPad),
      onStack: Follower.asksForStack(words), message: Follower.message(condition),
      question: Follower.question(isTurned ? condition.dropFirst() : condition[...]),
      editing: Follower.asksForEditing(condition), byWords: Follower.isOrdinary(condition))
    known[condition] = asked
    return asked
  }
}

extension Follower {
  /// What a condition says by its words alone.
  func asked(_ condition: String) -> AskedConditions.Asked {
    conditions.asked(condition, isPad: index.isPad)
  }

  /// A condition in the words in which it can be compared with others.
  func compared(_ condition: String) -> Holding.Question { conditions.compared(condition) }
}
