internal import AppCode

/// Keeps where more was there than is followed: of each kind the first line of a file.
///
/// An app that has too much in one place has it in many.
final class Shortfalls {
  /// What there was too much of.
  enum Kind: String {
    case views = "views stand too deep in each other (accepted: 60 levels, modifiers among them)"
    case steps = "steps and calls stand too deep in each other (accepted: 30 levels)"
    case names = "steps and values stand too deep in each other (accepted: 40 levels)"
    case questions = "what is said here takes too many steps to follow (accepted: 6,000)"
    case asked =
      "conditions or views hang on too many others (accepted: 60 in each other, 2,000 in all)"
    case whole =
      "all that is said takes too many steps to follow (accepted: 1 million and 500 a function)"
    case makers = "a screen is made in too many places (accepted: 8 calls that pass it something)"
    case showings = "a function is handed screens in too many places (accepted: 64 calls)"
    case parts = "a screen is made of too many views (accepted: 60 of the app's own)"
    case ancestors =
      "a type inherits from too many types (accepted: 40 of the app's own, 200 named by each)"
    case conditions =
      "too many conditions stand before each other in a function (accepted: 4,096 bytes of them)"
    case callers =
      "a view's title comes from too many places (accepted: 12 for a view, 4 in a row, 100 in all)"
    case wholes = "a view stands in too many others (accepted: 60)"
    case handings = "a screen is handed its title or words in too many places (accepted: 64 calls)"
    case models =
      "a model's function gives too many screens, or asks too many others (accepted: 128 of each)"
    case shown = "a view leads into too many steps (accepted: 50,000)"
    case loops = "lists of links stand too deep in each other (accepted: 64 links of a list)"
    case calls =
      "calls lead a screen's code into too many steps (accepted: 20,000; 100 for each function in all)"

    /// What becomes of it.
    fileprivate var result: String {
      switch self {
      case .views, .steps: "what is deeper is left out"
      case .names: "what is deeper is not seen to change anything"
      case .asked: "what hangs on more is left open"
      case .whole: "what the rest of the code says is left open"
      case .questions: "what more of them would tell is left open"
      case .makers: "titles that the others pass are left out"
      case .showings: "what it does with the others is left out"
      case .parts: "what the others say of its bar is left out"
      case .ancestors: "what it has from the others is left out"
      case .conditions: "what comes later is not told apart by the others"
      case .callers: "titles from the others are left out"
      case .handings: "what they hand it is left open"
      case .models: "who pushes them is left open"
      case .shown: "what more of them show is left out"
      case .loops: "those of a deeper list are read as one"
      case .calls: "what more of them set is left out"
      case .wholes: "the screen that a link in it stands on may be left out"
      }
    }
  }

  private struct Key: Hashable {
    var kind: Kind
    var path: String
  }

  private var lines: [Key: Int] = [:]

  /// Notes that there is too much in a place.
  func note(_ kind: Kind, _ path: String, _ line: Int) {
    let key = Key(kind: kind, path: path)
    lines[key] = min(lines[key].flatMap { $0 > 0 ? $0 : nil } ?? .max, line > 0 ? line : .max)
    if lines[key] == .max { lines[key] = 0 }
  }

  /// What several of them keep, each once.
  static func notes(_ all: [Shortfalls]) -> [Note] {
    let joined = Shortfalls()
    for (key, line) in all.flatMap(\.lines) { joined.note(key.kind, key.path, line) }
    return joined.lines.map { key, line in
      Note(
        path: key.path, line: line > 0 ? line : nil,
        text: "\(key.kind.rawValue); \(key.kind.result)")
    }
  }
}

extension SwiftUIReader {
  /// How deep views may stand in each other.
  static let depthLimit = 60

  /// Whether what stands here is not too deep or too much; where it is, that is noted.
  func goes(_ position: Position, _ statements: [Statement] = []) -> Bool {
    let isDeep = position.depth >= Self.depthLimit
    guard isDeep || !bodies.step() || !follow.fuel.take(1) else { return true }
    let line = statements.lazy.map(\.line).first { $0 > 0 }
    let screen = position.draft.screen.place
    let near = screen.path == position.scope.path ? screen.line : 0
    follow.shortfalls.note(isDeep ? .views : .shown, position.scope.path, line ?? near)
    return false
  }
}

extension ControllerReader {
  /// Whether what stands here is not too deep; where it is, that is noted.
  func goes(_ walk: Walk, _ line: Int?) -> Bool {
    guard walk.depth >= 30 else { return true }
    let screen = walk.draft.screen.place
    let near = screen.path == walk.scope.path ? screen.line : 0
    follow.shortfalls.note(.steps, walk.scope.path, line ?? near)
    return false
  }
}
