internal import AppCode

/// Properties of classes that make screens which are worked out as code for others to run:
/// `var open: () -> Void { { [weak self] in … } }`.
extension ControllerReader {
  /// Walks the closure that such a property gives.
  func readClosure(givenBy property: Property, of owner: String, _ draft: ControllerDraft) {
    guard property.type?.contains("->") == true, let last = property.getter?.last else { return }
    let closure: Closure
    switch last {
    case .result(.closure(let given)?), .expression(.closure(let given)): closure = given
    default: return
    }
    let inside = Scope(type: owner, path: property.path)
    for parameter in closure.parameters { inside.declare(parameter) }
    walk(
      closure.body,
      Walk(
        draft: draft, scope: inside, owner: owner, function: property.name, generation: 9,
        isMaker: true))
  }
}
