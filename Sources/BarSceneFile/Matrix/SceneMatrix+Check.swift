extension SceneMatrix {
  /// Notes what is wrong with the rules, and with the whole.
  ///
  /// - Parameter takes: what a known axis makes of a value that a rule names; nil after a mistake
  ///   was noted.
  mutating func check(
    at position: SourcePosition, _ decoding: inout Decoding,
    takes: (Axis, Rule.Label, inout Decoding) -> String?
  ) {
    guard product <= SceneLimits.matrixScenes else {
      decoding.error(
        "the matrix makes too many scenes "
          + hint(found: "\(product)", accepted: "at most \(SceneLimits.matrixScenes)"), at: position
      )
      listed = []
      freeAxes = []
      return
    }
    let freeNames = freeAxes.map(\.name)
    let ownNames = listed.map(\.axis.rawValue) + freeNames
    exclusions = exclusions.map { $0.checked(ownNames, "exclude", self, &decoding, takes) }
    inclusions = inclusions.map {
      $0.checked(Axis.allCases.map(\.rawValue) + freeNames, "include", self, &decoding, takes)
    }
    guard !decoding.hasErrors else { return }
    checkUse(at: position, &decoding)
  }

  /// Notes rules that do nothing, or too much.
  private func checkUse(at position: SourcePosition, _ decoding: inout Decoding) {
    var plain = self
    (plain.exclusions, plain.inclusions) = ([], [])
    let all = plain.combinations
    // Steps of a walk are not counted yet.
    if self[.after] != ["all"] {
      for rule in exclusions where !all.contains(where: rule.fits) {
        decoding.warn("the exclusion fits no combination of the matrix", at: rule.place)
      }
    }
    if combinations.isEmpty {
      decoding.error("the matrix leaves no combination", at: position)
    }
    var names: Set<String> = []
    for combination in plain.combinations
    where !exclusions.contains(where: { $0.fits(combination) }) {
      names.insert(Self.suffix(combination))
    }
    for rule in inclusions where !names.insert(Self.suffix(settings(of: rule))).inserted {
      decoding.error("the matrix has this combination already", at: rule.place)
    }
  }
}

extension SceneMatrix.Rule {
  /// The rule with its values as the axes spell them.
  fileprivate func checked(
    _ names: [String], _ key: String, _ matrix: SceneMatrix, _ decoding: inout Decoding,
    _ takes: (SceneMatrix.Axis, Label, inout Decoding) -> String?
  ) -> SceneMatrix.Rule {
    var rule = self
    for (index, entry) in entries.enumerated() {
      guard names.contains(entry.axis) else {
        decoding.error(
          "\(key) names no axis of the matrix "
            + hint(
              found: quoted(entry.axis), accepted: names.joined(separator: ", "),
              meant: suggestion(for: entry.axis, among: names)), at: entry.place)
        continue
      }
      if key == "include", entry.labels.count != 1 {
        decoding.error(
          "include adds one combination (found \(entry.labels.count) values; accepted: one)",
          at: entry.place)
      }
      var known = matrix.freeAxes.first { $0.name == entry.axis }?.settings.map(\.label)
      if let axis = SceneMatrix.Axis(rawValue: entry.axis) {
        for (place, label) in entry.labels.enumerated() {
          guard let value = takes(axis, label, &decoding) else { return rule }
          rule.entries[index].labels[place].text = value
        }
        let values = matrix[axis]
        known = key == "exclude" && values != ["all"] ? values : nil
      }
      guard let known else { continue }
      for label in rule.entries[index].labels where !known.contains(label.text) {
        decoding.error(
          "\(entry.axis) has no such value "
            + hint(
              found: quoted(label.text), accepted: known.joined(separator: ", "),
              meant: suggestion(for: label.text, among: known)), at: label.place)
      }
    }
    return rule
  }
}
