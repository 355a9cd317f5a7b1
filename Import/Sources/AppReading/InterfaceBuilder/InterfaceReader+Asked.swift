internal import Foundation

/// What code asks drawings for.
extension InterfaceReader {
  /// Scenes that nothing shows, and segues that nothing performs.
  struct NeverShown {
    /// Them, by their files and what these call them.
    private var places: Set<String> = []

    /// Whether one of a file is among them.
    func holds(_ id: String, of path: String) -> Bool { places.contains(path + " " + id) }

    /// Notes those of a file.
    mutating func note(_ unreached: UnreachedScenes, of path: String) {
      for element in unreached.gone + unreached.neverPerformed {
        if let id = element["id"] { places.insert(path + " " + id) }
      }
    }
  }

  /// What each drawing of an app has, but what is shown while the app starts; what cannot be read is named.
  func roots(
    of files: AppFiles, without strangers: Set<String>, _ notes: inout [Note]
  ) -> [(file: AppFiles.File, root: MarkupElement)] {
    var roots: [(file: AppFiles.File, root: MarkupElement)] = []
    for file in files.files(.interface) where !strangers.contains(file.path) {
      guard let data = try? Data(contentsOf: file.url) else {
        notes.append(Note(path: file.path, text: "cannot be read"))
        continue
      }
      do {
        let root = try Markup.root(of: data)
        if let reason = Self.reasonToSkip(root) {
          notes.append(Note(path: file.path, text: reason))
        } else if root["launchScreen"] != "YES" {
          // What is shown while the app starts is a picture of a screen.
          root.takeVariations(isPad: isPad)
          takeLinks(in: root, to: files.files(.interface))
          roots.append((file, root))
        }
      } catch {
        notes.append(Note(path: file.path, line: error.line, text: error.message))
      }
    }
    return roots
  }

  /// What the code asks for of what is drawn; nil where its classes are not known.
  func codeOfScenes(
    _ roots: [MarkupElement], _ asking: [AppFiles.File]
  ) -> UnreachedScenes.Code? {
    guard let code else { return nil }
    let (names, drawn) = UnreachedScenes.names(in: roots)
    return UnreachedScenes.Code(
      names: AskedNames(names, drawn: drawn, in: asking, types: code.typesOfFiles),
      isWhole: code.isWhole)
  }
}
