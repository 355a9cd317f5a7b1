extension WordTables {
  /// A language as scenes spell it: `pt_BR` of `pt-BR` and `pt-br`, which name one language, and `de`
  /// of `German`, which projects of old times say.
  public static func locale(_ name: String) -> String {
    if let new = oldNames[name] { return new }
    guard isLanguage(name) else { return "en" }
    let parts = name.split(whereSeparator: { "-_".contains($0) })
    guard let language = parts.first else { return name }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: String(part)
      }
    }
    return ([language.lowercased()] + rest).joined(separator: "_")
  }

  /// Whether a name may be that of a language, as folders, catalogs and projects have them.
  static func isLanguage(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
      }
  }

  /// Languages by the names that folders and projects of old times have for them.
  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es",
    "Italian": "it", "Dutch": "nl",
  ]
}
