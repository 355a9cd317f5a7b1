// What is wrong with keys that say one thing of several.

extension MalformedScene {
  static let moreKeys: [MalformedScene] = [
    MalformedScene(
      "a watch without a clock",
      """
      device: watch-45
      system: watchos-9
      clock: false
      navigationBar: {items: [{title: Home}]}

      """,
      [
        "3:8: error: the clock of a watch cannot be removed (found a clock without text; "
          + "accepted: a text such as 10:09, or {hour: 10, minute: 9})"
      ]),
    MalformedScene(
      "an item without content",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{style: done}]

      """,
      [
        "3:29: error: a bar button item needs exactly one of some keys (found none; accepted: "
          + "title, systemItem, image, fixedSpace, flexibleSpace, customView)"
      ]),
    MalformedScene(
      "an item whose title has no value",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{title: }]

      """,
      [
        "3:37: error: title must be a text (found nothing)"
      ]),
    MalformedScene(
      "a flexible space that is not",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{flexibleSpace: false}]

      """,
      [
        "3:45: error: flexibleSpace must be true (found false)"
      ]),
    MalformedScene(
      "a custom view without content",
      "navigationBar:\n  items:\n    - titleView: {}\n",
      [
        "3:18: error: a custom view needs exactly one of some keys (found none; accepted: "
          + "segmentedControl, label, lines, image, button, avatar, activityIndicator, searchBar, "
          + "size)"
      ]),
    MalformedScene(
      "an image without path or size",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {}}]

      """,
      [
        "3:37: error: an image needs a file, an icon, a path, a colour or a size (found none; "
          + "accepted: the name of a symbol, or file, icon, path, color, size)"
      ]),
    MalformedScene(
      "a symbol with a key as in code",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {systemName: gear}}]

      """,
      [
        "3:37: error: a symbol is its name alone (found {systemName: gear}; accepted: gear)"
      ]),
    MalformedScene(
      "a segment that is not there",
      """
      navigationBar:
        items:
          - titleView: {segmentedControl: {segments: [One, Two], selected: 2}}

      """,
      [
        "3:70: error: selected is not a segment (found 2; accepted: 0 to 1)"
      ]),
    MalformedScene(
      "segments left out",
      """
      navigationBar:
        items:
          - titleView: {segmentedControl: {selected: 0}}

      """,
      [
        "3:37: error: a segmented control needs the key \"segments\""
      ]),
    MalformedScene(
      "a measured text without its width",
      "measuredText: [{text: Posts}]\nnavigationBar: {}\n",
      [
        "1:16: error: a measured text needs the key \"width\""
      ]),
    MalformedScene(
      "a transition without its operation",
      "transition: {progress: 0.5}\nnavigationBar: {}\n",
      [
        "1:13: error: a transition needs the key \"operation\""
      ]),
    MalformedScene(
      "a device without points",
      "device: {scale: 3}\nnavigationBar: {}\n",
      [
        "1:9: error: a device needs the key \"points\""
      ]),
    MalformedScene(
      "a key of another mapping",
      "traits: {title: Inbox}\nnavigationBar: {}\n",
      [
        "1:10: error: unknown key \"title\" in the traits (accepted: userInterfaceStyle, "
          + "preferredContentSizeCategory, layoutDirection, accessibilityContrast, "
          + "legibilityWeight, accessibilityReduceTransparency, showsBorders, glassTint)"
      ]),
    MalformedScene(
      "a misspelled form of an item",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{titel: Edit}]

      """,
      [
        "3:30: error: unknown key \"titel\" in a bar button item (did you mean \"title\"?)"
      ]),
    MalformedScene(
      "a misspelled and a missing key",
      "measuredText: [{txt: Posts}]\nnavigationBar: {}\n",
      [
        "1:16: error: a measured text needs the key \"width\"",
        "1:17: error: unknown key \"txt\" in a measured text (did you mean \"text\"?)",
      ]),
    MalformedScene(
      "an image that is no symbol",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: Square.and.pencil}]

      """,
      [
        "3:37: error: unknown symbol (found Square.and.pencil; accepted: the name of a symbol "
          + "or a Material icon, {file: icon.svg}, {file: icon.png}, {path: M0 0…} or {size}; did you mean \"square.and.pencil\"?)"
      ]),
    MalformedScene(
      "a group in place of an image",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{customView: {image: [plus]}}]

      """,
      [
        "3:50: error: image must be an image (found a list; accepted: the name of a symbol "
          + "or a Material icon, {file: icon.svg}, {file: icon.png}, {path: M0 0…} or {size})"
      ]),
    MalformedScene(
      "a colour of two",
      "navigationBar: {tintColor: {light: red}}\n",
      [
        "1:28: error: tintColor must be a colour (found a mapping; accepted: #rrggbb, "
          + "#rrggbbaa or a system colour such as systemBlue)"
      ]),
    MalformedScene(
      "an allowance without a reason",
      "allow: {pixels: 4}\nnavigationBar: {}\n",
      [
        "1:8: error: an allowance needs the key \"because\""
      ]),
  ]
}
