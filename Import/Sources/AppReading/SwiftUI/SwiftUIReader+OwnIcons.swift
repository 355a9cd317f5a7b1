internal import AppCode

/// Icons of the app's own: views that are made with the name of a picture, and show it in some way.
extension SwiftUIReader {
  /// What an expression shows that makes such an icon, or names one: `Icon.close.circle()`; nil for any other.
  func ownIcon(
    _ expression: Expression, _ placement: String, _ position: Position
  ) -> Item? {
    guard let name = iconName(expression, of: nil, in: position.scope, Self.iconDepth) else {
      return nil
    }
    var item = Item(
      .picture(name, label: nil), .placement(placement),
      at: Place(position.scope.path, expression.line), .followed
    ).still
    item.branch = position.branch
    return item
  }

  /// How many names, functions and modifiers may stand between an icon and what is asked for.
  private static let iconDepth = 8

  /// - Parameter type: the icon's type where the expression leaves it out: `.close`.
  private func iconName(
    _ expression: Expression, of type: String?, in scope: Scope, _ depth: Int
  ) -> String? {
    guard depth > 0 else { return nil }
    switch expression {
    case .name(let name):
      let written = scope.value(name)?.type ?? follow.declaration(expression, in: scope)?.type
      guard let value = follow.target(expression, in: scope) else { return nil }
      if case .name(name) = value.expression { return nil }
      let declared = written.flatMap { icon($0, in: scope) }
      return iconName(value.expression, of: declared ?? type, in: value.scope, depth - 1)
    case .member(.name(let type)?, let name, _) where ["Image", "UIImage"].contains(type):
      return catalogName(name, of: type)
    case .member(let base, let name, _):
      guard let type = base.map({ named($0, in: scope) }) ?? type,
        let (property, _) = index.property(name, of: type, isStatic: true), property.isStatic,
        let value = property.value
      else { return nil }
      return iconName(value, of: type, in: Scope(type: type, path: property.path), depth - 1)
    case .call(let call): return iconName(call, of: type, in: scope, depth)
    default: return nil
    }
  }

  /// The name of a picture of a catalog that a tool has made a property for: `Image.sideMenu`, where the
  /// code that it has made is not there; nil for a property that code declares.
  private func catalogName(_ name: String, of type: String) -> String? {
    index.property(name, of: type, isStatic: true) == nil && !Self.functions.contains(name)
      ? name : nil
  }

  /// Members of a picture's type that are not pictures.
  private static let functions: Set = ["init", "self", "Type"]

  private func iconName(
    _ call: Call, of type: String?, in scope: Scope, _ depth: Int
  ) -> String? {
    if let path = Follower.path(call.callee), Self.isIcon(path[path.count - 1]),
      let made = index.typeMade(by: call, in: scope), isView(made)
    {
      guard let first = call.arguments.first, first.label.map(Self.namesPicture) ?? true,
        case .text(let pieces, _) = first.value, pieces.count == 1,
        case .letters(let name) = pieces[0], !name.isEmpty, !name.contains("://")
      else { return nil }
      return name
    }
    guard case .member(let base, let name, _) = call.callee else { return nil }
    if let type = base.map({ named($0, in: scope) }) ?? type {
      // A function of the type's own that makes one.
      guard let (function, _) = index.function(name, of: type, for: call),
        function.returns.flatMap({ icon($0, in: scope) }) == type,
        case .result(let made?)? = function.body.last, follow.fuel.take(function.body.count)
      else { return nil }
      let inside = Scope(type: type, path: function.path)
      for case .binding(let binding) in function.body {
        guard let value = binding.value else { continue }
        inside.set(binding.name, Scope.Value(expression: value, scope: inside))
      }
      return iconName(made, of: type, in: inside, depth - 1)
    }
    // What changes one leaves its picture.
    return base.flatMap { iconName($0, of: type, in: scope, depth - 1) }
  }

  /// The icons' type that an expression names; nil for anything else.
  private func named(_ expression: Expression, in scope: Scope) -> String? {
    Follower.path(expression).flatMap { icon($0.joined(separator: "."), in: scope) }
  }

  private func icon(_ written: String, in scope: Scope) -> String? {
    let bare = written.filter { !"?!".contains($0) }
    guard Self.isIcon(bare.split(separator: ".").last.map(String.init) ?? bare),
      let type = index.typeName(bare, from: scope.type, in: scope.path), isView(type)
    else { return nil }
    return type
  }

  /// Whether a type is called what icons are.
  private static func isIcon(_ name: String) -> Bool {
    name.first?.isUppercase ?? false && name.hasSuffix("Icon")
  }

  /// Whether the name of a picture is what a label asks for.
  private static func namesPicture(_ label: String) -> Bool {
    ["name", "named", "image", "imageName", "icon", "iconName"].contains(label)
  }
}

extension Item {
  /// Whether it is a view, or a picture, of which the name alone is known or nothing.
  var isNameless: Bool {
    switch content {
    case .view, .picture(nil, label: nil): true
    default: false
    }
  }
}
