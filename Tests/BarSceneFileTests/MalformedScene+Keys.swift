// What is wrong with the keys of a scene.

extension MalformedScene {
  static let keys: [MalformedScene] = [
    MalformedScene(
      "an unknown key",
      "device: iphone-15\norientatoin: portrait\nnavigationBar: {}\n",
      [
        "2:1: error: unknown key \"orientatoin\" in the scene (did you mean \"orientation\"?)"
      ]),
    MalformedScene(
      "an unknown key that is like no other",
      "traits: {colour: red}\nnavigationBar: {}\n",
      [
        "1:10: error: unknown key \"colour\" in the traits (accepted: userInterfaceStyle, "
          + "preferredContentSizeCategory, layoutDirection, accessibilityContrast, "
          + "legibilityWeight, accessibilityReduceTransparency, showsBorders, glassTint)"
      ]),
    MalformedScene(
      "a singular in place of a plural",
      """
      navigationBar:
        items:
          - rightBarButtonItem: {title: Edit}

      """,
      [
        "3:7: error: unknown key \"rightBarButtonItem\" in a navigation item (did you mean "
          + "\"rightBarButtonItems\"?)"
      ]),
    MalformedScene(
      "a key in other case",
      "NavigationBar: {}\n",
      [
        "1:1: error: unknown key \"NavigationBar\" in the scene (did you mean "
          + "\"navigationBar\"?)"
      ]),
    MalformedScene(
      "a missing bar",
      "device: iphone-15\n",
      [
        "1:1: error: the scene needs exactly one of some keys (found none; accepted: "
          + "navigationBar, navigationStack, navigationSplitView, navigationView)"
      ]),
    MalformedScene(
      "a bar without a value",
      "navigationBar:\n",
      [
        "1:15: error: navigationBar must be a mapping (found nothing; accepted: {items, "
          + "isHidden, prefersLargeTitles, barStyle, isTranslucent, …})"
      ]),
    MalformedScene(
      "two hierarchies at once",
      "navigationStack: {root: {}}\nnavigationBar: {}\n",
      [
        "1:1: error: the scene needs exactly one of some keys (found navigationStack, "
          + "navigationBar; accepted: navigationBar, navigationStack, navigationSplitView, "
          + "navigationView)"
      ]),
    MalformedScene(
      "a column with a stack and a title of its own",
      "navigationSplitView:\n  sidebar: {}\n  detail:\n    navigationTitle: x\n"
        + "    navigationStack: {root: {}}\n",
      [
        "4:5: error: \"navigationTitle\" stands beside the column's stack (a column with "
          + "navigationStack takes only forSelection and contentOffset besides; put the key into root)"
      ]),
    MalformedScene(
      "a value that is a list",
      "navigationStack: {root: {}, path: [[a]]}\n",
      [
        "1:36: error: path[0] must be a value (found a list; accepted: {Recipe: Apple Pie}, a "
          + "text or a number)"
      ]),
    MalformedScene(
      "a column that is wider at least than at most",
      "navigationSplitView:\n  sidebar: {}\n  detail: {}\n"
        + "  columnWidths: {sidebar: {min: 300, ideal: 200}}\n",
      [
        "4:27: error: a column's width is out of order (found 300, 200, 200; accepted: min, ideal "
          + "and max that grow)"
      ]),
    MalformedScene(
      "an image of no known name",
      "navigationBar: {shadowImage: shoping_cart}\n",
      [
        "1:30: error: unknown symbol (found shoping_cart; accepted: the name of a symbol or a "
          + "Material icon, {file: icon.svg}, {file: icon.png}, {path: M0 0…} or {size}; did you mean \"shopping_cart\"?)"
      ]),
    MalformedScene(
      "background images of no known metrics",
      "navigationBar: {backgroundImage: {default: {size: [1, 1]}, compakt: {size: [1, 1]}}}\n",
      [
        "1:60: error: unknown key \"compakt\" in background images by bar metrics "
          + "(did you mean \"compact\"?)"
      ]),
    MalformedScene(
      "a group that is a list of items",
      """
      navigationBar:
        items:
          - pinnedTrailingGroup: [{title: Edit}]

      """,
      [
        "3:28: error: pinnedTrailingGroup must be a mapping (found a list; accepted: {items, "
          + "representativeItem, isHidden})"
      ]),
    MalformedScene(
      "an image from a file",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {file: a.png}}]

      """,
      [
        "3:44: error: a scene that is not a file has no folder to read pictures from"
      ]),
    MalformedScene(
      "an image that is two things",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {icon: home, path: M0 0L9 9}}]

      """,
      [
        "3:37: error: an image is one thing (found icon, path; accepted: one of them)"
      ]),
    MalformedScene(
      "an icon that does not exist",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {icon: setings}}]

      """,
      [
        "3:44: error: unknown icon (found setings; accepted: the name of a Material icon; "
          + "did you mean \"settings\"?)"
      ]),
    MalformedScene(
      "a state that buttons do not have",
      "navigationBar: {standardAppearance: {buttonAppearance: {selected: {}}}}\n",
      [
        "1:57: error: unknown key \"selected\" in a button appearance "
          + "(accepted: normal, highlighted, disabled, focused)"
      ]),
    MalformedScene(
      "an item of two contents",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{title: Edit, systemItem: edit}]

      """,
      [
        "3:29: error: a bar button item needs exactly one of some keys (found title, "
          + "systemItem; accepted: title, systemItem, image, fixedSpace, flexibleSpace, customView)"
      ]),
  ]
}
