internal import BarLayout

extension Keys {
  /// A system and its major version.
  static let system = ValueKind<SystemVersion>(shape: .choice(SystemVersion.allIdentifiers)) {
    node, key, decoding in
    let names = SystemVersion.allIdentifiers
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be a word \(hint(found: node.found, accepted: supportedSystems))",
        at: node.position)
      return nil
    }
    if let system = SystemVersion(identifier: text) { return system }
    let family = text.prefix { $0 != "-" }
    if let platform = SystemVersion.Platform(rawValue: String(family)),
      SystemVersion.supportedMajors(of: platform).isEmpty
    {
      decoding.error(
        "\(platform.rawValue) is not supported yet "
          + hint(found: node.found, accepted: supportedSystems), at: node.position)
    } else {
      let meant = decoding.isPatient ? suggestion(for: text, among: names) : nil
      decoding.error(
        "unknown system \(hint(found: node.found, accepted: supportedSystems, meant: meant))",
        at: node.position)
    }
    return nil
  }

  /// The accepted systems, runs of versions drawn together: `ios-7 … ios-18, ios-26`.
  private static var supportedSystems: String {
    SystemVersion.Platform.allCases.flatMap { platform -> [String] in
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
      }
    }.joined(separator: ", ")
  }
}
