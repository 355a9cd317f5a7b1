public import BarLayout

/// Expects a scene's layout to be as recorded: every frame, text and state, and what VoiceOver
/// reads.
///
/// The golden is a text beside the test, `Goldens/<test file>/<name>.layout.txt`. No font, no
/// library and no simulator takes part. A failure names the field first: `title.frame.x 72 →
/// 72.333`.
///
/// - Parameters:
///   - scene: what is laid out.
///   - name: the golden's name; a slash makes a folder.
///   - record: what is written; nil for what the suite's trait says, or `NAVBAR_RECORD`.
///   - folder: the folder of goldens, from the test's file on; nil for the usual one.
public func expectBar(
  _ scene: BarScene, named name: String, record: GoldenRecording? = nil,
  in folder: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(SceneError) {
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    expectBar(
      laidOut, named: name, record: record, in: folder, fileID: fileID, filePath: filePath,
      line: line, column: column)
  } catch {
    place.fail(TestFailure(message: "\(name): the scene cannot be laid out: \(error)"))
  }
}

/// Expects a layout to be as recorded; for scenes that were laid out with a measurer of one's own.
///
/// - Parameters:
///   - layout: what was laid out.
///   - name: the golden's name; a slash makes a folder.
///   - record: what is written; nil for what the suite's trait says, or `NAVBAR_RECORD`.
///   - folder: the folder of goldens, from the test's file on; nil for the usual one.
public func expectBar(
  _ layout: LaidOutScene, named name: String, record: GoldenRecording? = nil,
  in folder: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let test = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let place = GoldenPlace(name, in: folder, of: test.file) else {
    return test.fail(TestFailure(message: "\"\(name)\" is no name for a file"))
  }
  let check = LayoutCheck(place: place, record: .resolved(asked: record))
  if let failure = check.failure(of: layout) { test.fail(failure) }
}
