internal import BarComparison
internal import BarFiles
package import BarLayout
package import BarRender
internal import BarSceneFile

/// Compares goldens: frames first, then what VoiceOver reads, then pixels.
///
/// A checker is for one thread, as its renderer is.
package struct GoldenChecker {
  /// What draws pictures; nil when nothing does.
  let renderer: Renderer?
  /// Why nothing draws, for goldens that have pictures.
  let whyNoPictures: String

  /// Where goldens of renamed scenes lie; nil where nobody asks.
  let renames: RenameSearch?

  /// Makes a checker.
  package init(
    renderer: Renderer?, whyNoPictures: String = "nothing draws pictures here",
    renames: RenameSearch? = nil
  ) {
    self.renames = renames
    self.renderer = renderer
    self.whyNoPictures = whyNoPictures
  }

  /// Lays a golden's scene out.
  package func layOut(_ golden: GoldenCase) -> Result<LaidOutGolden, SceneLines> {
    do throws(FileFailure) {
      guard
        let bytes = try golden.reader.upToLimit(golden.scenePath, FileReading.sceneLimit)
      else { throw FileFailure(.cannotRead, "cannot read \(golden.sceneFile): it is gone") }
      var source = SceneSource(
        name: golden.sceneFile, bytes: bytes, folder: FilePath.folder(of: golden.sceneFile),
        project: golden.project)
      source.statedSuite = SceneSuite(
        root: golden.root, below: FilePath.folder(of: golden.scenePath))
      let file: SceneFile
      do throws(SceneProblems) {
        file = try SceneFile(source, overrides: golden.overrides)
      } catch {
        return .failure(SceneLines(error.problems, in: bytes))
      }
      do throws(SceneError) {
        let measurer = AdvanceTable.sanFrancisco
        let layout = try LaidOutScene(layingOut: file.scene, measuring: measurer)
        let unknown = unknownIgnored(golden, file, layout)
        if !unknown.isEmpty { return .failure(SceneLines(unknown, in: bytes)) }
        return .success(
          LaidOutGolden(layout: layout, showsStatusBar: file.scene.asksForStatusBar))
      } catch {
        return .failure(SceneLines([file.problem(error)], in: bytes))
      }
    } catch {
      return .failure(SceneLines(lines: ["error: \(error.message)"], isUnreadable: true))
    }
  }

  /// The name under which the files of a golden without files lie; nil for under none.
  package func formerName(of golden: GoldenCase) -> String? {
    guard case .success(let scene) = layOut(golden) else { return nil }
    var check = LayerCheck(
      golden: golden, scene: scene, renderer: nil, whyNoPictures: whyNoPictures, renames: renames)
    check.compareNames()
    return check.result.renamedFrom
  }

  /// Compares a golden with its files.
  ///
  /// - Parameter keepsEvidence: whether the result of a golden that fails has its files.
  package func check(_ golden: GoldenCase, keepsEvidence: Bool = true) -> CheckedGolden {
    switch layOut(golden) {
    case .failure(let failure):
      var result = GoldenResult(
        name: golden.name, scene: golden.scenePath, line: failure.line,
        outcome: failure.isUnreadable ? .unreadable : .badScene, notes: failure.lines)
      result.excerpt = failure.excerpt
      return CheckedGolden(result: result, actual: nil)
    case .success(let scene): return check(golden, scene, keepsEvidence: keepsEvidence)
    }
  }

  /// Compares a golden whose scene is laid out already with its files.
  package func check(
    _ golden: GoldenCase, _ scene: LaidOutGolden, keepsEvidence: Bool = true
  ) -> CheckedGolden {
    var check = LayerCheck(
      golden: golden, scene: scene, renderer: renderer, whyNoPictures: whyNoPictures,
      renames: renames)
    check.run()
    var result = check.result
    if keepsEvidence, !result.outcome.passes {
      result.evidence = check.evidence
      result.sceneChecksum = golden.checksum
    }
    return CheckedGolden(result: result, actual: check)
  }
}

/// A golden's scene, laid out.
package struct LaidOutGolden {
  /// The layout.
  package var layout: LaidOutScene
  /// Whether the scene asks for the status bar, so that the golden has all of its lines.
  package var showsStatusBar: Bool

  /// Makes a laid-out golden.
  package init(layout: LaidOutScene, showsStatusBar: Bool) {
    self.layout = layout
    self.showsStatusBar = showsStatusBar
  }
}

/// What is wrong with a scene, a line each.
package struct SceneLines: Error, Hashable {
  /// The lines.
  package var lines: [String]
  /// The line of the scene that the first of them is about; nil where none is.
  package var line: Int?
  /// Whether the scene's file cannot be read at all.
  package var isUnreadable = false
  /// The lines around that one; nil where there is none.
  package var excerpt: SceneExcerpt?
}

extension SceneLines {
  /// What the reader of scenes says; the line is that of the first error.
  ///
  /// - Parameter bytes: the scene's text.
  init(_ problems: [SceneProblem], in bytes: [UInt8]) {
    let first = problems.first { $0.severity == .error && !$0.isOfOption }
    self.init(
      lines: problems.map(\.description), line: first?.line,
      excerpt: SceneExcerpt(of: bytes, around: first?.line))
  }
}

/// A golden that was compared, and what its files would be now.
package struct CheckedGolden {
  /// The verdict.
  package var result: GoldenResult
  /// What its files would be now; nil for a scene that cannot be laid out.
  let actual: LayerCheck?
}
