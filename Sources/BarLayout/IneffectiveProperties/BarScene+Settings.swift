extension BarScene {
  /// Settings of the bar that contradict each other or do nothing, in the order of the rules.
  package var settingFindings: [SettingFinding] {
    guard system.platform == .iOS || system.platform == .iPadOS else { return [] }
    let metrics = NavigationBarMetrics(for: MetricContext(self))
    let chain = AppearanceChain(
      bar: navigationBar, hasAppearances: metrics[.hasAppearances],
      isCompact: metrics.context.isCompact)
    var findings = chain.standard.isLegacy ? legacyFindings : overriddenFindings
    if chain.standard.isLegacy, let pair = navigationBar.backIndicator {
      findings += Self.findings(in: pair, at: "navigationBar")
    }
    let items = navigationBar.items.enumerated().map { index, item in
      (path: "navigationBar.items[\(index)]", looks: item.appearances)
    }
    for (path, looks) in [("navigationBar", navigationBar.appearances)] + items {
      for (name, look) in looks.named {
        findings += self.findings(in: look, at: "\(path).\(name)")
      }
    }
    return findings + itemFindings(metrics) + sheetFindings
  }

  /// What is said about the screen behind a sheet where there is none, and about a tab bar that is
  /// not the one of the screen in front.
  private var sheetFindings: [SettingFinding] {
    var findings: [SettingFinding] = []
    if presentingContent != nil, !isInSheet, !isInPopover {
      findings.append(
        SettingFinding(
          .settingNeedsAnother, at: "presentingContent",
          "presentingContent has no effect without a sheet or a popover"))
    }
    guard let tabBar, !tabBar.items.isEmpty, tabBar.isInSheet != isPresented else {
      return findings
    }
    findings.append(
      tabBar.isInSheet
        ? SettingFinding(
          .settingNeedsAnother, at: "tabBar.isInSheet",
          "the tab bar of a sheet does not show without one (accepted: a presentation of "
            + Presentation.allCases.filter { $0 != .fullScreen }.map(\.rawValue)
            .joined(separator: ", ") + ")")
        : SettingFinding(
          .settingNeedsAnother, at: "tabBar",
          "tabBar does not show in a sheet, which hides the screen's (accepted: isInSheet: true, "
            + "which makes it the sheet's)"))
    return findings
  }

  /// Older properties that an appearance overrides.
  private var overriddenFindings: [SettingFinding] {
    let bar = navigationBar
    let stated: [(key: String, isStated: Bool)] = [
      ("isTranslucent", bar.isTranslucent != nil), ("barTintColor", bar.barTintColor != nil),
      ("titleTextAttributes", bar.titleTextAttributes != TextAttributes()),
      ("largeTitleTextAttributes", bar.largeTitleTextAttributes != TextAttributes()),
      (
        "titleVerticalPositionAdjustment",
        bar.titleVerticalPositionAdjustment.contains { $0.value != 0 }
      ),
      ("backgroundImage", !bar.backgroundImage.isEmpty), ("shadowImage", bar.shadowImage != nil),
      ("backIndicatorImage", bar.backIndicator?.image != nil),
    ]
    return stated.filter(\.isStated).map { key, _ in
      SettingFinding(
        .appearanceOverridesSetting, at: "navigationBar.\(key)",
        "\(key) has no effect beside an appearance; the appearance says it")
    }
  }

  /// Older properties that get in each other's way.
  private var legacyFindings: [SettingFinding] {
    let bar = navigationBar
    var findings: [SettingFinding] = []
    if bar.shadowImage != nil, bar.backgroundImage.isEmpty {
      findings.append(
        SettingFinding(
          .shadowImageNeedsBackgroundImage, at: "navigationBar.shadowImage",
          "shadowImage has no effect without a backgroundImage"))
    }
    if bar.barTintColor != nil, !bar.backgroundImage.isEmpty,
      bar.backgroundImage.images.values.allSatisfy({ $0.values.allSatisfy(isOpaque) })
    {
      findings.append(
        SettingFinding(
          .backgroundImageHidesTint, at: "navigationBar.barTintColor",
          "barTintColor is covered by an opaque backgroundImage"))
    }
    let adjustments = bar.titleVerticalPositionAdjustment
    if adjustments[.defaultPrompt] ?? adjustments[.compactPrompt] != nil,
      adjustments[.default] == nil
    {
      findings.append(
        SettingFinding(
          .promptNeedsDefaultMetrics, at: "navigationBar.titleVerticalPositionAdjustment",
          "titleVerticalPositionAdjustment needs a value for default beside those with a prompt"))
    }
    return findings
  }

  private func findings(
    in look: NavigationBarAppearance, at path: String
  ) -> [SettingFinding] {
    var findings: [SettingFinding] = []
    if look.backgroundImage == nil, look.backgroundImageContentMode != .scaleToFill {
      findings.append(
        SettingFinding(
          .contentModeNeedsImage, at: "\(path).backgroundImageContentMode",
          "backgroundImageContentMode has no effect without a backgroundImage"))
    }
    if look.shadowColor != nil, let image = look.shadowImage, !image.takesTint {
      findings.append(
        SettingFinding(
          .shadowImageHidesColor, at: "\(path).shadowColor",
          "shadowColor has no effect beside a shadowImage that is no template"))
    }
    if let effect = look.backgroundEffect, effect != .none, let color = look.backgroundColor,
      alpha(of: color) == .max
    {
      findings.append(
        SettingFinding(
          .colorHidesEffect, at: "\(path).backgroundEffect",
          "backgroundEffect is covered by an opaque backgroundColor"))
    }
    if let pair = look.backIndicator { findings += Self.findings(in: pair, at: path) }
    return findings
  }

  private static func findings(
    in pair: BackIndicatorImages, at path: String
  ) -> [SettingFinding] {
    guard (pair.image == nil) != (pair.transitionMask == nil) else { return [] }
    let (there, missing) =
      pair.image == nil
      ? ("backIndicatorTransitionMaskImage", "backIndicatorImage")
      : ("backIndicatorImage", "backIndicatorTransitionMaskImage")
    return [
      SettingFinding(
        .backIndicatorNeedsBoth, at: "\(path).\(there)",
        "\(there) has no effect without a \(missing)")
    ]
  }

  private func alpha(of color: SceneColor) -> UInt8 {
    switch color {
    case .fixed(let color): color.alpha
    case .system(let name): SystemColorTable.pair(name).color(traits.userInterfaceStyle).alpha
    }
  }

  private func isOpaque(_ image: ImageSource) -> Bool {
    switch image {
    case .bitmap(let reference): reference.variants.allSatisfy(\.isOpaque)
    case .color(let color, _): alpha(of: color) == .max
    case .symbol, .path, .icon, .placeholder: false
    }
  }
}

extension NavigationBarAppearances {
  /// The looks that are stated, by UIKit's names.
  var named: [(name: String, look: NavigationBarAppearance)] {
    var named: [(name: String, look: NavigationBarAppearance)] = []
    if let standard { named.append(("standardAppearance", standard)) }
    if let compact { named.append(("compactAppearance", compact)) }
    if let scrollEdge { named.append(("scrollEdgeAppearance", scrollEdge)) }
    if let compactScrollEdge { named.append(("compactScrollEdgeAppearance", compactScrollEdge)) }
    return named
  }
}

extension ImageSource {
  /// Whether it is drawn in a colour that stands elsewhere; a picture without an extent is nothing.
  fileprivate var takesTint: Bool {
    switch self {
    case .symbol, .path, .icon: true
    case .bitmap(let reference): reference.renderingMode == .alwaysTemplate
    case .color: false
    case .placeholder: false
    }
  }
}
