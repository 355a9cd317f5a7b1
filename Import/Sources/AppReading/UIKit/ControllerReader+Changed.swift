internal import AppCode

extension ControllerReader {
  /// Whether a function does what an outlet does as it is connected, before its screen is shown.
  func isOfOutlet(_ function: Function, of type: String) -> Bool {
    guard function.name == "didSet", let watched = function.watched else { return false }
    return index.property(watched, of: type)?.0.attributes.contains("IBOutlet") ?? false
  }

  /// Changes a button as the code says after it was made.
  func apply(_ settings: [Scope.Setting], to items: inout [Item], isDrawn: Bool = false) {
    guard items.count == 1 else { return }
    if Self.areUnseen(after: settings) {
      items = []
      return
    }
    var isEnabled: Bool?
    // What the screen comes with, whatever switches it later.
    var start = settings.last { setting in
      guard setting.isEarly, setting.property == "isEnabled" else { return false }
      if case .bool = setting.value.expression { return true }
      return false
    }
    if settings.contains(where: { $0.isReached && $0.property == "isEnabled" && $0.isWorkedOut }) {
      start = nil
    }
    defer { if case .bool(let flag)? = start?.value.expression { items[0].isEnabled = flag } }
    for setting in settings {
      let (expression, scope) = (setting.value.expression, setting.value.scope)
      switch setting.property {
      case "title":
        if let found = text.answer(expression, in: scope, isKey: false), found.words.isKnown,
          setting.isOnTheWay && found.others.isEmpty && !found.words.isEmpty
            || !items[0].isKnown || items[0].isWordless || isDrawn && setting.isReached
            || setting.isSure && found.others.isEmpty && !found.words.isEmpty
              && settings.count(where: { $0.isSure && $0.property == "title" }) == 1
        {
          items[0].content = .words(found.words)
          items[0].confidence = .followed
        } else if isDrawn, isOpen(setting, among: settings), case .words = items[0].content {
          // What only the running app knows stands there in any case, and not the drawn word.
          items[0].content = .words(.unknown(expression.source))
          items[0].confidence = .guessed
        }
      case "image":
        // A picture takes the place of the words, which say then what it means.
        var label: AppText?
        var isWords = false
        if case .words(let words) = items[0].content {
          isWords = true
          label = words.plain.allSatisfy(\.isWhitespace) ? nil : words
        }
        if isWords || !items[0].isKnown || isDrawn && setting.isSure,
          let picture = image(expression, label: label, in: scope)
        {
          items[0].content = picture
          items[0].confidence = .followed
        }
      case "accessibilityLabel":
        items[0].label = text.answer(expression, in: scope, isKey: false)?.words
      case "isEnabled":
        // What is switched back and forth is for the running app to know.
        let given: Bool?
        if case .bool(let flag) = expression {
          given = flag
        } else {
          given = Follower.valueBeforeEditing(expression)
        }
        if let flag = given, isEnabled == nil || isEnabled == flag {
          (isEnabled, items[0].isEnabled) = (flag, flag)
        } else {
          items[0].isEnabled = nil
        }
      case "primaryAction":
        if !items[0].isKnown, let content = action(expression, in: scope) {
          (items[0].content, items[0].confidence) = (content, .followed)
        }
      case "menu": items[0].hasMenu = true
      case "style":
        if case .member(_, let name, _) = expression, name != "plain" { items[0].style = name }
      case "customView":
        if let content = view(expression, in: scope) { items[0].content = content }
      default: break
      }
    }
  }
}

extension ControllerReader {
  /// Whether a button gets words in any case as its screen comes, and only once, that nobody can tell.
  private func isOpen(_ setting: Scope.Setting, among all: [Scope.Setting]) -> Bool {
    guard setting.isSure, all.count(where: { $0.isReached && $0.property == "title" }) == 1,
      Follower.path(setting.value.expression) != nil
    else { return false }
    let found = text.answer(setting.value.expression, in: setting.value.scope, isKey: false)
    return found.map { !$0.words.isKnown } ?? false
  }

  /// Whether a screen comes with a button hidden, or in no colour, whatever shows it later.
  fileprivate static func areUnseen(after settings: [Scope.Setting]) -> Bool {
    ["isHidden", "tintColor"].contains { property in
      let mine = settings.filter { $0.property == property }
      let start = mine.last { $0.isOnTheWay || $0.isEarly && $0.isStraight }
      guard let start, start.branch == nil, start.hides,
        !mine.contains(where: { $0.isReached && !$0.isPlain })
      else { return false }
      // What comes in the same functions in some branch may show it before the screen is there.
      return !mine.contains { $0.isEarly && !$0.isStraight && !$0.hides }
    }
  }
}

extension Item {
  /// Whether it is made of words, but of none.
  fileprivate var isWordless: Bool {
    if case .words(let words) = content { words.isEmpty } else { false }
  }
}

extension Scope.Setting {
  /// What tells one thing that is added to a list from another: several may have the same name.
  var addition: String { "\(line) \(round) \(value.expression.source)" }

  /// What is added to a list; what a loop adds for each value of another is also noted once for none of
  /// them, which is left out.
  static func additions(among all: [Scope.Setting]) -> [Scope.Setting] {
    let added = all.filter { ["append", "insert"].contains($0.property) }
    let lines = Set(added.filter { $0.round > 0 }.map(\.line))
    return added.filter { $0.round > 0 || !lines.contains($0.line) }
  }

  /// Whether the class sets it in any case as the screen comes, whatever was set before.
  fileprivate var isSure: Bool { isReached && isStraight && !isOfLater && branch == nil }

  /// Whether it takes a button out of sight.
  fileprivate var hides: Bool {
    switch value.expression {
    case .bool(let flag): property == "isHidden" && flag
    case .member(_, let name, _): property == "tintColor" && name == "clear"
    default: false
    }
  }

  /// Whether its value is a flag or a colour, rather than worked out.
  fileprivate var isPlain: Bool {
    switch value.expression {
    case .bool, .member, .call, .null: true
    default: false
    }
  }

  /// Whether its value is neither a plain flag nor one that the editing says.
  fileprivate var isWorkedOut: Bool {
    if case .bool = value.expression { return false }
    return Follower.valueBeforeEditing(value.expression) == nil
  }
}
