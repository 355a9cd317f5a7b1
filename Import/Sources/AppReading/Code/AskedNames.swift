internal import AppCode
internal import Foundation

/// Which of the names that drawings give scenes and segues code may ask for.
///
/// A name counts wherever code has it but where it only compares something with it, behind a name of its own
/// that it uses, or where it may be put together from parts.
struct AskedNames {
  /// The names, as letters and digits alone, that may be asked for.
  private var asked: Set<String> = []
  /// Parts of texts that code puts together with others.
  private var pieces: Set<String> = []
  /// What code calls names by itself, with them.
  private var constants: [String: Set<String>] = [:]
  /// How often code declares each of these.
  private var declarations: [String: Int] = [:]
  /// Names that are those of classes, which code has elsewhere than where it declares them.
  private var classes: Set<String> = []
  /// Whether code makes texts of names of classes.
  private var makesTextsOfClasses = false
  /// Whether code asks for scenes by what is no text there.
  private var makesUp = false
  private let wanted: Set<String>
  /// Those that are names of types as well.
  private let types: Set<String>

  /// Looks for names.
  ///
  /// - Parameters:
  ///   - names: those that drawings give.
  ///   - drawn: texts in drawings that may ask for one.
  ///   - files: the app's code and property lists.
  ///   - types: the types that a file has something of.
  init(
    _ names: Set<String>, drawn: Set<String>, in files: [AppFiles.File],
    types: [String: Set<String>]
  ) {
    wanted = Set(names.map(Self.plain))
    let typesOfFiles = types.mapValues { Set($0.map(Self.plain)) }
    self.types = typesOfFiles.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      .intersection(wanted)
    asked = Set(drawn.map(Self.plain)).intersection(wanted)
    guard !wanted.isEmpty else { return }
    for file in files {
      guard let data = file.contents() else { continue }
      if file.kind == .propertyList {
        for text in data.split(whereSeparator: { $0 == 0x3C || $0 == 0x3E }) {
          note(Self.plain(String(decoding: text, as: UTF8.self)))
        }
        continue
      }
      guard file.kind == .swift || file.kind == .objectiveC else { continue }
      var bytes = [UInt8](data)
      JoinedWords.takeComments(from: &bytes)
      pieces.formUnion(JoinedWords.pieces(in: bytes).map(Self.plain))
      look(through: bytes, of: file.kind, own: typesOfFiles[file.path] ?? [])
      let code = Data(bytes)
      makesTextsOfClasses = makesTextsOfClasses || Self.marks.contains(where: code.holds)
      makesUp = makesUp || DrawnClasses.makesUpIdentifiers(code)
    }
    takeConstants(in: files)
  }

  /// Whether something may ask for what drawings call so.
  func mayBeAsked(_ name: String) -> Bool {
    // One that is no word of code, such as `list.old`, may be put together.
    if makesUp, !name.utf8.allSatisfy(NeverUsed.isPlain) { return true }
    let name = Self.plain(name)
    return asked.contains(name) || makesTextsOfClasses && classes.contains(name)
      || pieces.contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  /// What makes texts of the names of classes.
  private static let marks = [
    "String(describing", "String(reflecting", "NSStringFromClass", "type(of:", "className",
    "class_getName", "\\(self)", "\\(Self.self)",
  ]

  /// The letters and digits of a name, in small letters, as generated code may leave out the others.
  private static func plain(_ name: String) -> String {
    String(decoding: name.utf8.lazy.filter(isLetter), as: UTF8.self).lowercased()
  }

  private mutating func note(_ name: String) {
    if wanted.contains(name) { asked.insert(name) }
  }

  private mutating func look(
    through bytes: [UInt8], of kind: AppFiles.Kind, own: Set<String>
  ) {
    for line in bytes.split(separator: 0x0A) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      let isNaming = ["#import", "#include", "@class", "@import"].contains {
        line.starts(with: $0.utf8)
      }
      if kind == .objectiveC, isNaming { continue }
      let parts = line.split(separator: 0x22, omittingEmptySubsequences: false)
      var isDeclaration = Self.isDeclaredElsewhere(line)
      var wasCompared = false
      for number in stride(from: 1, to: parts.count, by: 2) {
        let name = Self.plain(String(decoding: parts[number], as: UTF8.self))
        let before = parts[number - 1]
        let after = number + 1 < parts.count ? parts[number + 1] : []
        let isNext = wasCompared && before.allSatisfy { [0x20, 0x2C, 0x40].contains($0) }
        wasCompared = isNext || Self.compares(before, after)
        guard wanted.contains(name), !wasCompared else { continue }
        if let constant = Self.constant(declaredBy: before) {
          constants[constant, default: []].insert(name)
          declarations[constant, default: 0] += 1
          isDeclaration = true
        } else {
          asked.insert(name)
        }
      }
      if isDeclaration { continue }
      for part in stride(from: 0, to: parts.count, by: 2) {
        for word in parts[part].split(whereSeparator: { !NeverUsed.isPlain($0) }) {
          let name = Self.plain(String(decoding: word, as: UTF8.self))
          guard wanted.contains(name), !own.contains(name) else { continue }
          // A class is no name of what is drawn but where a text is made of it.
          if types.contains(name) { classes.insert(name) } else { asked.insert(name) }
        }
      }
    }
  }

  /// Whether a line only says that something is declared in another file.
  private static func isDeclaredElsewhere(_ line: ArraySlice<UInt8>) -> Bool {
    ["extern ", "FOUNDATION_EXPORT ", "UIKIT_EXTERN ", "OBJC_EXTERN "].contains {
      line.starts(with: $0.utf8)
    }
  }

  /// What a text is called in the code from then on: `let name = "text"`, `#define NAME @"text"`.
  private static func constant(declaredBy code: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: code, as: UTF8.self)
    var words = text.nameWords.map(String.init)
    let signs = text.filter { !$0.isWhitespace && $0 != "@" }
    if words.count == 2, words[0] == "define" { return words[1] }
    guard signs.last == "=", signs.dropLast().last != "=" else { return nil }
    if let place = words.firstIndex(of: "let") {
      words = Array(words[(place + 1)...])
      return words.count == 1 || words.count == 2 && words[1] == "String" ? words[0] : nil
    }
    guard words.contains("NSString"), !signs.contains("(") else { return nil }
    return words.last
  }

  /// Whether a text between two pieces of code is only compared with something.
  private static func compares(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    let next = String(decoding: after.prefix(24), as: UTF8.self).drop { $0 == " " }
    if ["isEqual", "==", "!="].contains(where: next.hasPrefix) { return true }
    return compares(String(decoding: before.suffix(48), as: UTF8.self))
  }

  /// Whether code only compares something with what comes after it.
  private static func compares(_ code: String) -> Bool {
    var code = code[...]
    while let last = code.last, last == " " || last == "@" { code.removeLast() }
    if ["==", "!=", "isEqualToString:", "isEqual:"].contains(where: code.hasSuffix) {
      return true
    }
    return code == "case" || code.hasSuffix(" case")
  }

  /// Notes the names that code has other names for, where it uses these.
  private mutating func takeConstants(in files: [AppFiles.File]) {
    let open = constants.filter { !asked.isSuperset(of: $0.value) }
    guard !open.isEmpty else { return }
    var uses: [String: Int] = [:]
    for file in files where file.kind == .swift || file.kind == .objectiveC {
      guard let data = file.contents() else { continue }
      var bytes = [UInt8](data)
      JoinedWords.takeComments(from: &bytes)
      for line in bytes.split(separator: 0x0A) {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }
        if Self.isDeclaredElsewhere(text) { continue }
        for word in text.split(whereSeparator: { !NeverUsed.isPlain($0) }) {
          let name = String(decoding: word, as: UTF8.self)
          guard open[name] != nil else { continue }
          let before = String(decoding: text[..<word.startIndex].suffix(48), as: UTF8.self)
          if !Self.compares(before) { uses[name, default: 0] += 1 }
        }
      }
    }
    for (name, words) in open where uses[name, default: 0] > declarations[name, default: 0] {
      asked.formUnion(words)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}
