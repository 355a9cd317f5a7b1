/// Every device a scene may name, oldest kind first.
public enum DeviceCatalog {
  /// All devices; no two have the same id.
  public static let all: [DeviceModel] = phones + pads + watches + fixedScreens

  /// The device with an id; nil when there is none.
  public static func model(_ id: String) -> DeviceModel? {
    all.first { $0.id == id }
  }

  /// The ids a misspelt one may have meant, likeliest first; empty when nothing is near.
  ///
  /// Marketing names count too: `iPhone 15 Pro` finds `iphone-15-pro`.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - count: How many to return at most.
  public static func nearestIDs(to id: String, count: Int = 3) -> [String] {
    let written = spelling(of: id)
    let limit = max(2, written.count / 4)
    let candidates = all.map { model in
      let distance = min(
        edits(from: written, to: Array(model.id)),
        edits(from: written, to: spelling(of: model.name)))
      return (id: model.id, distance: distance)
    }
    let near = candidates.filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    return near.prefix(max(0, count)).map(\.id)
  }

  /// How an id would spell a name: lower case, everything but letters, digits and points a hyphen.
  ///
  /// Cut to 64 characters, since no id is near that long and the comparison is quadratic.
  private static func spelling(of name: String) -> [Character] {
    name.prefix(64).flatMap { character in
      let isKept = character.isLetter || character.isNumber || character == "."
      return isKept ? Array(character.lowercased()) : ["-"]
    }
  }

  /// Letters to insert, leave out or replace to turn one text into the other (Levenshtein).
  private static func edits(from first: [Character], to second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let replaced = diagonal + (second[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
