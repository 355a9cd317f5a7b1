internal import AppCode

/// What stacks of the app's own say of the back buttons that lead to their screens.
extension ControllerReader {
  /// Gives screens that say nothing of the back button that leads to them what their stack says of it.
  func takeBacksOfStacks() {
    takeLaterBacks()
    let withoutWords = pushes.byOwn.isEmpty ? [:] : findPushesWithoutWords()
    for (name, functions) in pushes.byOwn {
      guard let place = functions.sorted().lazy.compactMap({ withoutWords[$0] }).first else {
        continue
      }
      drafts[name]?.screen.look.hidesBackWords = Fact(true, at: place, .followed)
    }
    let reader = BarLookReader(index)
    let usual = reader.usualStack()
    let drawn = onlyDrawnStack()
    var known: [String: [BarLookReader.BackSetting]] = [:]
    // What the app adds to UIKit's own class holds for every stack.
    let plain =
      index.types["UINavigationController"] == nil
      ? [] : reader.backSettings(of: "UINavigationController")
    for name in drafts.keys.sorted() {
      guard let draft = drafts[name], draft.screen.backTitle == nil,
        draft.screen.isBackMinimal == nil
      else { continue }
      var said = plain
      var owner = "UINavigationController"
      if let stack = stack(around: name, usual: usual, drawn: drawn) {
        let own = known[stack] ?? reader.backSettings(of: stack)
        known[stack] = own
        if !own.isEmpty { (said, owner) = (own, stack) }
      }
      let isFirst = !pushed.contains(name) && parents[name]?.isSheet != false
      let isDrawnFirst = isFirst && stacks[name] == nil && standings[name] != nil
      let setting = said.first {
        isDrawnFirst ? $0.isOfDrawnFirst : $0.isOfFirst || !isFirst
      }
      guard let setting else { continue }
      let scope = Scope(type: owner, path: setting.place.path)
      set(
        setting.property, setting.value, at: setting.place,
        Walk(
          draft: draft, scope: scope, owner: owner, function: "pushViewController", generation: 5,
          isMaker: true))
    }
  }

  /// The class of the app's own of the stack that a screen stands on; nil for UIKit's, or where nobody
  /// knows.
  ///
  /// - Parameters:
  ///   - usual: the class of most stacks that code makes.
  ///   - drawn: the class of all stacks that are drawn, on which functions of the app's own push that find
  ///     theirs as the app runs.
  func stack(around name: String, usual: String?, drawn: String? = nil) -> String? {
    var (type, seen) = (name, Set<String>())
    var isHanded = false
    while seen.insert(type).inserted {
      isHanded = isHanded || pushes.byOwn[type] != nil || pushes.ownPushers.contains(type)
      if let classes = stacks[type] {
        return classes.count == 1 ? classes.first.flatMap { index.typeName($0) } : nil
      }
      if let drawn = standings[type] { return drawn[0].stack.flatMap { index.typeName($0) } }
      guard let edge = parents[type], !edge.isSheet else { break }
      type = edge.parent
    }
    return isHanded ? drawn ?? usual : usual
  }

  /// The app's own class of all stacks that its storyboards start with; nil where they have others.
  private func onlyDrawnStack() -> String? {
    let classes = Set(standings.values.joined().map(\.stack))
    guard classes.count == 1, quietPushes.isEmpty else { return nil }
    return classes.first?.flatMap { index.typeName($0) }
  }
}
