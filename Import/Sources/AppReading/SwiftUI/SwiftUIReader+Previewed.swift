/// Views that only Xcode's previews show, or the same app for another platform.
extension SwiftUIReader {
  /// Leaves out such views, and those that only they show.
  ///
  /// What shows others besides the app goes on telling where else those stand.
  func dropPreviewed() {
    drop(typed.keys.filter { uses[$0] == nil && isOnlyPreviewed($0) }) { name, _ in
      isOnlyPreviewed(name)
    }
  }

  /// Leaves out views and what only they show.
  ///
  /// - Parameter isGone: whether nothing else shows a view that stood in those which are gone.
  func drop(_ first: [String], with isGone: (String, Set<String>) -> Bool) {
    var gone: Set<String> = []
    let shown = Dictionary(grouping: loose, by: \.screen.parent)
    var left = uses
    var open = first
    while let name = open.popLast() {
      guard let draft = typed.removeValue(forKey: name) else { continue }
      gone.insert(name)
      // Each draft counts once for every view that stands in it.
      for holder in [draft] + shown[name, default: []] {
        for type in Set(holder.children.map(\.type)) {
          left[type, default: 1] -= 1
          if left[type] == 0, isGone(type, gone) { open.append(type) }
        }
      }
    }
    loose.removeAll { $0.screen.parent.map(gone.contains) ?? false }
  }

  /// Whether a type is there for Xcode's previews alone.
  func isPreview(_ type: String) -> Bool {
    type.split(separator: ".").contains { $0.hasSuffix("Preview") || $0.hasSuffix("Previews") }
  }

  /// Whether a type's name says that it is there for Xcode's previews.
  func isForPreviews(_ name: String) -> Bool {
    name.split(separator: ".").last?.hasPrefix("Preview") ?? false
  }

  /// Whether nothing but Xcode's previews has a type, or code for other platforms.
  private func isOnlyPreviewed(_ name: String) -> Bool {
    index.previewedAlone.contains(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
