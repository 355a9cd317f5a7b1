/// What one look paints behind the bar and below it.
struct ResolvedBackground {
  var fill: BarColor
  var image: ResolvedBackgroundImage?
  var shadow: BarColor
  /// A picture in the hairline's place.
  var shadowImage: ResolvedImage?

  /// Nothing at all.
  static let clear = ResolvedBackground(fill: .clear, shadow: .clear)
}

extension ResolvingContext {
  /// What a look paints.
  func background(of link: AppearanceChain.Link) -> ResolvedBackground {
    if link.isClear { return .clear }
    return link.isLegacy ? legacyBackground : background(of: link.appearance.value)
  }

  /// What an appearance paints: the blur, a stated colour over it, a picture over that.
  ///
  /// A bar whose system draws no background has only what is stated.
  ///
  /// Source: documented — UIBarAppearance: backgroundColor, backgroundImage.
  private func background(of appearance: NavigationBarAppearance) -> ResolvedBackground {
    let hasBackground = metrics[.hasBackground]
    let isTransparent = appearance.configuration == .transparentBackground
    var fill: BarColor =
      switch appearance.configuration {
      case .transparentBackground: .clear
      case .opaqueBackground: color(.systemBackground)
      case .defaultBackground: hasBackground ? PartColor.material.color(style) : hardEdge.fill
      }
    if let effect = appearance.backgroundEffect {
      if effect == .none {
        if appearance.configuration == .defaultBackground { fill = .clear }
      } else {
        fill = PartColor.material.color(style)
      }
    }
    if let color = appearance.backgroundColor {
      let stated = self.color(color)
      if stated.alpha > 0 || appearance.backgroundEffect == nil { fill = stated.over(fill) }
    }
    let shadow =
      appearance.shadowColor.map(color)
      ?? (isTransparent
        ? .clear : hasBackground ? PartColor.hairline.color(style) : hardEdge.shadow)
    var result = ResolvedBackground(fill: fill, shadow: shadow)
    if let image = appearance.backgroundImage.map({ backdrop($0) }), !image.size.isEmpty {
      result.image = ResolvedBackgroundImage(
        image: image, contentMode: appearance.backgroundImageContentMode, isBarOnly: false,
        alpha: 1)
    }
    if let image = appearance.shadowImage { setShadow(image, in: &result) }
    return result
  }

  /// A picture in the hairline's place: a template in the shadow's colour, another as it is; an
  /// empty one takes the hairline away.
  ///
  /// Source: documented — UIBarAppearance.shadowImage.
  private func setShadow(_ source: ImageSource, in background: inout ResolvedBackground) {
    let image = backdrop(source, tint: background.shadow)
    guard !image.size.isEmpty, image.color.alpha > 0 else {
      background.shadow = .clear
      return
    }
    background.shadow = image.color
    background.shadowImage = image
  }

  /// A picture that is no button: its own colours show unless it says otherwise.
  func backdrop(_ source: ImageSource, tint: BarColor? = nil) -> ResolvedImage {
    image(
      source, style: textStyle(metrics[.itemFontSize], .regular), color: tint ?? self.tint,
      isTemplate: false)
  }

  /// What a bar of glass paints over content that scrolls under it, where that ends at a hard edge:
  /// half of the ground, and a hairline.
  ///
  /// Source: measured — `scrollEdgeIsHard`, `MaterialTable`.
  private var hardEdge: ResolvedBackground {
    guard metrics[.scrollEdgeIsHard], let material = scrollEdgeMaterial else { return .clear }
    return ResolvedBackground(
      fill: color(.systemBackground).opacity(material.tint.share),
      shadow: PartColor.edgeHairline.color(style))
  }

  // MARK: - Bars without an appearance

  /// The default background as the bar's own, older properties change it.
  ///
  /// An image without extent takes the background away and draws nothing, as `UIImage()` does.
  private var legacyBackground: ResolvedBackground {
    guard metrics[.hasBackground] else { return hardEdge }
    let hairline = PartColor.hairline.color(style)
    guard let found = legacyImage else {
      return ResolvedBackground(fill: legacyFill, shadow: hairline)
    }
    let image = backdrop(found.image)
    var result = ResolvedBackground(fill: legacyGround(of: image), shadow: hairline)
    if image.size.isEmpty {
      if let shadow = bar.shadowImage { setShadow(shadow, in: &result) }
      return result
    }
    result.image = ResolvedBackgroundImage(
      image: image, contentMode: .scaleToFill,
      isBarOnly: found.position != .topAttached && !image.isResizable
        && image.size.height <= metrics[.barHeight],
      alpha: bar.isTranslucent == true && image.isOpaque ? metrics[.barTintShare] : 1)
    if let shadow = bar.shadowImage { setShadow(shadow, in: &result) }
    return result
  }

  /// The picture that the bar's older properties put behind it here; nil for none.
  var legacyImage: (position: BarPosition, image: ImageSource)? {
    bar.backgroundImage.image(
      position: bar.frame == nil ? .topAttached : bar.position, metrics: barMetrics)
  }

  /// What lies under a background picture: nothing, unless the bar is said to be opaque and the
  /// picture is not.
  ///
  /// Source: documented — UINavigationBar.isTranslucent.
  private func legacyGround(of image: ResolvedImage) -> BarColor {
    guard bar.isTranslucent == false, !image.isOpaque else { return .clear }
    if let tint = bar.barTintColor { return color(tint) }
    return bar.barStyle == .black ? .black : .white
  }

  /// The background's colour where no picture is set.
  ///
  /// Source: measured — `barTintColor` #0000ff shows as #2424fe over #f2f2f2 (iOS 13).
  private var legacyFill: BarColor {
    var fill = bar.barTintColor.map(color) ?? PartColor.material.color(style)
    let isTranslucent = bar.isTranslucent ?? true
    if !isTranslucent {
      fill.alpha = .max
    } else if bar.barTintColor != nil {
      fill = fill.opacity(metrics[.barTintShare])
    }
    return fill
  }
}

extension ResolvedImage {
  /// Whether it has parts that keep their size when it is stretched.
  fileprivate var isResizable: Bool {
    if case .bitmap(let reference, _) = picture { return reference.capInsets != nil }
    return picture == .box
  }

  /// Whether nothing shows through it.
  fileprivate var isOpaque: Bool {
    switch picture {
    case .bitmap(let reference, _): reference.variants.allSatisfy(\.isOpaque)
    case .box: color.alpha == .max && !size.isEmpty
    case .path, .symbol, .icon: false
    }
  }
}
