internal import AppCode

extension PushAskers {
  /// Screens that say which screens they are pushed from, by what has been read of an app.
  static func settled(
    _ screens: [Screen], _ controllers: ControllerReader, _ views: SwiftUIReader
  ) -> [Screen] {
    let names = Set(screens.map(\.name))
    var parts = views.screensOfParts
    for (controller, held) in controllers.views where names.contains(controller) {
      for view in held where !names.contains(view) {
        parts[view, default: []].insert(controller)
      }
    }
    for (child, around) in controllers.containers where !names.contains(child) {
      parts[child, default: []].formUnion(around)
    }
    let all = settled(
      screens, in: views.index,
      pushes: controllers.askedPushes.merging(views.asking) { $0.union($1) },
      linked: views.linked, parts: parts, firsts: controllers.onlyFirsts,
      handed: controllers.firstsOfHanded, pushers: controllers.pushers,
      titlesOfParts: views.titlesOfParts())
    // What is pushed before anything else has an empty bar, of which nothing is to be said.
    let told = all.filter {
      !$0.isBare || $0.origin != .swiftUI || $0.parent != nil || $0.isPushed || $0.hasOwnStack
    }
    // What stands first on a stack as well is not pushed from one of which nothing is said.
    let silent = Set(told.filter { $0.isBare && $0.hasOwnStack }.map(\.name))
    return told.map { screen in
      var screen = screen
      if !screen.isPushed, !screen.isSheet, screen.origin == .swiftUI,
        screen.parent.map(silent.contains) ?? false
      {
        screen.parent = nil
      }
      return screen
    }
  }
}
