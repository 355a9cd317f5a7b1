/// What scenes are written for.
public struct SceneSettings: Sendable {
  /// The device, as scenes name it.
  public var device = "iphone-15-pro"
  /// The system, as scenes name it.
  public var system = "ios-18"
  /// The language; nil for the app's own.
  public var locale: String?
  /// What expressions stand for that only the running app knows.
  public var assumptions: [String: String] = [:]
  /// Whether words are written out in the language rather than by key.
  public var resolvesWords = false
  /// The name of the catalog beside the scenes.
  public var catalogName = "words.xcstrings"

  /// The pseudo-language that words are written in; nil for none.
  var pseudo: AuditMatrix.PseudoLanguage?

  /// Makes settings.
  public init() {}

  /// The system's version: 18 of `ios-18`.
  public var systemVersion: Double {
    system.split(separator: "-").last.flatMap { Double($0) } ?? 18
  }
}
