internal import AppCode

/// Controllers of UIKit's that stand in views.
extension SwiftUIReader {
  /// Whether a name that the code of a view makes something of is a controller of UIKit's as a view, which may
  /// say something of the bar around it.
  func holdsController(_ name: String, of type: String) -> Bool {
    isHolder(index.typeName(name, from: type, in: index.types[type]?.place.path))
  }

  /// The same where a name stands that need not be in a type, as in a function of a file.
  func holdsController(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.type else { return isHolder(index.typeName(name, in: scope.path)) }
    return holdsController(name, of: type)
  }

  private func isHolder(_ held: String?) -> Bool {
    guard let held else { return false }
    if let known = openHolders[held] { return known }
    let isOpen = conforms(held, to: "UIViewControllerRepresentable") && !holdsOwnWorld(held)
    openHolders[held] = isOpen
    return isOpen
  }

  /// Whether what a view holds is surely a controller of the system's that leaves the bar around it alone, and
  /// the view's own code does so, too.
  private func holdsOwnWorld(_ type: String) -> Bool {
    guard let entry = index.types[type],
      let make = entry.functions.first(where: { $0.name == "makeUIViewController" }),
      let made = make.returns.flatMap({ Self.worldsApart.contains($0) ? $0 : alias($0, in: type) }),
      Self.worldsApart.contains(made),
      entry.inherits.allSatisfy({ $0.hasSuffix("UIViewControllerRepresentable") })
    else { return false }
    var isAlone = true
    func look(_ value: Expression) -> Bool {
      switch value {
      case .call(let call):
        if let name = call.name, name.first?.isUppercase ?? false,
          index.typeName(name, from: type, in: entry.place.path).map(isController) ?? false
        {
          isAlone = false
        }
      case .name(let name), .member(_, let name, _):
        if Self.leadsOut(name) { isAlone = false }
      default: break
      }
      return isAlone
    }
    let coordinator = entry.functions.first { $0.name == "makeCoordinator" }?.returns
      .flatMap { index.typeName($0, from: type, in: entry.place.path) }
    for part in [type, coordinator].compactMap(\.self) {
      guard let inner = index.types[part] else { continue }
      for property in inner.properties {
        if let getter = property.getter { ExpressionVisitor.visit(getter, look) }
        if let value = property.value { ExpressionVisitor.visit(value, look) }
      }
      for function in inner.functions where isAlone { ExpressionVisitor.visit(function.body, look) }
    }
    return isAlone
  }

  /// What a name that a type declares for another one stands for.
  private func alias(_ name: String, in type: String) -> String? {
    index.types[type]?.aliases[name]
  }

  /// Whether a type of the app's own is a controller.
  private func isController(_ type: String) -> Bool {
    index.ancestors(type).contains { $0.hasSuffix("Controller") }
  }

  /// Whether a name leads from a controller to those around it, or to their bars.
  private static func leadsOut(_ name: String) -> Bool {
    let low = name.lowercased()
    return low.contains("navigation") || ["parent", "window", "superview"].contains(low)
  }

  /// Controllers of the system's that have nothing to do with the bar of a stack around them.
  private static let worldsApart: Set = [
    "AVPlayerViewController", "AVKit.AVPlayerViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "PHPickerViewController", "SFSafariViewController",
    "UIActivityViewController", "UIDocumentPickerViewController", "UIImagePickerController",
    "VNDocumentCameraViewController",
  ]
}
