internal import BarComparison
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// One golden on its way through the layers: what is kept of it, and what is there now.
struct LayerCheck {
  let golden: GoldenCase
  let scene: LaidOutScene
  let renderer: Renderer?
  let whyNoPictures: String
  /// Where goldens of renamed scenes lie; nil where nobody asks.
  let renames: RenameSearch?

  var result: GoldenResult
  /// What is kept.
  var expected: [GoldenFile: [UInt8]] = [:]
  /// The text as it is now, in the form of the one that is kept.
  private(set) var text: GoldenText
  /// The text in the newest form.
  let newestText: GoldenText
  /// How much of the layout the text speaks of.
  private let scope: GoldenScope
  /// The parts of the picture that are not looked at: where elements that the scene leaves out, and
  /// what they moved, were and are; in points.
  private var ignoredBoxes: [[Double]] = []
  /// The picture as it is now; nil until it is drawn.
  private(set) var drawn: Bitmap?
  /// The picture that is kept, or that of the checksum in a store; nil unless it was decoded.
  var kept: Bitmap?
  /// Which pixels of both pictures differ.
  private(set) var marks = DifferenceMarks()
  /// Layers whose file is not as it would be now.
  private(set) var differing: Set<GoldenFile> = []
  /// Layers that have no file.
  private(set) var absent: Set<GoldenFile> = []

  init(
    golden: GoldenCase, scene: LaidOutGolden, renderer: Renderer?, whyNoPictures: String,
    renames: RenameSearch? = nil
  ) {
    self.renames = renames
    self.golden = golden
    self.scene = scene.layout
    self.renderer = renderer
    self.whyNoPictures = whyNoPictures
    scope = GoldenScope(showsStatusBar: scene.showsStatusBar, crop: golden.request.crop)
    newestText = GoldenText(of: scene.layout, scope: scope)
    text = newestText
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
    guard result.outcome == .same || result.outcome == .allowed else { return seekRename() }
    if !absent.isEmpty { result.outcome = .missing }
  }

  /// Finds out whether the golden has files under another name, and nothing else.
  mutating func compareNames() {
    compareLayout()
    seekRename()
  }

  /// Looks for the files of a golden that has none under the name that its scene had.
  private mutating func seekRename() {
    guard result.outcome == .missing, absent.contains(.layout),
      let stem = renames?.stem(of: scene, scope: scope, as: golden)
    else { return }
    let prefix = golden.name.utf8.prefix(golden.name.utf8.count - golden.stem.utf8.count)
    let name = String(decoding: prefix, as: UTF8.self) + stem
    result.outcome = .renamed
    result.renamedFrom = name
    result.notes = ["its goldens are those of \(name)"]
  }

  /// Sets the verdict, unless one that is as bad or worse stands.
  private mutating func judge(_ outcome: GoldenResult.Outcome) {
    let order: [GoldenResult.Outcome] = [
      .same, .allowed, .otherPixels, .otherColors, .missing, .renamed, .otherGeometry, .unavailable,
      .unreadable,
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
    let ignored = IgnoredElements(golden.request.ignore)
    let verdict = LayoutVerdict(
      of: scene, scope: scope, kept: bytes, ignoring: ignored, newest: newestText)
    if !ignored.isEmpty {
      let texts = [GoldenText(String(decoding: bytes, as: UTF8.self)), verdict.now]
      ignoredBoxes = texts.flatMap { GoldenRecords($0).elements }
        .filter { ignored.hold($0.id) || verdict.excused.contains($0.id) }.flatMap(\.boxes)
    }
    if let reason = verdict.unreadable { return refuse(.layout, reason) }
    text = verdict.now
    guard !verdict.isSame else { return }
    differing.insert(.layout)
    judge(verdict.changes.allSatisfy(\.isOfLooks) ? .otherColors : .otherGeometry)
    result.changes = verdict.changes
    result.notes += verdict.notes
  }

  // MARK: - Pixels

  /// Draws the picture; nil after noting why that cannot be done.
  private mutating func draw() -> Bitmap? {
    guard let renderer else {
      judge(.unavailable)
      result.notes.append(whyNoPictures)
      return nil
    }
    do throws(RenderError) {
      let picture = try renderer.draw(list)
      drawn = picture
      return picture
    } catch {
      judge(error.isOfScene ? .badScene : .unavailable)
      result.notes.append(error.description)
      return nil
    }
  }

  private mutating func comparePictures() {
    let file = read(.png)
    guard let picture = draw(), let file else { return }
    do throws(RenderError) {
      kept = try PNG.decode(file)
    } catch {
      return refuse(.png, error.description)
    }
    guard let kept else { return }
    switch comparison(of: kept, with: picture) {
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

  /// Compares a picture with the one before and marks which pixels differ.
  mutating func comparison(of before: Bitmap, with now: Bitmap) -> PictureComparison {
    var marks = DifferenceMarks()
    let comparison = PictureComparison(expected: before, actual: now, rules: rules) {
      marks.add($0, isSmoothed: $1)
    }
    self.marks = marks
    return comparison
  }

  private mutating func compareChecksums() {
    let file = read(.hash)
    guard let picture = draw(), let file else { return }
    guard let kept = PictureChecksum(String(decoding: file, as: UTF8.self)) else {
      return refuse(.hash, "its first line does not start with pixels")
    }
    let now = PictureChecksum(picture, fingerprint: [])
    guard kept.pixels != now.pixels else { return }
    result.picture = .otherChecksum(kept.pixels, now.pixels)
    differing.insert(.hash)
    judge(.otherPixels)
    blameFingerprint(kept.fingerprint)
    compare(picture, withStored: kept.pixels)
  }

  /// Says first which fonts and libraries are not those of the recording.
  private mutating func blameFingerprint(_ recorded: [String]?) {
    guard let now = try? fingerprint else { return }
    guard let recorded else {
      result.notes.append("the golden does not say what it was recorded with")
      return
    }
    let differences = FingerprintLines.differences(recorded: recorded, now: now)
    guard !differences.isEmpty else { return }
    result.notes.append(GoldenResult.otherMachine + differences.joined(separator: ", "))
  }

  /// What is drawn.
  private var list: DisplayList { DisplayList(drawing: scene, crop: golden.request.crop) }

  /// What the picture depends on, a line each: engine, libraries, fonts; none where nothing draws.
  var fingerprint: [String] {
    get throws(RenderError) {
      let lines = try renderer?.fingerprint(of: list).description.split(separator: "\n")
      return lines?.map(String.init) ?? []
    }
  }

  /// Where elements that the scene leaves out are now.
  private var ignoredElements: [PixelBox] {
    let ignored = IgnoredElements(golden.request.ignore)
    guard !ignored.isEmpty else { return [] }
    return scene.bars.flatMap(\.elements).filter { ignored.hold($0.id.description) }
      .map { box($0.frame) }
  }

  /// What is looked at in the pictures.
  var rules: PictureRules {
    PictureRules(
      ignored: ignoredElements
        + ignoredBoxes.map { edges in
          box(BarRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]))
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
  func element(around box: PixelBox?) -> String? {
    guard let box else { return nil }
    let holders = scene.bars.flatMap(\.elements).filter { element in
      guard element.alpha > 0 else { return false }
      return self.box(element.frame).union(box) == self.box(element.frame)
    }
    let area = { (element: LaidOutElement) in element.frame.width * element.frame.height }
    return holders.min { area($0) < area($1) }?.id.description
  }
}
