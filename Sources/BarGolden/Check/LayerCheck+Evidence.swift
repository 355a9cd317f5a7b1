internal import BarComparison
internal import BarLayout
internal import BarRender
internal import BarSceneFile

extension LayerCheck {
  /// The bytes a file would have now; nil where the picture cannot be drawn.
  ///
  /// - Parameters:
  ///   - isNewest: whether a text is in the newest form rather than in that of the one that is kept.
  ///   - isQuick: whether a picture is packed in the least time rather than as goldens are.
  func actual(
    _ kind: GoldenFile, isNewest: Bool = false, isQuick: Bool = false
  ) -> [UInt8]? {
    if kind == .layout { return Array((isNewest ? newestText : text).text.utf8) }
    guard let drawn else { return nil }
    do throws(RenderError) {
      let fingerprint = try fingerprint
      if kind == .hash {
        return Array(PictureChecksum(drawn, fingerprint: fingerprint).text.utf8)
      }
      let beginnings = renderer?.beginnings
      let png =
        isQuick
        ? try PNG.encode(
          drawn, scale: scene.scale, compression: .fast, beginnings: beginnings)
        : try PNG.encode(drawn, scale: scene.scale, beginnings: beginnings)
      return PNGStamp.stamped(png, fingerprint.joined(separator: "\n"))
    } catch {
      return nil
    }
  }

  /// The files of a golden that fails: what is kept, what is there now, and where pictures differ.
  var evidence: GoldenResult.Evidence {
    var evidence = GoldenResult.Evidence(expected: expected)
    for kind in golden.kinds { evidence.actual[kind] = actual(kind, isQuick: true) }
    let canvas = DisplayList.canvas(of: scene, crop: golden.request.crop)
    evidence.canvas = [canvas.minX, canvas.minY, canvas.width, canvas.height]
    if golden.request.pixels == .hash { evidence.actual[.png] = actual(.png, isQuick: true) }
    if let kept, let drawn, kept.width == drawn.width, kept.height == drawn.height {
      evidence.difference = try? PNG.encode(
        DifferencePicture.picture(of: kept, marks), scale: scene.scale,
        beginnings: renderer?.beginnings)
    }
    return evidence
  }

  /// Shows how a picture differs from the one before, where the golden keeps only that one's
  /// checksum and the store has it.
  mutating func compare(_ picture: Bitmap, withStored pixels: String) {
    guard let store = golden.store, let name = PictureName(pixels) else { return }
    switch store.find(name) {
    case .absent: result.notes.append("the picture before is not in the store: \(name.path)")
    case .refused(let reason): result.notes.append("the picture before is refused: \(reason)")
    case .picture(let before, let png):
      expected[.png] = png
      kept = before
      switch comparison(of: before, with: picture) {
      case .same: break
      case .otherExtent(let before, let after): result.picture = .otherExtent(before, after)
      case .different(let difference):
        result.picture = .different(difference, element: element(around: difference.box))
      }
    }
  }
}
