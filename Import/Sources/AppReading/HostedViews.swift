/// Joins hosting controllers of an app's own with the views in them: both speak of the same bar.
struct HostedViews {
  private let index: CodeIndex

  /// Views that hosting controllers are made with, by the class of those.
  private let views: [String: Set<String>]

  init(_ index: CodeIndex, _ views: [String: Set<String>] = [:]) {
    self.index = index
    self.views = views
  }

  /// Screens of which each class that inherits from `UIHostingController<View>` has what its view
  /// says, too; the view is no screen of its own where nothing else shows it.
  func joined(_ screens: [Screen]) -> [Screen] {
    var result = screens
    let speaking = Set(screens.filter(\.hasFacts).map(\.name))
    let plainViews = Set(
      screens.lazy.filter { $0.origin == .swiftUI && $0.variant == nil }.map(\.name))
    var views: [String: String] = [:]
    for screen in screens where screen.origin != .swiftUI && views[screen.name] == nil {
      guard let view = view(of: screen.name), plainViews.contains(view) else { continue }
      views[screen.name] = view
    }
    // Where in the result screens of a name are, and those that are shown from one of a name.
    var places = Dictionary(grouping: result.indices) { result[$0].name }
    var children = Dictionary(grouping: result.indices) { result[$0].parent }
    var gone: Set<Int> = []
    for (controller, view) in views.sorted(by: { $0.key < $1.key }) {
      let shown = places[view, default: []].filter {
        result[$0].origin == .swiftUI && !gone.contains($0)
      }
      let mine = places[controller, default: []].filter { !gone.contains($0) }
      guard let plain = shown.first(where: { result[$0].variant == nil }).map({ result[$0] }),
        let own = mine.first(where: { result[$0].variant == nil }).map({ result[$0] })
      else { continue }
      if plain.hasOwnStack, !speaking.contains(controller) {
        // The bar is that of the stack in the view; the controller only says how it is shown.
        for at in shown {
          result[at].presentation = result[at].presentation ?? own.presentation
        }
        continue
      }
      for at in mine { result[at] = both(result[at], plain) }
      // What a place in SwiftUI gives a view, a controller around it has not.
      for variant in shown.map({ result[$0] })
      where variant.variant != nil && !variant.isOfOnePlace {
        var other = both(own, variant)
        other.variant = variant.variant
        places[controller, default: []].append(result.count)
        children[other.parent, default: []].append(result.count)
        result.append(other)
      }
      let isShownElsewhere =
        plain.parent.map { $0 != controller } ?? false
        || isGeneric(controller) && self.views["UIHostingController"]?.contains(view) == true
      guard !isShownElsewhere, !plain.hasSeveralParents else { continue }
      gone.formUnion(shown.filter { !result[$0].isOfOnePlace })
      let led = children.removeValue(forKey: view) ?? []
      for at in led { result[at].parent = controller }
      children[controller, default: []] += led
    }
    result = result.indices.filter { !gone.contains($0) }.map { result[$0] }
    // A hosting controller whose view nobody knows, and that says nothing itself, has no bar to show.
    result.removeAll {
      $0.origin != .swiftUI && !$0.hasFacts && !$0.isBare && !speaking.contains($0.name)
    }
    return result
  }

  /// Whether whoever makes a hosting controller says which view it holds.
  private func isGeneric(_ controller: String) -> Bool {
    index.types[controller]?.parameters.isEmpty == false
  }

  /// The view that a class holds; nil for a class that holds none.
  private func view(of controller: String) -> String? {
    let start = "UIHostingController<"
    guard
      let base = index.types[controller]?.inherits.first(where: { $0.hasPrefix(start) }),
      base.hasSuffix(">")
    else { return nil }
    let given = String(base.dropFirst(start.count).dropLast())
    if given == "AnyView" || index.types[controller]?.parameters[given] != nil {
      // The view that all of its makers, or all of its own initializers, put into it.
      guard let made = views[controller], made.count == 1 else { return nil }
      return made.first
    }
    return index.typeName(given, from: controller)
  }

  /// A controller's screen with what its view says where it says nothing itself.
  private func both(_ controller: Screen, _ view: Screen) -> Screen {
    var screen = controller
    if screen.title.map({ !$0.value.isKnown || $0.value.isEmpty }) ?? true {
      screen.title = view.title ?? screen.title
    }
    screen.fill(from: view)
    screen.parent = controller.parent
    screen.presentation = controller.presentation
    if screen.titleMenu.isEmpty { screen.titleMenu = view.titleMenu }
    screen.items += view.items.compactMap { item in
      guard !item.isOutsideBar, case .placement(let name) = item.position else { return nil }
      var item = item
      item.position = Self.leading.contains(name) ? .left : .right
      return item
    }
    return screen
  }

  /// Placements at the leading edge of an iPhone's bar.
  private static let leading: Set = [
    "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading",
  ]
}
