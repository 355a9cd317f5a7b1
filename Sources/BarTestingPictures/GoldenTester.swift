internal import BarFiles
internal import BarComparison
internal import BarGolden
internal import BarLayout
internal import BarRender
internal import BarSceneFile
internal import BarTesting

/// Compares goldens for tests, and writes them where that is wished.
struct GoldenTester {
  /// What pictures are drawn with.
  let fonts: FontLibrary
  /// What is written.
  let record: GoldenRecording

  /// What the test is told of a golden; nil where all of it is as recorded.
  ///
  /// - Parameters:
  ///   - layout: its scene; nil to read and lay out the scene's file.
  ///   - showsStatusBar: whether that scene asks for the status bar.
  func failure(
    of golden: GoldenCase, _ layout: LaidOutScene? = nil, showing showsStatusBar: Bool = false
  ) -> TestFailure? {
    let draws = golden.request.pixels != .none
    let checker = GoldenChecker(renderer: draws ? Renderer(fonts: fonts) : nil)
    let checked =
      layout.map {
        checker.check(golden, LaidOutGolden(layout: $0, showsStatusBar: showsStatusBar))
      } ?? checker.check(golden)
    let recorder = GoldenRecorder(mode: record, writer: WholeFile())
    do throws(FileFailure) {
      if record != .never { try Folder.make(FilePath.folder(of: golden.file(.layout))) }
    } catch {
      return TestFailure(message: "\(golden.name): \(error.message)")
    }
    let recorded = recorder.record(golden, checked)
    if let failure = recorded.failure {
      return TestFailure(message: "\(golden.name): \(failure.message)")
    }
    // A picture that is not kept is only not shown later.
    try? checked.keepPicture(with: .system)
    if !recorded.written.isEmpty {
      let files = recorded.written.joined(separator: ", ")
      return TestFailure(
        message: "\(golden.name) was recorded: \(files); look at it and run again",
        files: TestFailure(checked.result).files)
    }
    return checked.result.outcome.passes ? nil : TestFailure(checked.result)
  }
}

extension TestFailure {
  /// What a verdict says, with its files.
  init(_ result: GoldenResult) {
    self.init(
      message: ([result.name + ": " + result.outcome.words] + result.details)
        .joined(separator: "\n  "),
      files: result.files.map { file in
        File(name: FilePath.parts(of: file.path).joined(separator: "-"), bytes: file.content.bytes)
      })
  }
}
