internal import BarComparison
internal import BarFiles
internal import BarLayout

/// Finds goldens that lie under another name than their scene's, as a scene that was renamed leaves
/// them.
package struct RenameSearch: Sendable {
  /// The paths without an ending of layouts that belong to no scene, by their folder of goldens,
  /// their form and what they say.
  private var stems: [String: [Int: [Substring: [String]]]] = [:]

  /// Reads the layouts of a suite that belong to no scene.
  package init(_ suite: GoldenSuite) {
    for orphan in suite.orphans where FilePath.ends(orphan.path, with: GoldenFile.layout.ending) {
      let reader = FolderReader(root: orphan.root)
      guard let bytes = try? reader.bytes(of: orphan.path, limit: LayoutVerdict.limit) else {
        continue
      }
      let text = GoldenText(String(decoding: bytes, as: UTF8.self))
      let stem = FilePath.dropping(GoldenFile.layout.ending.utf8.count, from: orphan.path)
      stems[orphan.root, default: [:]][text.keptForm ?? GoldenText.form, default: [:]][
        text.body, default: []
      ].append(stem)
    }
  }

  /// Whether there is anything to find.
  package var isEmpty: Bool { stems.isEmpty }

  /// Under which path, without an ending, the layout of a golden lies; nil for under none.
  ///
  /// Of several the one with the same name in another folder is taken, then one with the same
  /// combination of a matrix.
  func stem(of scene: LaidOutScene, scope: GoldenScope, as golden: GoldenCase) -> String? {
    guard let forms = stems[golden.root] else { return nil }
    let found = forms.keys.sorted().flatMap { form in
      forms[form]?[GoldenText(of: scene, scope: scope, form: form).body] ?? []
    }
    let name = FilePath.name(of: golden.stem)
    return found.first { FilePath.name(of: $0).utf8.elementsEqual(name.utf8) }
      ?? found.first { Self.combination($0) == Self.combination(golden.stem) } ?? found.first
  }

  private static func combination(_ stem: String) -> [UInt8] {
    stem.utf8.firstIndex(of: UInt8(ascii: "@")).map { Array(stem.utf8[$0...]) } ?? []
  }
}
