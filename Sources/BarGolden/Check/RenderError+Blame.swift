internal import BarRender

extension RenderError {
  /// Whether the scene asks for a picture that cannot be drawn, rather than something is missing.
  var isOfScene: Bool {
    switch self {
    case .tooLarge, .emptyCanvas, .pictureUnreadable: true
    case .fontMissing, .fontNotFetched, .scriptUncovered, .fontUnreadable, .notFinite,
      .library, .libraryMissing,
      .png, .jpeg, .memoryShort:
      false
    }
  }
}
