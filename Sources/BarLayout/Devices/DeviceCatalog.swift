/// Every device a scene may name, oldest kind first.
package enum DeviceCatalog {
  /// All devices; no two have the same id.
  package static let all: [DeviceModel] = phones + pads + watches + fixedScreens

  /// The device with an id; nil when there is none.
  package static func model(_ id: String) -> DeviceModel? {
    all.first { $0.id == id }
  }

  /// The ids a misspelled one may have meant, likeliest first; empty when nothing is near.
  ///
  /// Marketing names count too: `iPhone 15 Pro` finds `iphone-15-pro`.
  ///
  /// - Parameters:
  ///   - id: What was written.
  ///   - count: How many to return at most.
  package static func nearestIDs(to id: String, count: Int = 3) -> [String] {
    let written = spelling(of: id)
    let limit = max(2, written.count / 4)
    let candidates = all.map { model in
      let distance = min(
        written.editDistance(to: model.id),
        written.editDistance(to: spelling(of: model.name)))
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
}
