internal import AppCode
internal import Foundation

/// What files of Swift say of themselves that nothing ever comes to: members that only the file sees
/// and that nothing in it asks for, flags of a view's own state that nothing sets, and cases that nothing
/// makes.
struct NeverUsed {
  /// Where such functions and computed properties stand.
  private(set) var members: Set<Place> = []
  /// What such a flag is for ever, by the name and the file.
  private(set) var flags: [String: [String: Bool]] = [:]
  /// Values of a view's own that are nothing for ever, by file.
  private var nothing: [String: Set<String>] = [:]
  /// Cases that nothing makes a value of.
  private(set) var cases = UnaskedCases()

  init() {}

  /// Looks for them.
  ///
  /// - Parameter files: the files of the code; one that is not among them is not looked at.
  init(_ code: [CodeFile], in files: [AppFiles.File]) {
    // Who has but a part of an app cannot tell what nothing comes to.
    guard code.lazy.flatMap(\.types).flatMap(\.inherits).contains(where: CodeIndex.isStart) else {
      return
    }
    let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    cases = UnaskedCases(code, in: files)
    let closures = UnaskedClosures(code, in: files)
    members = Unread.views(in: code, files.values)
    for file in code {
      let members = Self.members(of: file)
      let flags = Self.flags(of: file)
      let empty = Self.empty(of: file).subtracting(flags.keys)
      guard !members.isEmpty || !flags.isEmpty || !empty.isEmpty,
        let data = files[file.path]?.contents()
      else { continue }
      let mentions = Mentions(
        of: members, and: flags, empty, Self.several(in: file), in: Array(data),
        without: closures)
      for (name, member) in members where !mentions.used.contains(name) {
        self.members.insert(Place(file.path, member.line))
      }
      nothing[file.path] = empty.filter { !mentions.isChanged($0, from: nil) }
      for (name, flag) in flags where !mentions.isChanged(name, from: flag) {
        // What shows something that is there from the start takes it away, too.
        guard !flag || !mentions.shown.contains(name) else { continue }
        self.flags[file.path, default: [:]][name] = flag
      }
    }
  }

  /// Whether nothing asks for a member.
  func contains(_ path: String, _ line: Int) -> Bool { members.contains(Place(path, line)) }

  /// What a flag is for ever; nil for one that something may set.
  func flag(_ property: Property) -> Bool? {
    property.attributes == ["State"] && property.isPrivate
      ? flags[property.path]?[property.name] : nil
  }

  /// Whether a value of a view's own, which starts as nothing, gets no other from anything.
  func isNothing(_ property: Property) -> Bool {
    property.attributes == ["State"] && property.isPrivate
      && nothing[property.path]?.contains(property.name) ?? false
  }

  /// Values of views' own that start as nothing.
  private static func empty(of file: CodeFile) -> Set<String> {
    var (found, seen): (Set<String>, Set<String>) = ([], [])
    for property in file.types.lazy.flatMap(\.properties) where property.attributes == ["State"] {
      // Two of a name are not told apart.
      guard seen.insert(property.name).inserted else {
        found.remove(property.name)
        continue
      }
      guard property.isPrivate, !property.isStatic, property.type?.hasSuffix("?") ?? false else {
        continue
      }
      switch property.value {
      case nil, .null?: found.insert(property.name)
      default: break
      }
    }
    return found
  }

  /// Names that more than one property of a file's types has.
  private static func several(in file: CodeFile) -> Set<String> {
    var seen: Set<String> = []
    return Set(
      file.types.lazy.flatMap(\.properties).map(\.name).filter { !seen.insert($0).inserted })
  }

  /// A function or a computed property that only a file sees.
  struct Member {
    var line: Int
    /// Where its body is in the file, in bytes.
    var span: Range<Int>
  }

  /// Functions and computed properties that only a file sees.
  private static func members(of file: CodeFile) -> [String: Member] {
    var found: [String: Member] = [:]
    // What is private for the type around it may be what a protocol asks for.
    for type in file.types where type.kind == .extension || !type.isPrivate {
      for property in type.properties where property.isPrivate && property.getter != nil {
        found[property.name] = Member(line: property.line, span: property.span)
      }
      for function in type.functions where mayBeUnused(function) {
        found[function.name] = Member(line: function.line, span: function.span)
      }
    }
    return found
  }

  private static func mayBeUnused(_ function: Function) -> Bool {
    function.isPrivate && !function.isAction && !function.isOverriding && function.watched == nil
      && function.name != "init" && function.name != "callAsFunction"
      && function.name.utf8.allSatisfy(isPlain)
      // A drawing may ask for a controller by it.
      && !function.parameters.contains { $0.type.hasSuffix("Coder") }
  }

  private static func flags(of file: CodeFile) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for property in file.types.lazy.flatMap(\.properties)
    where property.isPrivate && !property.isStatic && property.attributes == ["State"] {
      guard case .bool(let flag)? = property.value else { continue }
      // Two of a name are not told apart.
      found[property.name] = found[property.name] == nil ? flag : true
    }
    return found
  }

  /// Modifiers of the system's that show something where a flag says so, and end it themselves.
  static let presenters: Set = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
}
