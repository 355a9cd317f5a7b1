extension SceneTemplate {
  /// The scene with its comments.
  ///
  /// - Parameter schema: path or address of the JSON Schema, for editors; nil leaves the line out.
  public func yaml(schema: String?) -> String {
    Self.modeline(schema) + String(decoding: bytes, as: UTF8.self)
  }

  /// The same scene as JSON, which has no comments.
  public var json: String {
    let root = (try? Reading(bytes, source: 0, isJSON: false))?.root
    return (root?.json ?? "{}") + "\n"
  }

  private var bytes: [UInt8] {
    switch self {
    case .settings: PackageResources.settings_yaml
    case .inbox: PackageResources.inbox_yaml
    case .photo: PackageResources.photo_yaml
    case .browser: PackageResources.browser_yaml
    case .document: PackageResources.document_yaml
    case .watchList: PackageResources.watch_list_yaml
    case .splitView: PackageResources.split_view_yaml
    case .sheet: PackageResources.sheet_yaml
    case .search: PackageResources.search_yaml
    }
  }
}
