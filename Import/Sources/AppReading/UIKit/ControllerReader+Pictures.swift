internal import AppCode

extension ControllerReader {
  /// What a picture shows: a symbol, or one of the app's own; nil for none.
  func image(
    _ expression: Expression, label: AppText?, in scope: Scope, depth: Int = 0
  ) -> Item.Content? {
    guard depth < 12 else { return nil }
    func name(_ expression: Expression) -> String? {
      if case .verbatim(let name)? = text.answer(expression, in: scope, isKey: false)?.words {
        return name
      }
      return nil
    }
    switch expression {
    case .null: return nil
    case .choice(let condition, _, let second)
    where follow.isOrdinary(condition, in: scope) == false:
      return image(second, label: label, in: scope, depth: depth + 1)
    case .choice(_, let first, _), .binary("??", let first, _):
      return image(first, label: label, in: scope, depth: depth + 1)
    case .call(let call) where Self.makesEmptyPicture(call): return .nothing
    case .call(let call):
      if case .closure(let closure) = call.callee {
        let outcome = follow.ordinaryFirst(follow.outcomes(closure.body, in: scope.inner())).first
        return outcome.flatMap {
          image($0.expression, label: label, in: $0.scope, depth: depth + 1)
        }
      }
      if let system = call.argument("systemName") ?? call.argument("systemImage")
        ?? call.argument("systemSymbol")
      {
        let spelled =
          follow.declaration(system, in: scope) == nil && !text.isOwnText(system)
          ? SymbolSpelling.name(of: system) : nil
        return (spelled ?? name(system)).map { .symbol($0, label: label) }
          ?? .picture(nil, label: label)
      }
      if let named = call.argument("named") ?? call.argument("name")
        ?? call.argument("imageLiteralResourceName")
      {
        return .picture(name(named) ?? spelled(named), label: label)
      }
      if case .member(_, let asset, _)? = call.argument("resource") {
        return .picture(asset, label: label)
      }
      if case .member(let base?, let changed, _) = call.callee,
        ["with", "apply", "image", "tint", "color", "resiz", "scale"].contains(
          where: changed.hasPrefix) || changed.hasSuffix("TintColor")
      {
        return image(base, label: label, in: scope, depth: depth + 1)
      }
      if case .member(let base?, let changed, _) = call.callee, changesPicture(changed, in: scope),
        let known = image(base, label: label, in: scope, depth: depth + 1), known.isNamedPicture
      {
        return known
      }
      if case .member(nil, let function, let line) = call.callee,
        index.types["UIImage"]?.functionsByName[function] != nil
      {
        // What a picture is asked for is a function of pictures, also where their name is left out.
        var whole = call
        whole.callee = .member(.name("UIImage"), function, line: line)
        return image(.call(whole), label: label, in: scope, depth: depth + 1)
      }
      if let (inner, inside) = ownPicture(call, in: scope) {
        return image(.call(inner), label: label, in: inside, depth: depth + 1)
      }
      if let (function, inside) = follow.function(call, in: scope),
        let outcome = follow.outcomes(function.body, in: inside).first
      {
        return image(outcome.expression, label: label, in: outcome.scope, depth: depth + 1)
      }
      if let symbol = call.arguments.first(where: {
        $0.label?.lowercased().hasSuffix("symbolname") ?? false
      }), let name = name(symbol.value) {
        // A function that nobody knows is told a symbol's name.
        return .symbol(name, label: label)
      }
      return .picture(pictureName(of: call, name), label: label)
    case .member(let base, let member, _):
      if let base, isSamePicture(member, of: base, in: scope) {
        return image(base, label: label, in: scope, depth: depth + 1)
      }
      if let value = follow.target(expression, in: scope) {
        return image(value.expression, label: label, in: value.scope, depth: depth + 1)
      }
      if let property = index.types["UIImage"]?.property(
        member, isStatic: true, seenFrom: scope.path)?.property,
        let value = follow.value(of: property, in: Scope(type: "UIImage", path: property.path))
      {
        return image(value.expression, label: label, in: value.scope, depth: depth + 1)
      }
      if member == "image" || index.picturesOfGenerators.contains(member),
        case .member(let base?, _, _) = expression
      {
        let path = Follower.path(base)
        // A name of the code here, such as that of what a case carries, is not a picture's.
        let isOwn = path.map { $0.count == 1 && scope.declares($0[0]) } ?? false
        return .picture(isOwn ? nil : path?.last, label: label)
      }
      return .picture(member, label: label)
    case .name:
      guard let value = follow.target(expression, in: scope) else {
        return .picture(nil, label: label)
      }
      return image(value.expression, label: label, in: value.scope, depth: depth + 1)
    default: return .picture(nil, label: label)
    }
  }

  /// Whether a call makes a picture of no size, which shows nothing: `UIImage()`, `[UIImage new]`.
  private static func makesEmptyPicture(_ call: Call) -> Bool {
    guard call.arguments.isEmpty else { return false }
    switch call.callee {
    case .name("UIImage"), .member(.name("UIImage")?, "init", _),
      .member(.name("UIImage")?, "new", _), .member(nil, "init", _):
      return true
    default: return false
    }
  }

  /// What a picture is called by that a function makes which nobody knows: the case or the name that it
  /// is told, or the function's own name where it is told nothing, as functions are that are
  /// generated from pictures.
  private func pictureName(of call: Call, _ name: (Expression) -> String?) -> String? {
    guard !call.arguments.isEmpty else { return call.name }
    for argument in call.arguments {
      switch argument.value {
      case .member(nil, let word, _) where argument.label == nil: return word
      case .text:
        let label = argument.label?.lowercased() ?? "name"
        if label.hasSuffix("name") || label.hasSuffix("named") { return name(argument.value) }
      default: continue
      }
    }
    return nil
  }

  /// Whether a property that the app adds to pictures gives the picture that it is asked of in another
  /// colour or size.
  private func isSamePicture(_ name: String, of base: Expression, in scope: Scope) -> Bool {
    guard !Follower.isType(base),
      let property = index.types["UIImage"]?.property(
        name, isStatic: false, seenFrom: scope.path)?.property
    else { return false }
    return !property.isStatic && property.getter != nil
      && ["UIImage", "UIImage?", "UIImage!"].contains(property.type ?? "")
  }

  /// Whether a function is one that the app adds to pictures, which gives the picture that it is
  /// called on in another colour or size.
  private func changesPicture(_ name: String, in scope: Scope) -> Bool {
    index.extensionFunctions(name, seenFrom: scope.path)?.contains { type, function in
      type == "UIImage" && !function.isStatic
        && ["UIImage", "UIImage?", "UIImage!", "Self", "Self?"].contains(function.returns ?? "")
    } ?? false
  }

  /// What a picture that only the running app names is called by; nil for a member of some value
  /// and for what is put together, which say nothing about it.
  private func spelled(_ name: Expression) -> String? {
    switch name {
    case .binary: return nil
    case .member(let base?, _, _):
      guard let path = Follower.path(base) else { return name.source }
      return path[0].first?.isLowercase == true && path[0] != "self" ? nil : name.source
    default: return name.source
    }
  }

  /// The initializer that one of the app's own for pictures leads to, with its scope; nil for none.
  private func ownPicture(_ call: Call, in scope: Scope) -> (Call, Scope)? {
    guard call.name == "UIImage", let entry = index.types["UIImage"],
      let maker = index.best(
        entry.functions("init", seenFrom: scope.path).flatMap(\.functions), for: call, in: scope)
    else { return nil }
    let inside = Scope(type: "UIImage", path: maker.path)
    inside.bind(maker, to: call, from: scope)
    return delegated(maker.body, inside).map { inner, scope in
      (Call(callee: .name("UIImage"), arguments: inner.arguments, line: inner.line), scope)
    }
  }
}

extension Item.Content {
  /// What a picture of no size shows: a button of no words.
  static let nothing = Item.Content.words(.verbatim(""))

  /// Whether it is there and shows nothing.
  var isNothing: Bool {
    if case .words(let words) = self { words.isEmpty } else { false }
  }

  /// Whether it is a picture or a symbol with a name.
  var isNamedPicture: Bool {
    switch self {
    case .symbol, .picture(_?, _): true
    default: false
    }
  }
}
