internal import Foundation

/// Classes that code asks for by their names: `NSClassFromString("Editor")`.
struct ClassesByName {
  /// The names that texts of code say, without a module before them.
  private(set) var names: Set<String> = []
  /// Types of which a class is that code asks for by a name that nobody knows.
  private(set) var bases: Set<String> = []
  /// Whether code asks for some whose names stand in property lists of the app's own.
  private(set) var asksLists = false
  /// Whether code asks for one whose name it has nobody knows where from.
  private var isOpen = false
  /// How names begin and end that code puts together.
  private var pieces: Set<[String]> = []

  /// Whether code may ask for any class.
  var mayAskForAny: Bool { isOpen || !pieces.isEmpty }

  /// Whether nobody can tell that code does not ask for a class.
  func mayAsk(for name: String) -> Bool {
    isOpen || names.contains(name)
      || pieces.contains { name.hasPrefix($0[0]) && name.hasSuffix($0[1]) }
  }

  /// What asks for a class.
  static let key = "NSClassFromString"

  /// Notes what a file of code asks for.
  mutating func look(through file: AppFiles.File) {
    guard let data = file.contents(), data.holds(Self.key) else { return }
    var bytes = [UInt8](data)
    JoinedWords.takeComments(from: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let places = text.ranges(of: Self.key)
    if Self.fillsProperties(text) { return noteTexts(text, after: places) }
    guard places.count <= Self.limit else { return isOpen = true }
    let readsLists = Self.readsLists(text)
    for place in places {
      let before = text[..<place.lowerBound].suffix(200)
      guard !Self.isCompared(before), !Self.isOfViews(before) else { continue }
      let rest = text[place.upperBound...].drop(while: \.isWhitespace)
      // What is no call hands the function itself on.
      guard rest.first == "(" else {
        isOpen = true
        continue
      }
      let argument = rest.dropFirst().drop(while: \.isWhitespace)
      // An entity of data is no screen.
      let line = argument.prefix(Self.lineLimit).prefix { $0 != "\n" }
      if line.contains("managedObjectClassName") { continue }
      if Self.text(at: argument) == nil, let base = Self.base(of: line, after: before) {
        bases.insert(base)
      } else {
        note(argument, in: text, readsLists)
      }
    }
  }

  /// Whether a file makes what it fills property by property, as those do that read data into objects; one
  /// that speaks of no controller makes none by a name of which nothing is known.
  private static func fillsProperties(_ text: String) -> Bool {
    ["class_copyPropertyList", "class_getProperty"].contains(where: text.contains)
      && !text.contains("Controller")
  }

  /// Notes the names that stand in a file itself.
  private mutating func noteTexts(_ text: String, after places: [Range<String.Index>]) {
    for place in places.prefix(Self.limit) {
      let rest = text[place.upperBound...].drop { $0.isWhitespace || $0 == "(" }
      if let (said, _) = Self.text(at: rest) { note(said: said) }
    }
  }

  /// Most calls of a file that are looked at, and most places that name what one of them is given.
  private static let limit = 64
  /// How much of a line is looked at after such a call.
  private static let lineLimit = 400

  /// Notes the name that stands where an argument begins.
  private mutating func note(_ argument: Substring, in text: String, _ readsLists: Bool) {
    if let (said, rest) = Self.text(at: argument) {
      return rest.first == ")" ? note(said: said) : (isOpen = true)
    }
    let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isPlain = argument[name.endIndex...].drop(while: \.isWhitespace).first == ")"
    if isPlain, !name.isEmpty, let all = Self.texts(put: String(name), in: text) {
      for said in all { note(said: said) }
    } else if !readsLists, let key = Self.key(askedBy: argument),
      let all = Self.texts(under: key, in: text)
    {
      for said in all { note(said: said) }
    } else if readsLists {
      asksLists = true
    } else {
      isOpen = true
    }
  }

  /// Notes a text that is a name, or of which parts are put into one.
  private mutating func note(said text: Substring) {
    let start = text.firstIndex { $0 == "\\" || $0 == "%" } ?? text.endIndex
    let before = text[..<start].split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard start < text.endIndex else {
      names.insert(String(before))
      return
    }
    let after = text.split(separator: ")", omittingEmptySubsequences: false).last ?? ""
    let end = text[start] == "\\" ? after.drop { $0 == "." } : ""
    // A few letters are those of any name.
    guard before.count > 2 || end.count > 2 else { return isOpen = true }
    pieces.insert([String(before), String(end)])
  }

  /// The text that code begins with, and what comes after it.
  private static func text(at code: Substring) -> (text: Substring, rest: Substring)? {
    let code = code.first == "@" ? code.dropFirst() : code
    guard code.first == "\"" else { return nil }
    let text = code.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
    guard code[text.endIndex...].first == "\"" else { return nil }
    return (text, code[text.endIndex...].dropFirst().drop(while: \.isWhitespace))
  }

  /// The key by which an argument takes a text out of a dictionary, as it is written: `kClass` of
  /// `entry[kClass]` and of `[entry objectForKey:kClass]`; nil for any other argument.
  private static func key(askedBy argument: Substring) -> Substring? {
    var rest = argument.prefix { $0 != "\n" }
    let isMessage = rest.first == "["
    if isMessage { rest = rest.dropFirst() }
    let holder = rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard !holder.isEmpty else { return nil }
    rest = rest[holder.endIndex...]
    if isMessage {
      guard let word = ["objectForKey:", "valueForKey:"].first(where: rest.dropFirst().hasPrefix)
      else { return nil }
      rest = rest.dropFirst(word.count + 1)
    } else {
      guard rest.first == "[" else { return nil }
      rest = rest.dropFirst()
    }
    let key = rest.prefix { $0 != "]" && $0 != "\n" }
    let isName = key.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard !key.isEmpty, isName || text(at: key)?.rest.isEmpty == true else { return nil }
    return key
  }

  /// The texts that the dictionaries of a file have under a key; nil for none, and where one has anything else
  /// under it.
  private static func texts(under key: Substring, in text: String) -> [Substring]? {
    var found: [Substring] = []
    let places = text.ranges(of: key)
    guard places.count <= limit else { return nil }
    for place in places {
      let before = text[..<place.lowerBound].last ?? " "
      let rest = text[place.upperBound...].drop(while: \.isWhitespace)
      guard !before.isLetter, !before.isNumber, before != "_", rest.first == ":" else { continue }
      guard let (said, after) = Self.text(at: rest.dropFirst().drop(while: \.isWhitespace)),
        after.first != "+", after.first != "."
      else { return nil }
      found.append(said)
    }
    return found.isEmpty ? nil : found
  }

  /// The texts that a name of a file is given, each alone; nil where it may get anything else.
  ///
  /// A name that stands in more places than are looked at may.
  private static func texts(put name: String, in text: String) -> [Substring]? {
    var found: [Substring] = []
    let places = text.ranges(of: name)
    guard places.count <= limit else { return nil }
    for place in places {
      let rest = text[place.upperBound...].drop { $0 == " " }
      let before = text[..<place.lowerBound].last ?? " "
      guard !before.isLetter, !before.isNumber, before != "_",
        text[place.upperBound...].first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true
      else { continue }
      // A parameter gets what callers have.
      if rest.first == ":" || before == ")" { return nil }
      guard rest.first == "=", rest.dropFirst().first != "=" else { continue }
      guard let (said, after) = Self.text(at: rest.dropFirst().drop { $0 == " " }),
        after.first != "+", after.first != "."
      else { return nil }
      found.append(said)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether code only asks whether something is of a class, or what an entity of data is called.
  private static func isCompared(_ code: Substring) -> Bool {
    let code = code.suffix(24).filter { !$0.isWhitespace }
    return ["isKindOfClass:", "isMemberOfClass:", "isKind(of:", "isMember(of:"]
      .contains(where: code.hasSuffix)
  }

  /// Whether code gives a class to a list, which makes parts of itself from it.
  private static func isOfViews(_ code: Substring) -> Bool {
    let code = code.suffix(24).filter { !$0.isWhitespace }
    return ["registerClass:", ".register("].contains(where: code.hasSuffix)
  }

  /// Whether a file has its names from lists that come with the app, which are read.
  private static func readsLists(_ text: String) -> Bool {
    [
      "ictionaryWithContentsOfFile", "rrayWithContentsOfFile", "NSDictionary(contentsOf",
      "NSArray(contentsOf", "PropertyListSerialization", "PropertyListDecoder", "infoDictionary",
    ].contains(where: text.contains) && !text.lowercased().contains("json")
  }
}
