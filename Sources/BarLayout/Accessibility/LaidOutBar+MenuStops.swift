extension LaidOutBar {
  /// VoiceOver's stops in an open menu, such as a title's: the document, the button that shares it, the
  /// entries as they are read.
  ///
  /// Source: assumed — menus of UIKit are modal to VoiceOver.
  var stopsInMenu: [AccessibilityElement] {
    elements.compactMap { element in
      switch element.id {
      case .titleMenuHeader(.whole): stop(element, role: .staticText, words: nil)
      case .titleMenuShare(.whole), .titleMenuEntry(_, .whole):
        stop(element, role: .button, words: words(of: element.id))
      case .menuItem(_, .whole): stop(element, role: .button, words: nil)
      default: nil
      }
    }
  }
}
