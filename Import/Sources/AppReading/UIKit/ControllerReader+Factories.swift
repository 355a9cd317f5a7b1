internal import AppCode

extension ControllerReader {
  /// Ready-made buttons of an extension of the app's own, and UIKit's spaces.
  func factory(
    _ name: String, _ call: Call?, _ position: Item.Position, _ place: Place, _ scope: Scope,
    _ depth: Int
  ) -> [Item]? {
    if name == "flexibleSpace" { return [Item(.space(nil), position, at: place)] }
    if name == "fixedSpace" {
      if case .number(let text)? = call?.arguments.first?.value {
        return [Item(.space(Double(text)), position, at: place)]
      }
      return [Item(.space(8), position, at: place, .guessed)]
    }
    guard let entry = index.types["UIBarButtonItem"] else { return nil }
    let inside = Scope(type: "UIBarButtonItem", path: scope.path)
    if let call,
      let function = CodeIndex.best(entry.functions.filter({ $0.name == name }), for: call)
    {
      inside.bind(function, to: call, from: scope)
      return first(of: follow.outcomes(function.body, in: inside), position, place, depth)
        .map(\.followed)
    }
    if call == nil, let property = entry.properties.first(where: { $0.name == name }),
      let value = follow.value(of: property, in: inside)
    {
      return items(value.expression, position, at: place, in: inside, depth: depth + 1)
        .map(\.followed)
    }
    return nil
  }

  /// An initializer of an extension or subclass of the app's own, looked through.
  func ownMaker(
    _ call: Call, _ position: Item.Position, _ place: Place, _ scope: Scope, _ depth: Int
  ) -> [Item]? {
    let type =
      call.name == "UIBarButtonItem" || call.name == "init" ? "UIBarButtonItem" : call.name ?? ""
    guard let whole = index.typeName(type), let entry = index.types[whole],
      let maker = CodeIndex.best(entry.functions.filter { $0.name == "init" }, for: call)
    else { return nil }
    let inside = Scope(type: whole, path: maker.path)
    inside.bind(maker, to: call, from: scope)
    for statement in maker.body {
      guard case .expression(.call(let inner)) = statement,
        case .member(.name(let owner)?, "init", _) = inner.callee,
        owner == "self" || owner == "super"
      else {
        if case .expression(let value) = statement { follow.noteSetting(value, in: inside) }
        continue
      }
      var items = [made(inner, position, at: place, in: inside).followed]
      apply(inside.settings(of: ""), to: &items)
      return items
    }
    return nil
  }
}
