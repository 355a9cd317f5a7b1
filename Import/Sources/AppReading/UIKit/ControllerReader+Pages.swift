internal import AppCode

/// Screens that stand in a controller of pages, whose bar is that of the controller.
extension ControllerReader {
  /// Notes what a call puts into a controller of pages: those are set with a direction.
  func notePages(_ call: Call, _ walk: Walk) {
    guard call.name == "setViewControllers", call.argument("direction") != nil,
      case .list(let list)? = call.arguments.first?.value
    else { return }
    for page in list {
      if let type = controller(page, walk), type != walk.owner { pages.insert(type) }
    }
  }

  /// Notes what the functions that give a controller its next pages take a page for.
  func readPages() {
    for entry in index.types.values {
      for function in entry.functions
      where function.name == "pageViewController"
        && function.parameters.contains(where: {
          ["viewControllerBefore", "viewControllerAfter"].contains($0.label)
        })
      {
        ExpressionVisitor.visit(function.body) { expression in
          if case .cast(.name(let name), let type) = expression,
            function.parameters.contains(where: { $0.name == name }),
            let page = index.typeName(type), isController(page)
          {
            pages.insert(page)
          }
          return true
        }
      }
    }
  }

  /// Whether a screen only ever stands in a controller of pages.
  func isOnlyPage(_ name: String) -> Bool {
    pages.contains(name) && parents[name] == nil && !roots.contains(name)
      && !pushed.contains(name) && !segueDestinations.contains(name)
      && !presentedClasses.contains(name)
  }
}
