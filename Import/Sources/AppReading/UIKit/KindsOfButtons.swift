extension Item.Content {
  /// What a button of UIKit's shows that is of a kind with a face of its own, as `UIButton.ButtonType`
  /// spells it: `infoLight`; nil for one of any other kind.
  static func face(ofButtonKind kind: String) -> Item.Content? {
    switch kind {
    case "infoLight", "infoDark", "detailDisclosure": .symbol("info.circle", label: nil)
    case "contactAdd": .symbol("plus.circle", label: nil)
    case "close": .symbol("xmark.circle.fill", label: nil)
    default: nil
    }
  }
}
