/// The scenes of two places that are compared: two files, or those of two folders with one name.
struct ScenePairs {
  /// A scene and what it is compared with.
  struct Pair {
    /// What both are called.
    var name: String
    var before: SceneInput
    var after: SceneInput
  }

  /// The pairs, in the order of the first place.
  private(set) var pairs: [Pair] = []
  /// The scenes that are in the first place alone.
  private(set) var onlyBefore: [String] = []
  /// The scenes that are in the second place alone.
  private(set) var onlyAfter: [String] = []

  /// Whether there are several scenes at either place.
  let isPlural: Bool

  /// Looks at two places.
  init(_ before: String, _ after: String) throws(Failure) {
    let old = try SceneInputs([before])
    let new = before == after ? old : try SceneInputs([after])
    isPlural = old.isPlural || new.isPlural
    if !isPlural {
      pairs = [Pair(name: old.files[0].name, before: old.files[0], after: new.files[0])]
      return
    }
    let later = Dictionary(new.files.map { ($0.name, $0) }) { first, _ in first }
    for input in old.files {
      if let other = later[input.name] {
        pairs.append(Pair(name: input.name, before: input, after: other))
      } else {
        onlyBefore.append(input.name)
      }
    }
    let earlier = Set(old.files.map(\.name))
    onlyAfter = new.files.map(\.name).filter { !earlier.contains($0) }
  }
}
