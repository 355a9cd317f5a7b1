internal import Foundation

/// Storyboards of an app that nothing in it opens: no property list, no code, and no segue of one
/// that is opened.
struct OpenedStoryboards {
  /// The names, in small letters, that code asks for, where each call says one.
  private var asked: Set<String> = []
  /// Whether some code asks for one by what is no name.
  private var asksForOthers = false
  /// Whether such code puts names together.
  private var makesUpNames = false

  /// The files of storyboards that nothing opens.
  ///
  /// - Parameters:
  ///   - drawings: the app's drawings.
  ///   - code: its code.
  ///   - lists: its property lists.
  ///   - projects: its projects.
  static func unopened(
    among drawings: [AppFiles.File], code: [AppFiles.File], lists: [AppFiles.File],
    projects: [AppFiles.File]
  ) -> Set<String> {
    let storyboards = drawings.filter { file in
      // What is shown while the app starts is no screen.
      file.url.pathExtension == "storyboard"
        && (try? Data(contentsOf: file.url))?.holds("launchScreen=\"YES\"") != true
    }
    guard !storyboards.isEmpty, !projects.isEmpty else { return [] }
    let names = Set(storyboards.map(name))
    // What is no word is found in no file.
    var open = names.filter { words(in: Data($0.utf8)) != [$0] }
    var (tellsStart, listed, launching) = (false, Set<String>(), Set<String>())
    for file in lists {
      guard let whole = try? Data(contentsOf: file.url) else { continue }
      let (data, launch) = withoutLaunching(whole)
      launching.formUnion(launch)
      tellsStart = tellsStart || data.holds("CFBundle")
      let all = words(in: data).intersection(names)
      listed.formUnion(all)
      if data.starts(with: Data("bplist".utf8)) { open.formUnion(all) }
      let lines = lines(in: data)
      for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.contains("toryboard") {
        open.formUnion(words(in: Data((line + " " + next).utf8)).intersection(names))
      }
      // What a setting of the build stands for nobody knows.
      if data.holds("toryboard"),
        data.holds("<string>$("),
        lines.contains(where: { $0.contains("$(") && $0.contains("STORYBOARD") })
      {
        return []
      }
    }
    for file in storyboards where launching.contains(name(file)) {
      // The picture shown while the app starts may be opened for something else as well.
      let spelled = "\"\(file.url.deletingPathExtension().lastPathComponent)\""
      if !code.contains(where: { $0.contents()?.holds(spelled) ?? false }) {
        open.remove(name(file))
      }
    }
    for file in projects {
      guard let data = file.source() else { continue }
      guard data.holds("MainStoryboard") else { continue }
      tellsStart = true
      for line in byteLines(in: data) where line.holds("MainStoryboard") {
        open.formUnion(words(in: line).intersection(names))
      }
    }
    guard tellsStart else { return [] }
    var made = Self()
    var texts: [Data] = []
    var askers = ScreensOfStoryboards(storyboards, named: name)
    for file in code {
      guard let data = file.contents() else { continue }
      var own = Self()
      own.look(through: data)
      askers.note(data, asking: own.asked)
      made.join(own)
      texts.append(data)
    }
    if made.makesUpNames { return [] }
    if made.asksForOthers {
      open.formUnion(listed)
      open.formUnion(made.asked)
    }
    for data in made.asksForOthers ? texts : [] {
      // Any word of code may be the name then, but what a file calls the class that it declares.
      let own = classes(declaredIn: data).intersection(names)
      for line in lines(in: data) where !isComment(line) {
        let found = words(in: Data(line.utf8)).intersection(names)
        open.formUnion(found.subtracting(own))
        if !found.isDisjoint(with: own) { open.formUnion(found.intersection(quoted(in: line))) }
      }
    }
    let led = Dictionary(
      storyboards.map { (name($0), references(in: $0)) }, uniquingKeysWith: { $0.union($1) })
    open = askers.opened(from: open, led: led)
    return Set(storyboards.filter { !open.contains(name($0)) }.map(\.path))
  }

  /// Classes that are drawn in some files alone and that no code makes.
  ///
  /// - Parameters:
  ///   - unopened: these files.
  ///   - others: the other drawings of the app.
  ///   - made: how many calls make each class.
  ///   - loose: names that code outside of types uses.
  static func classes(
    drawnIn unopened: [AppFiles.File], butNotIn others: [AppFiles.File], made: [String: Int],
    _ loose: Set<String>
  ) -> Set<String> {
    guard !unopened.isEmpty else { return [] }
    return DrawnClasses(unopened).all.subtracting(DrawnClasses(others).all)
      .subtracting(loose).filter { made[$0] == nil }
  }

  /// Looks for what a file of code asks for: `UIStoryboard(name: "Main", bundle: nil)`.
  private mutating func look(through data: Data) {
    guard data.holds("toryboard") else { return }
    var (isOther, joinsNames) = (false, false)
    for bytes in Self.byteLines(in: data) where bytes.holds("toryboard") {
      let line = String(decoding: bytes, as: UTF8.self)[...]
      guard !Self.isComment(line) else { continue }
      asked.formUnion(Self.words(in: bytes))
      let generated = Self.parts(of: line, after: "R.storyboard")
      if generated.contains(where: { $0.first != "." || $0.dropFirst().first?.isLetter != true })
        || line.contains("extension UIStoryboard ")
        || line.contains("(UIStoryboard)")
      {
        isOther = true
      }
      if Self.joining.contains(where: { line.contains($0) }) {
        joinsNames = true
      }
      for key in ["UIStoryboard(", "UIStoryboard.init(", "storyboardWithName:"] {
        for part in Self.parts(of: line, after: key) {
          let value = part.replacing("name:", with: "", maxReplacements: 1)
            .drop { " @".contains($0) }
          guard value.first == "\"" else {
            isOther = true
            continue
          }
          let name = value.dropFirst().prefix { $0 != "\"" }
          if name.contains("\\") { makesUpNames = true }
          asked.insert(name.lowercased())
        }
      }
    }
    guard isOther else { return }
    asksForOthers = true
    if joinsNames { makesUpNames = true }
    let marks = ["String(describing", "NSStringFromClass"]
    if marks.contains(where: { data.holds($0) }) { makesUpNames = true }
  }

  /// Takes in what another file asks for.
  private mutating func join(_ other: Self) {
    asked.formUnion(other.asked)
    asksForOthers = asksForOthers || other.asksForOthers
    makesUpNames = makesUpNames || other.makesUpNames
  }

  /// What puts texts together.
  private static let joining = ["\\(", "stringWithFormat", "+ \"", "+ @\""]

  private static func parts(of line: Substring, after key: String) -> [Substring] {
    var found: [Substring] = []
    var rest = line
    while let range = rest.firstRange(of: key) {
      rest = rest[range.upperBound...]
      found.append(rest)
    }
    return found
  }

  /// The storyboards, in small letters, that segues of one lead to.
  private static func references(in file: AppFiles.File) -> Set<String> {
    guard let data = try? Data(contentsOf: file.url), let root = try? Markup.root(of: data) else {
      return []
    }
    var targets: Set<String> = []
    var places: [String: String] = [:]
    root.visit { element in
      if let target = element["destination"] { targets.insert(target) }
      if element.name == "viewControllerPlaceholder", let id = element["id"],
        let name = element["storyboardName"]
      {
        places[id] = name.lowercased()
      }
    }
    return Set(places.filter { targets.contains($0.key) }.values)
  }

  private static func name(_ file: AppFiles.File) -> String {
    file.url.deletingPathExtension().lastPathComponent.lowercased()
  }

  /// A property list without what it says of the storyboard shown while the app starts, which is no screen,
  /// and the name of that, in small letters.
  private static func withoutLaunching(_ data: Data) -> (rest: Data, names: Set<String>) {
    let key = "<key>UILaunchStoryboardName</key>"
    guard data.holds(key) else { return (data, []) }
    let parts = String(decoding: data, as: UTF8.self).split(separator: key, maxSplits: 1)
    guard parts.count == 2, let start = parts[1].firstRange(of: "<string>"),
      let end = parts[1].firstRange(of: "</string>"), start.upperBound <= end.lowerBound
    else { return (data, []) }
    let name = parts[1][start.upperBound..<end.lowerBound].lowercased()
    return (Data((parts[0] + parts[1][end.upperBound...]).utf8), [name])
  }

  private static func lines(in data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private static func byteLines(in data: Data) -> [Data] {
    data.split { $0 == 0x0A || $0 == 0x0D }
  }

  /// The classes, in small letters, that a file of code declares.
  private static func classes(declaredIn data: Data) -> Set<String> {
    var found: Set<String> = []
    for key in ["class ", "@implementation "] {
      var rest = data[...]
      while let place = rest.place(of: key) {
        rest = rest[place.upperBound...]
        let name = rest.prefix(while: NeverUsed.isPlain)
        found.insert(String(decoding: name, as: UTF8.self).lowercased())
      }
    }
    return found
  }

  /// The words, in small letters, of the texts on a line.
  private static func quoted(in line: Substring) -> Set<String> {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).reduce(into: []) { found, number in
      found.formUnion(words(in: Data(parts[number].utf8)))
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
  }

  private static func words(in data: Data) -> Set<String> {
    Set(
      String(decoding: data, as: UTF8.self).lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" && $0 != "~" }
        .map(String.init))
  }
}
