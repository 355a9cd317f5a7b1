internal import AppReading
internal import Foundation

/// Reads a dump of a running app's views.
enum ViewDump {
  /// A form of dump.
  enum Form: String {
    case recursiveDescription, debugDescription, webDriver, json, table
  }

  /// What makes a dump unreadable.
  struct Fault: Error {
    var message: String
  }

  /// The views of a dump, with its form.
  static func read(_ data: Data) throws(Fault) -> (form: Form, roots: [ViewNode]) {
    let start = data.prefix(4096).drop { $0 <= 0x20 }
    let text = String(decoding: data, as: UTF8.self)
    if start.starts(with: Array("<?xml".utf8)) || text.contains("<XCUIElementType")
      || start.starts(with: Array("<AppiumAUT".utf8))
    {
      return (.webDriver, try webDriver(data))
    }
    if let start = startOfJSON(text) {
      guard let value = try? JSONSerialization.jsonObject(with: Data(text[start...].utf8)) else {
        throw Fault(message: "is not whole JSON, or nested too deep (accepted: 512 levels)")
      }
      return (.json, try json(value))
    }
    if text.contains("element_num,depth,attributes") { return (.table, try lines(text, row)) }
    if text.contains("frame = (") { return (.recursiveDescription, try lines(text, relative)) }
    if text.contains("{{") { return (.debugDescription, try lines(text, absolute)) }
    throw Fault(
      message:
        "is no dump that is known (accepted: recursiveDescription, debugDescription of XCUITest, XML of WebDriverAgent, JSON of idb or Maestro)"
    )
  }

  /// Where a text's JSON starts: with it, or with a line of it, as a tool may say first which device
  /// it reads; nil for a text that is none.
  private static func startOfJSON(_ text: String) -> String.Index? {
    func isStart(_ line: Substring) -> Bool { line.first == "{" || line.first == "[" }
    guard let first = text.split(separator: "\n", maxSplits: 4).prefix(4).first(where: isStart),
      !text.prefix(upTo: first.startIndex).contains("frame = (")
    else { return nil }
    return first.startIndex
  }

  /// How many views may stand in each other.
  private static let depthLimit = 400

  private static func tooDeep(_ place: String) -> Fault {
    Fault(message: "is nested too deep: \(place) stands in more than \(depthLimit) views")
  }

  // MARK: Lines

  /// A line of a dump: how deep it stands, and the view it tells of.
  private typealias LineReader = (Substring) -> (depth: Int, node: ViewNode, isRelative: Bool)?

  private static func lines(
    _ text: String, _ read: LineReader
  ) throws(Fault) -> [ViewNode] {
    var open: [(depth: Int, node: ViewNode)] = []
    var roots: [ViewNode] = []
    func close(to depth: Int) {
      while let last = open.last, last.depth >= depth {
        open.removeLast()
        if open.isEmpty {
          roots.append(last.node)
        } else {
          open[open.count - 1].node.children.append(last.node)
        }
      }
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard var found = read(line) else { continue }
      close(to: found.depth)
      guard open.count < depthLimit else { throw tooDeep("line \(number + 1)") }
      if found.isRelative, let parent = open.last {
        found.node.frame[0] += parent.node.frame[0]
        found.node.frame[1] += parent.node.frame[1]
      }
      open.append((found.depth, found.node))
    }
    close(to: -1)
    return roots
  }

  /// `   | <UILabel: 0x1; frame = (1 2; 3 4); text = 'Inbox'; …>`: frames count from the superview.
  private static func relative(_ line: Substring) -> (depth: Int, node: ViewNode, isRelative: Bool)?
  {
    guard let open = line.firstIndex(of: "<"), let colon = line[open...].firstIndex(of: ":"),
      let range = line.range(of: "frame = (")
    else { return nil }
    let values = numbers(in: line[range.upperBound...].prefix { $0 != ")" })
    guard values.count == 4 else { return nil }
    var node = ViewNode(kind: String(line[line.index(after: open)..<colon]), frame: values)
    node.text = quoted(after: "text = '", in: line) ?? quoted(after: "title = '", in: line)
    return (line[..<open].count { $0 == "|" }, node, true)
  }

  /// `    NavigationBar, 0x1, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Inbox'`.
  private static func absolute(_ line: Substring) -> (depth: Int, node: ViewNode, isRelative: Bool)?
  {
    guard let range = line.range(of: "{{"), let end = line.range(of: "}}"),
      range.upperBound < end.lowerBound
    else { return nil }
    let values = numbers(in: line[range.upperBound..<end.lowerBound])
    let depth = line.prefix { $0 == " " || $0 == "→" }.count
    guard values.count == 4, let comma = line.firstIndex(of: ",") else { return nil }
    var name = line[..<comma].drop { $0 == " " || $0 == "→" }
    if let space = name.firstIndex(of: " ") { name = name[..<space] }
    var node = ViewNode(kind: String(name), frame: values)
    node.text =
      quoted(after: "label: '", in: line) ?? quoted(after: "placeholderValue: '", in: line)
    node.identifier = quoted(after: "identifier: '", in: line)
    return (depth, node, false)
  }

  /// `7,3,"accessibilityText=Inbox; bounds=[0,47][390,91]; enabled=true",6`, as Maestro's short form
  /// has it.
  private static func row(_ line: Substring) -> (depth: Int, node: ViewNode, isRelative: Bool)? {
    let parts = line.split(separator: ",", maxSplits: 2)
    guard parts.count == 3, let depth = Int(parts[1]), let open = parts[2].firstIndex(of: "\""),
      let close = parts[2].lastIndex(of: "\""), open < close
    else { return nil }
    var attributes: [String: String] = [:]
    for part in parts[2][parts[2].index(after: open)..<close].split(separator: ";") {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { attributes[String(pair[0])] = String(pair[1]) }
    }
    return (try? json(attributes))?.first.map { (depth, $0, false) }
  }

  private static func quoted(after mark: String, in line: Substring) -> String? {
    guard let range = line.range(of: mark) else { return nil }
    return unescaped(line[range.upperBound...].prefix { $0 != "'" })
  }

  /// Letters with those that a debugger spells out read: `\\u53d6`, `\\xa0`.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let sign = rest.firstIndex(of: "\\") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      let count = rest.first == "u" ? 4 : rest.first == "U" ? 8 : rest.first == "x" ? 2 : 0
      let digits = rest.dropFirst().prefix(count)
      if count > 0, digits.count == count, let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(count + 1)
      } else {
        result += "\\"
      }
    }
    return result + rest
  }

  // MARK: Trees

  private static func webDriver(_ data: Data) throws(Fault) -> [ViewNode] {
    do {
      return [node(try Markup.root(of: data))]
    } catch {
      throw Fault(message: "line \(error.line) \(error.message)")
    }
  }

  private static func node(_ element: MarkupElement) -> ViewNode {
    let values = ["x", "y", "width", "height"].map { element[$0].flatMap(Double.init) ?? 0 }
    var node = ViewNode(kind: element.name, frame: values)
    node.text = element["label"] ?? element["value"]
    node.identifier = element["name"]
    node.children = element.children.map(Self.node)
    return node
  }

  private static func json(_ value: Any, depth: Int = 0) throws(Fault) -> [ViewNode] {
    guard depth < depthLimit * 2 else { throw tooDeep("a view") }
    if let list = value as? [Any] {
      var nodes: [ViewNode] = []
      for inner in list { nodes += try json(inner, depth: depth + 1) }
      return nodes
    }
    guard let object = value as? [String: Any] else { return [] }
    let attributes = object["attributes"] as? [String: Any] ?? object
    var frame = [0.0, 0, 0, 0]
    if let box = attributes["frame"] as? [String: Double] {
      frame = ["x", "y", "width", "height"].map { box[$0] ?? 0 }
    } else if let text = attributes["AXFrame"] as? String, numbers(in: text).count == 4 {
      frame = numbers(in: text)
    } else if let bounds = attributes["bounds"] as? String, numbers(in: bounds).count == 4 {
      let edges = numbers(in: bounds)
      frame = [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]]
    }
    func word(_ names: String...) -> String? {
      names.lazy.compactMap { attributes[$0] as? String }.first { !$0.isEmpty }
    }
    var node = ViewNode(kind: word("type", "class", "elementType", "role") ?? "", frame: frame)
    node.text = word("AXLabel", "label", "text", "accessibilityText", "title")
    node.identifier = word("AXUniqueId", "identifier", "resource-id")
    node.hint = word("hintText")
    node.children = try json(object["children"] ?? [Any](), depth: depth + 1)
    return [node]
  }
}
