internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let doubleGlass = Rule(
    .doubleGlass, .warning, "Leave bars of glass without a background of your own.",
    reason: """
      From iOS 26 on buttons float on glass over the content. A colour or a material behind them is a \
      second pane under the first, and hides the scroll edge that keeps them legible.
      """,
    source: "Adopting Liquid Glass; Human Interface Guidelines: Materials",
    bad: """
      system: ios-26
      navigationBar:
        standardAppearance: { backgroundColor: systemIndigo }
        scrollEdgeAppearance: { backgroundColor: systemIndigo }
        items:
          - title: Inbox
      """,
    good: """
      system: ios-26
      navigationBar:
        items:
          - title: Inbox
      """
  ) { subject in
    guard subject.hasGlass else { return [] }
    let bar = subject.scene.navigationBar.appearances
    var looks = [("navigationBar.standardAppearance", bar.standard)]
    looks.append(("navigationBar.scrollEdgeAppearance", bar.scrollEdge))
    if let item = subject.topItem?.appearances {
      looks.append(("\(subject.topPath).standardAppearance", item.standard))
      looks.append(("\(subject.topPath).scrollEdgeAppearance", item.scrollEdge))
    }
    return looks.compactMap { path, look in
      guard let look else { return nil }
      if let color = look.backgroundColor, !color.isClear {
        return Violation("\(path).backgroundColor", "a colour under the bar's glass")
      }
      if let effect = look.backgroundEffect, effect != .none {
        return Violation("\(path).backgroundEffect", "a material under the bar's glass")
      }
      return nil
    }
  }

  static let seeThroughBar = Rule(
    .seeThroughBar, .warning, "Do not let content run through the bar's words.",
    reason: """
      Content that scrolls under a bar without a background stands behind its title and buttons, and \
      neither can be read. A bar may be clear at the scroll edge, where nothing is beneath yet.
      """,
    source: "Human Interface Guidelines: Navigation bars; UINavigationBar.scrollEdgeAppearance",
    bad: """
      contentOffset: 100
      content: { rows: [{ title: One }, { title: Two }, { title: Three }] }
      navigationBar:
        standardAppearance: { configuration: transparentBackground }
        items:
          - title: Inbox
      """,
    good: """
      contentOffset: 100
      content: { rows: [{ title: One }, { title: Two }, { title: Three }] }
      navigationBar:
        scrollEdgeAppearance: { configuration: transparentBackground }
        items:
          - title: Inbox
      """
  ) { subject in
    guard subject.isPhoneOrPad, !subject.hasGlass, subject.scene.contentOffset > 0,
      subject.scene.content?.rows.contains(where: { $0.title != nil }) == true,
      !subject.scene.isBarHidden
    else { return [] }
    let bar = subject.scene.navigationBar.appearances
    let own = subject.topItem?.appearances.standard
    guard let look = own ?? bar.standard, look.configuration == .transparentBackground,
      look.backgroundColor.map(\.isClear) ?? true, look.backgroundEffect == nil,
      look.backgroundImage == nil
    else { return [] }
    let path = own == nil ? "navigationBar" : subject.topPath
    return [
      Violation(
        "\(path).standardAppearance.configuration",
        "content runs behind the title and the buttons of a bar without a background")
    ]
  }

  static let literalTitle = Rule(
    .literalTitle, .warning, "Translate titles and words of buttons like every other text.",
    reason: """
      A text that is written out stays in its language while everything around it changes. Name it by \
      its key.
      """,
    source: "Human Interface Guidelines: Inclusion; Localization",
    bad: """
      strings:
        en: { edit: Edit }
        de: { edit: Bearbeiten }
      navigationBar:
        items:
          - title: Inbox
            rightBarButtonItems: [{ title: { key: edit } }]
      """,
    good: """
      strings:
        en: { edit: Edit, inbox: Inbox }
        de: { edit: Bearbeiten, inbox: Eingang }
      navigationBar:
        items:
          - title: { key: inbox }
            rightBarButtonItems: [{ title: { key: edit } }]
      """
  ) { subject in
    guard subject.file.scene.strings.locales.count > 0 else { return [] }
    return subject.words.compactMap { word, path in
      guard word.contains(where: \.isLetter), subject.isWrittenOut(path) else { return nil }
      return Violation(
        path, "\"\(word)\" is written out where other texts have keys of the strings")
    }
  }
}

extension LintSubject {
  /// The bar's own texts with their places: the title, the lines around it, words of buttons.
  fileprivate var words: [(word: String, path: String)] {
    guard let topItem else { return [] }
    let lines: [(String?, String)] = [
      (topItem.title, "title"), (topItem.subtitle, "subtitle"), (topItem.prompt, "prompt"),
      (topItem.largeTitle, "largeTitle"), (topItem.largeSubtitle, "largeSubtitle"),
    ]
    let own = lines.compactMap { word, key in word.map { ($0, "\(topPath).\(key)") } }
    let buttons = bars.flatMap(\.elements).compactMap { element -> (String, String)? in
      guard let label = element.id.part(.label), label != element.id,
        let whole = element.id.part(.whole), whole == element.id,
        let word = bars.compactMap({ $0.element(label)?.text?.text }).first,
        let path = keyPath(of: whole)
      else { return nil }
      return (word, "\(path).title")
    }
    return own + buttons
  }

  /// Whether a text stands in the scene by itself, and not by a key, a binding or a value.
  fileprivate func isWrittenOut(_ path: String) -> Bool {
    let place = paths.keyPath(of: path)
    let isNamed =
      place.hasPrefix("strings.")
      || ["key", "binding"].contains { file.states("\(place).\($0)") }
    return paths.states(path) && !isNamed && file.text(at: place)?.contains("{value}") != true
  }
}
