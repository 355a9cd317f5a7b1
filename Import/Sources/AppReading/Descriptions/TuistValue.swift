internal import AppCode

/// A value of a description in Swift, worked out when it is asked for.
indirect enum TuistValue {
  case text(String)
  case bool(Bool)
  case null
  case list([TuistValue])
  /// What is made by a name, with what is passed: `.target(name: "App")`; a case has nothing passed.
  case made(String, [Argument], TuistScope, line: Int)

  /// Words; nil for anything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The names that a part of a description knows.
final class TuistScope {
  /// What a name stands for: a value, or what is to be worked out, and where.
  enum Meaning {
    case value(TuistValue)
    case waiting(Expression, TuistScope)
  }

  /// The file that it is part of; nil for what all share.
  let path: String?
  private let around: TuistScope?
  private var meanings: [String: Meaning] = [:]

  init(in around: TuistScope? = nil, path: String? = nil) {
    self.around = around
    self.path = path ?? around?.path
  }

  /// Notes what a name of this part stands for.
  func note(_ name: String, _ meaning: Meaning) { meanings[name] = meaning }

  /// Changes what a name stands for, where it is known.
  func set(_ name: String, _ value: TuistValue) {
    if meanings[name] == nil, let around {
      around.set(name, value)
    } else {
      meanings[name] = .value(value)
    }
  }

  /// What a name stands for; nil for one that is not known.
  func find(_ name: String) -> Meaning? { meanings[name] ?? around?.find(name) }
}
