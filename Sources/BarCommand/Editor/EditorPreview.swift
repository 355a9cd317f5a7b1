internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// A picture of an open scene in a temporary file, for an editor to show.
struct EditorPreview {
  private let document: EditorDocument
  private let console: Console

  /// A preview of a document, as it is written now.
  init(_ document: EditorDocument, _ console: Console) {
    self.document = document
    self.console = console
  }

  /// Draws the picture.
  ///
  /// - Returns: the file's address; nil where the scene cannot be drawn.
  func draw() -> String? {
    let path = FileAddress.path(of: document.address)
    let input = SceneInput(argument: path ?? "-")
    guard let measuring = try? MeasuringOptions.parse([]),
      let fonts = try? DrawingFonts(measuring.fonts)
    else { return nil }
    let settings = DrawingSettings(
      crop: .screen, compression: .standard, overrides: [], measuring: measuring)
    guard let drawer = try? SceneDrawer(settings: settings, fonts: fonts),
      let drawing = try? drawer.draw(input, bytes: document.source.bytes, format: .png)
    else { return nil }
    let folder = FilePath.withSlash(console.variable("TMPDIR") ?? "/tmp")
    let file = "\(folder)navbar-\(Self.mark(of: document.address)).png"
    do throws(Failure) {
      try console.write(drawing.bytes, to: file)
      return FileAddress.address(of: file)
    } catch {
      return nil
    }
  }

  /// A short mark of an address, so that each scene has a file of its own (FNV-1a).
  private static func mark(of address: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in address.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
