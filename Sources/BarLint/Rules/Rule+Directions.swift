internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let undirectedArrow = Rule(
    .undirectedArrow, .warning, "Let arrows turn with the direction of lines.",
    reason: """
      An arrow that means back or forward points the other way where lines run from the right. Symbols \
      named after backward and forward turn by themselves; those named after left and right, and signs \
      such as ‹ and ← in words, do not.
      """,
    source: "Human Interface Guidelines: Right to left; SF Symbols",
    bad: """
      navigationBar:
        items:
          - title: Albums
            rightBarButtonItems:
              - { image: chevron.right, accessibilityLabel: Next }
      """,
    good: """
      navigationBar:
        items:
          - title: Albums
            rightBarButtonItems:
              - { image: chevron.forward, accessibilityLabel: Next }
      """,
    isFixable: true
  ) { subject in
    guard subject.scene.device.idiom != .watch else { return [] }
    return subject.items.indices.flatMap { index in
      subject.buttons(ofItem: index).compactMap { button -> Violation? in
        switch button.item.content {
        case .image(.symbol(let name)):
          guard let turning = Self.turning[name] else { return nil }
          return Violation(
            "\(button.path).image",
            "\(name) points the same way in every language (use \(turning))",
            fix: .replace(keyPath: "\(button.path).image", text: turning))
        case .title(let title):
          guard let sign = title.first(where: Self.signs.contains) else { return nil }
          return Violation(
            "\(button.path).title",
            "the sign \(sign) in the button's words does not turn (use a symbol such as "
              + "chevron.backward)")
        default: return nil
        }
      }
    }
  }

  /// Symbols that stay as they are, each with the one that turns.
  private static let turning = [
    "chevron.left": "chevron.backward", "chevron.right": "chevron.forward",
    "arrow.left": "arrow.backward", "arrow.right": "arrow.forward",
    "arrow.uturn.left": "arrow.uturn.backward", "arrow.uturn.right": "arrow.uturn.forward",
    "arrowshape.turn.up.left": "arrowshape.turn.up.backward",
    "arrowshape.turn.up.right": "arrowshape.turn.up.forward",
  ]

  private static let signs: Set<Character> = ["‹", "›", "«", "»", "<", ">", "←", "→", "❮", "❯"]

  static let unlikeBackButton = Rule(
    .unlikeBackButton, .warning, "Let a back button of your own look like one.",
    reason: """
      People know the chevron at the leading edge and trust it. A word or another arrow in its place \
      has to be read first, and the swipe from the edge does not go with it by itself.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        items:
          - title: Albums
          - title: Beach
            leftBarButtonItems: [{ title: Back }]
      """,
    good: """
      navigationBar:
        items:
          - title: Albums
          - title: Beach
      """
  ) { subject in
    guard subject.isPhoneOrPad, let item = subject.topItem,
      let below = subject.items.dropLast().last,
      !item.leftItemsSupplementBackButton, let first = item.leftBarButtonItems.first,
      !first.isHidden
    else { return [] }
    let path = "\(subject.topPath).leftBarButtonItems[0]"
    let back = SystemWord.back.text(in: subject.scene.locale)
    let names = [back, "Go \(back)", below.title ?? back].map { $0.folded }
    let isNamedBack = first.accessibilityLabel.map { names.contains($0.folded) } ?? false
    switch first.content {
    case .title(let title), .customView(.button(let title)), .customView(.label(let title)):
      guard names.contains(title.folded) else { return [] }
      return [Violation(path, "\"\(title)\" stands for the back button and has no chevron")]
    case .image(.symbol(let name)):
      // One of two arrows goes through pages, as a browser's does.
      let others = item.leftBarButtonItems.dropFirst() + item.rightBarButtonItems
      let isOfPair = others.contains { other in
        guard case .image(.symbol(let name)) = other.content else { return false }
        return ["arrow.right", "arrow.forward"].contains(where: name.hasPrefix)
      }
      let isArrow =
        (name.hasPrefix("arrow.left") || name.hasPrefix("arrow.backward")) && !isOfPair
      guard isArrow || isNamedBack && !name.hasPrefix("chevron.") else { return [] }
      return [Violation(path, "\(name) stands for the back button, whose sign is a chevron")]
    default: return []
    }
  }
}
