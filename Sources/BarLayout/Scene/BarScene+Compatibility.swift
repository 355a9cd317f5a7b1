extension BarScene {
  /// The major version of iOS whose bars are shown: iOS 18's for an app that asks for them on iOS 26.
  ///
  /// Source: documented — UIDesignRequiresCompatibility; builds with the SDK of iOS 27 ignore it.
  var barSystem: Int {
    let isHeard = requiresCompatibility && system.uiKit == 26
    return isHeard ? 18 : system.uiKit
  }
}
