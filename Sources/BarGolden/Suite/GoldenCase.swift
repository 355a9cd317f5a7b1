internal import BarComparison
internal import BarFiles
internal import BarLayout
package import BarSceneFile

/// One golden: a scene under one combination of its matrix.
package struct GoldenCase: Sendable {
  /// What it is called: `prompt/lifts-the-bar-row`, or `title/is-cut@ipad-pro-11+dark`.
  package var name: String
  /// The folder that goldens are in.
  package var root: String
  /// The scene's path from the root, with its extension.
  package var scenePath: String
  /// The path of its files from the root, without an extension.
  package var stem: String
  /// What the combination changes in the scene.
  package var overrides: [SceneOverride]
  /// What the scene says about its goldens.
  package var request: SceneGolden { sharedRequest.value }
  /// Whether links are followed when its files are read.
  package var followsLinks: Bool
  /// The project the scene belongs to; nil for none.
  package var project: ProjectFile? { sharedProject?.value }
  // Suites have tens of thousands of goldens, and lists of them are copied.
  private var sharedRequest: Shared<SceneGolden>
  private var sharedProject: Shared<ProjectFile>?

  /// Pictures that the scene shows, by their paths from the root.
  package var pictures: [String]

  /// Where the picture of its checksum lies; nil for nowhere.
  package var store: PictureStore?

  /// Makes a golden.
  ///
  /// The store is the project's.
  package init(
    name: String, root: String, scenePath: String, stem: String, overrides: [SceneOverride] = [],
    request: SceneGolden, followsLinks: Bool = false, project: ProjectFile? = nil,
    pictures: [String] = []
  ) {
    self.pictures = pictures
    sharedProject = project.map { Shared($0) }
    store = project.flatMap(PictureStore.init)
    self.name = name
    self.root = root
    self.scenePath = scenePath
    self.stem = stem
    self.overrides = overrides
    sharedRequest = Shared(request)
    self.followsLinks = followsLinks
  }

  /// Keeps what it asks for, and its project, in the places of another golden where they are equal,
  /// as those of neighbours mostly are.
  mutating func share(with other: GoldenCase) {
    if sharedRequest == other.sharedRequest { sharedRequest = other.sharedRequest }
    if project?.path == other.project?.path { sharedProject = other.sharedProject }
  }

  /// The scene's file.
  package var sceneFile: String { "\(root)/\(scenePath)" }

  /// The path of a golden of some kind.
  package func file(_ kind: GoldenFile) -> String { "\(root)/\(stem)\(kind.ending)" }

  /// What reads its files.
  var reader: FolderReader { FolderReader(root: root, followsLinks: followsLinks) }

  /// A checksum of the scene's file and its pictures as they are now; nil where the scene cannot be
  /// read.
  package var checksum: String? {
    guard let scene = try? reader.upToLimit(scenePath, FileReading.sceneLimit) else { return nil }
    let files = pictures.map { (try? reader.upToLimit($0, FileReading.sceneLimit)) ?? [] }
    return StableHash.digits(of: ([scene] + files).map(StableHash.digits(ofBytes:)))
  }

  /// The files that are kept of it.
  package var kinds: [GoldenFile] {
    switch request.pixels {
    case .none: [.layout]
    case .png: [.layout, .png]
    case .hash: [.layout, .hash]
    }
  }
}

/// A kind of golden file.
package enum GoldenFile: String, CaseIterable, Sendable {
  /// Frames and what VoiceOver reads.
  case layout
  /// The picture.
  case png
  /// The picture's checksum.
  case hash

  /// What the file's name ends with.
  package var ending: String {
    switch self {
    case .layout: ".layout.txt"
    case .png: ".png"
    case .hash: ".pixels.txt"
    }
  }
}
