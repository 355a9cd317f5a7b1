/// How early a change is told; the lists are compared number by number, smaller first.
enum FieldRank {
  /// The rank of what VoiceOver reads, after everything that is seen.
  static let voiceOver = 5
  private static let hidden = 6

  /// The rank of a field of an element that is there before and after: titles first, then words,
  /// then elements, then their parts.
  static func of(_ field: String, _ before: GoldenRecord, _ after: GoldenRecord) -> [Int] {
    let group = group(field)
    let importance = importance(before.id)
    if before.isHidden, after.isHidden { return [hidden, group, importance] }
    let tier = importance == 0 ? 1 : group == 1 ? 2 : before.isPart ? 4 : 3
    return [tier, group, importance]
  }

  /// The rank of an element that came or went.
  static func ofElement(_ record: GoldenRecord) -> [Int] {
    let importance = importance(record.id)
    let tier = importance == 0 ? 1 : record.isPart ? 4 : 2
    return [record.isHidden ? hidden : tier, 0, importance]
  }

  /// Words before frames before colours before what follows from them.
  private static func group(_ field: String) -> Int {
    switch field {
    case "text", "isTruncated", "titleMode", "appearance", "barMetrics", "symbol": 1
    case "frame.x", "frame.y", "frame.width", "frame.height": 2
    case "baseline": 4
    case _ where field.hasPrefix("ink.") || field.hasPrefix("clip."): 5
    default: 3
    }
  }

  /// Titles before buttons before backgrounds.
  private static func importance(_ id: String) -> Int {
    let name = id.split(separator: "/").last.map(String.init) ?? id
    if name == "title" || name == "largeTitle" { return 0 }
    if name.hasSuffix("ubtitle") || name == "prompt" || name.hasPrefix("titleView") { return 1 }
    if name.hasPrefix("backButton") || name.contains("BarButtonItems") { return 2 }
    if name.hasPrefix("searchBar") { return 3 }
    if name == "bar" { return 4 }
    if name.hasPrefix("statusBar") || name == "clock" { return 7 }
    return name == "background" || name == "shadow" || name == "safeArea" ? 6 : 5
  }
}
