internal import BarComparison
internal import BarText

extension GoldenReport {
  /// The version of the form.
  static let schemaVersion = 1

  /// The report as JSON, a golden a line.
  package var json: String {
    String(decoding: jsonParts.reduce(into: []) { $0 += $1 }, as: UTF8.self)
  }

  /// The same, part by part, so that the pictures of a long report are never in memory twice.
  package var jsonParts: some Sequence<[UInt8]> {
    (0...results.count + 1).lazy.map { part in
      switch part {
      case 0: Array(jsonHead.utf8)
      case results.count + 1: Array((results.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
      default:
        Array(((part == 1 ? "\n    " : ",\n    ") + results[part - 1].tree.reportLine).utf8)
      }
    }
  }

  private var jsonHead: String {
    var head: [(String, JSONValue)] = [
      ("schemaVersion", .integer(Self.schemaVersion)),
      ("tool", .string(tool)),
      ("fingerprint", .array(fingerprint.map(JSONValue.string))),
      ("filter", .string(filter)),
    ]
    if !folders.isEmpty { head.append(("folders", .array(folders.map(JSONValue.string)))) }
    if let shard { head.append(("shard", .string(shard.text))) }
    head.append(("total", .integer(total)))
    head.append(("names", .string(names)))
    head.append(("orphans", .array(orphans.map(JSONValue.string))))
    var text = "{\n"
    for (key, value) in head {
      text += "  \(JSONValue.string(key).reportLine): \(value.reportLine),\n"
    }
    return text + "  \"summary\": \(JSONValue.string(summary).reportLine),\n  \"goldens\": ["
  }

  /// Why a file is no report.
  package struct Unreadable: Error, Hashable {
    /// What is wrong.
    package var reason: String
  }

  /// Reads a report.
  package init(json bytes: [UInt8]) throws(Unreadable) {
    let tree: JSONValue
    do throws(JSONReader.Fault) {
      tree = try JSONReader.document(bytes)
    } catch {
      throw Unreadable(reason: "it is not JSON from byte \(error.offset) on")
    }
    guard let version = tree["schemaVersion"]?.integer else {
      throw Unreadable(reason: "it is no report of navbar test")
    }
    guard version == Self.schemaVersion else {
      throw Unreadable(
        reason: "it has schema version \(version), this tool reads \(Self.schemaVersion)")
    }
    guard let tool = tree["tool"]?.text, let total = tree["total"]?.integer,
      let names = tree["names"]?.text
    else { throw Unreadable(reason: "it is no report of navbar test") }
    var results: [GoldenResult] = []
    for golden in tree["goldens"]?.elements ?? [] {
      guard let result = GoldenResult(golden) else {
        throw Unreadable(reason: "a golden in it cannot be read: \(golden["name"]?.text ?? "?")")
      }
      results.append(result)
    }
    let shard = tree["shard"]?.text
    if let shard, Shard(shard) == nil { throw Unreadable(reason: "\(shard) is no shard") }
    self.init(
      tool: tool, fingerprint: tree["fingerprint"]?.elements.compactMap(\.text) ?? [],
      filter: tree["filter"]?.text ?? "", shard: shard.flatMap { Shard($0) }, total: total,
      names: names, results: results, orphans: tree["orphans"]?.elements.compactMap(\.text) ?? [])
    folders = tree["folders"]?.elements.compactMap(\.text) ?? []
  }
}

extension JSONValue {
  /// The value on one line of a report.
  fileprivate var reportLine: String { text(Style(escapesMarkup: true)) }
}

extension GoldenResult {
  /// The result as JSON.
  fileprivate var tree: JSONValue {
    .members([
      "name": .string(name),
      "scene": .string(scene),
      "file": file.map(JSONValue.string),
      "line": line.map(JSONValue.integer),
      "outcome": .string(outcome.rawValue),
      "changes": changes.isEmpty ? nil : .array(changes.map(\.tree)),
      "picture": picture.map(\.tree),
      "sceneChecksum": sceneChecksum.map(JSONValue.string),
      "excerpt": excerpt.map(\.tree),
      "canvas": evidence.canvas.isEmpty
        ? nil : .array(evidence.canvas.map { .string(ReportPage.number($0)) }),
      "renamedFrom": renamedFrom.map(JSONValue.string),
      "notes": JSONValue.strings(notes),
      "expected": Self.tree(evidence.expected),
      "actual": Self.tree(evidence.actual),
      "difference": evidence.difference.map { .string(Base64.text($0)) },
    ])
  }

  /// Files by kind: texts as they are, pictures in base 64.
  private static func tree(_ files: EvidenceFiles) -> JSONValue? {
    let members = GoldenFile.allCases.compactMap { kind in
      files[kind].map { bytes in
        JSONValue.Member(
          key: kind.rawValue,
          value: .string(
            kind == .png ? Base64.text(bytes) : String(decoding: bytes, as: UTF8.self)))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }

  fileprivate init?(_ tree: JSONValue) {
    guard let name = tree["name"]?.text, let scene = tree["scene"]?.text,
      let outcome = tree["outcome"]?.text.flatMap(Outcome.init)
    else { return nil }
    var evidence = Evidence()
    for kind in GoldenFile.allCases {
      evidence.expected[kind] = Self.bytes(kind, tree["expected"])
      evidence.actual[kind] = Self.bytes(kind, tree["actual"])
    }
    evidence.canvas = (tree["canvas"]?.elements ?? []).compactMap { $0.text.flatMap(Double.init) }
    if evidence.canvas.count != 4 || !evidence.canvas.allSatisfy(\.isFinite) {
      evidence.canvas = []
    }
    evidence.difference = tree["difference"]?.text.flatMap(Base64.bytes)
    let changes = (tree["changes"]?.elements ?? []).map(FieldChange.init)
    let picture = tree["picture"].map(PictureFinding.init)
    // There is a picture, but it says nothing that can be used.
    if case .some(.none) = picture { return nil }
    self.init(
      name: name, scene: scene, line: tree["line"]?.integer, outcome: outcome, changes: changes,
      picture: picture ?? nil,
      notes: tree["notes"]?.elements.compactMap(\.text) ?? [], evidence: evidence)
    renamedFrom = tree["renamedFrom"]?.text
    file = tree["file"]?.text
    sceneChecksum = tree["sceneChecksum"]?.text
    excerpt = tree["excerpt"].flatMap(SceneExcerpt.init)
  }

  private static func bytes(_ kind: GoldenFile, _ files: JSONValue?) -> [UInt8]? {
    guard let text = files?[kind.rawValue]?.text else { return nil }
    return kind == .png ? Base64.bytes(text) : Array(text.utf8)
  }
}

extension SceneExcerpt {
  fileprivate var tree: JSONValue {
    .members(["first": .integer(first), "line": .integer(line), "lines": JSONValue.strings(lines)])
  }

  fileprivate init?(_ tree: JSONValue) {
    guard let first = tree["first"]?.integer, let line = tree["line"]?.integer,
      1...10_000_000 ~= first, first...first + 100 ~= line
    else { return nil }
    self.init(first: first, lines: tree["lines"]?.elements.compactMap(\.text) ?? [], line: line)
  }
}

extension FieldChange {
  fileprivate var tree: JSONValue {
    .members([
      "field": .string(field), "before": before.map(JSONValue.string),
      "after": after.map(JSONValue.string), "cause": cause.map(JSONValue.string),
    ])
  }

  fileprivate init(_ tree: JSONValue) {
    self.init(
      field: tree["field"]?.text ?? "", before: tree["before"]?.text, after: tree["after"]?.text,
      cause: tree["cause"]?.text)
  }
}

extension PictureFinding {
  fileprivate var tree: JSONValue {
    switch self {
    case .otherExtent(let before, let after):
      return .members([
        "kind": .string("extent"),
        "before": .array([.integer(before.width), .integer(before.height)]),
        "after": .array([.integer(after.width), .integer(after.height)]),
      ])
    case .otherChecksum(let before, let after):
      return .members([
        "kind": .string("checksum"), "before": .string(before), "after": .string(after),
      ])
    case .different(let difference, let element):
      return .members([
        "kind": .string("pixels"), "count": .integer(difference.count),
        "smoothed": .integer(difference.smoothed), "total": .integer(difference.total),
        "largest": .integer(difference.largest),
        "box": difference.box.map {
          .array([.integer($0.x), .integer($0.y), .integer($0.width), .integer($0.height)])
        },
        "worst": difference.worst.map { place in
          .members([
            "x": .integer(place.x), "y": .integer(place.y), "channel": .string(place.channel),
            "before": .integer(Int(place.before)), "after": .integer(Int(place.after)),
          ])
        },
        "element": element.map(JSONValue.string),
      ])
    }
  }

  fileprivate init?(_ tree: JSONValue) {
    switch tree["kind"]?.text {
    case "extent":
      guard let before = Self.extent(tree["before"]), let after = Self.extent(tree["after"]) else {
        return nil
      }
      self = .otherExtent(before, after)
    case "checksum":
      self = .otherChecksum(tree["before"]?.text ?? "", tree["after"]?.text ?? "")
    case "pixels":
      var difference = PictureDifference(total: tree["total"]?.integer ?? 0)
      difference.count = tree["count"]?.integer ?? 0
      difference.smoothed = tree["smoothed"]?.integer ?? 0
      difference.largest = tree["largest"]?.integer ?? 0
      if let box = tree["box"] {
        guard let box = PixelBox(box) else { return nil }
        difference.box = box
      }
      difference.worst = tree["worst"].flatMap(Self.place)
      self = .different(difference, element: tree["element"]?.text)
    default: return nil
    }
  }

  private static func extent(_ tree: JSONValue?) -> PixelExtent? {
    let numbers = (tree?.elements ?? []).compactMap(\.integer)
    return numbers.count == 2 ? PixelExtent(width: numbers[0], height: numbers[1]) : nil
  }

  private static func place(_ tree: JSONValue) -> PictureDifference.Place? {
    guard let x = tree["x"]?.integer, let y = tree["y"]?.integer,
      let channel = tree["channel"]?.text,
      let before = tree["before"]?.integer.flatMap({ UInt8(exactly: $0) }),
      let after = tree["after"]?.integer.flatMap({ UInt8(exactly: $0) })
    else { return nil }
    return PictureDifference.Place(x: x, y: y, channel: channel, before: before, after: after)
  }
}

extension PixelBox {
  /// Reads `[x, y, width, height]`; nil for what is no box of a picture: without an extent, or
  /// reaching beyond where pixels can be counted.
  fileprivate init?(_ tree: JSONValue) {
    let edges = tree.elements.map(\.integer)
    guard edges.count == 4, let x = edges[0], let y = edges[1], let width = edges[2],
      let height = edges[3], x >= 0, y >= 0, width > 0, height > 0,
      !x.addingReportingOverflow(width).overflow, !y.addingReportingOverflow(height).overflow
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
