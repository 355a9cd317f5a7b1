internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let longTitle = Rule(
    .longTitle, .warning, "Keep titles to about 15 characters.",
    reason: """
      The title shares its row with the back button and the controls of the screen. A short one \
      stays whole in every language and text size, and later serves as the back button's label.
      """,
    source: "Human Interface Guidelines: Navigation bars, Toolbars",
    bad: """
      navigationBar:
        items:
          - title: Variations on a Theme
      """,
    good: """
      navigationBar:
        items:
          - title: Variations
      """
  ) { subject in
    subject.items.indices.flatMap { index -> [Violation] in
      let item = subject.items[index]
      return [("title", item.title), ("largeTitle", item.largeTitle)].compactMap { key, title in
        guard let title, title.count > LintLimits.titleCharacters else { return nil }
        return Violation(
          "\(subject.path(ofItem: index)).\(key)",
          "the title has \(title.count) characters "
            + "(accepted: about \(LintLimits.titleCharacters))")
      }
    }
  }

  static let appNameTitle = Rule(
    .appNameTitle, .warning, "Do not use the app's name as a title.",
    reason: """
      Who looks at the screen has opened the app and knows its name. A title should say where in \
      the app one is. The app's name is known from `lint.appName` or `--app-name`.
      """,
    source: "Human Interface Guidelines: Navigation bars, Toolbars",
    bad: """
      lint: { appName: Ledger }
      navigationBar:
        items:
          - title: Ledger
      """,
    good: """
      lint: { appName: Ledger }
      navigationBar:
        items:
          - title: Accounts
      """
  ) { subject in
    guard let name = subject.appName?.folded, !name.isEmpty else { return [] }
    return subject.items.indices.flatMap { index -> [Violation] in
      let item = subject.items[index]
      return [("title", item.title), ("largeTitle", item.largeTitle)].compactMap { key, title in
        guard title?.folded == name else { return nil }
        return Violation(
          "\(subject.path(ofItem: index)).\(key)",
          "the title is the app's name and does not say which screen this is")
      }
    }
  }

  static let emptyTitle = Rule(
    .emptyTitle, .warning, "Leave a title out rather than writing an empty one.",
    reason: """
      A screen may go without a title where its content says enough. Leave the key out then: an \
      empty title makes the back button that leads here lose its word too, and VoiceOver has \
      nothing to read.
      """,
    source: "Human Interface Guidelines: Navigation bars",
    bad: """
      navigationBar:
        items:
          - title: ""
            rightBarButtonItems: [{ systemItem: done }]
      """,
    good: """
      navigationBar:
        items:
          - rightBarButtonItems: [{ systemItem: done }]
      """,
    isFixable: true
  ) { subject in
    subject.items.indices.flatMap { index -> [Violation] in
      let (item, path) = (subject.items[index], subject.path(ofItem: index))
      let texts = [
        ("title", item.title), ("largeTitle", item.largeTitle), ("subtitle", item.subtitle),
        ("largeSubtitle", item.largeSubtitle), ("prompt", item.prompt),
      ]
      return texts.compactMap { key, text in
        guard let text, text.allSatisfy(\.isWhitespace) else { return nil }
        return Violation(
          "\(path).\(key)", "\(key) has no words (leave the key out)",
          fix: .remove(keyPath: "\(path).\(key)"))
      }
    }
  }

  static let redundantTitle = Rule(
    .redundantTitle, .warning, "Say something once.",
    reason: """
      A title that repeats the screen before it, or a second line that repeats the title, takes room \
      and tells nothing. VoiceOver reads it twice.
      """,
    source: "Human Interface Guidelines: Navigation bars, Toolbars",
    bad: """
      navigationBar:
        items:
          - title: Settings
          - title: Settings
      """,
    good: """
      navigationBar:
        items:
          - title: Settings
          - title: General
      """,
    isFixable: true
  ) { subject in
    subject.items.indices.flatMap { index -> [Violation] in
      let (item, path) = (subject.items[index], subject.path(ofItem: index))
      guard let title = item.title?.folded, !title.isEmpty else { return [] }
      var violations: [Violation] = []
      if index > 0, subject.items[index - 1].title?.folded == title {
        violations.append(
          Violation("\(path).title", "the title repeats that of the screen before"))
      }
      let texts = [
        ("largeTitle", item.largeTitle), ("subtitle", item.subtitle),
        ("largeSubtitle", item.largeSubtitle), ("prompt", item.prompt),
      ]
      for (key, text) in texts where text?.folded == title {
        violations.append(
          Violation(
            "\(path).\(key)", "\(key) repeats the title", fix: .remove(keyPath: "\(path).\(key)")))
      }
      return violations
    }
  }
}

extension String {
  /// The text as far as repetition goes: without the case of its letters and blanks at its ends.
  var folded: String {
    let letters = lowercased().drop(while: \.isWhitespace)
    guard let last = letters.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(letters[...last])
  }
}
