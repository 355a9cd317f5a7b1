internal import ArgumentParser
internal import BarFiles
internal import BarGolden
internal import BarRender
internal import BarScreenshot

/// Two pictures that are compared pixel by pixel.
struct PicturePair {
  /// The picture as it should be, and as it is.
  var expected: String
  var actual: String
  /// Where a picture of the differences goes, and one of both over each other; nil for none.
  var difference: String?
  var overlay: String?
  /// Where pictures of both side by side go.
  var outputs: [String] = []
  /// Whether pixels on smoothed edges are left out.
  var ignoreSmoothing = false
  /// The most bytes a file may have that is read as a whole.
  var memoryLimit = PictureFile.memoryLimit

  /// A pair.
  init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// The commonest comparison, two files and no option; nil for everything else.
  ///
  /// It does without the parser, which would take longer than to find two files equal.
  init?(_ arguments: [String]) {
    guard arguments.count == 3, arguments[0] == CompareCommand.configuration.commandName,
      !arguments.contains(where: { $0.hasPrefix("-") }), !CompareCommand.isScene(arguments[2])
    else { return nil }
    self.init(expected: arguments[1], actual: arguments[2])
  }

  /// Compares.
  func run(in console: Console) throws(Failure) -> RunStatus {
    let before = try PictureFile(expected, memoryLimit: memoryLimit)
    let after = try PictureFile(actual, memoryLimit: memoryLimit)
    if overlay != nil || !outputs.isEmpty {
      let (old, new) = (try before.picture(), try after.picture())
      if let overlay { try console.write(old.overlaid(with: new), to: overlay) }
      for output in outputs { try console.write(old.beside(new), to: output) }
    }
    if try before.hasBytes(of: after) {
      try console.print("same files\n")
      return .success
    }
    let rules = PictureRules(tellsSmoothing: ignoreSmoothing)
    switch try comparison(of: before, and: after, rules, console) {
    case .same: return try compareLowBytes(before, after, console)
    case .otherExtent(let a, let b):
      try console.print("\(PictureFinding.otherExtent(a, b))\n")
      return .notFound
    case .different(let found):
      try console.print("\(PictureFinding.different(found, element: nil))\n")
      return found.count > 0 ? .notFound : .success
    }
  }

  /// Compares, row after row where nothing needs whole pictures, and writes where they differ.
  private func comparison(
    of before: PictureFile, and after: PictureFile, _ rules: PictureRules, _ console: Console
  ) throws(Failure) -> PictureComparison {
    if difference == nil, !before.isJPEG, !after.isJPEG {
      do throws(UnreadablePicture) {
        if let old = try PictureRows(decoding: before.source, name: expected),
          let new = try PictureRows(decoding: after.source, name: actual)
        {
          return try PictureComparison(expected: old, actual: new, rules: rules)
        }
      } catch {
        throw Failure(.inputMissing, error.description)
      }
    }
    let (old, new) = (try before.picture(), try after.picture())
    let comparison = PictureComparison(expected: old, actual: new, rules: rules)
    if case .different = comparison, let difference,
      let image = Bitmap.difference(expected: old, actual: new, rules: rules)
    {
      try console.write(image, to: difference)
    }
    return comparison
  }

  /// Compares what 8 bits a channel do not show, where one of the files has 16.
  private func compareLowBytes(
    _ before: PictureFile, _ after: PictureFile, _ console: Console
  ) throws(Failure) -> RunStatus {
    if before.hasLowBytes || after.hasLowBytes {
      let (old, new) = (try before.lowBytes(), try after.lowBytes())
      if case .different(let found) = PictureComparison(expected: old, actual: new) {
        let words = PictureFinding.different(found, element: nil)
        try console.print("in the lower 8 of 16 bits \(words)\n")
        return .notFound
      }
    }
    try console.print("same pixels\n")
    return .success
  }
}

extension Console {
  /// Writes a picture, its pixels for points.
  func write(_ image: Bitmap, to path: String, scale: Double = 1) throws(Failure) {
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try PNG.encode(image, scale: scale)
    } catch {
      throw Failure(.internalError, error.description)
    }
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: files).write(bytes, to: path)
    }
  }
}
