extension ResolvedPlatformBar {
  /// Colours of what has no colour of its own in the scene.
  package struct Palette: Hashable, Sendable {
    /// The title.
    package var title: BarColor
    /// The line below it.
    package var subtitle: BarColor
    /// Words and symbols of buttons, chevrons.
    package var content: BarColor
    /// The fill of a button.
    package var button: BarColor
    /// The bar itself.
    package var background: BarColor
    /// The line under it.
    package var hairline: BarColor
    /// A sidebar that floats.
    package var sidebar: BarColor
    /// The line around a search field.
    package var searchEdge: BarColor
    /// The word in a search field that is empty.
    package var placeholder: BarColor
    /// What lies behind the bar.
    package var ground: BarColor
  }
}

extension ResolvedPlatformBar.Palette {
  init(_ context: ResolvingContext) {
    let idiom = context.scene.device.idiom
    let isMac = idiom == .mac
    let major = context.scene.system.major
    func window(_ color: WindowColor) -> BarColor { color.color(context.style, macOS: major) }
    content = isMac ? window(.symbol) : context.color(.label)
    title =
      switch idiom {
      case .mac: window(.title)
      case .tv: window(.televisionTitle)
      case .phone, .pad, .watch, .vision: context.color(.label)
      }
    subtitle = isMac ? window(.subtitle) : context.color(.secondaryLabel)
    button = context.color(.secondarySystemFill)
    background = isMac ? window(.toolbar) : .clear
    hairline = isMac ? context.color(.separator) : .clear
    sidebar = window(.sidebar)
    searchEdge = window(.searchEdge)
    placeholder = window(.placeholder)
    ground =
      switch idiom {
      case .mac: window(.content)
      case .vision: window(.glass)
      case .phone, .pad, .watch, .tv: context.color(.systemBackground)
      }
  }
}
