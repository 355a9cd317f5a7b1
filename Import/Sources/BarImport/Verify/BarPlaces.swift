internal import BarLayout
internal import BarSceneFile

/// Where a navigation bar may stand on a device, as the engine lays it out.
struct BarPlaces {
  /// The frame of a bar: left, top, width and height in points of the screen.
  typealias Frame = [Double]

  /// A bar without anything but a title.
  var plain: Frame
  /// The same with a large title.
  var large: Frame
  /// All that were asked for: these two, each with a search field, and the bar of a sheet.
  var all: [Frame]

  /// Lays bars out on a device; nil where none can be.
  init?(device: String, system: String) {
    func frame(_ more: [String], _ item: [String] = []) -> Frame? {
      var lines = Lines()
      lines.add("device: \(device)")
      lines.add("system: \(system)")
      for line in more where line.hasPrefix("presentation") { lines.add(line) }
      lines.add("navigationBar:")
      lines.indent {
        for line in more where !line.hasPrefix("presentation") { $0.add(line) }
        $0.add("items:")
        $0.add("  - title: Title")
        for line in item { $0.add("    " + line) }
      }
      let source = SceneSource(name: "place.yaml", bytes: Array(lines.text.utf8))
      guard
        let answer = try? LaidOutScene(
          layingOut: SceneFile(source).scene, measuring: AdvanceTable.sanFrancisco),
        let bar = answer.bars.first?.elements.first(where: { $0.id.description == "bar" })?.frame
      else { return nil }
      return [bar.x, bar.y, bar.width, bar.height]
    }
    guard let plain = frame([]) else { return nil }
    let isLarge = ["prefersLargeTitles: true"]
    let searches = ["searchController: {placeholder: Search}"]
    self.plain = plain
    large = frame(isLarge) ?? plain
    all = [plain, large]
    all += [frame([], searches), frame(isLarge, searches), frame(["presentation: pageSheet"])]
      .compactMap(\.self)
  }
}
