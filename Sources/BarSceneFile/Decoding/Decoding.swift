internal import BarLayout

/// What decoding has found out besides the values: problems, and which keys that
/// some machines do not have were used.
struct Decoding {
  /// A key that some machines do not have, or that does nothing among others.
  struct KeyUse {
    var key: String
    var reach: KeyAvailability
    var position: SourcePosition
    /// What it stands for; nil for a key without a symbol of its own.
    var symbol: SymbolAvailability?
    /// What is said of it among the other keys of its mapping; nil where it does something.
    var idleness: String?
    /// How many of these keys stand in its value; they come next.
    var inner = 0
  }

  private let names: [String]
  private var found: [(position: SourcePosition, problem: SceneProblem)] = []
  private var refused: Set<SourcePosition> = []
  private(set) var hasErrors = false
  /// Files that were read besides the scene, by their paths from its folder.
  var files: Set<String> = []
  private(set) var keyUses: [KeyUse] = []
  /// What was taken in place of what is written because the command line asks for something else,
  /// in words.
  var choices: [String] = []

  /// The folder that the scene's pictures are in; nil for none.
  let folder: String?

  /// Where the overrides stand in the file, in the order of the names; nil for those of the command
  /// line.
  private let places: [SourcePosition?]
  /// Where files are looked for that stand in other folders of the suite; nil for nowhere.
  let suite: SceneSuite?

  /// - Parameter names: the file's name, then those of the overrides.
  init(
    names: [String], places: [SourcePosition?] = [], folder: String? = nil,
    suite: SceneSuite? = nil
  ) {
    self.names = names
    self.places = places
    self.folder = folder
    self.suite = suite
  }

  /// Where files that the scene names are looked for; nil for a scene that is not a file.
  var namedFiles: NamedFiles? { folder.map { NamedFiles(folder: $0, suite: suite) } }

  /// Notes what reading found wrong; what decoding says of the same place is no news then.
  mutating func note(_ fault: SourceFault) {
    error(fault.message, at: fault.position)
    refused.insert(fault.position)
  }

  /// Notes an error.
  mutating func error(_ message: String, at position: SourcePosition) {
    hasErrors = true
    guard !refused.contains(position) else { return }
    found.append((position, problem(message, at: position, .error)))
  }

  /// Notes a warning.
  mutating func warn(_ message: String, at position: SourcePosition) {
    found.append((position, problem(message, at: position, .warning)))
  }

  /// Notes a key that some machines do not have or that does nothing among others, while what
  /// stands in its value is decoded.
  mutating func using(
    _ row: KeyRow, in entry: SourceNode.Entry, idle: String?, decode: (inout Decoding) -> Void
  ) {
    let word = row.wordUse(of: entry.value)
    guard row.reach != nil || row.symbol != nil || idle != nil || word != nil else {
      decode(&self)
      return
    }
    let index = keyUses.count
    keyUses.append(
      KeyUse(
        key: row.key, reach: row.reach ?? .everywhere, position: entry.keyPosition,
        symbol: row.symbol, idleness: idle))
    if let word { keyUses.append(word) }
    decode(&self)
    keyUses[index].inner = keyUses.count - index - 1
  }

  /// Notes what a value stands for without naming its key, where some machines do not have that.
  mutating func using(_ key: String, reach: KeyAvailability, at position: SourcePosition) {
    keyUses.append(KeyUse(key: key, reach: reach, position: position))
  }

  /// Warns of keys that do nothing, on the machines of a scene or anywhere.
  ///
  /// What stands inside such a key is not looked at.
  mutating func warnOfKeys(
    without machines: [(machine: KeyAvailability.Machine, system: SystemVersion)]
  ) {
    var index = 0
    while index < keyUses.count {
      let use = keyUses[index]
      let objections = machines.compactMap {
        use.reach.objection(to: use.key, on: $0.machine, $0.system)
      }
      let objection = objections.count == machines.count ? objections.first : nil
      let systems = machines.compactMap { use.symbol?.objection(to: use.key, on: $0.system) }
      if let message = objection ?? use.idleness {
        warn(message, at: use.position)
        index += use.inner
      } else if let message = systems.first, systems.count == machines.count {
        warn(message, at: use.position)
      }
      index += 1
    }
  }

  /// Everything noted, in the order of the file; a last one counts those above the limit.
  var problems: [SceneProblem] {
    let sorted = found.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
    guard sorted.count > SceneLimits.problems else { return sorted.map(\.problem) }
    let rest = sorted[SceneLimits.problems...]
    var shown = sorted[..<SceneLimits.problems].map(\.problem)
    if let first = rest.first {
      let isError = rest.contains { $0.problem.severity == .error }
      shown.append(
        problem(
          "\(rest.count) more problems from here on", at: first.position,
          isError ? .error : .warning))
    }
    return shown
  }

  /// What the source of a place is called: the file, or an option.
  func name(of position: SourcePosition) -> String { names[position.source] }

  /// Whether another problem would still be shown, for whoever makes costly messages.
  var isPatient: Bool { found.count <= SceneLimits.problems }

  /// A problem at a place.
  func problem(
    _ message: String, at position: SourcePosition, _ severity: SceneProblem.Severity
  ) -> SceneProblem {
    if places.indices.contains(position.source), let place = places[position.source] {
      return SceneProblem(
        file: names[place.source], line: place.line, column: place.column, severity: severity,
        message: message)
    }
    return SceneProblem(
      file: names[position.source], line: position.line, column: position.column,
      severity: severity, message: message, isOfOption: position.source > 0)
  }
}

extension KeyRow {
  /// The word in a value as a use of its own; nil for one that came with the key.
  fileprivate func wordUse(of value: SourceNode) -> Decoding.KeyUse? {
    guard !words.isEmpty, case .scalar(let word, _) = value.content,
      let use = words.first(where: { $0.key == word })
    else { return nil }
    return Decoding.KeyUse(
      key: word, reach: .everywhere, position: value.position, symbol: use.value)
  }
}
