internal import BarFiles
internal import BarRender
internal import BarSceneFile

/// The fonts that draw.
struct DrawingFonts: Sendable {
  /// Where the renderer looks them up.
  let library: FontLibrary

  /// Opens the fonts the command line names, and the pinned or the installed ones after them.
  ///
  /// - Throws: a failure where a path holds no font, and where nobody has fetched the pinned ones:
  ///   once, before anything is drawn.
  init(_ options: FontOptions?, of project: ProjectFile?) throws(Failure) {
    self.init(library: try Self.library(options, of: project))
    if let error = library.notFetched { throw Failure(error) }
  }

  /// Opens the fonts for a scene, or for the working folder.
  init(_ options: FontOptions?, for input: SceneInput? = nil) throws(Failure) {
    try self.init(options, of: try (input ?? SceneInput(argument: "-")).project())
  }

  /// Opens the fonts for scenes, whose projects have to agree on them.
  init(_ options: FontOptions?, forAll inputs: [SceneInput]) throws(Failure) {
    let project = try inputs.first?.project()
    for input in inputs.dropFirst() {
      let other = try input.project()
      guard other != project, options?.areStated != true,
        Self.fonts(of: other) != Self.fonts(of: project)
      else { continue }
      throw Failure(
        .usage,
        "\(inputs[0].label) and \(input.label) are of projects with other fonts: draw them in two runs"
      )
    }
    try self.init(options, of: project)
  }

  /// What a project says about fonts.
  private static func fonts(of project: ProjectFile?) -> [String] {
    [project?.settings.fonts.source?.rawValue ?? ""] + (project?.fontPaths ?? [])
  }

  private init(library: FontLibrary) {
    self.library = library
  }

  /// The fonts that would draw, fetched or not.
  static func library(
    _ options: FontOptions?, of project: ProjectFile?
  ) throws(Failure) -> FontLibrary {
    let paths = (options?.fontPath ?? []) + (project?.fontPaths ?? [])
    do throws(RenderError) {
      return switch options?.source?.value ?? project?.settings.fonts.source ?? .pinned {
      case .pinned: try FontLibrary.pinned(extraPaths: paths, shipped: shippedFolder)
      case .system: try FontLibrary.installed(extraPaths: paths)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Where a release has its fonts: beside the folder of its programs.
  private static var shippedFolder: String? {
    ProgramSearch.ownPath.map { FilePath.folder(of: $0) + "../share/navbar/fonts" }
  }
}

extension Failure {
  /// What a renderer's error means to the shell.
  init(_ error: RenderError, scene: String? = nil) {
    let status: RunStatus =
      switch error {
      case .fontMissing, .fontNotFetched, .scriptUncovered, .fontUnreadable,
        .libraryMissing:
        .unavailable
      case .tooLarge, .emptyCanvas, .pictureUnreadable: .badScene
      case .notFinite, .library, .png, .jpeg, .memoryShort: .internalError
      }
    let place = scene.map { "\($0): " } ?? ""
    self.init(status: status, lines: ["\(place)error: \(error.description)"])
  }
}
