internal import AppCode

extension ControllerReader {
  /// Notes the screens that functions of the app's own show for cases: `open(.settings, by: .push)`.
  func takeCaseRouters() {
    let openings = CaseRouters(index, isController: isController).openings
    // What pushes a screen comes before what presents it, as its bar leads back there.
    let pushedTypes = Set(openings.filter { $0.way == .pushed }.map(\.type))
    for type in Set(openings.map(\.type)) where makings[type] == 1 {
      // Nobody else shows it: what pushes anything does not push this one.
      (askedPushes[type], pushers[type]) = (nil, nil)
      (parents[type], openers[type]) = (nil, nil)
      if !pushedTypes.contains(type) { pushed.remove(type) }
    }
    for opening in openings where opening.way == .pushed && opening.type != opening.owner {
      note(opening.type, from: opening.owner, isSheet: false)
      pushers[opening.type, default: []].insert(opening.owner)
      askedPushes[opening.type, default: []].insert(
        PushAskers.Asked(owner: opening.owner, name: opening.function))
    }
    for opening in openings where opening.way != .pushed {
      let type = opening.type
      if parents[type] == nil, opening.isCover { covers.insert(type) }
      note(type, from: opening.owner, isSheet: true)
      presentedClasses.insert(type)
      presentations[type, default: 0] += 1
      guard opening.way == .onStack, !pushedTypes.contains(type) else { continue }
      roots.insert(type)
      rootMakings[type, default: 0] += 1
    }
    let onStacks = Set(openings.filter { $0.way != .alone }.map(\.type))
    // However many places show it by itself, none of them puts it on a stack.
    for type in Set(openings.map(\.type)).subtracting(onStacks) { presentationsAsMade[type] = 1 }
  }
}
