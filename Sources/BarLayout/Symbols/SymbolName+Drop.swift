/// How far below the middle of its box a symbol is drawn where UIKit centres it, as in buttons and tabs.
///
/// SF Symbols stand on the baseline of text and not in the middle of their boxes. The inks of pictures
/// of iOS 13 to 26 say how far off that is: add 0.31 in 29 bars, share 0.44 higher in twelve, round
/// symbols 0.27 in ten, close 0.36 in five, gearshape 0.25 and magnifyingglass 0.34 in four, chevron.down
/// 0.67 in three (chevron.up 0), checkmark 0.5 in two, heart and trash in one each. Those without a number
/// are drawn in the middle.
extension SymbolName {
  /// The distance beside text of `boxedPointSize`, in points; negative where it stands higher.
  var drop: Double {
    switch self {
    case .plus, .gearshape, .gearshapeFill: 0.3
    case .magnifyingglass, .xmark: 0.35
    case .checkmark: 0.5
    case .chevronDown: 0.65
    case .heart, .heartFill: 0.8
    case .squareAndArrowUp: -0.45
    case .trash, .trashFill: -0.65
    default: fillsWholeCircle ? 0.25 : 0
    }
  }
}
