internal import BarLayout

extension Keys {
  /// A system and its major version.
  static let system = ValueKind<SystemVersion>(shape: .choice(SystemVersion.allIdentifiers)) {
    node, key, decoding in
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be a word \(hint(found: node.found, accepted: supportedSystems))",
        at: node.position)
      return nil
    }
    if let system = SystemVersion(identifier: text) { return system }
    let meant =
      nearestVersion(to: text) ?? suggestion(for: text, among: SystemVersion.allIdentifiers)
    decoding.error(
      "unknown system \(hint(found: node.found, accepted: supported(near: text), meant: meant))",
      at: node.position)
    return nil
  }

  /// The version nearest to one that there is not; nil for another form.
  private static func nearestVersion(to text: String) -> String? {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let platform = SystemVersion.Platform(rawValue: String(parts[0])),
      let major = Int(parts[1]), (0...1_000).contains(major)
    else { return nil }
    return SystemVersion.supportedMajors(of: platform)
      .min { abs($0 - major) < abs($1 - major) }
      .map { SystemVersion(platform, $0).identifier }
  }

  /// The accepted systems of the family that a text begins with, or of every family.
  private static func supported(near text: String) -> String {
    let family = text.prefix { $0 >= "a" && $0 <= "z" }
    let platform = SystemVersion.Platform(rawValue: String(family))
    return runs(of: platform.map { [$0] } ?? SystemVersion.Platform.allCases)
  }

  /// The accepted systems.
  private static var supportedSystems: String { runs(of: SystemVersion.Platform.allCases) }

  /// Systems with runs of versions drawn together: `ios-7 … ios-18, ios-26`.
  static func runs(of platforms: [SystemVersion.Platform]) -> String {
    platforms.flatMap { platform -> [String] in
      var runs: [ClosedRange<Int>] = []
      for major in SystemVersion.supportedMajors(of: platform) {
        if let last = runs.last, last.upperBound + 1 == major {
          runs[runs.count - 1] = last.lowerBound...major
        } else {
          runs.append(major...major)
        }
      }
      return runs.map { run in
        let first = SystemVersion(platform, run.lowerBound).identifier
        let last = SystemVersion(platform, run.upperBound).identifier
        return run.count == 1 ? first : "\(first) … \(last)"
      } + releases(of: platform)
    }.joined(separator: ", ")
  }

  /// The later releases that a scene may name, drawn together.
  private static func releases(of platform: SystemVersion.Platform) -> [String] {
    SystemVersion.supportedMajors(of: platform).flatMap { major -> [String] in
      let all = SystemVersion.allIdentifiers.filter {
        $0.hasPrefix("\(platform.rawValue)-\(major).")
      }
      guard let first = all.first, let last = all.last, first != last else { return all }
      return ["\(first) … \(last)"]
    }
  }
}
