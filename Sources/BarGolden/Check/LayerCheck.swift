internal import BarComparison
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

/// One golden on its way through the layers: what is kept of it, and what is there now.
struct LayerCheck {
  let golden: GoldenCase
  let scene: LaidOutScene
  let pictures: PictureLayer?
  let whyNoPictures: String

  private(set) var result: GoldenResult
  /// What is kept.
  private var expected: [GoldenFile: [UInt8]] = [:]
  /// The text as it is now.
  private let text: GoldenText
  /// The picture as it is now; nil until it is drawn.
  private(set) var drawn: Picture?
  /// The picture that is kept; nil unless it was decoded.
  private var kept: Picture?
  /// Layers whose file is not as it would be now.
  private(set) var differing: Set<GoldenFile> = []
  /// Layers that have no file.
  private(set) var absent: Set<GoldenFile> = []

  init(golden: GoldenCase, scene: LaidOutScene, pictures: PictureLayer?, whyNoPictures: String) {
    self.golden = golden
    self.scene = scene
    self.pictures = pictures
    self.whyNoPictures = whyNoPictures
    text = GoldenText(of: scene)
    result = GoldenResult(name: golden.name, scene: golden.scenePath, outcome: .same)
  }

  /// Goes through all layers.
  mutating func run() {
    compareLayout()
    switch golden.request.pixels {
    case .none: break
    case .png: comparePictures()
    case .hash: compareChecksums()
    }
    guard result.outcome == .same || result.outcome == .allowed else { return }
    if !absent.isEmpty { result.outcome = .missing }
  }

  /// Sets the verdict, unless one that is as bad or worse stands.
  private mutating func judge(_ outcome: GoldenResult.Outcome) {
    let order: [GoldenResult.Outcome] = [
      .same, .allowed, .otherPixels, .missing, .otherGeometry, .unavailable, .unreadable,
      .badScene,
    ]
    let rank = { order.firstIndex(of: $0) ?? 0 }
    if rank(outcome) > rank(result.outcome) { result.outcome = outcome }
  }

  /// Reads a layer's file and notes where it is absent or cannot be read.
  private mutating func read(_ kind: GoldenFile) -> [UInt8]? {
    do throws(FileFailure) {
      guard let bytes = try GoldenFiles(golden: golden).read(kind) else {
        absent.insert(kind)
        judge(.missing)
        result.notes.append("no \(golden.stem)\(kind.ending)")
        return nil
      }
      expected[kind] = bytes
      return bytes
    } catch {
      refuse(kind, error.message)
      return nil
    }
  }

  private mutating func refuse(_ kind: GoldenFile, _ reason: String) {
    differing.insert(kind)
    judge(.unreadable)
    result.notes.append("\(golden.stem)\(kind.ending) is unreadable: \(reason)")
  }

  // MARK: - Frames and words

  private mutating func compareLayout() {
    guard let bytes = read(.layout) else { return }
    let string = String(decoding: bytes, as: UTF8.self)
    guard string.utf8.elementsEqual(bytes) else { return refuse(.layout, "it is not UTF-8") }
    let kept = GoldenText(string)
    guard kept.body != text.body else { return }
    differing.insert(.layout)
    judge(.otherGeometry)
    result.changes = LayoutComparison(expected: kept, actual: text).changes
    if kept.keptForm != GoldenText.form {
      let form = kept.keptForm.map { "form \($0)" } ?? "no form"
      result.notes.append(
        "recorded in \(form), this tool writes form \(GoldenText.form): record it again")
    }
    if let version = kept.keptVersion, version != ToolVersion.text {
      result.notes.append(
        "recorded by navbar \(version), this is \(ToolVersion.text):"
          + " CHANGELOG.md says under Rendering what changed")
    }
  }

  // MARK: - Pixels

  /// Draws the picture; nil after noting why that cannot be done.
  private mutating func draw() -> (picture: Picture, layer: PictureLayer)? {
    guard let pictures else {
      judge(.unavailable)
      result.notes.append(whyNoPictures)
      return nil
    }
    do throws(PictureFailure) {
      let picture = try pictures.draw(scene, golden.request.crop)
      drawn = picture
      return (picture, pictures)
    } catch {
      judge(error.kind == .badScene ? .badScene : .unavailable)
      result.notes.append(error.message)
      return nil
    }
  }

  private mutating func comparePictures() {
    let file = read(.png)
    guard let (picture, layer) = draw(), let file else { return }
    do throws(PictureFailure) {
      // Equal files have equal pixels; the stamp says nothing about those.
      if try layer.encode(picture, scene.scale) == PNGStamp.removed(file) { return }
    } catch {
      judge(.unavailable)
      result.notes.append(error.message)
      return
    }
    do throws(PictureFailure) {
      kept = try layer.decode(file)
    } catch {
      return refuse(.png, error.message)
    }
    guard let kept else { return }
    switch PictureComparison(expected: kept, actual: picture, rules: rules) {
    case .same: return
    case .otherExtent(let before, let after):
      result.picture = .otherExtent(before, after)
    case .different(let difference):
      result.picture = .different(difference, element: element(around: difference.box))
      if let allowance = golden.request.allowance, allowance.covers(difference) {
        judge(.allowed)
        result.notes.append(allowance.words(difference))
        return
      }
    }
    differing.insert(.png)
    judge(.otherPixels)
    blameFingerprint(PNGStamp.text(of: file)?.split(separator: "\n").map(String.init))
  }

  private mutating func compareChecksums() {
    let file = read(.hash)
    guard let (picture, layer) = draw(), let file else { return }
    guard let kept = PictureChecksum(String(decoding: file, as: UTF8.self)) else {
      return refuse(.hash, "its first line does not start with pixels")
    }
    let now = PictureChecksum(picture, checksum: layer.checksum(picture), fingerprint: [])
    guard kept.pixels != now.pixels else { return }
    result.picture = .otherChecksum(kept.pixels, now.pixels)
    differing.insert(.hash)
    judge(.otherPixels)
    blameFingerprint(kept.fingerprint)
  }

  /// Says first which fonts and libraries are not those of the recording.
  private mutating func blameFingerprint(_ recorded: [String]?) {
    guard let now = try? pictures?.fingerprint(scene, golden.request.crop) else { return }
    guard let recorded else {
      result.notes.append("the golden does not say what it was recorded with")
      return
    }
    let differences = FingerprintLines.differences(recorded: recorded, now: now)
    guard !differences.isEmpty else { return }
    result.notes.append(
      "recorded with other fonts or libraries: " + differences.joined(separator: ", "))
  }

  /// What is looked at in the pictures.
  private var rules: PictureRules {
    PictureRules(
      ignored: golden.request.ignore.flatMap { id in
        scene.bars.flatMap(\.elements).filter { $0.id.description == id }.map { box($0.frame) }
      }, tellsSmoothing: golden.request.allowance?.antialiasing ?? false)
  }

  /// The pixels a frame covers.
  private func box(_ frame: BarRect) -> PixelBox {
    let canvas = DisplayList.canvas(of: scene, crop: golden.request.crop)
    let x = ((frame.minX - canvas.minX) * scene.scale).rounded(.down)
    let y = ((frame.minY - canvas.minY) * scene.scale).rounded(.down)
    let maxX = ((frame.maxX - canvas.minX) * scene.scale).rounded(.up)
    let maxY = ((frame.maxY - canvas.minY) * scene.scale).rounded(.up)
    return PixelBox(x: Int(x), y: Int(y), width: Int(maxX - x), height: Int(maxY - y))
  }

  /// The smallest element that holds a box.
  private func element(around box: PixelBox?) -> String? {
    guard let box else { return nil }
    let holders = scene.bars.flatMap(\.elements).filter { element in
      guard element.alpha > 0 else { return false }
      return self.box(element.frame).union(box) == self.box(element.frame)
    }
    let area = { (element: LaidOutElement) in element.frame.width * element.frame.height }
    return holders.min { area($0) < area($1) }?.id.description
  }
}

extension LayerCheck {
  /// The bytes a file would have now; nil where the picture cannot be drawn.
  func actual(_ kind: GoldenFile) -> [UInt8]? {
    if kind == .layout { return Array(text.text.utf8) }
    guard let drawn, let pictures else { return nil }
    do throws(PictureFailure) {
      let fingerprint = try pictures.fingerprint(scene, golden.request.crop)
      if kind == .hash {
        let checksum = pictures.checksum(drawn)
        let file = PictureChecksum(drawn, checksum: checksum, fingerprint: fingerprint)
        return Array(file.text.utf8)
      }
      let png = try pictures.encode(drawn, scene.scale)
      return PNGStamp.stamped(png, fingerprint.joined(separator: "\n"))
    } catch {
      return nil
    }
  }

  /// The files of a golden that fails: what is kept, what is there now, and where pictures differ.
  var evidence: GoldenResult.Evidence {
    var evidence = GoldenResult.Evidence(expected: expected)
    for kind in golden.kinds { evidence.actual[kind] = actual(kind) }
    if golden.request.pixels == .hash { evidence.actual[.png] = actual(.png) }
    if let kept, let drawn, let pictures,
      let picture = Picture.difference(expected: kept, actual: drawn, rules: rules)
    {
      evidence.difference = try? pictures.encode(picture, scene.scale)
    }
    return evidence
  }
}

extension SceneAllowance {
  /// Whether a difference is allowed.
  func covers(_ difference: PictureDifference) -> Bool {
    difference.count <= pixels && difference.largest <= channel
  }

  /// What lets a picture pass, in words.
  func words(_ difference: PictureDifference) -> String {
    var limits = "\(difference.count) of \(pixels) pixels, \(difference.largest) of \(channel)"
    if antialiasing { limits += ", \(difference.smoothed) on smoothed edges" }
    return "allowed: \(limits) (because \(because))"
  }
}
