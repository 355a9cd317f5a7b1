internal import AppCode

/// Views of SwiftUI's that surely put nothing into a bar, nor hide it, with all that stands in them.
struct QuietViews {
  private let index: CodeIndex
  /// What was found out of views, by type.
  private var known: [String: Bool] = [:]
  /// Names of functions outside of views that make one: what stands in that nobody looks at here.
  private lazy var makers = namesOfMakers()
  /// Most types that are looked at for one view.
  private static let limit = 60
  /// Most names of functions and properties that are looked up for one view.
  private static let limitOfNames = 400

  init(_ index: CodeIndex) { self.index = index }

  /// Whether all that a view is made of is quiet.
  ///
  /// - Parameters:
  ///   - view: what makes it, with its modifiers.
  ///   - type: the type whose code it stands in.
  mutating func isQuiet(_ view: Expression, of type: String, in path: String) -> Bool {
    var search = Search()
    look([.expression(view)], of: type, in: path, &search)
    guard !search.speaks else { return false }
    return search.types.sorted().allSatisfy { isQuiet($0) }
  }

  /// What was met on the way.
  private struct Search {
    var speaks = false
    /// Views and modifiers of the app.
    var types: Set<String> = []
    /// Functions and properties that the app adds to views.
    var added: Set<String> = []
  }

  private mutating func isQuiet(_ type: String) -> Bool {
    if let known = known[type] { return known }
    var search = Search()
    search.types = [type]
    var (open, seen) = ([type], Set<String>())
    while let next = open.popLast(), !search.speaks {
      guard seen.insert(next).inserted else { continue }
      guard seen.count <= Self.limit, known[next] != false, let entry = index.types[next],
        !index.ancestors(next).contains(where: Self.isOfUIKit)
      else {
        search.speaks = true
        break
      }
      if known[next] == true { continue }
      for property in entry.properties {
        if let getter = property.getter { look(getter, of: next, in: property.path, &search) }
        if let value = property.value {
          look([.expression(value)], of: next, in: property.path, &search)
        }
      }
      for function in entry.functions { look(function.body, of: next, in: function.path, &search) }
      open += search.types.subtracting(seen)
    }
    known[type] = !search.speaks
    return !search.speaks
  }

  /// Whether a protocol is that of things of UIKit's in views.
  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasSuffix("UIViewControllerRepresentable")
  }

  private mutating func look(
    _ body: [Statement], of type: String, in path: String, _ search: inout Search
  ) {
    var found = search
    let makers = self.makers
    var bodies: [(body: [Statement], path: String)] = [(body, path)]
    while let next = bodies.popLast(), !found.speaks {
      guard bodies.count < Self.limit, found.added.count < Self.limitOfNames else {
        found.speaks = true
        break
      }
      func visit(_ value: Expression) -> Bool {
        guard !found.speaks else { return false }
        switch value {
        case .call(let call):
          guard let name = call.name else { return true }
          if name == "NavigationLink" { return false }
          if SwiftUIReader.elsewhere.contains(name), case .member(let base?, _, _) = call.callee {
            // What is shown there has a bar of its own.
            ExpressionVisitor.visit(base, visit)
            return false
          }
          found.speaks = SwiftUIReader.speaksOfBar(call) || makers.contains(name)
          if name.first?.isUppercase ?? false {
            let made = index.typeMade(by: call, in: Scope(type: type, path: next.path))
            if let made, isOfViews(made) { found.types.insert(made) }
          } else if found.added.insert(name).inserted {
            for added in index.extensionFunctions(name, seenFrom: next.path) ?? []
            where added.type == "View" {
              bodies.append((added.function.body, added.function.path))
            }
          }
        case .member(.some, let name, _):
          if let property = index.types["View"]?.propertiesByName[name]?.property,
            let getter = property.getter, found.added.insert(name).inserted
          {
            bodies.append((getter, property.path))
          }
        default: break
        }
        return !found.speaks
      }
      ExpressionVisitor.visit(next.body, visit)
    }
    search = found
  }

  /// Whether a type is a view, or a modifier of views.
  private func isOfViews(_ type: String) -> Bool {
    index.ancestors(type).contains { name in
      ["View", "ViewModifier", "ButtonStyle"].contains(name.replacing("SwiftUI.", with: ""))
        || Self.isOfUIKit(name)
    }
  }

  private func namesOfMakers() -> Set<String> {
    var found = Set(
      index.functions.filter { $1.contains { SwiftUIReader.makesView($0.returns) } }.map(\.key))
    for (type, entry) in index.types where type != "View" && !isOfViews(type) {
      for function in entry.functions where SwiftUIReader.makesView(function.returns) {
        found.insert(function.name)
      }
    }
    return found
  }
}
