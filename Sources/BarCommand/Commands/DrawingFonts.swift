internal import BarRender

/// The fonts that draw.
struct DrawingFonts: Sendable {
  /// Where the renderer looks them up.
  let library: FontLibrary

  /// Opens the fonts the command line names, and the installed ones after them.
  ///
  /// - Parameter options: what it says; nil for nothing.
  init(_ options: FontOptions?) throws(Failure) {
    do throws(RenderError) {
      library = try FontLibrary.installed(extraPaths: options?.fontPath ?? [])
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// What a renderer's error means to the shell.
  init(_ error: RenderError, scene: String? = nil) {
    let status: RunStatus =
      switch error {
      case .fontMissing, .scriptUncovered, .fontUnreadable, .libraryMissing: .unavailable
      case .tooLarge, .emptyCanvas, .pictureUnreadable: .badScene
      case .notFinite, .pathTooComplex, .library, .png, .memoryShort: .internalError
      }
    let place = scene.map { "\($0): " } ?? ""
    self.init(status: status, lines: ["\(place)error: \(error.description)"])
  }
}
