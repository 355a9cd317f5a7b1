internal import AppCode

/// What text attributes say: the colour of letters, and the size of a font that stays as it is.
extension BarLookReader {
  /// The colour of letters in text attributes; nil for none that is known.
  func foreground(of attributes: Expression, in scope: Scope) -> String? {
    if case .name = attributes, let value = follow.target(attributes, in: scope) {
      return foreground(of: value.expression, in: value.scope)
    }
    let source = attributes.source.replacing(" :", with: ":")
    guard let key = source.firstRange(of: "foregroundColor:") else { return nil }
    let text = source[key.upperBound...].drop { $0 == " " || $0 == "\n" }
    var depth = 0
    let value = text.prefix { letter in
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      return depth > 0 || !",]\n".contains(letter)
    }
    let parts = value.filter { $0 != " " && $0 != "!" }.split(separator: ".")
    if let start = value.firstRange(of: "UIColor(named: \"") {
      return "asset:" + value[start.upperBound...].prefix { $0 != "\"" }
    }
    guard !value.contains("("), let name = parts.last else { return nil }
    let base: Expression? = parts.count > 1 ? .name(String(parts[0])) : nil
    return colors.color(
      value.contains(".")
        ? .member(base, String(name), line: 0) : .name(String(name)), in: scope, isSwiftUI: false)
  }

  /// The font that text attributes name, where it keeps its size whatever size of text people choose.
  ///
  /// A font of a style of text (`preferredFont`) or one that is scaled (`UIFontMetrics`) grows as UIKit's own.
  func font(of attributes: Expression, in scope: Scope, depth: Int = 0) -> TitleFont? {
    guard depth < 8 else { return nil }
    if case .name = attributes, let value = follow.target(attributes, in: scope) {
      return font(of: value.expression, in: value.scope, depth: depth + 1)
    }
    if case .call(let call) = attributes {
      // Objective-C lists each value before its key.
      let values = call.arguments.map(\.value)
      for (value, key) in zip(values, values.dropFirst())
      where key.source == "NSFontAttributeName" {
        return font(value, in: scope)
      }
      return nil
    }
    let source = attributes.source.filter { !$0.isWhitespace }
    for key in [".font:", "NSFontAttributeName:"] {
      guard let range = source.firstRange(of: key) else { continue }
      let start = source[range.upperBound...]
      var depth = 0
      let text = start.prefix { letter in
        if "([".contains(letter) { depth += 1 }
        if ")]".contains(letter) { depth -= 1 }
        return depth > 0 || depth == 0 && !",}".contains(letter)
      }
      if let known = Self.font(String(text)) { return known }
      let parts = text.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        .split(separator: ".").map(String.init)
      // Anything but names, one in the other, is no name that can be followed.
      let letters = text.count { $0 != "!" }
      guard let last = parts.last, parts.joined(separator: ".").count == letters else { return nil }
      let base = parts.dropLast().reduce(nil as Expression?) { base, name in
        base.map { .member($0, name, line: 0) } ?? .name(name)
      }
      return font(base.map { .member($0, last, line: 0) } ?? .name(last), in: scope)
    }
    return nil
  }

  /// A font that keeps its size; nil for one that grows, or that nobody knows.
  private func font(_ expression: Expression, in scope: Scope, depth: Int = 0) -> TitleFont? {
    guard depth < 8 else { return nil }
    if let known = Self.font(expression.source) { return known }
    switch expression {
    case .name, .member:
      return follow.target(expression, in: scope).flatMap {
        font($0.expression, in: $0.scope, depth: depth + 1)
      }
    case .call(let call):
      guard case .closure(let closure) = call.callee, closure.body.count == 1 else { return nil }
      switch closure.body[0] {
      case .result(let value?), .expression(let value):
        return font(value, in: scope, depth: depth + 1)
      default: return nil
      }
    default: return nil
    }
  }

  /// A font as its source says it: `UIFont(name: "Lato-Bold", size: 16)`, `.boldSystemFont(ofSize: 18)`.
  private static func font(_ written: String) -> TitleFont? {
    let source = written.filter { !$0.isWhitespace }
    guard source.contains("Font"), !source.contains("Metrics"), !source.contains("scaledFont")
    else { return nil }
    let makers = ["UIFont(name:", "UIFont.init(name:", "ystemFont(", "ystemFontOfSize:"]
    let labels =
      source.contains(".withSize(")
      ? [".withSize("]
      : makers.contains(where: source.contains) || source.contains("fontWithName")
        ? ["ofSize:", "OfSize:", "size:"] : []
    for label in labels {
      guard let range = source.firstRange(of: label) else { continue }
      let digits = source[range.upperBound...].prefix { $0.isNumber || $0 == "." }
      let rest = source[range.upperBound...].dropFirst(digits.count).first
      guard let size = Double(digits), size > 0, rest.map({ "),]w".contains($0) }) ?? false
      else { return nil }
      return TitleFont(size: size, weight: weight(source))
    }
    return nil
  }

  /// How heavy a font is, by the weight it is asked for or its name; nil where neither says so.
  private static func weight(_ source: String) -> String? {
    if source.contains("boldSystemFont") { return "bold" }
    let names = source.lowercased()
    let known: [(String, String)] = [
      ("semibold", "semibold"), ("demibold", "semibold"), ("ultralight", "ultraLight"),
      ("extrabold", "heavy"), ("heavy", "heavy"), ("black", "black"), ("bold", "bold"),
      ("medium", "medium"), ("thin", "thin"), ("light", "light"), ("regular", "regular"),
    ]
    return known.first { names.contains($0.0) }?.1
      ?? (source.contains("ystemFont(") ? "regular" : nil)
  }
}
