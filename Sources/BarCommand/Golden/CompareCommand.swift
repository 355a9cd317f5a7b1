internal import ArgumentParser
internal import BarFiles
internal import BarGolden
internal import BarRender

/// `navbar compare`: whether two pictures are the same, and where they are not.
struct CompareCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNG pictures, pixel by pixel.",
    discussion: """
      Equal files are not even decoded. Otherwise prints how many pixels differ, the largest \
      difference of a channel and where it is, and the box around all of them.

        navbar compare before.png after.png
        navbar compare before.png after.png --difference where.png

      Exit status: 0 the same, 1 different, 66 a file cannot be read.
      """)

  @Argument(help: "The picture as it should be.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "The picture as it is.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(
    help: ArgumentHelp("Write a picture of where they differ.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var difference: String?

  @Flag(help: "Leave out pixels on the smoothed edges of shapes.")
  var ignoreSmoothing = false

  /// The most bytes a picture's file may have.
  private static let sizeLimit = 256 << 20

  /// The commonest comparison, two files and no option; nil for everything else.
  ///
  /// It does without the parser, which would take longer than to find two files equal.
  static func ofTwoFiles(_ arguments: [String]) -> CompareCommand? {
    guard arguments.count == 3, arguments[0] == configuration.commandName,
      !arguments.contains(where: { $0.hasPrefix("-") })
    else { return nil }
    // Not in an initializer, where to set a wrapped property is to set its default.
    var command = CompareCommand()
    command.expected = arguments[1]
    command.actual = arguments[2]
    command.difference = nil
    command.ignoreSmoothing = false
    return command
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let (before, after) = (try read(expected), try read(actual))
    if before == after {
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
    of before: [UInt8], and after: [UInt8], _ rules: PictureRules, _ console: Console
  ) throws(Failure) -> PictureComparison {
    if difference == nil {
      do throws(UnreadablePicture) {
        if let old = try PictureRows(decoding: before, name: expected),
          let new = try PictureRows(decoding: after, name: actual)
        {
          return try PictureComparison(expected: old, actual: new, rules: rules)
        }
      } catch {
        throw Failure(.inputMissing, error.description)
      }
    }
    let (old, new) = (try picture(before, expected), try picture(after, actual))
    let comparison = PictureComparison(expected: old, actual: new, rules: rules)
    if case .different = comparison, let difference,
      let image = Bitmap.difference(expected: old, actual: new, rules: rules)
    {
      try write(image, to: difference, console)
    }
    return comparison
  }

  /// Compares what 8 bits a channel do not show, where one of the files has 16.
  private func compareLowBytes(
    _ before: [UInt8], _ after: [UInt8], _ console: Console
  ) throws(Failure) -> RunStatus {
    let (low, other) = (try lowBytes(before, expected), try lowBytes(after, actual))
    if low != nil || other != nil {
      let old = if let low { low } else { try picture(before, expected) }
      let new = if let other { other } else { try picture(after, actual) }
      if case .different(let found) = PictureComparison(expected: old, actual: new) {
        let words = PictureFinding.different(found, element: nil)
        try console.print("in the lower 8 of 16 bits \(words)\n")
        return .notFound
      }
    }
    try console.print("same pixels\n")
    return .success
  }

  private func lowBytes(_ bytes: [UInt8], _ path: String) throws(Failure) -> Bitmap? {
    do throws(RenderError) {
      return try PNG.lowBytes(bytes)
    } catch {
      throw Failure(.inputMissing, "\(path) is unreadable: \(error.description)")
    }
  }

  private func read(_ path: String) throws(Failure) -> [UInt8] {
    try Failure.filing { () throws(FileFailure) in
      try FileReading.whole(path, limit: Self.sizeLimit)
    }
  }

  private func picture(_ bytes: [UInt8], _ path: String) throws(Failure) -> Bitmap {
    do throws(RenderError) {
      return try PNG.decode(bytes)
    } catch {
      throw Failure(.inputMissing, "\(path) is unreadable: \(error.description)")
    }
  }

  private func write(_ image: Bitmap, to path: String, _ console: Console) throws(Failure) {
    let bytes: [UInt8]
    do throws(RenderError) {
      bytes = try PNG.encode(image, scale: 1)
    } catch {
      throw Failure(.internalError, error.description)
    }
    try Failure.filing { () throws(FileFailure) in
      try WholeFile(calls: console.files).write(bytes, to: path)
    }
  }
}
