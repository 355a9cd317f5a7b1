internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let droppedButtons = Rule(
    .droppedButtons, .warning, "Leave room for every button.",
    reason: """
      A bar without room leaves buttons out, and nobody learns that they were there. Fewer buttons, \
      pictures in place of words, or a menu keep them all.
      """,
    source: "Human Interface Guidelines: Navigation bars, Toolbars",
    bad: """
      device: iphone-se-1
      system: ios-15
      navigationBar:
        items:
          - title: Inbox
            rightBarButtonItems:
              - { title: Select all }
              - { fixedSpace: 16 }
              - { title: Duplicate }
              - { fixedSpace: 16 }
              - { title: Organise by date }
              - { fixedSpace: 16 }
              - { title: Move }
      """,
    good: """
      device: iphone-se-1
      system: ios-15
      navigationBar:
        items:
          - title: Inbox
            rightBarButtonItems:
              - { title: Select }
      """
  ) { subject in
    guard subject.isPhoneOrPad, !subject.scene.isBarHidden else { return [] }
    return subject.bars.flatMap { bar -> [Violation] in
      if bar.isOverflowing || bar.element(.searchBarCancelButton) != nil { return [] }
      return bar.elements.compactMap { element in
        guard element.alpha == 0, element.isEnabled != nil, element.frame.width == 0,
          let path = subject.keyPath(of: element.id)
        else { return nil }
        return Violation(path, "the button has no room in the bar and is left out")
      }
    }
  }

  static let emptySpace = Rule(
    .emptySpace, .warning, "Let a space be wide enough to separate something.",
    reason: """
      A fixed space of no width stands between two buttons and leaves them as near as they were. From \
      iOS 26 on it parts their glass.
      """,
    source: "Human Interface Guidelines: Navigation bars; UIBarButtonItem.fixedSpace(_:)",
    bad: """
      navigationBar:
        items:
          - title: Photos
            rightBarButtonItems:
              - { title: Select }
              - { fixedSpace: 0 }
              - { title: Sort }
      """,
    good: """
      navigationBar:
        items:
          - title: Photos
            rightBarButtonItems:
              - { title: Select }
              - { fixedSpace: 16 }
              - { title: Sort }
      """
  ) { subject in
    guard subject.isPhoneOrPad, !subject.hasGlass else { return [] }
    return subject.items.indices.flatMap { index in
      subject.buttonLists(ofItem: index).flatMap { list -> [Violation] in
        list.items.indices.dropFirst().dropLast().compactMap { place in
          guard case .fixedSpace(let points) = list.items[place].content, points == 0 else {
            return nil
          }
          return Violation(
            "\(list.path)[\(place)]",
            "a fixed space of 0 separates nothing (accepted: about \(LintLimits.fixedSpace))")
        }
      }
    }
  }

  static let lostSearch = Rule(
    .lostSearch, .warning, "Keep search where people can reach it.",
    reason: """
      A search field belongs to its bar: with the bar hidden it cannot be reached, and an item that \
      hides it while scrolling needs content that can be pulled down.
      """,
    source: "Human Interface Guidelines: Search fields; UINavigationItem.searchController",
    bad: """
      navigationBar:
        isHidden: true
        items:
          - title: Recipes
            searchController: {}
      """,
    good: """
      navigationBar:
        items:
          - title: Recipes
            searchController: {}
      """
  ) { subject in
    guard subject.isPhoneOrPad, subject.topItem?.searchController != nil, subject.scene.isBarHidden,
      !subject.scene.touchShowsBar, !subject.scene.navigationBar.hidesBarsOnSwipe
    else { return [] }
    return [
      Violation(
        "\(subject.topPath).searchController", "the search field is hidden with its bar")
    ]
  }
}
