internal import BarAnswers
internal import BarLayout
internal import BarMotion
internal import BarRender
internal import BarSceneFile
internal import Foundation

/// Where scenes are read, laid out and drawn: one renderer with the letters it has drawn before,
/// used by one request at a time.
actor DrawingRoom {
  private let renderer: Renderer

  /// The last pictures, by the part of the page that shows them, each with its number.
  private var shown: [Int: (number: Int, bitmap: Bitmap)] = [:]
  /// Begins anywhere, so that no page takes a picture of another server for one of its own.
  private var number = Int.random(in: 0..<1 << 40)
  /// How many last pictures are kept.
  private static let shownLimit = 4

  /// Opens a room.
  init(fonts: FontLibrary) { renderer = Renderer(fonts: fonts) }

  /// An answer, and the pixels where they were asked for.
  struct Drawn: Sendable {
    var answer: DrawingAnswer
    var bitmap: Bitmap?
    /// The picture that the page still has; nil for none.
    var before: Bitmap?
    var pictures: [String] = []
  }

  /// A scene that was read, or what is wrong with it.
  private struct Study {
    var answer: DrawingAnswer
    var scene: LaidOutScene?
    var pictures: [String] = []
  }

  /// Draws a scene and says what an inspector shows of it.
  ///
  /// - Parameter pane: the part of the page that shows it.
  func draw(_ request: DrawingRequest, of entry: SceneList.Entry, pane: Int = 0) -> Drawn {
    let clock = ContinuousClock()
    let start = clock.now
    var study = self.study(request, of: entry)
    var bitmap: Bitmap?
    if let scene = study.scene, request.pixels != false {
      let list = Self.list(request, of: scene)
      study.answer.size = [list.size.width, list.size.height]
      do {
        bitmap = try renderer.draw(list)
      } catch {
        study.answer.problems.append(.init(scene: entry.id, message: error.description))
      }
    }
    study.answer.isDrawn = bitmap != nil
    let before = bitmap.flatMap { keep($0, request, pane: pane, in: &study.answer) }
    study.answer.milliseconds = Double((clock.now - start) / .microseconds(1)) / 1000
    return Drawn(
      answer: study.answer, bitmap: bitmap, before: before, pictures: study.pictures)
  }

  /// Keeps a picture for the next one; returns the one before where the page has it still.
  private func keep(
    _ bitmap: Bitmap, _ request: DrawingRequest, pane: Int, in answer: inout DrawingAnswer
  ) -> Bitmap? {
    number += 1
    answer.picture = number
    let last = shown[pane]
    if last == nil, shown.count >= Self.shownLimit { shown = [:] }
    shown[pane] = (number, bitmap)
    guard let last, last.number == request.have, last.bitmap.width == bitmap.width,
      last.bitmap.height == bitmap.height
    else { return nil }
    answer.base = last.number
    return last.bitmap
  }

  /// A scene as a file for somebody to keep.
  func file(_ request: DrawingRequest, of entry: SceneList.Entry) -> Result<[UInt8], StudioError> {
    if request.format == "yaml" { return text(request, of: entry) }
    let study = self.study(request, of: entry)
    guard let scene = study.scene else {
      return .failure(StudioError(65, study.answer.problems.map(\.message).joined(separator: "\n")))
    }
    let list = Self.list(request, of: scene)
    do {
      if request.format == "svg" { return .success(Array(try renderer.svg(list).text.utf8)) }
      return .success(try PNG.encode(try renderer.draw(list), scale: list.scale))
    } catch {
      return .failure(StudioError(70, error.description))
    }
  }

  /// The scene's text with what was changed, as far as possible as it was written.
  private func text(
    _ request: DrawingRequest, of entry: SceneList.Entry
  ) -> Result<[UInt8], StudioError> {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: entry.id)) else {
      return .failure(StudioError(66, "the file cannot be read"))
    }
    let source = SceneSource(
      name: entry.id, bytes: Array(bytes), folder: entry.folder,
      project: try? ProjectSearch.project(of: entry.folder))
    do {
      let overrides = request.settings.map { SceneOverride(keyPath: $0.keyPath, value: $0.value) }
      return .success(Array(try source.text(with: overrides).utf8))
    } catch {
      return .failure(StudioError(65, error.description))
    }
  }

  /// Why a value of a scene is what it is, as a JSON document, or why there is no answer.
  func explain(
    _ keyPath: String, _ request: DrawingRequest, of entry: SceneList.Entry
  ) -> (isJSON: Bool, bytes: [UInt8]) {
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: entry.id))
      let source = SceneSource(
        name: entry.id, bytes: Array(bytes), folder: entry.folder,
        project: try? ProjectSearch.project(of: entry.folder))
      let overrides = request.settings.map {
        SceneOverride(keyPath: $0.keyPath, value: $0.value, name: $0.keyPath)
      }
      let answers = try SceneAnswers(try SceneFile(source, overrides: overrides).scene)
      return (true, Array(try answers.explanationJSON(of: keyPath).utf8))
    } catch {
      return (false, Array("\(error)".utf8))
    }
  }

  /// Where the content goes that is let go, sixty times a second.
  func release(_ request: DrawingRequest, of entry: SceneList.Entry) -> [Double] {
    var request = request
    request.details = true
    func scroll(at finger: Double?) -> DrawingAnswer.Scroll? {
      request.finger = finger
      return study(request, of: entry).answer.bars?.last?.scroll
    }
    guard let start = scroll(at: request.finger)?.contentOffset else { return [0] }
    return ScrollMotion.release(from: start, velocity: request.velocity ?? 0) { offset in
      scroll(at: offset)?.snapOffset ?? offset
    }
  }

  /// A small picture of a scene as a PNG file, and what is wrong with the scene.
  func thumbnail(of entry: SceneList.Entry) -> (png: [UInt8]?, answer: DrawingAnswer) {
    let request = DrawingRequest(scene: entry.id, details: false)
    let study = self.study(request, of: entry)
    guard let scene = study.scene else { return (nil, study.answer) }
    var list = Self.list(request, of: scene)
    list.scale = min(Self.thumbnailWidth / max(list.size.width, 1), 1)
    guard let bitmap = try? renderer.draw(list) else { return (nil, study.answer) }
    return (try? PNG.encode(bitmap, scale: 1, compression: .fast), study.answer)
  }

  /// Width of a small picture, in pixels.
  private static let thumbnailWidth = 240.0

  /// What is drawn of a layout.
  private static func list(_ request: DrawingRequest, of scene: LaidOutScene) -> DisplayList {
    let crop = request.bar == true ? Crop.bar : .screen
    let frame = request.frame == true
    var list = DisplayList(
      drawing: scene, crop: crop, boxes: request.boxes == true, frame: frame)
    if request.redlines == true { list.addRedlines(of: scene, crop: crop, frame: frame) }
    if let scale = request.scale, scale.isFinite, scale > 0, scale <= 8 { list.scale = scale }
    return list
  }

  /// Reads a scene and lays it out.
  private func study(_ request: DrawingRequest, of entry: SceneList.Entry) -> Study {
    var study = Study(answer: DrawingAnswer(scene: entry.id))
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: entry.id)) else {
      study.answer.problems = [.init(scene: entry.id, message: "the file cannot be read")]
      return study
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let overrides = (request.set ?? []).map {
      SceneOverride(keyPath: $0.keyPath, value: $0.value, name: $0.keyPath)
    }
    do {
      let source = SceneSource(
        name: entry.id, bytes: Array(bytes), folder: entry.folder,
        project: try? ProjectSearch.project(of: entry.folder))
      let file = try SceneFile(source, overrides: overrides)
      study.pictures = file.pictureFiles.map { entry.folder + $0 }
      study.answer.problems = file.warnings.map { .init($0, lines: lines) }
      do {
        try lay(out: file, request, into: &study)
      } catch {
        study.answer.problems.append(.init(file.problem(error), lines: lines))
      }
    } catch {
      study.answer.problems = error.problems.map { .init($0, lines: lines) }
    }
    return study
  }

  private func lay(
    out file: SceneFile, _ request: DrawingRequest, into study: inout Study
  ) throws(SceneError) {
    var scene = file.scene
    var names: [String] = []
    var after = 0
    if !scene.actionNames.isEmpty {
      let steps = try scene.steps()
      names = ["as it was written"] + scene.actionNames
      after = min(max(request.after ?? 0, 0), steps.count - 1)
      scene = steps[after]
    }
    if let finger = request.finger, finger.isFinite {
      scene.contentOffset =
        finger < 0
        ? ScrollMotion.rubberBand(finger, extent: scene.device.size.height) : finger
    }
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    if request.frame == true {
      let bezel = laidOut.bezel
      study.answer.origin = [-bezel.left, -bezel.top]
    }
    study.answer.introduce(laidOut)
    if request.details != false {
      study.answer.describe(laidOut)
      study.answer.controls = .init(file, scene, steps: names, after: after)
    }
    study.scene = laidOut
  }
}
