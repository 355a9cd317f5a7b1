public import BarComparison
internal import BarFiles
internal import BarGolden
internal import BarRender
internal import BarSceneFile
internal import BarTesting

#if canImport(Testing)
  public import Testing
#endif

/// A folder of scene files and their goldens, as `navbar test` takes it.
///
/// The list of scenes is the list of goldens, so what should be there is known exactly.
public struct GoldenFolder: Sendable {
  /// Why a folder cannot be used.
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// What is wrong, with the path.
    public var description: String
  }

  private let suite: GoldenSuite
  private let fonts: FontLibrary
  private let path: String

  /// Reads the scenes of a folder.
  ///
  /// - Parameters:
  ///   - path: the folder, from the test's file on.
  ///   - fontPaths: font files, or folders of them, to draw with before the pinned ones.
  ///   - filePath: the test's file.
  /// - Throws: `Unreadable` where the folder or a font cannot be read.
  public init(
    _ path: String, fontPaths: [String] = [], filePath: StaticString = #filePath
  ) throws(Unreadable) {
    let own = FilePath.folder(of: "\(filePath)")
    self.path = FilePath.isAbsolute(path) ? path : own + path
    do throws(FileFailure) {
      suite = try GoldenSuite(folders: [self.path])
    } catch {
      throw Unreadable(description: error.message)
    }
    do throws(RenderError) {
      fonts = try suite.fonts(extraPaths: fontPaths)
    } catch {
      throw Unreadable(description: error.description)
    }
    guard !suite.cases.isEmpty || !suite.badScenes.isEmpty else {
      throw Unreadable(description: "there are no scenes in \(self.path)")
    }
  }

  /// Every golden that should be there, by name; a scene with a matrix has one for each
  /// combination.
  public var goldens: [Golden] {
    let cases = suite.cases.map { Golden(name: $0.name, kind: .golden($0, fonts)) }
    return cases + suite.badScenes.map { Golden(name: $0.name, kind: .badScene($0.lines)) }
  }

  /// The files that look like goldens and belong to no scene.
  public var orphans: [String] { suite.orphans.map(\.name) }

  /// Expects every golden file to belong to a scene.
  public func expectNoOrphans(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard !orphans.isEmpty else { return }
    let lines = orphans.map { "orphan \($0): it belongs to no scene" }
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      .fail(TestFailure(message: lines.joined(separator: "\n")))
  }

  /// Expects every line of `relations.txt` to hold.
  public func expectRelations(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let checker = GoldenChecker(renderer: nil)
    for relation in suite.relations {
      let result = relation.check(in: suite, with: checker)
      if !result.outcome.passes { place.fail(TestFailure(result)) }
    }
  }
}

/// One golden of a folder; the argument of a test.
public struct Golden: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case golden(GoldenCase, FontLibrary)
    case badScene([String])
  }

  /// What it is called: `prompt/lifts-the-bar-row`.
  public let name: String
  let kind: Kind

  /// The name.
  public var description: String { name }

  /// What a test is told of the golden; nil where all of it is as recorded.
  func failure(recording record: GoldenRecording) -> TestFailure? {
    switch kind {
    case .badScene(let lines): TestFailure(message: lines.joined(separator: "\n"))
    case .golden(let file, let fonts): GoldenTester(fonts: fonts, record: record).failure(of: file)
    }
  }
}

#if canImport(Testing)
  extension Golden: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
  }
#endif

/// Expects a golden to be as recorded: frames, then what VoiceOver reads, then pixels.
///
/// - Parameters:
///   - golden: a golden of a `GoldenFolder`.
///   - record: what is written; nil for what `NAVBAR_RECORD` says, or the suite's trait.
public func expectGolden(
  _ golden: Golden, record: GoldenRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(UnknownRecording) {
    let record = try GoldenRecording.resolved(asked: record)
    if let failure = golden.failure(recording: record) { place.fail(failure) }
  } catch {
    place.fail(TestFailure(message: "\(golden.name): \(error)"))
  }
}

extension GoldenSuite {
  /// What its project draws with, after files and folders that a test names.
  fileprivate func fonts(extraPaths: [String]) throws(RenderError) -> FontLibrary {
    let project = cases.first?.project
    let paths = extraPaths + (project?.fontPaths ?? [])
    return switch project?.settings.fonts.source ?? .pinned {
    case .pinned: try FontLibrary.pinned(extraPaths: paths)
    case .system: try FontLibrary.installed(extraPaths: paths)
    }
  }
}
