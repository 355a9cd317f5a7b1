internal import AppCode

/// Controllers that views of SwiftUI's hold, whose bar is that of the view's own screen.
extension MadeScreens {
  /// The controllers that nothing but views of SwiftUI's make, and put on no stack: what they say of their
  /// title and buttons no bar shows.
  ///
  /// - Parameters:
  ///   - named: names of those that something else than code makes.
  ///   - files: the code.
  func heldByViews(but named: Set<String>, in files: [AppFiles.File]) -> Set<String> {
    var representing: [String: Bool] = [:]
    let generic = GenericHolders(index, files)
    return Set(
      makers.compactMap { name, types -> String? in
        guard !named.contains(name), !types.isEmpty, isPlainController(name),
          types.allSatisfy({ type in
            let known = representing[type] ?? onlyRepresents(type)
            representing[type] = known
            return known || generic.onlyHold(name, in: index.types[type])
          }), !speaksOfParent(name)
        else { return nil }
        return name
      })
  }

  /// Whether a type holds a controller in a view, or does that view's work, and names no stack.
  private func onlyRepresents(_ type: String) -> Bool {
    let around = type.split(separator: ".").first.map(String.init) ?? type
    guard let entry = index.types[type],
      [type, around].contains(where: {
        index.ancestors($0).contains("UIViewControllerRepresentable")
      })
    else { return false }
    let uses = entry.parts.flatMap(\.uses) + (index.types[around]?.parts.flatMap(\.uses) ?? [])
    return !uses.contains { name in
      name.contains("NavigationController") || name.contains("TabBarController")
        || index.ancestors(name).contains {
          ["UINavigationController", "UITabBarController", "UISplitViewController"].contains($0)
        }
    }
  }

  /// Whether a controller is the app's own but for UIKit's simple ones: not a stack, nor tabs.
  private func isPlainController(_ name: String) -> Bool {
    guard index.types[name]?.kind == .class else { return false }
    let names = index.ancestors(name)
    return names.contains {
      ["UIViewController", "UITableViewController", "UICollectionViewController"].contains($0)
    }
      && !names.contains { above in
        above.hasSuffix("Controller") && index.types[above] == nil
          && !["UIViewController", "UITableViewController", "UICollectionViewController"]
            .contains(above)
      }
  }

  /// Whether a controller looks for the one around it, whose bar it may change.
  private func speaksOfParent(_ name: String) -> Bool {
    var isFound = false
    for entry in index.lineage(name) where entry.kind == .class {
      for function in entry.functions where !isFound {
        ExpressionVisitor.visit(function.body) { expression in
          switch expression {
          case .name("parent"), .member(_, "parent", _), .name("topViewController"),
            .member(_, "topViewController", _), .name("visibleViewController"),
            .member(_, "visibleViewController", _):
            isFound = true
          default: break
          }
          return !isFound
        }
      }
    }
    return isFound
  }
}
