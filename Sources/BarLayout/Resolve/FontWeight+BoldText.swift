extension FontWeight {
  /// The weight that Bold Text sets in place of this one.
  ///
  /// Source: assumed — a step and a half up the scale, as regular becomes semibold on iOS.
  var bolder: FontWeight {
    switch self {
    case .ultraLight, .thin, .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
