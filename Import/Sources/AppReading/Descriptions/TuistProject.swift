internal import AppCode
internal import Foundation

/// What Tuist makes a project from: `Project.swift`, with functions that stand beside it.
struct TuistProject {
  private let folder: DescriptionFolder
  private let path: String
  /// The folder that paths from the root start in, as reports name it.
  private let root: String
  private let files: [CodeFile]
  private var code: TuistCode
  /// Why it was given up, with the place.
  private(set) var note: Note?

  /// - Parameters:
  ///   - root: the folder that paths from the root start in, as reports name it.
  ///   - files: its code, and code that descriptions share.
  init(_ path: String, in folder: DescriptionFolder, root: String, _ files: [CodeFile]) {
    (self.path, self.folder, self.root, self.files) = (path, folder, root, files)
    code = TuistCode(files)
  }

  /// The folders that have what the descriptions in them share.
  ///
  /// - Parameter paths: paths of all files that are there.
  static func roots(among paths: [String]) -> Set<String> {
    var found: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated()
      where part == (number < parts.count - 1 ? "Tuist" : "Tuist.swift") {
        found.insert(parts[..<number].joined(separator: "/"))
      }
    }
    return found
  }

  /// The nearest of such folders around a path; nil for none.
  static func root(of path: String, among roots: Set<String>) -> String? {
    var folder = path.split(separator: "/", omittingEmptySubsequences: false)
    while folder.popLast() != nil {
      let name = folder.joined(separator: "/")
      if roots.contains(name) { return name }
    }
    return nil
  }

  /// The name outside of types that the file gives its project, whatever that name is.
  private var nameOfProject: String {
    let own = files.first { $0.path == path }?.properties.first { property in
      // `Project(…)`, or what a function added to it gives: `Project.module(…)`.
      if case .call(let call)? = property.value {
        Follower.path(call.callee)?.first == "Project"
      } else {
        false
      }
    }
    return own?.name ?? "project"
  }

  /// Reads it; nil where it cannot be understood, which is noted.
  mutating func project() -> DescribedProject? {
    do throws(DescriptionFault) {
      if let broken = files.first(where: \.isBroken) {
        throw DescriptionFault(path: broken.path, text: "is not all Swift")
      }
      guard let value = try code.value(of: nameOfProject), case .made(let maker, _, _, _) = value,
        ["Project", "init"].contains(maker),
        case .list(let targets)? = try code.argument("targets", of: value)
      else { throw DescriptionFault(text: "says no targets that can be followed") }
      var project = DescribedProject(path: path)
      // What each configuration defines is read as text.
      project.configurations = [.init(name: "Debug", isForDebugging: true)]
      if let options = try code.argument("options", of: value) {
        project.language = try code.argument("developmentRegion", of: options)?.text
        let regions = try code.argument("defaultKnownRegions", of: options)
        if case .list(let list)? = regions { project.regions = Set(list.compactMap(\.text)) }
      }
      guard targets.count <= TargetLanguages.targetLimit else {
        throw DescriptionFault(text: "has more than \(TargetLanguages.targetLimit) targets")
      }
      for target in targets { project.targets.append(try self.target(target)) }
      return project
    } catch {
      note = Note(path: error.path ?? path, line: error.line, text: error.text)
      return nil
    }
  }

  private mutating func target(
    _ value: TuistValue
  ) throws(DescriptionFault) -> DescribedProject.Target {
    guard case .made(let maker, _, let scope, let line) = value,
      ["target", "Target", "init"].contains(maker),
      case .made(let product, _, _, _)? = try code.argument("product", of: value),
      let kind = Self.kinds[product]
    else { throw DescriptionFault(text: "has a target that is not followed") }
    // What it is called says nothing of what it is built of.
    let name = (try? code.argument("name", of: value)?.text) ?? "Target"
    var target = DescribedProject.Target(name: name, kind: kind)
    for label in ["sources", "resources", "buildableFolders"] {
      do throws(DescriptionFault) {
        guard let list = try code.argument(label, of: value) else { continue }
        target.sources += try sources(list)
      } catch {
        throw DescriptionFault(
          path: error.line == nil ? scope.path : error.path, line: error.line ?? line,
          text: error.text)
      }
    }
    // What Tuist writes itself, such as names of pictures, it builds as well.
    if let derived = folder.path("Derived/Sources", in: Self.around(path)) {
      target.sources.append(DescribedProject.Sources(path: derived))
    }
    target.settings = ["Debug": settings(value)]
    return target
  }

  /// The kinds of Xcode's for those of Tuist's.
  private static let kinds = [
    "app": "application", "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "bundle": "bundle",
    "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing", "commandLineTool": "tool",
    "appClip": "application.on-demand-install-capable", "appExtension": "app-extension",
    "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension",
    "tvTopShelfExtension": "tv-app-extension", "xpc": "xpc-service", "macro": "tool",
    "messagesExtension": "app-extension.messages", "systemExtension": "system-extension",
    "stickerPackExtension": "app-extension.messages-sticker-pack",
    "extensionKitExtension": "extensionkit-extension",
  ]

  /// Names that lists of files are made by, and that a file or a folder is.
  private static let lists: Set = [
    "sourceFilesList", "SourceFilesList", "resources", "ResourceFileElements", "init", "paths",
  ]
  private static let makers: Set = ["glob", "file", "folder", "folderReference"]

  /// The files of a list of patterns.
  private mutating func sources(
    _ value: TuistValue
  ) throws(DescriptionFault) -> [DescribedProject.Sources] {
    switch value {
    case .null: return []
    case .text: return [sources(try place(value), without: [])]
    case .list(let list):
      var found: [DescribedProject.Sources] = []
      for element in list { found += try sources(element) }
      return found
    case .made(let name, _, let scope, let line):
      if Self.lists.contains(name) {
        for label in ["globs", "resources", nil] {
          if let list = try code.argument(label, of: value) { return try sources(list) }
        }
      }
      for label in [nil, "pattern", "path"] where Self.makers.contains(name) {
        guard let pattern = try code.argument(label, of: value) else { continue }
        var found = sources(try place(pattern), without: try without(value))
        found.isCopied = name == "folderReference"
        return [found]
      }
      if Self.bases.contains(name) { return [sources(try place(value), without: [])] }
      throw DescriptionFault(
        path: scope.path, line: line, text: "takes files by what is not followed, \(name)")
    case .bool: throw DescriptionFault(text: "takes files by what is not followed")
    }
  }

  /// What is left out of a pattern.
  private mutating func without(_ value: TuistValue) throws(DescriptionFault) -> [[Substring]] {
    switch try code.argument("excluding", of: value) {
    case nil, .null?: return []
    case .list(let list)?:
      var found: [[Substring]] = []
      for value in list { found.append(try place(value)) }
      return found
    case let value?: return [try place(value)]
    }
  }

  /// What paths are made by that say where they start.
  private static let bases: Set = ["relativeToManifest", "relativeToRoot", "path"]

  /// The parts of a path or a pattern, as reports name it.
  private mutating func place(_ value: TuistValue) throws(DescriptionFault) -> [Substring] {
    var (text, home) = (value.text, Self.around(path))
    if case .made(let name, _, _, _) = value, Self.bases.contains(name) {
      text = try code.argument(nil, of: value)?.text
      if name == "relativeToRoot" { home = root }
    }
    guard let text else { throw DescriptionFault(text: "takes files by what is not followed") }
    guard let place = folder.path(text, in: home) else {
      throw DescriptionFault(text: "takes \(text), which is not in the folder that is read")
    }
    return place.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The folder around a path.
  private static func around(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  private func sources(
    _ own: [Substring], without rest: [[Substring]]
  ) -> DescribedProject.Sources {
    // All patterns start in the folder that they share.
    func fixed(_ parts: [Substring]) -> Int {
      parts.prefix { !$0.contains { "*?[{".contains($0) } }.count
    }
    let shared = rest.reduce(fixed(own)) { shared, other in
      min(shared, fixed(other), zip(own, other).prefix { $0 == $1 }.count)
    }
    func pattern(_ parts: [Substring]) -> FilePattern {
      FilePattern(parts.dropFirst(shared).joined(separator: "/"))
    }
    var sources = DescribedProject.Sources(path: own.prefix(shared).joined(separator: "/"))
    if own.count > shared {
      sources.includes = [pattern(own)]
      sources.areWhole = fixed(own) < own.count
    }
    sources.excludes = rest.map(pattern)
    return sources
  }

  /// The settings that say which devices a target is for.
  private mutating func settings(_ target: TuistValue) -> [String: String] {
    let (places, platform) = (
      try? code.argument("destinations", of: target), try? code.argument("platform", of: target)
    )
    let all: [TuistValue] =
      if case .list(let list)? = places { list } else { [places ?? platform ?? .null] }
    var (families, systems): (Set<String>, Set<String>) = ([], [])
    for value in all {
      guard case .made(let name, _, _, _) = value else { return [:] }
      switch name {
      case "iOS" where places != nil: families.formUnion(["1", "2"])
      case "iPhone": families.insert("1")
      case "iPad": families.insert("2")
      default: break
      }
      systems.insert(Self.systems[name] ?? "iphoneos")
    }
    var settings = ["SUPPORTED_PLATFORMS": systems.sorted().joined(separator: " ")]
    if !families.isEmpty {
      settings["TARGETED_DEVICE_FAMILY"] = families.sorted().joined(separator: ",")
    }
    return settings
  }

  private static let systems = [
    "mac": "macosx", "macOS": "macosx", "appleTv": "appletvos", "tvOS": "appletvos",
    "appleWatch": "watchos", "watchOS": "watchos", "appleVision": "xros", "visionOS": "xros",
  ]
}
