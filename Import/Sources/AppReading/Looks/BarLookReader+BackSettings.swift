internal import AppCode

/// What stacks say of the back buttons that lead to their screens.
extension BarLookReader {
  /// The app's own navigation controller that most calls make which make one; nil for none.
  func usualStack() -> String? {
    let own = Set(
      index.types.keys.filter { index.ancestors($0).contains("UINavigationController") })
    guard !own.isEmpty else { return nil }
    let counts = callsMaking(own)
    let all = counts.values.reduce(0, +)
    return counts.first { $0.value * 2 > all }.flatMap { own.contains($0.key) ? $0.key : nil }
  }

  /// The app's own navigation controller that every call makes which makes one; nil where some make
  /// another, or none.
  func onlyStack() -> String? {
    let own = Set(
      index.types.keys.filter { index.ancestors($0).contains("UINavigationController") })
    guard !own.isEmpty else { return nil }
    let counts = callsMaking(own).filter { $0.value > 0 }
    return counts.count == 1 ? counts.keys.first.flatMap { own.contains($0) ? $0 : nil } : nil
  }

  /// A step of a stack that says something of the back button that leads to a screen.
  struct BackSetting {
    /// The property of the screen's item.
    var property: String
    var value: Expression
    var place: Place
    /// Whether it holds for the first screen of a stack that code makes, too.
    var isOfFirst: Bool
    /// Whether it holds for the first screen of a drawn stack, too.
    var isOfDrawnFirst: Bool
  }

  /// What a stack says of the back buttons that lead to its screens, as it pushes or shows others.
  ///
  /// UIKit: the item of the screen below says what a back button reads; `init(rootViewController:)` pushes
  /// the first screen, and what stands on a drawn stack from the start is not pushed.
  func backSettings(of stack: String) -> [BackSetting] {
    var found: [BackSetting] = []
    for function in index.lineage(stack).flatMap(\.functions) {
      let shown = Self.shown(by: function)
      let isLayout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains(function.name)
      guard shown != nil || isLayout else { continue }
      func note(_ body: [Statement], isForPushed: Bool) {
        for statement in body {
          switch statement {
          case .branches(let branches):
            for branch in branches where Self.isForPushed(branch.condition) {
              note(branch.body, isForPushed: true)
            }
          case .loop(let inner, let element) where isLayout:
            // Of a loop with a condition nobody reads the list.
            guard element?.value.map({ Self.all.contains($0.source) }) ?? true else { continue }
            found += Self.settings(ofEach: element?.name, in: inner, path: function.path)
          case .expression(.assign(let place, let value, let line)):
            let path = (Follower.path(place) ?? []).filter { $0 != "self" }
            guard let property = path.last, Self.backProperties.contains(property) else { continue }
            let owner = path.dropLast().joined(separator: ".")
            let isOfBelow = !isLayout && Self.below.contains(owner)
            let isOfTop = isLayout && owner == "navigationBar.topItem"
            let isOfShown = shown.map { owner == $0 + ".navigationItem" } ?? false
            guard isOfBelow || isOfTop || isOfShown else { continue }
            let isPush = function.name == "pushViewController"
            found.append(
              BackSetting(
                property: property, value: value, place: Place(function.path, line),
                isOfFirst: !isOfShown || !isForPushed,
                isOfDrawnFirst: !isOfShown || !isPush && !isForPushed))
          case .expression(.call(let call)):
            guard let shown, let step = backStep(ofAll: call, on: shown) else { continue }
            let isPush = function.name == "pushViewController"
            found.append(
              BackSetting(
                property: step.property, value: step.value, place: step.place,
                isOfFirst: !isForPushed, isOfDrawnFirst: !isPush && !isForPushed))
          default: continue
          }
        }
      }
      note(function.body, isForPushed: false)
    }
    return found
  }

  /// What a function that the app adds to all screens says of the back button after one, which a
  /// stack calls on a screen: `shown.clearBackWords()`; nil where some screens have their own.
  private func backStep(
    ofAll call: Call, on shown: String
  ) -> (property: String, value: Expression, place: Place)? {
    guard case .member(.name(shown)?, let name, _) = call.callee, call.arguments.isEmpty,
      let function = index.types["UIViewController"]?.functionsByName[name]?.flatMap(\.functions)
        .first(where: { $0.parameters.isEmpty }),
      !index.types.contains(where: { type, entry in
        type != "UIViewController" && entry.kind == .class && entry.functionsByName[name] != nil
      })
    else { return nil }
    var own: [String: Expression] = [:]
    for statement in function.body {
      switch statement {
      case .binding(let binding): own[binding.name] = binding.value
      case .expression(.assign(let place, let value, let line)):
        let path = (Follower.path(place) ?? []).filter { $0 != "self" }
        guard path.count == 2, path[0] == "navigationItem", Self.backProperties.contains(path[1])
        else { continue }
        var made = value
        if case .name(let name) = value { made = own[name] ?? value }
        return (path[1], made, Place(function.path, line))
      case .expression: continue
      default: return nil
      }
    }
    return nil
  }

  /// What a loop over all screens of a stack says of their back buttons, also where it asks first
  /// whether they are so already.
  ///
  /// - Parameter name: what the loop calls each; nil for any name.
  private static func settings(
    ofEach name: String?, in body: [Statement], path: String
  ) -> [BackSetting] {
    body.flatMap { statement -> [BackSetting] in
      switch statement {
      case .branches(let branches):
        return branches.filter { branch in
          backProperties.contains { branch.condition.contains(".navigationItem.\($0) != ") }
        }.flatMap { settings(ofEach: name, in: $0.body, path: path) }
      case .expression(.assign(let place, let value, let line)):
        guard let parts = Follower.path(place), parts.count == 3, let property = parts.last,
          parts[0] == name ?? parts[0], parts[1] == "navigationItem",
          backProperties.contains(property)
        else { return [] }
        return [
          BackSetting(
            property: property, value: value, place: Place(path, line), isOfFirst: true,
            isOfDrawnFirst: true)
        ]
      default: return []
      }
    }
  }

  /// What a stack calls all its screens.
  private static let all: Set = ["viewControllers", "self.viewControllers", "children"]

  private static let backProperties: Set = [
    "backBarButtonItem", "backButtonDisplayMode", "backButtonTitle",
  ]

  /// What a stack that pushes a screen calls the item of the one below.
  private static let below: Set = [
    "topViewController.navigationItem", "visibleViewController.navigationItem",
    "viewControllers.last.navigationItem", "children.last.navigationItem", "navigationBar.topItem",
  ]
}

/// What an app adds to UIKit's own stack, which SwiftUI's stacks are made of, too.
enum BacksOfAllStacks {
  /// Some screens, those of SwiftUI with bare back buttons after them where the app's extension of
  /// `UINavigationController` lays out all stacks so.
  ///
  /// UIKit: `backButtonDisplayMode` of the item of the screen below.
  static func settled(_ screens: [Screen], _ index: CodeIndex) -> [Screen] {
    guard index.types["UINavigationController"] != nil,
      let setting = BarLookReader(index).backSettings(of: "UINavigationController").first(where: {
        $0.property == "backButtonDisplayMode" && $0.value.source == ".minimal" && $0.isOfFirst
      })
    else { return screens }
    return screens.map { screen in
      guard screen.origin == .swiftUI, screen.backTitle == nil, screen.isBackMinimal == nil
      else { return screen }
      var screen = screen
      screen.isBackMinimal = Fact(true, at: setting.place)
      return screen
    }
  }
}
