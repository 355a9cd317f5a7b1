/// Why a scene cannot be laid out.
///
/// It says where, and with which values.
public struct SceneError: Error, Hashable, Sendable {
  /// Where in the scene the reason stands: `navigationBar.items[1].titleView`.
  public var keyPath: String
  /// What is wrong, what was found and what is accepted, in one sentence without a full stop.
  public var message: String

  /// Makes an error.
  public init(keyPath: String, message: String) {
    self.keyPath = keyPath
    self.message = message
  }
}
