// What the arguments of tests are made of comes along.
@_exported public import BarComparison
public import BarLayout

/// Expects a scene's layout to be as recorded: every frame, text and state, and what VoiceOver
/// reads.
///
/// The golden is a text beside the test, `Goldens/<test file>/<name>.layout.txt`; in a suite that is
/// not called after its file, in a folder of the suite's name. No font, no
/// library and no simulator takes part. A failure names the field first: `title.frame.x 72 →
/// 72.333`.
///
/// - Parameters:
///   - scene: what is laid out.
///   - name: the golden's name; a slash makes a folder.
///   - record: what is written; nil for what `NAVBAR_RECORD` says, or the suite's trait.
///   - folder: the folder of goldens, from the test's file on; nil for the usual one.
///   - fileID: the test's file; the compiler fills in this and what follows.
///   - filePath: the path of the test's file.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectBar(
  _ scene: BarScene, named name: String, record: GoldenRecording? = nil,
  in folder: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(SceneError) {
    let laidOut = try LaidOutScene(layingOut: scene, measuring: AdvanceTable.sanFrancisco)
    place.expect(
      laidOut, named: name, record, in: folder, showingStatusBar: scene.asksForStatusBar)
  } catch {
    place.fail(TestFailure(message: "\(name): the scene cannot be laid out: \(error)"))
  }
}

/// Expects a layout to be as recorded; for scenes that were laid out with a measurer of one's own.
///
/// - Parameters:
///   - layout: what was laid out.
///   - name: the golden's name; a slash makes a folder.
///   - record: what is written; nil for what `NAVBAR_RECORD` says, or the suite's trait.
///   - folder: the folder of goldens, from the test's file on; nil for the usual one.
///   - fileID: the test's file; the compiler fills in this and what follows.
///   - filePath: the path of the test's file.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectBar(
  _ layout: LaidOutScene, named name: String, record: GoldenRecording? = nil,
  in folder: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    .expect(layout, named: name, record, in: folder, showingStatusBar: false)
}

extension TestPlace {
  fileprivate func expect(
    _ layout: LaidOutScene, named name: String, _ record: GoldenRecording?, in folder: String?,
    showingStatusBar: Bool
  ) {
    guard let place = goldenPlace(name, in: folder) else {
      return fail(TestFailure(message: "\"\(name)\" is no name for a file"))
    }
    do throws(UnknownRecording) {
      let check = LayoutCheck(
        place: place, record: try .resolved(asked: record), showsStatusBar: showingStatusBar)
      if let failure = claim(place, as: layout) ?? check.failure(of: layout) { fail(failure) }
    } catch {
      fail(TestFailure(message: "\(name): \(error)"))
    }
  }
}
