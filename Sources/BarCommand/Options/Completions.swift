internal import ArgumentParser
internal import BarLayout

extension CompletionKind {
  /// Files that a scene may be in.
  static var sceneFiles: CompletionKind { .file(extensions: ["yaml", "yml", "json"]) }

  /// The ids of devices.
  static var deviceIDs: CompletionKind { .list(DeviceCatalog.all.map(\.id)) }

  /// The systems a scene may ask for.
  static var systems: CompletionKind { .list(SystemVersion.allIdentifiers) }
}
