/// How far below the middle of its box a symbol is drawn where UIKit centres it, as in buttons and tabs.
///
/// SF Symbols stand on the baseline of text and not in the middle of their boxes. How far off that is,
/// the inks of pictures of iOS 13 to 26 say, in the mean of the cases (folders of the conformance suite):
/// - add, 0.31 in 29 bars: tca-contacts, tca-list, york-list-dark (pixels), nk-e1 (pixels-2),
///   mvk-documents-1 and -2 (pixels-4), ids-402-items (pixels-5), six `pgp-…-keychain` (pixels-6), six of
///   `opl26-…-files`, `-programs` and `-scripts` (pixels-7), nk2-doc-library, five `oc2-…-accounts`, three
///   `tk2-…-labels` (pixels-8), px-york-ipados18-items (uikit). Fifteen later bars of one app, `off-…`
///   (pixels-9), have 0.08; with them it is 0.23.
/// - share, 0.44 higher in twelve: opl-source (pixels-5), five `pgp-…-detail` (pixels-6), `opl26-…-image` and
///   `-source` on two phones (pixels-7), dl2-8p-16, dl2-pad-16 (pixels-8).
/// - round symbols, 0.27 in eleven: mo-17-0, nwf-launch, nwf-s1 (pixels-2), mhc-health, mhc-health-es,
///   mhc-home, mvk-documents-2, mvk-inspector (pixels-4), opl26-17pro-welcome (pixels-7), nk2-ja-reader
///   (pixels-8), tid-cut (pixels-9).
/// - close, 0.36 in five: ha-editcomplication, ha-newcomplication-dark and -light (pixels), mhc-sleep-en and
///   -es (pixels-4).
/// - gearshape, 0.25 in four: t3-re-sess (pixels-3), alt-ipad, alt-phone (pixels-4), rea-26-sessions (pixels-6).
/// - magnifyingglass, 0.34 in four: yts-15-max, yts-15-plus (pixels-6), nk2-ja-starred, nk2-zh-starred (pixels-8).
/// - chevron.down, 0.67 in three, and chevron.up, 0: nnw-article-light, nnw61-article-dark and -light (pixels).
/// - checkmark, 0.5 in two: opl26-14plus-source, opl26-17pro-source (pixels-7).
/// - heart, 0.84 in mo2-17-detail (pixels-8); trash, 0.66 higher in pgp-14-11promax-encrypt (pixels-6).
///
/// Those without a number are drawn in the middle.
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
