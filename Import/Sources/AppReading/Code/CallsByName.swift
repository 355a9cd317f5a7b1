internal import AppCode

/// The calls of functions of some names in all of the code, by the type that they are called on.
struct CallsByName {
  /// Calls that name a type, by the function's name, the type and all that it inherits.
  private var ofTypes: [String: [String: [ViewMakers.MakingCall]]] = [:]
  /// Calls that name none.
  private var loose: [String: [ViewMakers.MakingCall]] = [:]
  /// Of how many calls it is asked which function they mean.
  private static let limit = 200

  /// - Parameter names: the last names of the functions.
  init(_ names: Set<String>, in index: CodeIndex) {
    guard !names.isEmpty else { return }
    for (type, entry) in index.types.sorted(by: { $0.key < $1.key }) {
      for function in entry.functions { look(at: function.body, names, type, function.path, index) }
      for property in entry.properties {
        if let getter = property.getter { look(at: getter, names, type, property.path, index) }
        if let value = property.value {
          look(at: [.expression(value)], names, type, property.path, index)
        }
      }
    }
    for function in index.functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      look(at: function.body, names, nil, function.path, index)
    }
  }

  private mutating func look(
    at body: [Statement], _ names: Set<String>, _ outer: String?, _ path: String,
    _ index: CodeIndex
  ) {
    ExpressionVisitor.visit(body) { expression in
      guard case .call(let call) = expression, let name = call.name, names.contains(name) else {
        return true
      }
      let made = ViewMakers.MakingCall(call: call, outer: outer, path: path)
      if case .member(let base?, _, _) = call.callee, Follower.isType(base),
        let written = Follower.path(base)?.joined(separator: "."),
        let type = index.typeName(written, from: outer, in: path)
      {
        for type in index.ancestors(type).union([type]) {
          ofTypes[name, default: [:]][type, default: []].append(made)
        }
      } else {
        loose[name, default: []].append(made)
      }
      return true
    }
  }

  /// Those that may mean a function of a type; nil where there are too many.
  func of(
    _ function: Function, _ type: String?, _ index: CodeIndex
  ) -> [ViewMakers.MakingCall]? {
    let all =
      (type.flatMap { ofTypes[function.name]?[$0] } ?? []) + (loose[function.name] ?? [])
    guard all.count <= Self.limit else { return nil }
    return all.filter { index.best([function], for: $0.call, in: nil) != nil }
  }
}
