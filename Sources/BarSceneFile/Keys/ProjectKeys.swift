internal import BarLayout

extension Keys {
  /// A project's file.
  static let project = ObjectSchema<ProjectSettings>(
    "project", "the project", "What a project sets for all of its scenes, in navbar.yaml.",
    start: ProjectSettings(),
    fields: [
      Field(
        "fonts", fonts, \.fonts,
        "What draws letters: pinned or system, or a mapping that names files too.",
        default: "pinned"),
      Field(
        optional: "device", Kind.word(among: DeviceCatalog.all.map(\.id)) { $0 }, \.device,
        "The device of scenes that name none.", default: SceneDraft.defaultDevice),
      Field(
        optional: "system", system.map(\.identifier), \.system,
        "The system of scenes that name none.", default: "ios-\(SceneDraft.defaultMajor)"),
      Field(
        "folders", Kind.list(Kind.text), \.folders,
        "Folders of scenes and their goldens, from this file's folder on, for commands that name none.",
        default: "goldens"),
      Field(
        optional: "pictures", Kind.pathBelow, \.pictures,
        "A folder below this file's own for the pictures of `pixels: hash`, by their content: a cache that is not committed.",
        default: "nowhere"),
      Field(
        optional: "allow", Kind.object(allowance), \.allowance,
        "How far drawings may be from their golden pictures where a scene does not say."),
      Field("lint", Kind.object(lint), \.lint, "What `navbar lint` should know about all scenes."),
      Field(
        "locales", Kind.list(locale, max: SceneLimits.matrixValues), \.locales,
        "The languages of the app, in which `navbar lint` looks at texts too."),
      Field(
        optional: "scale", Kind.number(0.5...8), \.scale,
        "Pixels per point of pictures that `navbar render` draws.", default: "the device's own"),
    ])

  /// What draws letters, as a word or in detail.
  private static let fonts: ValueKind<ProjectSettings.Fonts> = {
    let word = Kind.choice(ProjectSettings.FontSource.self)
    let table = Kind.object(fontTable)
    return ValueKind(shape: .either([word.shape, table.shape])) { node, key, decoding in
      if case .mapping = node.content { return table.decode(node, key, &decoding) }
      return word.decode(node, key, &decoding).map { ProjectSettings.Fonts(source: $0) }
    }
  }()

  private static let fontTable = ObjectSchema<ProjectSettings.Fonts>(
    "fonts", "the fonts", "What draws letters.", start: ProjectSettings.Fonts(),
    fields: [
      Field(
        optional: "source", Kind.choice(ProjectSettings.FontSource.self), \.source,
        "Where fonts come from: files known by their content, or what the machine has.",
        default: "pinned"),
      Field(
        "paths", Kind.list(Kind.text), \.paths,
        "Font files, or folders of them, that come first, from this file's folder on."),
    ])
}
