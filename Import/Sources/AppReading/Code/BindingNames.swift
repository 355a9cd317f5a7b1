internal import AppCode

/// What a function's code calls something, looked up when it is first asked for: who asks for each of a thousand
/// closures of one function would look through all of it each time.
final class BindingNames {
  private var known: [String: Binding]?

  /// The first binding of each name.
  ///
  /// - Parameter body: The code that these names are of, the same each time.
  func first(of body: [Statement]) -> [String: Binding] {
    if let known { return known }
    var found: [String: Binding] = [:]
    ExpressionVisitor.visitBindings(body) { binding in
      if found[binding.name] == nil { found[binding.name] = binding }
    }
    known = found
    return found
  }
}
