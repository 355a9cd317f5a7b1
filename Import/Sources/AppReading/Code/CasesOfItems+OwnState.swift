internal import AppCode

extension CasesOfItems {
  /// The cases that are ever put into a view's own state, which only its file sees; nil where nobody can tell.
  mutating func cases(putIntoState state: Property, of owner: String) -> Set<String>? {
    let key = "\(owner).$\(state.name)"
    if let known = known[key] { return known }
    let found = put(intoState: state, of: owner)
    known[key] = .some(found)
    return found
  }

  private func put(intoState state: Property, of owner: String) -> Set<String>? {
    guard state.isPrivate, !state.isStatic, state.attributes == ["State"], state.getter == nil,
      state.type?.hasSuffix("?") ?? false
    else { return nil }
    switch state.value {
    case nil, .null?: break
    default: return nil
    }
    let (binding, storage) = ("$" + state.name, "_" + state.name)
    var found: Set<String> = []
    for place in (byPath[state.path] ?? []).map({ places[$0] }) {
      // Every binding but those that show it may set it.
      var (isOpen, bindings) = (false, 0)
      ExpressionVisitor.visit(place.body) { value in
        switch value {
        case .name(binding), .member(.name("self")?, binding, _): bindings += 1
        case .name(storage), .member(.name("self")?, storage, _): isOpen = true
        case .other(let code): isOpen = isOpen || code.contains(state.name)
        case .call(let call):
          guard NeverUsed.presenters.contains(call.name ?? "") else { break }
          switch call.argument("item") {
          case .name(binding), .member(.name("self")?, binding, _): bindings -= 1
          default: break
          }
        case .assign(let target, let given, _):
          guard mayBeOf(owner, target, named: state.name, in: place) else { break }
          if let cases = cases(of: given, in: place, steps: 3) {
            found.formUnion(cases)
          } else {
            isOpen = true
          }
        default: break
        }
        return !isOpen
      }
      if isOpen || bindings != 0 { return nil }
    }
    // Who has but a part of the code cannot tell that nothing is.
    return found.isEmpty ? nil : found
  }
}
