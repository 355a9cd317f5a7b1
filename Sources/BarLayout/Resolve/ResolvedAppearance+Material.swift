extension ResolvingContext {
  /// Whether bars and glass let nothing show through: the user asked for less transparency or for
  /// more contrast.
  ///
  /// Source: documented — UIAccessibility.isReduceTransparencyEnabled; that more contrast does the
  /// same to bars is chosen.
  var isOpaque: Bool {
    scene.traits.accessibilityReduceTransparency
      || scene.traits.accessibilityContrast == .high
  }

  /// What an appearance makes of what lies beneath the bar, before any colour of the app's.
  ///
  /// Nil where nothing is let through but what a colour's own alpha does.
  func material(of appearance: NavigationBarAppearance) -> Material? {
    guard !isOpaque else { return nil }
    switch appearance.backgroundEffect {
    case .some(.none): return nil
    case .some(.systemChromeMaterial): return barMaterial
    case .some(let effect):
      return MaterialTable.material(
        .effect(effect), system: metrics.context.system, style: style)
    case nil:
      guard appearance.configuration == .defaultBackground, metrics[.hasBackground] > 0,
        bar.isTranslucent ?? true
      else { return nil }
      guard let tint = bar.barTintColor.map(color) else { return barMaterial }
      return Material(
        blurRadius: barMaterial?.blurRadius ?? 0, saturation: barMaterial?.saturation ?? 1,
        tint: tint.opacity(MetricTable.translucentTintShare))
    }
  }

  private var barMaterial: Material? {
    MaterialTable.material(.bar, system: metrics.context.system, style: style)
  }

  /// Glass under a button; a fill is the colour of a prominent one.
  func glass(fill: Color? = nil) -> Glass {
    GlassTable.glass(
      style, system: metrics.context.system, fill: fill, isOpaque: isOpaque,
      standIn: BarColor.glass.color(style))
  }
}
