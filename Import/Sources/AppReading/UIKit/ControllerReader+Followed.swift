internal import AppCode

extension ControllerReader {
  /// Walks functions of base classes and extensions that are called, and any with arguments.
  func followed(_ call: Call, _ walk: Walk) {
    if walk.isMaker, walk.stack == nil { return }
    let asName: Call
    switch call.callee {
    case .name: asName = call
    case .member(.name("self")?, let name, _):
      asName = Call(callee: .name(name), arguments: call.arguments, line: call.line)
    case .member(.name("super")?, let name, _): return inherited(name, call, walk)
    case .member(.name(let type)?, let name, _):
      return handsItself(to: name, of: type, call, walk)
    default: return
    }
    var found = follow.function(asName, in: walk.scope)
    if found == nil, let name = call.name,
      let functions = index.extensionFunctions(name, seenFrom: walk.scope.path)
    {
      let ancestors = index.ancestors(walk.owner)
      let mine = functions.filter { ancestors.contains($0.type) || $0.type == "UIViewController" }
      if let best = CodeIndex.best(mine.map(\.function), for: call) {
        let scope = Scope(type: walk.owner, path: best.path)
        scope.bind(best, to: call, from: walk.scope)
        found = (best, scope)
      }
    }
    guard let (function, scope) = found else { return }
    let isOwn =
      index.types[walk.owner]?.functionsByName[function.name]?.contains { part in
        part.functions.contains { $0.line == function.line && $0.path == function.path }
      } ?? false
    if isOwn, function.parameters.isEmpty, walk.stack == nil { return }
    // What starts the editing is not what the screen comes with; the function is walked with its class.
    if isOwn, function.name == "setEditing", !Self.lifecycle.contains(walk.function) { return }
    let mark = "\(function.path):\(function.line)"
    guard !walk.path.contains(mark) else { return }
    let inner = Scope(type: walk.owner, path: function.path, outer: scope)
    var inside = walk.inside(inner)
    inside.path.insert(mark)
    inside.handed = handing(call, to: function, walk)
    if !isOwn, walk.functionsOfCases.contains(function.name) { inside.isOfSomeCase = true }
    self.walk(function.body, inside)
  }
}
