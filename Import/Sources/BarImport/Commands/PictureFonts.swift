internal import ArgumentParser
internal import BarRender

/// Options that say which fonts draw the pictures of a page, as those of `navbar render`.
struct PictureFonts: ParsableArguments {
  /// What draws besides the fonts that are named.
  enum Source: String, CaseIterable, ExpressibleByArgument {
    case pinned, system
  }

  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of them, to draw a page's pictures with first. May be repeated.",
      valueName: "path"))
  var fontPath: [String] = []
  @Option(
    help: ArgumentHelp(
      "What draws besides: the pinned fonts, the same on every machine, or those of this system.",
      valueName: "pinned|system"))
  var fonts = Source.pinned

  /// The fonts.
  ///
  /// - Throws: `Failure` with status 69 for a path without a font.
  func library() throws -> FontLibrary {
    do throws(RenderError) {
      return switch fonts {
      case .pinned: try FontLibrary.pinned(extraPaths: fontPath)
      case .system: try FontLibrary.installed(extraPaths: fontPath)
      }
    } catch {
      throw Failure(error.description, status: 69)
    }
  }
}
