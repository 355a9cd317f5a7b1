public import BarComparison

/// What a project's `navbar.yaml` sets for all of its scenes.
public struct ProjectSettings: Hashable, Sendable {
  /// Where fonts come from that nobody named one by one.
  public enum FontSource: String, CaseIterable, Hashable, Sendable {
    /// Files known by their content, the same on every machine.
    case pinned
    /// What the machine's font packages have.
    case system
  }

  /// What draws letters.
  public struct Fonts: Hashable, Sendable {
    /// Where fonts come from; nil where the project does not say.
    public var source: FontSource?
    /// Font files and folders that come first, from the file's folder on.
    public var paths: [String] = []

    /// Fonts as they are where nobody says.
    public init(source: FontSource? = nil) {
      self.source = source
    }
  }

  /// What draws letters.
  public var fonts = Fonts()
  /// The device of scenes that name none; nil for the program's own.
  public var device: String?
  /// The system of scenes that name none; nil for the program's own.
  public var system: String?
  /// Folders of scenes and their goldens, from the file's folder on; none for the usual one.
  public var folders: [String] = []
  /// The folder for pictures of which goldens keep only a checksum, below the file's own; nil for
  /// none.
  public var pictures: String?
  /// How far pictures may be off where a scene does not say; nil for not at all.
  public var allowance: GoldenAllowance?
  /// What scenes are held against.
  public var lint = SceneLint()
  /// The languages of the app.
  public var locales: [String] = []
  /// Pixels per point of pictures; nil for each device's own.
  public var scale: Double?

  /// Settings that leave everything as it is.
  public init() {}
}
