internal import AppReading
internal import BarSceneFile

extension Auditor {
  /// What bars use that the system does not have, although nothing in the code asks for its version.
  ///
  /// Code behind `#available` of a later system is not read, so what is left is used on this one.
  ///
  /// Nothing is said where the app's project asks for a later system, on which it is never without it, nor of
  /// what Swift, which knows that project, would not have built.
  func availabilityFindings() -> [Finding] {
    let oldest = looks.oldestSystem
    if let oldest, let year = settings.system.split(separator: "-").last.flatMap({ Int($0) }),
      oldest > year
    {
      return []
    }
    let writer = writer(for: WordWriter(words, settings).developmentLocale)
    var seen: Set<String> = []
    return audited.filter { $0.variant == nil }.flatMap { screen -> [Finding] in
      let text = writer.text(of: screen)
      let source = SceneSource(name: screen.fileName + ".yaml", bytes: Array(text.utf8))
      guard let file = try? SceneFile(source) else { return [] }
      return file.warnings.compactMap { warning in
        guard
          ["has no effect before version", "is available since"].contains(
            where: warning.message.contains),
          !Self.isKnownSinceLong(warning.message, screen), !Self.isSpace(warning.message),
          let place = Self.place(at: warning.line, of: text),
          oldest == nil || !place.path.hasSuffix(".swift")
            || !warning.message.contains("is available since"),
          seen.insert("\(place.text)|\(warning.message)").inserted
        else { return nil }
        return Finding(
          rule: .availability, screen: screen.name, place: place, locale: "",
          whole: warning.message, shown: settings.system)
      }
    }
  }

  /// Whether it is a space, of which nobody misses anything where it takes no room.
  private static func isSpace(_ message: String) -> Bool { message.hasPrefix("\"flexibleSpace\"") }

  /// Whether the system has what layouts heed from a later version on.
  ///
  /// UIKit: `preferredSearchBarPlacement` came with iOS 16, its `integrated` ones with iOS 26.
  private static func isKnownSinceLong(_ message: String, _ screen: Screen) -> Bool {
    message.contains("preferredSearchBarPlacement")
      && screen.searchPlacement?.value.hasPrefix("integrated") != true
  }
}
