public import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// An element of a file of markup, with what stands in it.
public final class MarkupElement {
  /// Its name.
  public fileprivate(set) var name: String
  /// Its attributes.
  public fileprivate(set) var attributes: [String: String]
  /// The line it starts in, counted from 1.
  public let line: Int
  /// Elements in it.
  public fileprivate(set) var children: [MarkupElement] = []
  /// Letters in it.
  public fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// An element that says nothing.
  static func none(at line: Int) -> MarkupElement { MarkupElement("", [:], line: line) }

  /// The value of an attribute; nil for none.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The elements in it with a name.
  public func elements(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// The first element in it with a name.
  public func element(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The element in it that stands for a property.
  public func value(_ key: String) -> MarkupElement? { children.first { $0["key"] == key } }

  /// Takes what size-class variations say about an upright phone, of compact width and regular
  /// height, or about a pad, of regular width and height, here and in every element in it.
  func takeVariations(isPad: Bool = false) {
    func classes(_ variation: MarkupElement) -> [Substring] {
      (variation["key"] ?? "").split(separator: "-")
    }
    let upright: Set<Substring> = [
      isPad ? "widthClass=regular" : "widthClass=compact", "heightClass=regular",
    ]
    let mine = elements("variation").filter { variation in
      let classes = classes(variation)
      return !classes.isEmpty && classes.allSatisfy(upright.contains)
    }
    // What names both classes says more than what names one.
    for variation in mine.sorted(by: { classes($0).count < classes($1).count }) {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children {
        if let key = child["key"] { children.removeAll { $0["key"] == key } }
        children.append(child)
      }
    }
    for child in children { child.takeVariations(isPad: isPad) }
  }

  /// Makes it a placeholder for what another storyboard draws.
  func stand(for storyboard: String, _ identifier: String?) {
    (name, children) = ("viewControllerPlaceholder", [])
    attributes["customClass"] = nil
    attributes["storyboardName"] = storyboard
    attributes["referencedIdentifier"] = identifier
  }

  /// Takes those in it away that something holds for.
  func removeChildren(where isGone: (MarkupElement) -> Bool) { children.removeAll(where: isGone) }

  /// Every element in it, however deep, itself first.
  public func visit(_ body: (MarkupElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// Reads a file of markup; names of entities outside of it are not followed.
public enum Markup {
  /// What makes a file unreadable.
  public struct Fault: Error {
    /// The line, counted from 1.
    public var line: Int
    /// What is wrong.
    public var message: String
  }

  /// The element that holds all others.
  ///
  /// - Throws: `Fault` for a file that is broken or too deep.
  public static func root(of data: Data) throws(Fault) -> MarkupElement {
    // Foundation's reader ends the program at a name in other bytes.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Fault(line: lineOfOtherBytes(in: data), message: "is not a text in UTF-8, not read")
    }
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isWhole = parser.parse()
    guard isWhole, let root = builder.root else {
      throw Fault(line: parser.lineNumber, message: builder.fault ?? "is not whole XML")
    }
    return root
  }

  /// The line of the first bytes that are no text in UTF-8, counted from 1.
  private static func lineOfOtherBytes(in data: Data) -> Int {
    let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Deepest nesting that is read.
  private static let depthLimit = 500

  private final class Builder: NSObject, XMLParserDelegate {
    var root: MarkupElement?
    var fault: String?
    private var open: [MarkupElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard open.count < depthLimit else {
        fault = "is nested too deep"
        parser.abortParsing()
        return
      }
      let element = MarkupElement(name, attributes, line: parser.lineNumber)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
