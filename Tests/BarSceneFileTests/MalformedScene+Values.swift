// What is wrong with the values of a scene.

extension MalformedScene {
  static let values: [MalformedScene] = [
    MalformedScene(
      "a misspelled system",
      "system: ios17\nnavigationBar: {}\n",
      [
        "1:9: error: unknown system (found ios17; accepted: ios-7 … ios-18, ios-26 … "
          + "ios-27, ios-15.0, ios-26.0, ios-27.1 … ios-27.3; did you mean \"ios-17\"?)"
      ]),
    MalformedScene(
      "a system without support",
      "system: ios-19\nnavigationBar: {}\n",
      [
        "1:9: error: unknown system (found ios-19; accepted: ios-7 … ios-18, ios-26 … "
          + "ios-27, ios-15.0, ios-26.0, ios-27.1 … ios-27.3; did you mean \"ios-18\"?)"
      ]),
    MalformedScene(
      "a misspelled device",
      "device: iphone-15-por\nnavigationBar: {}\n",
      [
        "1:9: error: unknown device (found iphone-15-por; accepted: an id of `navbar devices`, "
          + "or a mapping with points; did you mean \"iphone-15-pro\"?)"
      ]),
    MalformedScene(
      "a phone system on a pad",
      "device: ipad-pro-11\nsystem: ios-17\nnavigationBar: {}\n",
      [
        "2:9: error: the system does not run on the device, a pad (found ios-17; accepted: "
          + "ios-7 to ios-12, or ipados-13 and later)"
      ]),
    MalformedScene(
      "a pad system on a phone",
      "device: iphone-15\nsystem: ipados-17\nnavigationBar: {}\n",
      [
        "2:9: error: the system does not run on the device, a phone (found ipados-17; "
          + "accepted: ios-7 and later)"
      ]),
    MalformedScene(
      "a misspelled word",
      "orientation: landscap\nnavigationBar: {}\n",
      [
        "1:14: error: unknown orientation (found landscap; accepted: portrait, landscape; did "
          + "you mean \"landscape\"?)"
      ]),
    MalformedScene(
      "a word in other case",
      "traits: {userInterfaceStyle: Dark}\nnavigationBar: {}\n",
      [
        "1:30: error: unknown userInterfaceStyle (found Dark; accepted: light, dark; did you "
          + "mean \"dark\"?)"
      ]),
    MalformedScene(
      "a word that is a list",
      "orientation: [portrait]\nnavigationBar: {}\n",
      [
        "1:14: error: orientation must be a word (found a list; accepted: portrait, landscape)"
      ]),
    MalformedScene(
      "a mapping in place of a text",
      "navigationBar:\n  items:\n    - title: {text: Inbox}\n",
      [
        "3:14: error: title must be a text (found a mapping)"
      ]),
    MalformedScene(
      "a list in place of a mapping",
      "navigationBar: []\n",
      [
        "1:16: error: navigationBar must be a mapping (found a list; accepted: {items, "
          + "isHidden, prefersLargeTitles, barStyle, isTranslucent, …})"
      ]),
    MalformedScene(
      "a mapping in place of a list",
      "navigationBar: {items: {title: Inbox}}\n",
      [
        "1:24: error: items must be a list (found a mapping; accepted: a list of {title, "
          + "subtitle, prompt, largeTitle, largeSubtitle, …})"
      ]),
    MalformedScene(
      "an item that is only a word",
      "navigationBar: {items: [Inbox]}\n",
      [
        "1:25: error: items[0] must be a mapping (found Inbox; accepted: {title, subtitle, "
          + "prompt, largeTitle, largeSubtitle, …})"
      ]),
    MalformedScene(
      "a colour of three digits",
      "navigationBar: {tintColor: \"#fff\"}\n",
      [
        "1:28: error: tintColor must be a colour (found \"#fff\"; accepted: #rrggbb, #rrggbbaa "
          + "or a system colour such as systemBlue)"
      ]),
    MalformedScene(
      "a colour taken for a comment",
      """
      navigationBar:
        standardAppearance:
          backgroundColor: #ffffff
        tintColor: blu

      """,
      [
        "3:21: error: backgroundColor must be a colour (found nothing; a colour that begins "
          + "with # needs quotation marks)",
        "4:14: error: tintColor must be a colour (found blu; accepted: #rrggbb, #rrggbbaa or a "
          + "system colour such as systemBlue; did you mean \"blue\"?)",
      ]),
    MalformedScene(
      "a colour with other letters",
      "navigationBar: {tintColor: \"#12345g\"}\n",
      [
        "1:28: error: tintColor must be a colour (found \"#12345g\"; accepted: #rrggbb, "
          + "#rrggbbaa or a system colour such as systemBlue)"
      ]),
    MalformedScene(
      "a misspelled colour",
      "navigationBar: {tintColor: systemBleu}\n",
      [
        "1:28: error: tintColor must be a colour (found systemBleu; accepted: #rrggbb, "
          + "#rrggbbaa or a system colour such as systemBlue; did you mean \"systemBlue\"?)"
      ]),
    MalformedScene(
      "a bad path",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {path: "M0 0 L9"}}]

      """,
      [
        "3:52: error: bad path data: expected a number (found the end), at character 8"
      ]),
    MalformedScene(
      "a path of another language",
      """
      navigationBar:
        items:
          - rightBarButtonItems: [{image: {path: M0 0 X9 9}}]

      """,
      [
        "3:49: error: bad path data: expected a command (found \"X\"), at character 6"
      ]),
    MalformedScene(
      "a bad locale",
      "locale: english!\nnavigationBar: {}\n",
      [
        "1:9: error: locale must be a language (found english!; accepted: en, en_US, zh-Hant, "
          + "…)"
      ]),
    MalformedScene(
      "characters that turn the text",
      """
      navigationBar:
        items:
          - prompt: Choose
            largeTitleDisplayMode: "a\\u202Eb"

      """,
      [
        "4:30: error: unknown largeTitleDisplayMode (found \"a\\u{202E}b\"; accepted: "
          + "automatic, always, never, inline)"
      ]),
    MalformedScene(
      "JSON with a text as a number", isJSON: true,
      "{\"contentOffset\": \"5\", \"navigationBar\": {}}",
      [
        "1:19: error: contentOffset must be a number (found \"5\"; accepted: a number from "
          + "-100000 to 100000)"
      ]),
    MalformedScene(
      "four things at once",
      """
      device: iphone-99
      system: ios-5
      navigationBar:
        items:
          - titel: Inbox
            hidesBackButton: maybe

      """,
      [
        "1:9: error: unknown device (found iphone-99; accepted: an id of `navbar devices`, or "
          + "a mapping with points; did you mean \"iphone-11\"?)",
        "2:9: error: unknown system (found ios-5; accepted: ios-7 … ios-18, ios-26 … "
          + "ios-27, ios-15.0, ios-26.0, ios-27.1 … ios-27.3; did you mean \"ios-7\"?)",
        "5:7: error: unknown key \"titel\" in a navigation item (did you mean \"title\"?)",
        "6:24: error: hidesBackButton must be true or false (found maybe)",
      ]),
  ]
}
