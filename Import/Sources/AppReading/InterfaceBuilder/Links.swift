/// How the controllers of a storyboard hang together.
struct Links {
  /// The navigation controller that a controller is in, by id.
  var stack: [String: MarkupElement] = [:]
  /// The files that draw those navigation controllers, where that is another one.
  private(set) var homes: [String: String] = [:]
  /// The navigation controller around the tab bar controller that a tab without one of its own stands in,
  /// which what the tab shows is pushed on.
  private(set) var around: [String: MarkupElement] = [:]
  /// The tabs of tab bar controllers that may stand on a stack.
  private var tabs: [String: [String]] = [:]
  /// The controller before it.
  var parent: [String: (name: String, presentation: Screen.Presentation?)] = [:]
  /// Controllers that a view of others has in it, by id, with those others.
  private var embedded: [String: Set<String>] = [:]
  /// Controllers that anything else than such a view leads to.
  private var ledTo: Set<String> = []
  /// Controllers whose presentation a segue to them says.
  private(set) var styled: Set<String> = []
  /// The first controller of a navigation controller, by their ids.
  private(set) var roots: [String: String] = [:]

  /// A segue that puts a screen on the stack of another.
  struct Push {
    var source: String
    var target: String
    /// What code has to call it by for it to happen; nil where a tap is enough.
    var identifier: String?
    /// Whether it is as the detail of a split view that the screen is shown.
    var isDetail = false
  }

  /// Segues between screens of drawn stacks.
  private(set) var pushes: [Push] = []
  /// Controllers that a push segue starts at or leads to: UIKit stops an app where those have no stack.
  private var ofPushes: Set<String> = []
  /// What each controller leads to without covering it.
  private var edges: [String: [String]] = [:]
  /// How many segues present a controller itself, and how many show it otherwise, by its id.
  private(set) var shown: [String: (alone: Int, otherwise: Int)] = [:]
  /// What leads to a stack, by its id: what code has to call it by, or nil where nothing has to.
  private(set) var ways: [String: [String?]] = [:]

  /// The name of a screen: its class, its identifier or its title.
  static func name(of controller: MarkupElement) -> String {
    controller["customClass"] ?? controller["storyboardIdentifier"] ?? controller["userLabel"]
      ?? controller["title"] ?? controller.value("navigationItem")?["title"]
      ?? controller["id"] ?? "screen"
  }

  /// - Parameter segues: what classes of segues do.
  init(
    controllers: [MarkupElement], stacks: [MarkupElement], byID: [String: MarkupElement],
    segues: [String: DrawnClassCode.Way]
  ) {
    for element in stacks {
      for segue in element.element("connections")?.elements("segue") ?? []
      where segue["relationship"] == "rootViewController" {
        guard let root = segue["destination"] else { continue }
        stack[root] = element
        roots[element["id"] ?? ""] = root
      }
    }
    noteWays(byID, segues)
    for controller in controllers {
      let id = controller["id"] ?? ""
      if controller.name == "tabBarController" {
        tabs[id] = DrawnTabs.tabs(of: controller, byID).compactMap { $0["id"] }
      }
      let own = Set(Self.segues(of: controller).map(ObjectIdentifier.init))
      controller.visit { element in
        // What stands in a tab bar controller is not shown by it.
        guard element.name == "segue", element["relationship"] != "viewControllers",
          var target = element["destination"]
        else { return }
        // What is first on a stack is there before a segue leads back to it.
        let isRoot = stack[target] != nil && roots.values.contains(target)
        let kind = Self.kind(of: element, segues)
        // UIKit: a controller in a view of another has no bar of its own; a stack there has one.
        let isEmbedded = kind == "embed" && roots[target] == nil
        if isEmbedded { embedded[target, default: []].insert(id) }
        var isSheet = kind == "presentation" || kind == "modal" || kind == "popoverPresentation"
        if let root = roots[target] {
          // A stack cannot be pushed on another, so it covers it.
          isSheet = isSheet || kind == "show" || kind == "push"
          target = root
        }
        if target != id, parent[target] == nil, !isRoot, !isEmbedded {
          // A segue may say how it presents; what it leaves open, the controller says.
          let style = [element, element["destination"].flatMap { byID[$0] }].lazy
            .compactMap { $0?["modalPresentationStyle"] }.first { $0 != "automatic" }
          if element["modalPresentationStyle"].map({ $0 != "automatic" }) ?? false {
            styled.insert(target)
          }
          let shown = style.map(Screen.Presentation.init(style:)) ?? .sheet
          parent[target] = (Self.name(of: controller), isSheet ? shown : nil)
        }
        if !isSheet { edges[id, default: []].append(target) }
        if isEmbedded { return }
        if kind == "push" {
          ofPushes.insert(id)
          if element["destination"] == target { ofPushes.insert(target) }
        }
        let isAlone = isSheet && element["destination"] == target
        shown[target, default: (0, 0)].alone += isAlone ? 1 : 0
        shown[target, default: (0, 0)].otherwise += isAlone ? 0 : 1
        // What hangs on the screen itself happens only where code asks for it by name.
        let isOfCode = own.contains(ObjectIdentifier(element))
        guard ["show", "push", "showDetail"].contains(kind), !isSheet, target != id, !isRoot,
          !isOfCode || element["identifier"] != nil
        else { return }
        pushes.append(
          Push(
            source: id, target: target, identifier: isOfCode ? element["identifier"] : nil,
            isDetail: kind == "showDetail"))
      }
    }
    // What is shown on a stack is in it.
    _ = spread(from: stack.keys.sorted())
  }

  /// Puts what controllers lead to on their stacks; gives what was on none before.
  private mutating func spread(from first: [String]) -> [String] {
    var (open, found) = (first, [String]())
    while let next = open.popLast() {
      for tab in tabs[next] ?? [] where stack[tab] == nil && around[tab] == nil {
        (around[tab], homes[tab]) = (stack[next], homes[next])
        open.append(tab)
        found.append(tab)
      }
      for target in edges[next] ?? [] where stack[target] == nil {
        (stack[target], homes[target]) = (pushing(next), homes[next])
        open.append(target)
        found.append(target)
      }
    }
    return found
  }

  /// The navigation controller that what a controller shows is pushed on.
  func pushing(_ id: String) -> MarkupElement? { stack[id] ?? around[id] }

  /// Puts a controller that is on no stack, and what it leads to, on one that another file draws; gives
  /// all that was on none before.
  ///
  /// - Parameter isTab: whether it only stands in a tab bar controller on that stack.
  mutating func put(
    _ id: String, on other: MarkupElement, of home: String, isTab: Bool = false
  ) -> [String] {
    guard pushing(id) == nil else { return [] }
    if isTab { around[id] = other } else { stack[id] = other }
    homes[id] = home
    return [id] + spread(from: [id])
  }

  /// Whether a controller stands on a stack itself, drawn or not.
  func isOnStack(_ id: String) -> Bool {
    stack[id] != nil || ofPushes.contains(id) && around(embedded: id) == nil
  }

  /// The controllers around one that stands in views of others alone; nil for any other.
  func around(embedded id: String) -> Set<String>? { ledTo.contains(id) ? nil : embedded[id] }

  /// How a segue shows its screen: as its class does, where that is the app's own.
  private static func kind(
    of segue: MarkupElement, _ segues: [String: DrawnClassCode.Way]
  ) -> String {
    switch segue["customClass"].flatMap({ segues[$0] }) {
    case .embeds: "embed"
    case .presents: "presentation"
    case .pushes: "show"
    case nil: segue["kind"] ?? ""
    }
  }

  /// The segues that hang on a controller itself.
  private static func segues(of controller: MarkupElement) -> [MarkupElement] {
    controller.element("connections")?.elements("segue") ?? []
  }

  /// Notes what leads to the stacks.
  private mutating func noteWays(
    _ byID: [String: MarkupElement], _ segues: [String: DrawnClassCode.Way]
  ) {
    for (_, element) in byID.sorted(by: { $0.key < $1.key }) where element.name == "segue" {
      guard let target = element["destination"] else { continue }
      if Self.kind(of: element, segues) != "embed" { ledTo.insert(target) }
      // What a controller holds is not presented by it.
      if element["relationship"] != nil { shown[target, default: (0, 0)].otherwise += 1 }
      guard roots[target] != nil else { continue }
      // What a controller holds from the start, or a tap shows.
      let isOfCode = element["relationship"] == nil && element["identifier"] != nil
      ways[target, default: []].append(isOfCode ? element["identifier"] : nil)
    }
    for id in roots.keys.sorted() {
      guard let identifier = byID[id]?["storyboardIdentifier"] else { continue }
      ways[id, default: []].append(identifier)
    }
  }
}
