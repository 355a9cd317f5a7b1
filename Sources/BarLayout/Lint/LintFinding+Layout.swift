extension LaidOutScene {
  /// What a reader of the Human Interface Guidelines would remark on in a laid-out scene.
  public func findings(of scene: BarScene) -> [LintFinding] {
    guard scene.system.platform == .iOS || scene.system.platform == .iPadOS,
      !scene.navigationBar.isHidden, let bar = bars.first
    else { return [] }
    let item = "navigationBar.items[\(max(scene.navigationBar.items.count - 1, 0))]"
    var findings: [LintFinding] = []
    findings += Self.edgeFindings(of: scene, in: bar)
    findings += Self.titleFindings(of: scene, in: bar, at: item)
    findings += Self.buttonFindings(of: scene, in: bar, at: item)
    for element in bar.elements where element.alpha == 1 {
      if let finding = contrastFinding(of: element, in: bar, at: item) { findings.append(finding) }
    }
    return findings
  }

  /// The classic surprise of iOS 15: a look that is set, and not seen until something scrolls.
  private static func edgeFindings(of scene: BarScene, in bar: LaidOutBar) -> [LintFinding] {
    let own = scene.navigationBar.appearances
    let item = scene.navigationBar.topItem?.appearances ?? NavigationBarAppearances()
    guard let standard = item.standard ?? own.standard, item.scrollEdge ?? own.scrollEdge == nil,
      item.compactScrollEdge ?? own.compactScrollEdge == nil,
      bar.appearance == .scrollEdge || bar.appearance == .compactScrollEdge,
      standard.backgroundColor != nil || standard.backgroundImage != nil
    else { return [] }
    return [
      LintFinding(
        .scrollEdgeIsTransparent, at: "navigationBar.standardAppearance",
        "the background of standardAppearance is not seen at the scroll edge, where the bar is "
          + "transparent without a scrollEdgeAppearance")
    ]
  }

  private static func titleFindings(
    of scene: BarScene, in bar: LaidOutBar, at item: String
  ) -> [LintFinding] {
    let titles: [ElementID] = [.title, .largeTitle, .titleView, .searchBarField]
    guard titles.contains(where: { bar.element($0) != nil }) else {
      return [LintFinding(.titleIsMissing, at: item, "the bar has no title")]
    }
    return [ElementID.title, .largeTitle].compactMap { id in
      guard let element = bar.element(id), element.alpha > 0, let text = element.text,
        text.isTruncated
      else { return nil }
      return LintFinding(
        .titleIsCut, at: "\(item).title", "the \(id) is cut to \"\(text.text)\"")
    }
  }

  /// Buttons: how many, how they are called, how large they are.
  private static func buttonFindings(
    of scene: BarScene, in bar: LaidOutBar, at item: String
  ) -> [LintFinding] {
    guard let top = scene.navigationBar.topItem else { return [] }
    var findings: [LintFinding] = []
    let most = 3
    for (name, items) in [
      ("leftBarButtonItems", top.leftBarButtonItems),
      ("rightBarButtonItems", top.rightBarButtonItems),
    ] {
      let buttons = items.enumerated().filter { !$0.element.isHidden && !$0.element.isSpace }
      if buttons.count > most {
        findings.append(
          LintFinding(
            .tooManyButtons, at: "\(item).\(name)",
            "\(buttons.count) buttons crowd one side of the bar; put some into a menu"))
      }
      for (index, button) in buttons where button.isNameless {
        findings.append(
          LintFinding(
            .pictureHasNoLabel, at: "\(item).\(name)[\(index)]",
            "VoiceOver has no word for this picture; give it an accessibilityLabel"))
      }
    }
    let least = 44.0
    for element in bar.elements where element.isEnabled == true && element.alpha > 0 {
      guard let path = element.id.keyPath(in: item) else { continue }
      let (width, height) = (element.frame.width, element.frame.height)
      guard width < least || height < least, element.isCustomView(of: top) else { continue }
      findings.append(
        LintFinding(
          .touchTargetIsSmall, at: path,
          "a view of \(Thousandths(width)) by \(Thousandths(height)) points is hard to touch"))
    }
    return findings
  }

  /// Text against the background it stands on, as far as that is one colour.
  private func contrastFinding(
    of element: LaidOutElement, in bar: LaidOutBar, at item: String
  ) -> LintFinding? {
    guard let text = element.text, let color = element.color, element.isEnabled != false,
      bar.element(.backgroundImage) == nil, let path = element.id.keyPath(in: item)
    else { return nil }
    if let button = element.id.part(.whole), bar.element(button)?.isEnabled == false { return nil }
    if let button = element.id.part(.glass), bar.element(button) != nil { return nil }
    let background = bar.element(.background)
    let fill = background?.color?.opacity(background?.alpha ?? 0).over(ground) ?? ground
    let ratio = color.over(fill).contrast(with: fill)
    // Source: documented — WCAG 2.2, 1.4.3: large is 18 pt, or 14 pt bold.
    let isLarge = text.style.size >= 18 || (text.style.size >= 14 && text.style.weight >= .bold)
    let least = isLarge ? 3.0 : 4.5
    guard ratio < least, element.statesItsColor(color) else { return nil }
    return LintFinding(
      .contrastIsLow, at: path,
      "\(element.id) has a contrast of \(Thousandths((ratio * 10).rounded() / 10)) to 1 with its "
        + "background; \(Thousandths(least)) is needed")
  }
}

extension LaidOutElement {
  /// Whether its colour is an app's rather than the system's own blue, which is as it is.
  fileprivate func statesItsColor(_ color: Color) -> Bool {
    let blue = SystemColorTable.pair(.systemBlue)
    return color != blue.color(.light) && color != blue.color(.dark)
  }

  /// Whether it is a view of the app's own in a button.
  fileprivate func isCustomView(of top: NavigationItem) -> Bool {
    let (items, index): ([BarButtonItem], Int)
    switch id {
    case .leftBarButtonItem(let place, .whole): (items, index) = (top.leftBarButtonItems, place)
    case .rightBarButtonItem(let place, .whole): (items, index) = (top.rightBarButtonItems, place)
    default: return false
    }
    guard items.indices.contains(index), case .customView = items[index].content else {
      return false
    }
    return true
  }
}

extension ElementID {
  /// Where a scene says what the element shows; nil for what no scene says.
  fileprivate func keyPath(in item: String) -> String? {
    switch self {
    case .title, .largeTitle: "\(item).title"
    case .prompt: "\(item).prompt"
    case .subtitle: "\(item).subtitle"
    case .leftBarButtonItem(let index, _): "\(item).leftBarButtonItems[\(index)]"
    case .rightBarButtonItem(let index, _): "\(item).rightBarButtonItems[\(index)]"
    default: nil
    }
  }
}

extension BarButtonItem {
  fileprivate var isSpace: Bool {
    switch content {
    case .fixedSpace, .flexibleSpace: true
    default: false
    }
  }

  /// Whether VoiceOver has nothing to say about it.
  fileprivate var isNameless: Bool {
    guard accessibilityLabel == nil, case .image(let source) = content else { return false }
    switch source {
    case .bitmap, .path, .color: return true
    case .symbol, .icon, .placeholder: return false
    }
  }
}

extension Color {
  /// How far two opaque colours are apart: 1 to 21.
  ///
  /// Source: documented — WCAG 2.2, contrast ratio.
  fileprivate func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance, with sRGB's curve as a polynomial that is within 0.002 of it, since the
  /// power function's last bits depend on the machine.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let c = Double(channel) / 255
      return c * (c * (c * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
