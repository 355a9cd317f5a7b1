internal import BarLayout
internal import BarSceneFile

extension Rule {
  static let primaryAction = Rule(
    .primaryAction, .warning, "Have one prominent button, on the trailing side.",
    reason: """
      A prominent button is filled with colour and draws the eye to what the screen is for. Two of \
      them draw it to neither, and on the leading side people look for the way back.
      """,
    source: "Human Interface Guidelines: Toolbars, Actions",
    bad: """
      system: ios-26
      navigationBar:
        items:
          - title: New Event
            rightBarButtonItems:
              - { systemItem: done }
              - { title: Share, style: prominent }
      """,
    good: """
      system: ios-26
      navigationBar:
        items:
          - title: New Event
            rightBarButtonItems:
              - { systemItem: done }
              - { title: Share }
      """
  ) { subject in
    guard subject.hasGlass else { return [] }
    return subject.items.indices.flatMap { index -> [Violation] in
      let strong = subject.buttons(ofItem: index).filter(\.item.isProminent)
      let leading = strong.filter(\.isLeading).map { button in
        Violation(button.path, "a prominent button on the leading side")
      }
      let rest = strong.filter { !$0.isLeading }.dropFirst().map { button in
        Violation(button.path, "a second prominent button (accepted: one)")
      }
      return leading + rest
    }
  }

  static let sheetButtonSides = Rule(
    .sheetButtonSides, .warning, "Put Cancel on the leading side of a sheet, Done on the other.",
    reason: """
      People close sheets without reading: the side tells them whether they keep or give up what \
      they have done.
      """,
    source: "Human Interface Guidelines: Sheets, iOS and iPadOS",
    bad: """
      presentation: pageSheet
      navigationBar:
        items:
          - title: New Event
            leftBarButtonItems: [{ systemItem: done }]
            rightBarButtonItems: [{ systemItem: cancel }]
      """,
    good: """
      presentation: pageSheet
      navigationBar:
        items:
          - title: New Event
            leftBarButtonItems: [{ systemItem: cancel }]
            rightBarButtonItems: [{ systemItem: done }]
      """
  ) { subject in
    guard subject.isPhoneOrPad, subject.isSheet, subject.scene.column == nil else { return [] }
    return subject.items.indices.flatMap { index in
      subject.buttons(ofItem: index).compactMap { button -> Violation? in
        switch (button.item.systemItem, button.isLeading) {
        case (.cancel, false):
          return Violation(button.path, "Cancel is on the trailing side (accepted: leading)")
        case (.done, true):
          return Violation(button.path, "Done is on the leading side (accepted: trailing)")
        default: return nil
        }
      }
    }
  }

  static let sheetWayOut = Rule(
    .sheetWayOut, .warning,
    "Pair Done with Cancel on a sheet's first screen, with Back further on.",
    reason: """
      Done alone looks as if finishing were the only way out of a sheet. Cancel gives up what has \
      been done, Back goes one step back; all three together are too many ways to choose from.
      """,
    source: "Human Interface Guidelines: Sheets",
    bad: """
      presentation: pageSheet
      navigationBar:
        items:
          - title: New Event
            rightBarButtonItems: [{ systemItem: done }]
      """,
    good: """
      presentation: pageSheet
      navigationBar:
        items:
          - title: New Event
            leftBarButtonItems: [{ systemItem: cancel }]
            rightBarButtonItems: [{ systemItem: done }]
      """
  ) { subject in
    guard subject.isPhoneOrPad, subject.isSheet, subject.scene.column == nil else { return [] }
    let last = subject.items.count - 1
    guard let top = subject.topItem else { return [] }
    let buttons = subject.buttons(ofItem: last)
    guard let done = buttons.first(where: { $0.item.systemItem == .done }) else { return [] }
    let cancel = buttons.first { [.cancel, .close, .stop].contains($0.item.systemItem) }
    let isReplaced = buttons.contains(where: \.isLeading) && !top.leftItemsSupplementBackButton
    let hasBack = last > 0 && !top.hidesBackButton && !isReplaced
    if let cancel, hasBack {
      return [
        Violation(cancel.path, "Cancel, Done and Back stand together (accepted: two of them)")
      ]
    }
    let hasOther = buttons.contains { $0.isLeading && $0.path != done.path }
    guard cancel == nil, !hasBack, !hasOther else { return [] }
    return [Violation(done.path, "Done stands alone (accepted: with Cancel or Back)")]
  }

  static let spelledOutSymbol = Rule(
    .spelledOutSymbol, .warning, "Show Back and Close as the system's symbols, not as words.",
    reason: """
      Everybody knows the chevron and the cross. A word beside them takes room from the title and \
      says nothing more; VoiceOver reads the system's buttons by their names.
      """,
    source: "Human Interface Guidelines: Toolbars, Navigation; Modal sheets (watchOS)",
    bad: """
      system: ios-26
      presentation: pageSheet
      navigationBar:
        items:
          - title: Details
            leftBarButtonItems: [{ title: Close }]
      """,
    good: """
      system: ios-26
      presentation: pageSheet
      navigationBar:
        items:
          - title: Details
            leftBarButtonItems: [{ systemItem: close }]
      """
  ) { subject in
    let isWatchSheet = subject.scene.device.idiom == .watch && subject.isSheet
    guard subject.hasGlass || isWatchSheet else { return [] }
    let words = isWatchSheet ? ["back", "<", "‹"] : ["back", "close", "< back", "‹ back"]
    return subject.items.indices.flatMap { index in
      subject.buttons(ofItem: index).compactMap { button -> Violation? in
        guard case .title(let title) = button.item.content, words.contains(title.folded) else {
          return nil
        }
        return Violation(
          button.path, "\"\(title)\" is a word for what the system has a button for")
      }
    }
  }

  static let borderedSymbol = Rule(
    .borderedSymbol, .warning, "Leave symbols on glass without a circle of their own.",
    reason: """
      From iOS 26 on the glass around a button shows where it ends. A second circle inside it makes \
      the symbol smaller and the bar restless.
      """,
    source: "Human Interface Guidelines: Toolbars, Actions",
    bad: """
      system: ios-26
      navigationBar:
        items:
          - title: Note
            rightBarButtonItems: [{ image: ellipsis.circle, accessibilityLabel: More }]
      """,
    good: """
      system: ios-26
      navigationBar:
        items:
          - title: Note
            rightBarButtonItems: [{ image: ellipsis, accessibilityLabel: More }]
      """,
    isFixable: true
  ) { subject in
    guard subject.hasGlass else { return [] }
    return subject.items.indices.flatMap { index in
      subject.buttons(ofItem: index).compactMap { button -> Violation? in
        guard case .image(.symbol(let name)) = button.item.content,
          let plain = Self.withoutCircle(name)
        else { return nil }
        let path = "\(button.path).image"
        let isPlainText = subject.paths.states(path)
        return Violation(
          path, "the symbol \(name) has a circle inside its glass (accepted: \(plain))",
          fix: isPlainText && SymbolName(rawValue: plain) != nil
            ? .replace(keyPath: path, text: plain) : nil)
      }
    }
  }

  /// The symbol inside a circle; nil for one without a circle, or of which nothing is left without
  /// it.
  private static func withoutCircle(_ symbol: String) -> String? {
    for ending in [".circle", ".circle.fill"] where symbol.hasSuffix(ending) {
      let rest = String(symbol.dropLast(ending.count))
      return rest.isEmpty || rest.hasSuffix(".crop") ? nil : rest
    }
    return nil
  }
}

extension BarButtonItem {
  /// Whether glass around it is filled with colour.
  fileprivate var isProminent: Bool { style != .plain || content == .systemItem(.done) }
}
