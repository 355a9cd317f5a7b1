internal import AppCode

extension ControllerReader {
  /// Classes of UIKit's that a view of an app's own inherits from to hold others.
  private static let holders: Set = ["UIView", "UIStackView", "UIControl", "UIVisualEffectView"]

  /// Whether a class is a view of the app's own that holds others.
  func isOwnView(_ name: String) -> Bool {
    index.typeName(name).map { !index.ancestors($0).isDisjoint(with: Self.holders) } ?? false
  }

  /// The words that a view of the app's own is made with, or that are put into it; nil for none
  /// that are known.
  func heading(_ call: Call?, _ settings: [Scope.Setting], in scope: Scope) -> Item.Content? {
    var given = settings.filter { $0.property == "title" || $0.property == "text" }.map(\.value)
    if let title = call?.argument("title") {
      given.insert(Scope.Value(expression: title, scope: scope), at: 0)
    }
    for value in given.reversed() {
      if let words = text.answer(value.expression, in: value.scope, isKey: false)?.words,
        words.isKnown, !words.isEmpty
      {
        return .label(words)
      }
    }
    return nil
  }

  /// What a plain view shows whose parts are all labels, of which those with the same words are one,
  /// or that holds one picture and otherwise only buttons that show nothing; nil for any other.
  func inside(_ settings: [Scope.Setting]) -> Item.Content? {
    let parts = settings.filter { $0.property == "addSubview" }.map(\.value)
    let lines = parts.compactMap { label($0.expression, in: $0.scope) }
    guard !lines.isEmpty, lines.count == parts.count else {
      return onlyField(parts) ?? onlyButton(parts) ?? onlyPicture(parts)
        ?? labelBesidePicture(parts)
    }
    var distinct: [AppText] = []
    for line in lines where !distinct.contains(line) { distinct.append(line) }
    return distinct.count == 1 ? .label(distinct[0]) : .lines(distinct)
  }

  /// What the only part of a view shows, where that is a button; nil for any other.
  private func onlyButton(_ parts: [Scope.Value]) -> Item.Content? {
    // One part may be noted several times.
    guard let part = parts.last, Set(parts.map(\.expression.source)).count == 1,
      let found = view(part.expression, in: part.scope, depth: 6)
    else { return nil }
    switch found {
    case .words(let words): return words.isKnown ? found : nil
    case .symbol, .picture(_?, _), .labeled: return found
    default: return nil
    }
  }

  /// The words of buttons beside one another, of which one is chosen, as segments; nil where there is
  /// anything else, or some words are not known.
  func buttonsInRow(_ noted: [Scope.Value]) -> Item.Content? {
    // One part may be noted several times.
    var seen: Set<String> = []
    let parts = noted.filter { seen.insert($0.expression.source).inserted }
    guard parts.count > 1 else { return nil }
    var titles: [AppText] = []
    for part in parts {
      guard case .words(let words)? = view(part.expression, in: part.scope, depth: 6),
        words.isKnown
      else { return nil }
      titles.append(words)
    }
    return .segments(titles, selected: 0)
  }

  /// The only picture among parts of which the others are buttons that show nothing; nil for any
  /// other.
  private func onlyPicture(_ parts: [Scope.Value]) -> Item.Content? {
    var picture: Item.Content?
    for part in parts {
      switch view(part.expression, in: part.scope, depth: 6) {
      case nil, .view("UIButton")?: continue
      case let found? where picture == nil:
        switch found {
        case .picture(_?, _), .symbol: picture = found
        default: return nil
        }
      default: return nil
      }
    }
    return picture
  }

  /// The words of two parts of a view of which one is a label and the other a picture beside it; nil for
  /// any other parts.
  func labelBesidePicture(_ noted: [Scope.Value]) -> Item.Content? {
    // One part may be noted several times.
    var seen: Set<String> = []
    let parts = noted.filter { seen.insert($0.expression.source).inserted }
    guard parts.count == 2 else { return nil }
    let words = parts.map { label($0.expression, in: $0.scope) }
    switch (words[0], words[1]) {
    case (let words?, nil): return isPicture(parts[1]) ? .label(words) : nil
    case (nil, let words?): return isPicture(parts[0]) ? .label(words) : nil
    default: return nil
    }
  }

  /// Whether a part of a view is a picture.
  private func isPicture(_ part: Scope.Value) -> Bool {
    switch view(part.expression, in: part.scope, depth: 6) {
    case .symbol, .picture: true
    default: false
    }
  }

  /// The words of a label that stands in another view; nil for what is none.
  func label(_ expression: Expression, in scope: Scope) -> AppText? {
    guard follow.fuel.ask() else { return nil }
    defer { follow.fuel.answer() }
    if case .label(let words)? = view(expression, in: scope, depth: 6) {
      return words.isKnown ? words : setElsewhere(expression) ?? words
    }
    // A name that gets its value further down.
    guard case .name(let name) = expression, follow.target(expression, in: scope) == nil,
      let value = scope.settings(of: name).last(where: { $0.property == "text" })?.value
    else { return nil }
    return text.answer(value.expression, in: value.scope, isKey: false)?.words
  }

  /// The words that the class puts into a label of its own where the bar is set; nil for none.
  private func setElsewhere(_ expression: Expression) -> AppText? {
    guard let path = Follower.path(expression), let around,
      path.count == 1 || path.count == 2 && path[0] == "self"
    else { return nil }
    return around.settings(of: path[path.count - 1]).reversed().lazy
      .filter { $0.property == "text" }
      .compactMap {
        self.text.answer($0.value.expression, in: $0.value.scope, isKey: false)
      }
      .first { $0.words.isKnown && !$0.isOneOfSeveral }?.words
  }
}
