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
    return settled(
      screens, in: views.index,
      pushes: controllers.askedPushes.merging(views.asking) { $0.union($1) },
      linked: views.linked, parts: parts, firsts: controllers.onlyFirsts)
  }
}
