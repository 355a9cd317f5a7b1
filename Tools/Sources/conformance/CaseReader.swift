internal import Yams

/// Why a case file cannot be used.
struct CaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, and what is wrong with it.
  var description: String
}

extension ConformanceCase {
  /// Reads the text of a case file.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - folder: The folder it stands in.
  ///   - name: The file's name without its ending; the case's id must be the same.
  init(yaml text: String, folder: String, name: String) throws(CaseError) {
    let file = "\(folder)/\(name).yaml"
    let root: Node?
    do { root = try Yams.compose(yaml: text) } catch {
      throw CaseError(description: "\(file): not YAML: \(error)")
    }
    guard let root else { throw CaseError(description: "\(file): is empty") }
    let map = try CaseMap(
      root, file: file,
      keys: [
        "id", "source", "evidence", "confidence", "rounding", "tolerance", "scene", "expect", "why",
      ])
    let id = try map.string("id")
    guard id == name else { throw map.error("its id is \(id)") }
    guard let scene = map["scene"], scene.mapping != nil else { throw map.error("has no scene") }
    guard let expect = map["expect"]?.sequence, !expect.isEmpty else {
      throw map.error("expects nothing")
    }
    var expectations: [Expectation] = []
    for node in expect { expectations.append(try Expectation(node, file: file)) }
    do { self.scene = try Yams.serialize(node: scene, allowUnicode: true) } catch {
      throw map.error("its scene cannot be written: \(error)")
    }
    self.id = id
    self.folder = folder
    source = try map.string("source")
    evidence = try map.string("evidence")
    confidence = try map.string("confidence")
    rounding = try map.string("rounding")
    tolerance = try map.number("tolerance")
    self.expectations = expectations
  }
}

extension Expectation {
  /// Keys that say where a fact is looked for; the others are facts.
  private static let contextKeys: Set<String> = [
    "id", "column", "relativeTo", "after", "tolerance",
  ]
  /// Keys whose value is one number of the element.
  private static let numberKeys: [Measure] = [
    .x, .y, .width, .height, .maxX, .maxY, .midX, .midY, .baseline, .fontSize, .alpha, .scale,
  ]
  private static let inkKeys: [Measure] = [
    .inkMinX, .inkMinY, .inkMaxX, .inkMaxY, .inkMidX, .inkMidY, .inkWidth, .inkHeight,
  ]
  private static let otherKeys: Set<String> = [
    "frame", "size", "ink", "inkMidX", "inkMidY", "color", "hidden", "text", "isTruncated",
    "fontWeight",
  ]

  fileprivate init(_ node: Node, file: String) throws(CaseError) {
    let map = try CaseMap(
      node, file: file,
      keys: Self.contextKeys.union(Self.otherKeys).union(Self.numberKeys.map(\.rawValue)))
    id = try map.string("id")
    column = map["column"]?.string
    relativeTo = map["relativeTo"]?.string
    after = map["after"]?.string
    tolerance = map["tolerance"] == nil ? nil : try map.number("tolerance")
    facts = try Self.frameFacts(map) + Self.numberFacts(map) + Self.inkFacts(map)
    facts += try Self.plainFacts(map)
    guard !facts.isEmpty else { throw map.error("\(id): nothing is expected") }
  }

  /// A frame is compared by its four edges.
  private static func frameFacts(_ map: CaseMap) throws(CaseError) -> [Fact] {
    var facts: [Fact] = []
    if let frame = try map.numbers("frame", count: 4) {
      facts += [
        .number(.left, frame[0]), .number(.top, frame[1]),
        .number(.right, frame[0] + frame[2]), .number(.bottom, frame[1] + frame[3]),
      ]
    }
    if let size = try map.numbers("size", count: 2) {
      facts += [.number(.width, size[0]), .number(.height, size[1])]
    }
    return facts
  }

  private static func numberFacts(_ map: CaseMap) throws(CaseError) -> [Fact] {
    var facts: [Fact] = []
    for measure in numberKeys where map[measure.rawValue] != nil {
      facts.append(.number(measure, try map.number(measure.rawValue)))
    }
    return facts
  }

  private static func inkFacts(_ map: CaseMap) throws(CaseError) -> [Fact] {
    var facts: [Fact] = []
    if let node = map["ink"] {
      let names = inkKeys.map { String($0.rawValue.dropFirst("ink.".count)) }
      let ink = try CaseMap(node, file: map.file, keys: Set(names))
      for (measure, name) in zip(inkKeys, names) where ink[name] != nil {
        facts.append(.number(measure, try ink.number(name)))
      }
    }
    for (measure, key) in [(Measure.inkMidX, "inkMidX"), (.inkMidY, "inkMidY")]
    where map[key] != nil {
      facts.append(.number(measure, try map.number(key)))
    }
    return facts
  }

  private static func plainFacts(_ map: CaseMap) throws(CaseError) -> [Fact] {
    var facts: [Fact] = []
    if map["hidden"] != nil { facts.append(.hidden(try map.bool("hidden"))) }
    if map["text"] != nil { facts.append(.text(try map.string("text"))) }
    if map["isTruncated"] != nil { facts.append(.isTruncated(try map.bool("isTruncated"))) }
    if map["fontWeight"] != nil { facts.append(.fontWeight(try map.string("fontWeight"))) }
    if map["color"] != nil {
      let text = try map.string("color")
      guard let channels = Channels(hex: text) else {
        throw map.error("\(text) is not #rrggbb or #rrggbbaa")
      }
      facts.append(.color(channels))
    }
    return facts
  }
}
