internal import BarSceneFile
internal import Testing

@Suite struct NumericKeyTests {
  /// The way to every key that takes a number or a list of numbers, read off the list of keys.
  private static let keyPaths: [(path: String, isList: Bool)] = {
    let places: [String: String] = [
      "scene": "", "device": "device.", "edgeInsets": "navigationBar.layoutMargins.",
      "measuredText": "measuredText[0].", "transition": "transition.", "allow": "allow.",
      "navigationBar": "navigationBar.", "font": "navigationBar.titleTextAttributes.font.",
      "textAttributes": "navigationBar.titleTextAttributes.",
      "perBarMetrics": "navigationBar.titleVerticalPositionAdjustment.",
      "appearance": "navigationBar.standardAppearance.",
      "offset": "navigationBar.standardAppearance.titlePositionAdjustment.",
      "searchController": "navigationBar.items[0].searchController.",
      "segmentedControl": "navigationBar.items[0].titleView.segmentedControl.",
      "customView": "navigationBar.items[0].titleView.",
      "image": "navigationBar.items[0].titleView.image.",
      "barButtonItem": "navigationBar.items[0].backBarButtonItem.",
    ]
    return SceneSchema.keys().compactMap { key in
      let isNumber = key.accepted.contains("number")
      let isList = key.accepted.hasPrefix("[") || key.accepted.contains(" [")
      guard isNumber || isList, let place = places[key.object] else { return nil }
      return (place + key.key, isList && !isNumber)
    }
  }()

  @Test func `every number of a scene is found in the list of keys`() {
    #expect(Self.keyPaths.count >= 31)
    #expect(Self.keyPaths.contains { $0.path == "contentOffset" })
    #expect(Self.keyPaths.contains { $0.path == "navigationBar.frame" && $0.isList })
    #expect(Self.keyPaths.contains { $0.path == "transition.progress" })
  }

  @Test(arguments: [
    ".nan", ".inf", "-.inf", "NaN", "Infinity", "inf", "1e999", "-1e999", "1e300", "1e9", "1e400",
    "190:20:30", "0x10", "0o17", "1_000", "1,000", "+1", ".5", "5.", "01", "--1", "1e", "1e+", "١",
    "1 2", "'5'", "\"5\"", "true", "[]", "[[1]]", "12pt",
  ])
  func `every number of a scene is refused in any form that is not a number within limits`(
    value: String
  ) {
    for (path, isList) in Self.keyPaths {
      // A list's brackets are never the number's own.
      let written =
        isList ? "[\(Array(repeating: value, count: 4).joined(separator: ", "))]" : value
      let found = problems(
        of: "navigationBar: {}", overrides: [SceneOverride(keyPath: path, value: written)])
      #expect(found.contains { $0.file == "--set \(path)" }, "\(path) = \(written)")
    }
  }

  @Test func `every number of a scene is accepted at its limits and refused beyond them`() throws {
    for (path, range) in [
      ("contentOffset", -100_000.0...100_000.0), ("transition.progress", 0...1),
      ("device.scale", 0.5...8), ("device.cornerRadius", 0...100_000),
      ("measuredText[0].width", 0...100_000), ("allow.channel", 0...255),
    ] {
      let base = [
        ("device.points", "[1, 16384]"), ("transition.operation", "push"),
        ("transition.progress", "0"), ("measuredText[0].text", "x"), ("measuredText[0].width", "1"),
        ("allow.because", "x y z"),
      ].map { SceneOverride(keyPath: $0.0, value: $0.1) }
      func messages(_ value: Double) -> [String] {
        let override = SceneOverride(keyPath: path, value: "\(value)")
        return problems(of: "navigationBar: {}", overrides: base + [override]).map(\.message)
      }
      #expect(messages(range.lowerBound) == [])
      #expect(messages(range.upperBound) == [])
      #expect(messages(range.lowerBound.nextDown).first?.contains("is out of range") == true)
      #expect(messages(range.upperBound.nextUp).first?.contains("is out of range") == true)
    }
  }
}
