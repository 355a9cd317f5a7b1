internal import BarLayout
internal import BarSceneFile

extension ContactSheetCommand {
  /// Refuses a picture that is too large for its screens alone, before anything is laid out.
  ///
  /// What cannot be read is left to the layout to tell, and so are bars, whose heights it decides.
  func checkRoom(for inputs: [SceneInput]) throws(Failure) {
    let name = output.first { (format ?? ContactSheetFormat($0) ?? .png) != .html }
    guard let name, frame || crop?.value == .screen,
      !inputs.contains(where: \.isStandardInput)
    else { return }
    var sheet = ContactSheetContents()
    for input in inputs {
      guard let bytes = try? input.readFile(),
        let read = try? SceneLayout.read(input, bytes: bytes),
        let file = try? SceneLayout.file(read, overrides: overrides.overrides)
      else { continue }
      let matrix = matrix(of: file)
      for combination in axes.suited(matrix.combinations, to: file.scene.device.idiom) {
        let settings = combination.map(axes.override)
        guard let one = try? SceneLayout.file(read, overrides: overrides.overrides + settings)
        else { continue }
        let device = one.scene.device
        sheet.pictures.append(
          ContactSheetImage(
            name: "",
            list: DisplayList(
              size: device.size, scale: device.scale, background: .white, items: [])))
      }
      sheet.lastAxisCounts.append(matrix.lastAxisCount)
    }
    guard !sheet.pictures.isEmpty else { return }
    let writer = ContactSheetWriter(
      format: .png, columns: columns ?? sheet.naturalColumns, scale: scale, fonts: measuring.fonts,
      scene: inputs.first)
    try writer.checkRoom(for: sheet.pictures, named: name)
  }
}
