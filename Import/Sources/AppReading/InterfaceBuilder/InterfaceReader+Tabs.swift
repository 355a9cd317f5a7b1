/// Tab bar controllers that stand on a stack, and what stands in them.
struct DrawnTabs {
  /// The classes of a tab bar controller's tabs in their order, by its class.
  private(set) var tabs: [String: [String]] = [:]
  /// Classes of the first screens of drawn stacks.
  private(set) var roots: Set<String> = []

  /// The tab bar controller's class and the tab's place in it, for the class of a tab.
  func container(of type: String) -> (type: String, place: Int)? {
    for (container, tabs) in tabs.sorted(by: { $0.key < $1.key }) {
      if let place = tabs.firstIndex(of: type) { return (container, place) }
    }
    return nil
  }

  /// Notes the first screens of stacks.
  mutating func note(roots links: Links, _ byID: [String: MarkupElement]) {
    for root in links.roots.values {
      if let type = byID[root]?["customClass"] { roots.insert(type) }
    }
  }

  /// Notes the tabs of a controller.
  mutating func note(_ controller: MarkupElement, _ byID: [String: MarkupElement]) {
    guard let name = controller["customClass"] else { return }
    tabs[name] = Self.tabs(of: controller, byID).compactMap { $0["customClass"] }
  }

  /// The controllers that stand in a tab bar controller.
  static func tabs(of controller: MarkupElement, _ byID: [String: MarkupElement]) -> [MarkupElement]
  {
    (controller.element("connections")?.elements("segue") ?? [])
      .filter { $0["relationship"] == "viewControllers" }
      .compactMap { $0["destination"].flatMap { byID[$0] } }
  }

  /// Whether a tab bar controller shows the bar of the stack it is on: its tabs have none of their
  /// own.
  static func hasBar(_ controller: MarkupElement, _ byID: [String: MarkupElement]) -> Bool {
    let tabs = tabs(of: controller, byID)
    return controller.value("navigationItem") != nil && !tabs.isEmpty
      && tabs.allSatisfy { !["navigationController", "splitViewController"].contains($0.name) }
  }
}
