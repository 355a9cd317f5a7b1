/// How the controllers of a storyboard hang together.
struct Links {
  /// The navigation controller that a controller is in, by id.
  var stack: [String: MarkupElement] = [:]
  /// The controller before it.
  var parent: [String: (name: String, presentation: Screen.Presentation?)] = [:]
  /// Controllers whose presentation a segue to them says.
  private(set) var styled: Set<String> = []
  /// The first controller of a navigation controller, by their ids.
  private(set) var roots: [String: String] = [:]

  /// The name of a screen: its class, its identifier or its title.
  static func name(of controller: MarkupElement) -> String {
    controller["customClass"] ?? controller["storyboardIdentifier"] ?? controller["userLabel"]
      ?? controller["title"] ?? controller.value("navigationItem")?["title"]
      ?? controller["id"] ?? "screen"
  }

  init(controllers: [MarkupElement], stacks: [MarkupElement], byID: [String: MarkupElement]) {
    for element in stacks {
      for segue in element.element("connections")?.elements("segue") ?? []
      where segue["relationship"] == "rootViewController" {
        guard let root = segue["destination"] else { continue }
        stack[root] = element
        roots[element["id"] ?? ""] = root
      }
    }
    var edges: [String: [String]] = [:]
    for controller in controllers {
      let id = controller["id"] ?? ""
      controller.visit { element in
        // What stands in a tab bar controller is not shown by it.
        guard element.name == "segue", element["relationship"] != "viewControllers",
          var target = element["destination"]
        else { return }
        // What is first on a stack is there before a segue leads back to it.
        let isRoot = stack[target] != nil && roots.values.contains(target)
        let kind = element["kind"] ?? ""
        var isSheet = kind == "presentation" || kind == "modal" || kind == "popoverPresentation"
        if let root = roots[target] {
          // A stack cannot be pushed on another, so it covers it.
          isSheet = isSheet || kind == "show" || kind == "push"
          target = root
        }
        if target != id, parent[target] == nil, !isRoot {
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
      }
    }
    // What is shown on a stack is in it.
    var open = Array(stack.keys).sorted()
    while let next = open.popLast() {
      for target in edges[next] ?? [] where stack[target] == nil {
        stack[target] = stack[next]
        open.append(target)
      }
    }
  }
}
