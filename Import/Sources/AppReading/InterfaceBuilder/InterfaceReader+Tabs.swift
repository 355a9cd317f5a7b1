/// Tab bar controllers that stand on a stack, and what stands in them.
struct DrawnTabs {
  /// The classes of a tab bar controller's tabs in their order, by its class.
  private(set) var tabs: [String: [String]] = [:]
  /// Classes of the first screens of drawn stacks.
  private(set) var roots: Set<String> = []
  /// The screens before those that drawn segues push, by the class of these.
  private(set) var pushed: [String: String] = [:]
  /// Classes of drawn tabs that stand on no stack, so that their titles are those of the tabs.
  private(set) var bare: Set<String> = []

  /// The classes of controllers by what code may ask a storyboard for them by.
  private(set) var named: [String: Set<String>] = [:]

  /// The classes of the first screens of drawn stacks, by what code may ask a storyboard for these by.
  private(set) var firsts: [String: Set<String>] = [:]

  /// The classes of the controllers that storyboards start with, by the names of these.
  var initial: [String: Set<String>] = [:]

  /// The tab bar controller's class and the tab's place in it, for the class of a tab.
  func container(of type: String) -> (type: String, place: Int)? {
    for (container, tabs) in tabs.sorted(by: { $0.key < $1.key }) {
      if let place = tabs.firstIndex(of: type) { return (container, place) }
    }
    return nil
  }

  /// Notes the first screens of stacks.
  mutating func note(roots links: Links, _ byID: [String: MarkupElement]) {
    for (id, root) in links.roots {
      guard let type = byID[root]?["customClass"] else { continue }
      roots.insert(type)
      if let name = byID[id]?["storyboardIdentifier"] { firsts[name, default: []].insert(type) }
    }
    for (id, parent) in links.parent where parent.presentation == nil {
      if let type = byID[id]?["customClass"] { pushed[type] = parent.name }
    }
    noteBare(links, byID)
    for element in byID.values where element.name.hasSuffix("ontroller") {
      guard let name = element["storyboardIdentifier"], let type = element["customClass"] else {
        continue
      }
      named[name, default: []].insert(type)
    }
  }

  /// Notes the classes of tabs that stand on no stack, in tab bar controllers that stand on none and
  /// are UIKit's own, which put nothing around them.
  private mutating func noteBare(_ links: Links, _ byID: [String: MarkupElement]) {
    for controller in byID.values where controller.name == "tabBarController" {
      guard controller["customClass"] == nil, links.stack[controller["id"] ?? ""] == nil else {
        continue
      }
      for tab in Self.tabs(of: controller, byID) {
        // Interface Builder puts an empty item into any controller.
        let item = tab.value("navigationItem")
        guard item == nil || item?["title"] == nil && item?.children.isEmpty == true else {
          continue
        }
        guard let type = tab["customClass"], links.stack[tab["id"] ?? ""] == nil else { continue }
        bare.insert(type)
      }
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
