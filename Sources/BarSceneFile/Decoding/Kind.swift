internal import BarText

/// A kind of value: what it may look like and how it is decoded.
struct ValueKind<Output>: Sendable {
  /// What the value may look like; made when it is asked for, which is for a schema or a message.
  var shape: Shape { makeShape() }
  /// Makes the shape.
  let makeShape: @Sendable () -> Shape
  /// Whether `~` and `null` are words rather than nothing.
  var isText: Bool
  /// Whether no value says something other than that the key was left out.
  var takesNull: Bool
  /// Whether an empty place is an error rather than a key that was left out.
  var refusesEmpty: Bool
  /// Decodes a value, whose key is given for messages; nil after an error was noted.
  let decode: @Sendable (SourceNode, String, inout Decoding) -> Output?

  init(
    shape: @autoclosure @escaping @Sendable () -> Shape, isText: Bool = false,
    takesNull: Bool = false, refusesEmpty: Bool = false,
    decode: @escaping @Sendable (SourceNode, String, inout Decoding) -> Output?
  ) {
    makeShape = shape
    self.isText = isText
    self.takesNull = takesNull
    self.refusesEmpty = refusesEmpty
    self.decode = decode
  }

  /// The same kind with the result made into something else.
  func map<New>(_ transform: @escaping @Sendable (Output) -> New) -> ValueKind<New> {
    ValueKind<New>(shape: shape, isText: isText) { node, key, decoding in
      decode(node, key, &decoding).map(transform)
    }
  }

  /// The same kind where an explicit `null` says something.
  func orNull(_ value: Output, meaning: String) -> ValueKind where Output: Sendable {
    ValueKind(shape: .orNull(shape, meaning), takesNull: true) { node, key, decoding in
      let isNull = node.isAbsent(asText: false) && !(refusesEmpty && node.isEmpty)
      return isNull ? value : decode(node, key, &decoding)
    }
  }
}

/// The kinds of values that keys take.
enum Kind {
  /// Notes that a value is of another kind.
  static func mismatch(
    _ key: String, _ node: SourceNode, _ shape: Shape, _ decoding: inout Decoding
  ) {
    let help =
      shape.noun == shape.words
      ? "(found \(node.found))" : hint(found: node.found, accepted: shape.words)
    decoding.error("\(key) must be \(shape.noun) \(help)", at: node.position)
  }

  /// `true` or `false`, and no other spelling.
  static var bool: ValueKind<Bool> {
    ValueKind(shape: .bool) { node, key, decoding in
      if case .scalar(let text, let style) = node.content, style != .quoted, style != .block {
        if text == "true" { return true }
        if text == "false" { return false }
      }
      mismatch(key, node, .bool, &decoding)
      return nil
    }
  }

  /// `true`, for a mark that something is there.
  static var yes: ValueKind<Void> {
    ValueKind(shape: .yes) { node, key, decoding in
      if case .scalar("true", let style) = node.content, style != .quoted, style != .block {
        return ()
      }
      mismatch(key, node, .yes, &decoding)
      return nil
    }
  }

  /// A number between limits; −0 is 0.
  static func number(_ range: ClosedRange<Double>) -> ValueKind<Double> {
    ValueKind(shape: .number(range)) { node, key, decoding in
      guard case .scalar(let text, let style) = node.content, style == .plain || style == .literal,
        text.utf8.count <= 400, JSONNumber.isNumber(text), let number = Double(text)
      else {
        mismatch(key, node, .number(range), &decoding)
        return nil
      }
      guard range.contains(number) else {
        let accepted = "\(formatted(range.lowerBound)) to \(formatted(range.upperBound))"
        decoding.error(
          "\(key) is out of range \(hint(found: escaped(text), accepted: accepted))",
          at: node.position)
        return nil
      }
      return number == 0 ? 0 : number
    }
  }

  /// A whole number between limits.
  static func integer(_ range: ClosedRange<Int>) -> ValueKind<Int> {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let number = number(bounds)
    return ValueKind(shape: .integer(range)) { node, key, decoding in
      guard let value = number.decode(node, key, &decoding) else { return nil }
      guard value == value.rounded() else {
        mismatch(key, node, .integer(range), &decoding)
        return nil
      }
      return Int(value)
    }
  }

  /// A list of values of one kind.
  static func list<Element>(
    _ element: ValueKind<Element>, max: Int = SceneLimits.items
  ) -> ValueKind<[Element]> {
    ValueKind(shape: .list(element.shape, max: max)) { node, key, decoding in
      guard case .sequence(let nodes) = node.content else {
        mismatch(key, node, .list(element.shape, max: max), &decoding)
        return nil
      }
      guard nodes.count <= max else {
        decoding.error(
          "\(key) has too many entries (found \(nodes.count); accepted: at most \(max))",
          at: node.position)
        return nil
      }
      return nodes.enumerated().compactMap { index, node in
        element.decode(node, "\(key)[\(index)]", &decoding)
      }
    }
  }

  /// A list of as many numbers as there are labels.
  static func numbers(
    _ labels: [String], _ range: ClosedRange<Double>
  ) -> ValueKind<[Double]> {
    let shape = Shape.numbers(labels, range)
    let number = number(range)
    return ValueKind(shape: shape) { node, key, decoding in
      guard case .sequence(let nodes) = node.content, nodes.count == labels.count else {
        var found = node.found
        if case .sequence(let nodes) = node.content { found = "\(nodes.count)" }
        decoding.error(
          "\(key) must be a list of \(labels.count) numbers "
            + hint(found: found, accepted: shape.words), at: node.position)
        return nil
      }
      let values = zip(labels, nodes).compactMap { label, node in
        number.decode(node, "\(key) \(label)", &decoding)
      }
      return values.count == labels.count ? values : nil
    }
  }

  /// A mapping.
  static func object<Object>(_ schema: ObjectSchema<Object>) -> ValueKind<Object> {
    ValueKind(shape: .object(schema.shape)) { node, key, decoding in
      schema.decode(node, key, &decoding)
    }
  }

  /// A mapping, or something else.
  static func object<Object>(
    _ schema: ObjectSchema<Object>, or other: ValueKind<Object>
  ) -> ValueKind<Object> {
    ValueKind(shape: .either([other.shape, .object(schema.shape)])) { node, key, decoding in
      if case .mapping = node.content { return schema.decode(node, key, &decoding) }
      return other.decode(node, key, &decoding)
    }
  }
}

extension Shape {
  /// What a value must be, as in "tintColor must be a colour".
  var noun: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .integer: "a whole number"
    case .bool: "true or false"
    case .yes: "true"
    case .anything: "a value"
    case .choice: "one of some words"
    case .pattern(let name, _, _): name
    case .list: "a list"
    case .numbers: "a list of numbers"
    case .object, .reference, .dictionary: "a mapping"
    case .distinct(let shape): shape.noun
    case .either(let shapes): shapes.map(\.noun).joined(separator: " or ")
    case .orNull(let shape, _), .named(_, let shape): shape.noun
    }
  }
}
