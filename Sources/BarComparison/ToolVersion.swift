/// The tool's version, as goldens and reports name it.
package enum ToolVersion {
  /// `0.1.0`; it says nothing about pixels, which have the engine's.
  package static let text = "0.1.0"
}
