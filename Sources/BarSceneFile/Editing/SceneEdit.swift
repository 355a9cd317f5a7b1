/// A change of a scene's text.
public enum SceneEdit: Hashable, Sendable {
  /// Takes a key and its value out.
  case remove(keyPath: String)
  /// Exchanges a text.
  case replace(keyPath: String, text: String)
  /// Puts a key with a text before the key at a key path, in the same mapping.
  case insertText(key: String, text: String, before: String)
  /// Puts a key after the one at a key path, in the same mapping, with the same value.
  case copyValue(key: String, of: String)
  /// Puts a fixed space before an element of a list.
  case insertFixedSpace(points: Int, before: String)
}
