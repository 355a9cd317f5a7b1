extension Expression {
  /// It as somebody might write it, for showing what only the running app knows.
  public var source: String {
    switch self {
    case .text(let pieces, _):
      "\""
        + pieces.map { piece in
          switch piece {
          case .letters(let letters): letters
          case .value(_, let source): "\\(\(source))"
          }
        }.joined() + "\""
    case .number(let text): text
    case .bool(let value): value ? "true" : "false"
    case .null: "nil"
    case .name(let name): name
    case .member(let base, let name, _): (base?.source ?? "") + "." + name
    case .call(let call):
      call.callee.source + "("
        + call.arguments.filter { !$0.isTrailing }.map { argument in
          (argument.label.map { $0 + ": " } ?? "") + argument.value.source
        }.joined(separator: ", ") + ")"
    case .item(let base, let arguments):
      base.source + "[" + arguments.map(\.value.source).joined(separator: ", ") + "]"
    case .choice(let condition, let first, let second):
      "\(condition) ? \(first.source) : \(second.source)"
    case .binary(let sign, let first, let second): "\(first.source) \(sign) \(second.source)"
    case .cast(let value, let type): "\(value.source) as \(type)"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.source }
        .joined(separator: ", ") + ")"
    case .list(let list): "[" + list.map(\.source).joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      "[" + pairs.prefix(8).map { $0.key.source + ": " + $0.value.source }.joined(separator: ", ")
        + "]"
    case .closure: "{…}"
    case .branches: "if …"
    case .assign(let place, let value, _): "\(place.source) = \(value.source)"
    case .other(let text): text
    }
  }
}

extension Expression {
  /// The line it stands in, as far as it is kept; 0 for none.
  public var line: Int {
    switch self {
    case .text(_, let line), .member(_, _, let line), .assign(_, _, let line): line
    case .call(let call): call.line
    case .binary(_, let first, _), .choice(_, let first, _), .cast(let first, _): first.line
    default: 0
    }
  }
}

extension Statement {
  /// The line it stands in, as far as it is kept; 0 for none.
  public var line: Int {
    switch self {
    case .expression(let value), .result(let value?): value.line
    case .binding(let binding): binding.value?.line ?? 0
    case .function(let function): function.line
    case .branches, .premise, .loop, .result(nil): 0
    }
  }
}
