/// Screens that surely stand on a drawn stack, so that they have its bar whatever they say of it.
extension InterfaceReader {
  /// A way in which a screen comes to stand on a drawn stack.
  struct Standing {
    /// The name of the screen.
    var name: String
    /// The screen that it is pushed from; nil for the first of the stack.
    var parent: String?
    /// What code has to call the way by; nil where it is there without.
    var identifier: String?
    /// The class of the stack; nil for UIKit's own.
    var stack: String?
    /// Whether no stack is drawn around the screen that it is pushed from.
    var isLoose = false
    /// Whether the stack is drawn without a bar.
    var isQuiet = false
    /// Whether it is pushed as the detail of a split view, which a phone collapses into one stack.
    var isDetail = false
  }

  /// A stack that is drawn in a view of a screen.
  struct EmbeddedStack {
    /// The class of that screen.
    var container: String
    /// The class of the stack; nil for UIKit's own.
    var stack: String?
    /// Where its bar is hidden; nil where it is not, or where another file draws the stack.
    var hidden: Place?
  }

  /// What a file calls a screen that others may show.
  struct Entry: Hashable {
    /// The file, without its folder and ending.
    var storyboard: String
    /// What the screen is called by there; empty for the one that the file starts with.
    var identifier: String
  }

  /// Adds the ways to screens that another file draws, once all files are read.
  mutating func takeStandingsElsewhere() {
    guard !standingsElsewhere.isEmpty else { return }
    var names = entriesWithoutItem
    for found in found where !found.isOnOwnStack {
      for name in found.entries {
        names[Entry(storyboard: found.storyboard, identifier: name), default: []]
          .insert(found.screen.name)
      }
    }
    for (standing, entry) in standingsElsewhere {
      // Of several files with the name nobody can tell which it is.
      guard let all = names[entry], all.count == 1, let name = all.first else { continue }
      var standing = standing
      standing.name = name
      standings.append(standing)
    }
  }

  /// Takes the ways away that split views alone have, where there is none, or it shows both columns.
  ///
  /// UIKit: without a split view around it such a segue presents its screen.
  mutating func takeDetails(_ drawings: [Drawing]) {
    guard standings.contains(where: \.isDetail) else { return }
    let isCollapsed =
      !isPad
      && (code?.hasSplitViews ?? false
        || drawings.contains { $0.byID.values.contains { $0.name == "splitViewController" } })
    if !isCollapsed { standings.removeAll(where: \.isDetail) }
  }

  /// Notes whether a controller stands in views of others alone, so that it has no bar of its own; true for
  /// one that nothing but its drawing knows.
  mutating func noteEmbedded(
    _ controller: MarkupElement, _ links: Links, _ byID: [String: MarkupElement]
  ) -> Bool {
    guard let around = links.around(embedded: controller["id"] ?? "") else {
      if let name = controller["customClass"] { drawnAlone.insert(name) }
      return false
    }
    guard let name = controller["customClass"] else {
      return controller["storyboardIdentifier"] == nil
    }
    embedded[name, default: []].formUnion(around.compactMap { byID[$0]?["customClass"] })
    return false
  }

  /// Notes the stacks that are drawn in views of a controller.
  mutating func noteEmbeddedStacks(
    of controller: MarkupElement, _ byID: [String: MarkupElement]
  ) {
    guard let container = controller["customClass"] else { return }
    controller.visit { element in
      guard element.name == "segue", element["kind"] == "embed",
        let target = element["destination"].flatMap({ byID[$0] }),
        ["navigationController", "viewControllerPlaceholder"].contains(target.name)
      else { return }
      embeddedStacks.append(
        EmbeddedStack(
          container: container, stack: target["customClass"],
          hidden: Self.hidesBar(target) ? Place(path, target.line) : nil))
    }
  }

  /// Whether a stack is drawn with its bar hidden.
  static func hidesBar(_ stack: MarkupElement) -> Bool {
    stack["navigationBarHidden"] == "YES" || stack.value("navigationBar")?["hidden"] == "YES"
  }

  /// Adds a screen of which nothing is drawn but that it stands on a stack without a bar.
  mutating func addQuiet(
    _ controller: MarkupElement, _ links: Links, _ byID: [String: MarkupElement]
  ) {
    guard let stack = links.pushing(controller["id"] ?? ""), Self.hidesBar(stack),
      ["viewController", "tableViewController", "collectionViewController"]
        .contains(controller.name)
    else { return }
    add(controller, MarkupElement.none(at: controller.line), links, byID)
    found[found.count - 1].isQuiet = true
  }

  /// Notes which screens of a file stand on its stacks.
  mutating func noteStandings(
    of root: MarkupElement, _ links: Links, _ byID: [String: MarkupElement]
  ) {
    for push in links.pushes {
      if links.stack[push.source] == nil, let source = byID[push.source],
        let target = byID[push.target], target.name != "viewControllerPlaceholder"
      {
        standings.append(
          Standing(
            name: Links.name(of: target), parent: Links.name(of: source),
            identifier: push.identifier, stack: nil, isLoose: true, isDetail: push.isDetail))
        continue
      }
      guard let source = byID[push.source], let target = byID[push.target],
        let stack = links.pushing(push.source)
      else { continue }
      let standing = Standing(
        name: Links.name(of: target), parent: Links.name(of: source),
        identifier: push.identifier, stack: stack["customClass"],
        isQuiet: Self.hidesBar(stack), isDetail: push.isDetail)
      if standing.isQuiet {
        standings.append(standing)
        continue
      }
      if target.name == "viewControllerPlaceholder", let file = target["storyboardName"] {
        let entry = Entry(storyboard: file, identifier: target["referencedIdentifier"] ?? "")
        standingsElsewhere.append((standing, entry))
      } else {
        standings.append(standing)
      }
    }
    for (id, first) in links.roots.sorted(by: { $0.key < $1.key }) {
      guard let stack = byID[id], let target = byID[first], !Self.hidesBar(stack) else { continue }
      var ways = links.ways[id] ?? []
      if root["initialViewController"] == id { ways.append(nil) }
      for identifier in ways {
        standings.append(
          Standing(
            name: Links.name(of: target), parent: nil, identifier: identifier,
            stack: stack["customClass"]))
      }
    }
  }
}
