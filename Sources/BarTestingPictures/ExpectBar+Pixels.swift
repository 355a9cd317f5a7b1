@_exported public import BarComparison
internal import BarFiles
internal import BarGolden
public import BarLayout
internal import BarRender
internal import BarSceneFile
internal import BarTesting

/// Expects a scene's layout and its picture to be as recorded.
///
/// Beside the text of `expectBar(_:named:)` there is a picture, `<name>.png`, or with
/// `pixels: .hash` its checksum. Pictures are compared pixel by pixel; where fonts or libraries are
/// not those of the recording, that is said first.
///
/// - Parameters:
///   - scene: what is laid out and drawn.
///   - name: the golden's name; a slash makes a folder.
///   - pixels: what is kept of the picture.
///   - crop: how much of the screen the picture shows.
///   - allowance: how far the picture may be off, with the reason; nil for not at all.
///   - ignored: ids of elements whose pixels are not compared.
///   - fontPaths: font files, or folders of them, to draw with before the pinned ones.
///   - record: what is written; nil for what `NAVBAR_RECORD` says, or the suite's trait.
///   - folder: the folder of goldens, from the test's file on; nil for the usual one.
public func expectBar(
  _ scene: BarScene, named name: String, pixels: GoldenPixels, crop: Crop = .bar,
  allowing allowance: GoldenAllowance? = nil, ignoring ignored: [String] = [],
  fontPaths: [String] = [], record: GoldenRecording? = nil, in folder: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let test = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let place = test.goldenPlace(name, in: folder) else {
    return test.fail(TestFailure(message: "\"\(name)\" is no name for a file"))
  }
  let project = try? ProjectSearch.project(of: FilePath.folder(of: "\(filePath)"))
  var golden = GoldenCase(
    name: name, root: place.folder, scenePath: name, stem: name,
    request: SceneGolden(
      pixels: pixels.request, crop: crop, allowance: allowance, ignore: ignored))
  golden.store = project.flatMap { PictureStore(of: $0) }
  do {
    let layout = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    let fonts = try FontLibrary.pinned(extraPaths: fontPaths)
    let tester = GoldenTester(fonts: fonts, record: try .resolved(asked: record))
    if let failure = test.claim(place, as: layout) { return test.fail(failure) }
    if let failure = tester.failure(of: golden, layout, showing: scene.asksForStatusBar) {
      test.fail(failure)
    }
  } catch {
    test.fail(TestFailure(message: "\(name): \(error)"))
  }
}
