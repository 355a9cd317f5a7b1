/// Which files are read.
extension InterfaceReader {
  /// Why a file is not read; nil for one that is.
  static func reasonToSkip(_ root: MarkupElement) -> String? {
    guard root.name == "document" else { return "is of a format before Xcode 5, skipped" }
    let runtime = root["targetRuntime"] ?? ""
    if runtime.contains("watch") { return "is for a watch, skipped" }
    if runtime.contains("AppleTV") { return "is for a television, skipped" }
    guard runtime.contains("CocoaTouch") || root["type"]?.contains("CocoaTouch") == true else {
      return "is for a Mac, skipped"
    }
    return nil
  }
}
