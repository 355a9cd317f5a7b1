/// A file of Interface Builder's with what stands in it.
struct Drawing {
  /// The file.
  let path: String
  /// It without its folder and ending.
  let table: String
  /// What holds all of it.
  let root: MarkupElement
  /// What it has, by the names that it calls it by.
  private(set) var byID: [String: MarkupElement] = [:]
  /// Controllers of single screens, and tab bar controllers that may show a stack's bar.
  private(set) var controllers: [MarkupElement] = []
  /// Those of them that other files may know, by the names for that.
  private var entries: [String: String] = [:]
  /// Bars that stand in a view.
  private(set) var bars: [MarkupElement] = []
  /// How the controllers hang together.
  private(set) var links: Links

  private static let controllerNames: Set = [
    "viewController", "tableViewController", "collectionViewController", "pageViewController",
    "glkViewController", "avPlayerViewController", "hostingController",
  ]

  init(_ root: MarkupElement, path: String, table: String, segues: [String: DrawnClassCode.Way]) {
    (self.root, self.path, self.table) = (root, path, table)
    var byID: [String: MarkupElement] = [:]
    var controllers: [MarkupElement] = []
    var bars: [MarkupElement] = []
    var stacks: [MarkupElement] = []
    root.visit { element in
      if let id = element["id"] { byID[id] = element }
      if Self.controllerNames.contains(element.name) { controllers.append(element) }
      if element.name == "navigationController" { stacks.append(element) }
      if element.name == "navigationBar", element["key"] == nil { bars.append(element) }
    }
    // Of tab bar controllers those that may show a stack's bar.
    controllers += byID.values.filter {
      $0.name == "tabBarController" && DrawnTabs.hasBar($0, byID)
    }.sorted { $0.line < $1.line }
    (self.byID, self.controllers, self.bars) = (byID, controllers, bars)
    for controller in controllers {
      guard let id = controller["id"] else { continue }
      if let name = controller["storyboardIdentifier"] { entries[name] = entries[name] ?? id }
      if id == root["initialViewController"] { entries[""] = id }
    }
    links = Links(controllers: controllers, stacks: stacks, byID: byID, segues: segues)
  }

  /// Puts what segues push from one file to another on the stack that they push it on.
  static func join(_ drawings: inout [Drawing]) {
    let places = Dictionary(grouping: drawings.indices, by: { drawings[$0].table })
    let pushes = drawings.map { Dictionary(grouping: $0.links.pushes, by: \.source) }
    var open = drawings.indices.reversed().flatMap { number -> [(Int, String)] in
      let links = drawings[number].links
      let known = Array(links.stack.keys) + Array(links.around.keys)
      return known.sorted().reversed().map { (number, $0) }
    }
    while let (number, source) = open.popLast() {
      let drawing = drawings[number]
      let shown = (pushes[number][source] ?? []).map { ($0.target, false) }
      for (id, isTab) in shown + (drawing.links.around[source] == nil ? [] : [(source, true)]) {
        // Of several files with the name nobody can tell which it is.
        guard let stack = drawing.links.pushing(source),
          let target = drawing.byID[id], target.name == "viewControllerPlaceholder",
          let place = target["storyboardName"].flatMap({ places[$0] }), place.count == 1,
          let entry = drawings[place[0]].entries[target["referencedIdentifier"] ?? ""]
        else { continue }
        let home = drawing.links.homes[source] ?? drawing.path
        let found = drawings[place[0]].links.put(entry, on: stack, of: home, isTab: isTab)
        open += found.map { (place[0], $0) }
      }
    }
  }
}
