extension ResolvingContext {
  /// Whether bars and glass let nothing show through: the user asked for less transparency or for
  /// more contrast.
  ///
  /// Source: documented — UIAccessibility.isReduceTransparencyEnabled; that more contrast does the
  /// same to bars is assumed.
  var isOpaque: Bool {
    scene.traits.accessibilityReduceTransparency
      || scene.traits.accessibilityContrast == .high
  }

  /// The material of the background that shows; nil for nothing but its colour.
  ///
  /// Between two looks it is the nearer one's. Where the user asked for less transparency, the
  /// colour that stands in for the material lets nothing through.
  func material(under appearance: inout ResolvedAppearance) -> BarMaterial? {
    guard var material = material(of: link) else { return nil }
    if let color = look.backgroundColor.map(color), color.alpha > 0 {
      material = material.covered(by: color)
    }
    guard isOpaque || material.tint.alpha == .max else { return material }
    appearance.backgroundColor = appearance.backgroundColor.opaque
    return nil
  }

  /// What a look makes of what lies beneath the bar, before any colour of the app's.
  private func material(of link: AppearanceChain.Link) -> BarMaterial? {
    if link.isClear { return nil }
    if link.isLegacy { return legacyMaterial }
    switch link.appearance.value.backgroundEffect {
    case .some(.systemChromeMaterial): return barMaterial
    case .some(let effect):
      return MaterialTable.material(
        .effect(effect), system: metrics.context.system, style: style)
    case nil:
      let isDefault = link.appearance.value.configuration == .defaultBackground
      guard isDefault else { return nil }
      return metrics[.hasBackground] ? barMaterial : hardEdgeMaterial
    }
  }

  /// The material of a bar without an appearance: none under a picture of the app's.
  private var legacyMaterial: BarMaterial? {
    guard metrics[.hasBackground] else { return hardEdgeMaterial }
    guard bar.isTranslucent ?? true, legacyImage == nil else { return nil }
    guard let tint = bar.barTintColor.map(color) else { return barMaterial }
    return BarMaterial(
      blurRadius: barMaterial?.blurRadius ?? 0, saturation: barMaterial?.saturation ?? 1,
      tint: tint.opacity(metrics[.barTintShare]))
  }

  /// What a hard scroll edge makes of content under it; nil where edges are soft.
  private var hardEdgeMaterial: BarMaterial? {
    metrics[.scrollEdgeIsHard] ? scrollEdgeMaterial : nil
  }

  /// The material of a translucent bar that an app has not coloured; nil where there is none.
  var barMaterial: BarMaterial? {
    MaterialTable.material(.bar, system: metrics.context.system, style: style)
  }

  /// Glass under a button.
  var glass: BarGlass {
    var glass = GlassTable.glass(
      style, metrics, isOpaque: isOpaque,
      standIn: PartColor.glass.color(style), over: groundUnderGlass)
    guard metrics[.hasGlassSettings] else { return glass }
    if !isOpaque {
      glass.material.tint = glass.tinted(scene.traits.glassTint)
    }
    if scene.traits.showsBorders {
      glass.rim = [color(.label)]
      glass.flankShare = 1
    }
    return glass
  }

  /// Colour of symbols and words on glass.
  var glassContent: BarColor {
    GlassTable.content(style, on: glass.material.color(over: groundUnderGlass))
  }

  /// The colour behind what scrolls under the bar.
  var ground: BarColor {
    let isGrouped = scene.content?.style == .insetGrouped
    let plain: SceneColor = .system(
      metrics[.sidebarIsSecondary]
        ? .secondarySystemBackground : isGrouped ? .systemGroupedBackground : .systemBackground)
    return color(scene.content?.backgroundColor ?? plain).over(color(.systemBackground))
  }

  /// The colour behind what scrolls in the app that a sheet stands before: its own, not raised.
  ///
  /// Source: measured — sheets of iOS 26 dim `#f2f2f7` over grouped lists, not white. A fixed dark
  /// colour may be that of the sheet alone: chosen, the app behind it is black.
  var presenterGround: BarColor {
    if let presenting { return presenting.ground }
    let isGrouped = scene.content?.style == .insetGrouped
    let plain: SystemColor = isGrouped ? .systemGroupedBackground : .systemBackground
    switch scene.content?.backgroundColor {
    case .system(let name) where name != .tintColor && name != .clear:
      return SystemColorTable.pair(name).color(style)
        .over(SystemColorTable.pair(.systemBackground).color(style))
    case .fixed(let fixed) where style == .light:
      return fixed.over(SystemColorTable.pair(.systemBackground).color(style))
    default: return SystemColorTable.pair(plain).color(style)
    }
  }

  /// What becomes of content that scrolls under a bar of glass; nil before iOS 26.
  var scrollEdgeMaterial: BarMaterial? {
    MaterialTable.material(
      metrics[.scrollEdgeIsHard] ? .scrollEdge : .softScrollEdge, system: metrics.context.system,
      style: style)
  }
}
