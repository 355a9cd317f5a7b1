internal import AppReading
internal import BarLayout
internal import BarRender
internal import Foundation

/// Draws bars for a page: as they are on a device, in the pinned fonts.
///
/// Where a font is missing a bar is sketched, in the font of whoever reads the page, and that is said.
struct FindingPictures {
  /// How many bars are sketched only, and why the first of them is.
  private var sketches: (count: Int, reason: String)?
  private let renderer: Renderer

  /// How many bars are sketched only, and why; nil for none.
  var note: String? {
    sketches.map {
      ($0.count == 1
        ? "a picture of the page is a sketch" : "\($0.count) pictures of the page are sketches")
        + " in its reader's font: \($0.reason)"
    }
  }

  /// Draws with some fonts.
  init(fonts: FontLibrary) { renderer = Renderer(fonts: fonts) }

  /// The bar of a layout as HTML, with words below it; nil for a layout without a bar.
  mutating func html(of scene: LaidOutScene, caption: String) -> String? {
    let texts = ReadableTexts(scene)
    guard let bar = texts.scene.bars.first else { return nil }
    let drawing: String
    do throws(RenderError) {
      drawing = try picture(of: texts.scene, saying: bar.spokenTexts)
    } catch {
      sketches = ((sketches?.count ?? 0) + 1, sketches?.reason ?? error.description)
      drawing = BarSketch(bar: bar).svg
    }
    let words =
      texts.isRecolored
      ? caption + "; words of nearly the bar's colour are drawn in another, to be read" : caption
    return "<figure>\(drawing)<figcaption>\(AuditReport.escaped(words))</figcaption></figure>"
  }

  private func picture(
    of scene: LaidOutScene, saying words: String
  ) throws(RenderError) -> String {
    let list = DisplayList(drawing: scene, crop: .bar)
    let bytes = try PNG.encode(try renderer.draw(list), scale: list.scale)
    return "<img src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\" "
      + "width=\"\(list.size.width.onPage)\" "
      + "height=\"\(list.size.height.onPage)\" "
      + "loading=\"lazy\" alt=\"\(AuditReport.escaped(words))\">"
  }
}

extension LaidOutBar {
  /// The texts that show, those of the status bar apart, with commas between.
  var spokenTexts: String {
    elements.compactMap { element -> String? in
      switch element.id {
      case .clock, .carrier, .statusSign: nil
      default: element.alpha > 0 ? element.text?.text : nil
      }
    }.joined(separator: ", ")
  }
}

extension AuditReport {
  /// Draws the bars of the findings that a page shows.
  mutating func draw(with auditor: Auditor, fonts: FontLibrary) {
    var pictures = FindingPictures(fonts: fonts)
    for finding in findings.prefix(AuditPage.pictureLimit) {
      guard let (scene, setting) = auditor.layout(of: finding) else { continue }
      drawings[finding.mark] = pictures.html(of: scene, caption: setting)
    }
    pictureNote = pictures.note
  }
}
