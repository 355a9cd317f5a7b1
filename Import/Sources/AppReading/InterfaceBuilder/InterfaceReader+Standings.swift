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
  }

  /// Notes which screens of a file stand on its stacks.
  mutating func noteStandings(
    of root: MarkupElement, _ links: Links, _ byID: [String: MarkupElement]
  ) {
    func isHidden(_ stack: MarkupElement) -> Bool {
      stack["navigationBarHidden"] == "YES" || stack.value("navigationBar")?["hidden"] == "YES"
    }
    for push in links.pushes {
      guard let source = byID[push.source], let target = byID[push.target],
        let stack = links.stack[push.source], !isHidden(stack)
      else { continue }
      standings.append(
        Standing(
          name: Links.name(of: target), parent: Links.name(of: source),
          identifier: push.identifier, stack: stack["customClass"]))
    }
    for (id, first) in links.roots.sorted(by: { $0.key < $1.key }) {
      guard let stack = byID[id], let target = byID[first], !isHidden(stack) else { continue }
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
