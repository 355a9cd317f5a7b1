internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile
internal import BarScreenshot
internal import BarText

extension CompareCommand {
  /// Holds a screenshot against a scene's layout.
  func compareScreenshot(in console: Console) throws(Failure) -> RunStatus {
    let input = SceneInput(argument: actual)
    let stage = try SceneLayout(measuring, for: input)
    var steps: [SceneOverride] = []
    if case .count(let count) = walk.after { steps = [.after(count)] }
    let scene = try stage.layOut(
      input, overrides: overrides.overrides + steps, console: console)
    let screenshot = try PictureFile(expected).picture()
    if ScreenshotPlace.isOnItsSide(screenshot, screen: scene.screen) {
      throw Failure(
        .notFound,
        "\(expected) lies on its side: it has \(screenshot.width) x \(screenshot.height) pixels, and "
          + "the screen is held the other way (turn the picture, or --orientation)")
    }
    let drawing = try draw(scene, for: input)
    guard let place = ScreenshotPlace(of: screenshot, on: drawing, screen: scene.screen) else {
      throw Failure(
        .notFound,
        "\(expected) is no part of the screen that \(input.label) describes: it has "
          + "\(screenshot.width) x \(screenshot.height) pixels, the screen \(drawing.width) x "
          + "\(drawing.height)\(Self.question(screenshot))")
    }
    // Bars at the foot are compared too.
    let bar = DisplayList.canvas(of: scene, crop: .bar)
    let reachesBeyond = scene.bars.contains { $0.hasInk(outside: bar) }
    let canvas = reachesBeyond ? DisplayList.canvas(of: scene, crop: .screen) : bar
    let shown = DisplayList.canvas(of: scene, crop: crop?.value ?? .bar)
    guard let part = screenshot.placed(place, on: canvas, scale: scene.scale),
      let drawn = drawing.cut(canvas, scale: scene.scale)
    else { throw Failure(.notFound, "\(expected) shows nothing of the bar") }
    let comparison = ScreenshotComparison(
      of: part, with: drawn, canvas: canvas, scene: scene, tolerance: tolerance ?? 0.5)
    let report = ScreenshotReport(
      screenshot: expected, scene: input.label, pixels: (screenshot.width, screenshot.height),
      place: place, layout: scene, comparison: comparison)
    if let note = Self.otherDevice(screenshot, place, scene) { console.say(note) }
    if !output.isEmpty || overlay != nil || difference != nil,
      let whole = screenshot.placed(place, on: shown, scale: scene.scale),
      let ours = drawing.cut(shown, scale: scene.scale)
    {
      try write(whole, ours, comparison, on: shown, scale: scene.scale, console)
    }
    switch format ?? .text {
    case .text: try console.print(report.text)
    case .json: try console.printDocument(report.json.text(expandedLevels: 2) + "\n")
    }
    return comparison.isSame ? .success : .notFound
  }

  /// The whole screen as a screenshot shows it: without what is cut out of the display.
  private func draw(_ scene: LaidOutScene, for input: SceneInput) throws(Failure) -> Bitmap {
    let fonts = try DrawingFonts(measuring.fonts, for: input)
    var scene = scene
    scene.environment.front.removeAll { $0.id == .screen(.sensor) }
    scene.cornerRadius = 0
    do throws(RenderError) {
      return try Renderer(fonts: fonts.library).draw(DisplayList(drawing: scene, crop: .screen))
    } catch {
      throw Failure(error, scene: input.label)
    }
  }

  /// Writes the pictures that are asked for.
  private func write(
    _ screenshot: Bitmap, _ drawing: Bitmap, _ comparison: ScreenshotComparison,
    on canvas: BarRect, scale: Double, _ console: Console
  ) throws(Failure) {
    let moved = comparison.elements.filter { $0.state != .outside }
    func pixels(_ rect: BarRect) -> BarRect {
      BarRect(
        x: (rect.x - canvas.x) * scale, y: (rect.y - canvas.y) * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    func overlaid() -> Bitmap {
      let line = max(Int(scale / 2), 1)
      let seen = moved.filter { $0.state == .moved }.compactMap(\.seen) + comparison.strangers
      return screenshot.overlaid(with: drawing)
        .outlining(
          moved.map { pixels($0.ink) }, in: BarColor(rgba: 0x007a_ffff), width: line
        )
        .outlining(seen.map(pixels), in: BarColor(rgba: 0xff3b_30ff), width: line)
    }
    if let overlay { try console.write(overlaid(), to: overlay, scale: scale) }
    if let difference {
      try console.write(screenshot.differences(from: drawing), to: difference, scale: scale)
    }
    for output in output {
      if FilePath.fileExtension(of: output) == "png" {
        try console.write(screenshot.beside(drawing), to: output, scale: scale)
        continue
      }
      let folder = FilePath.withSlash(output)
      try Failure.filing { () throws(FileFailure) in try Folder.make(folder) }
      try console.write(
        screenshot.beside(drawing), to: folder + "side-by-side.png", scale: scale)
      try console.write(overlaid(), to: folder + "overlay.png", scale: scale)
      try console.write(
        screenshot.differences(from: drawing), to: folder + "difference.png", scale: scale)
    }
  }

  /// The devices whose screens have as many pixels as a picture, either way up.
  private static func devices(_ picture: Bitmap) -> [DeviceModel] {
    let sides = [picture.width, picture.height].sorted().map(Double.init)
    return DeviceModel.all.filter { model in
      let size = model.nativePixels.map { [$0.width, $0.height] }
      let drawn = [model.size.width * model.scale, model.size.height * model.scale]
      return [drawn, size].compactMap { $0?.map { $0.rounded() }.sorted() }.contains(sides)
    }
  }

  private static func question(_ picture: Bitmap) -> String {
    let ids = devices(picture).map(\.id)
    return ids.isEmpty ? "" : " (those of \(ids.prefix(4).joined(separator: ", ")))"
  }

  /// What is to be said of a screenshot that has exactly another device's size.
  private static func otherDevice(
    _ picture: Bitmap, _ place: ScreenshotPlace, _ scene: LaidOutScene
  ) -> String? {
    let models = devices(picture)
    guard let model = models.last, !models.contains(where: { $0.id == scene.device }),
      place.evidence != .size
        || abs(place.scale - scene.scale) > 0.001
    else { return nil }
    return "note: a screenshot of \(picture.width) x \(picture.height) pixels is one of "
      + "\(models.map(\.id).suffix(4).joined(separator: ", ")), and the scene is for "
      + "\(scene.device): --device \(model.id) compares like with like"
  }
}

extension Bitmap {
  /// The part of a drawn screen.
  fileprivate func cut(_ part: BarRect, scale: Double) -> Bitmap? {
    cut(
      x: Int((part.x * scale).rounded()), y: Int((part.y * scale).rounded()),
      width: Int((part.width * scale).rounded()), height: Int((part.height * scale).rounded()))
  }
}
