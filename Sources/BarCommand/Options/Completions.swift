internal import ArgumentParser
internal import BarAnswers
internal import BarFiles
internal import BarLayout
internal import BarSceneFile

extension CompletionKind {
  /// Files that a scene may be in.
  static var sceneFiles: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

  /// The ids of devices.
  static var deviceIDs: CompletionKind { .list(DeviceCatalog.all.map(\.id)) }

  /// The systems a scene may ask for.
  static var systems: CompletionKind { .list(SystemVersion.allIdentifiers) }

  /// The languages that the system has words of.
  static var locales: CompletionKind { .list(SystemWord.languages) }

  /// The sizes of text.
  static var contentSizes: CompletionKind {
    .list(BarContentSizeCategory.allCases.map(\.rawValue))
  }

  /// Light and dark.
  static var appearances: CompletionKind {
    .list(TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue))
  }

  /// What can be asked of the scene that stands in the line.
  static var keyPaths: CompletionKind {
    .custom { words, _, prefix in
      let names = Self.scene(in: words).flatMap { file in
        (try? SceneLayout().layOut(file.scene)).map { layout in
          LayoutKeyPath(layout, model: ModelJSON(file).value).names
        }
      }
      return (names ?? LayoutSchema.commonPaths).filter { $0.hasPrefix(prefix) }
    }
  }

  /// The keys of the scene that stands in the line, or of any scene, with an equals sign.
  static var settings: CompletionKind {
    .custom { words, _, prefix in
      let own = Self.outline(in: words)?.parts.filter { !$0.isKey }.map { $0.keyPath + "=" } ?? []
      let known =
        SceneVocabulary.keys(in: []).map { $0.name + "=" }
        + SceneVocabulary.keys(in: ["traits"]).map { "traits.\($0.name)=" }
      var seen: Set<String> = []
      return (own + known).filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }
    }
  }

  /// The first word that is a scene's file.
  private static func source(in words: [String]) -> SceneSource? {
    let path = words.dropFirst().first { word in
      SceneSource.isScene(word) && FileKind(word) == .file
    }
    guard let path, let bytes = try? FileReading.bytes(of: path) else { return nil }
    return SceneSource(name: path, bytes: bytes, folder: FilePath.folder(of: path))
  }

  private static func scene(in words: [String]) -> SceneFile? {
    source(in: words).flatMap { try? SceneFile($0) }
  }

  private static func outline(in words: [String]) -> SceneOutline? {
    source(in: words).flatMap { SceneOutline($0) }
  }
}
