internal import AppCode

/// Controllers of UIKit's own classes that a function makes, names and shows.
extension ControllerReader {
  /// Those that were made, in the order of the walk.
  struct MadeOfUIKit {
    fileprivate var all: [Made] = []
    fileprivate var numbers: [ObjectIdentifier: Int] = [:]
    /// How many walks made one, by the place where the code does.
    fileprivate var counts: [Place: Int] = [:]
  }

  /// One of them as one walk made it.
  fileprivate struct Made {
    let draft: ControllerDraft
    /// Keeps what it is known by.
    let scope: Scope
    /// The class that shows it; nil where nothing is known to put it on a stack.
    var owner: String?
    var isSheet = false
    var isOnStack = false
  }

  private static let classesOfUIKit: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  /// How many walks over one place are told apart.
  private static let limitOfUIKits = 64

  /// Whether an expression makes one.
  private static func makesOneOfUIKit(_ expression: Expression) -> Call? {
    guard case .call(let call) = expression, case .name(let type) = call.callee,
      classesOfUIKit.contains(type)
    else { return nil }
    return call
  }

  /// The number of the one that a name stands for, or that is first on the stack which it stands for.
  private func number(ofUIKits shown: Expression, _ walk: Walk, depth: Int = 0) -> Int? {
    guard depth < 4 else { return nil }
    switch shown {
    case .call(let call):
      return first(on: call, walk.scope).flatMap { number(ofUIKits: $0, walk, depth: depth + 1) }
    case .name(let name):
      guard let value = walk.scope.value(name) else { return nil }
      guard let call = Self.makesOneOfUIKit(value.expression) else {
        return number(ofUIKits: value.expression, walk.inside(value.scope), depth: depth + 1)
      }
      let mark = ObjectIdentifier(value.scope)
      if let known = ofUIKit.numbers[mark] { return known }
      let place = Place(value.scope.path, call.line)
      guard ofUIKit.counts[place, default: 0] < Self.limitOfUIKits else { return nil }
      ofUIKit.counts[place, default: 0] += 1
      let draft = ControllerDraft(walk.owner + "-controller", at: place)
      ofUIKit.numbers[mark] = ofUIKit.all.count
      ofUIKit.all.append(Made(draft: draft, scope: value.scope))
      return ofUIKit.all.count - 1
    default: return nil
    }
  }

  /// The walk as it goes on for what is set on one of them; nil for a name of anything else.
  func walkOfUIKits(_ name: String, _ walk: Walk) -> Walk? {
    guard let value = walk.scope.value(name), Self.makesOneOfUIKit(value.expression) != nil,
      let number = number(ofUIKits: .name(name), walk)
    else { return nil }
    var inside = walk
    inside.draft = ofUIKit.all[number].draft
    inside.leave(value.making ?? walk.making)
    inside.comesWithMaking()
    (inside.isOutside, inside.isOfSomeCase, inside.generation) = (false, false, 0)
    return inside
  }

  /// Notes that one of them is pushed, or comes on a stack of its own.
  func noteShownOfUIKit(_ call: Call, _ walk: Walk) {
    let isSheet = call.name == "present"
    guard isSheet || call.name == "pushViewController" || call.name == "show",
      let shown = call.argument(nil), let number = number(ofUIKits: shown, walk)
    else { return }
    ofUIKit.all[number].owner = walk.owner
    ofUIKit.all[number].isSheet = isSheet
    if !isSheet { ofUIKit.all[number].isOnStack = true }
  }

  /// Notes that one of them is first on a stack.
  func noteRootOfUIKit(_ root: Expression, _ walk: Walk) {
    guard let number = number(ofUIKits: root, walk) else { return }
    ofUIKit.all[number].isOnStack = true
  }

  /// Those that have a bar which something is known of, each title of a place once.
  func screensOfUIKit() -> [Screen] {
    var found: [Place: [[Screen]]] = [:]
    for made in ofUIKit.all where made.isOnStack {
      var screen = made.draft.screen
      if let owner = made.owner {
        screen.parent = owner
        screen.presentation = made.isSheet ? .sheet : nil
      }
      let screens = made.draft.finished(screen).filter(\.hasFacts)
      guard !screens.isEmpty else { continue }
      found[screen.place, default: []].append(screens)
    }
    return found.sorted { ($0.key.path, $0.key.line) < ($1.key.path, $1.key.line) }
      .flatMap { Self.each($0.value).flatMap(\.self) }
  }

  /// Of those that one place makes each title once, and none without words where others have some.
  private static func each(_ all: [[Screen]]) -> [[Screen]] {
    let known = all.filter { $0[0].title?.value.isKnown ?? false }
    guard !known.isEmpty else { return Array(all.prefix(1)) }
    var seen: Set<AppText> = []
    return known.filter { $0[0].title.map { seen.insert($0.value).inserted } ?? false }
  }
}
