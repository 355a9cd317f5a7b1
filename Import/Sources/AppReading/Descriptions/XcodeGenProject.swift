internal import Foundation

/// What XcodeGen makes a project from: `project.yml` and the files that it includes.
struct XcodeGenProject {
  private let folder: DescriptionFolder
  /// The file that is read, as reports name it.
  private let path: String
  /// What is read into each other at the moment.
  private var open: [String] = []
  /// How many files were read.
  private var count = 0
  /// Why it was given up, with the file.
  private(set) var note: Note?

  /// The most files that one includes, by itself or by others.
  private static let fileLimit = 256
  /// How many templates may stand in each other.
  private static let depthLimit = 16

  init(_ path: String, in folder: DescriptionFolder) {
    (self.path, self.folder) = (path, folder)
  }

  /// Reads it; nil where it is no such description, or cannot be understood, which is noted.
  mutating func project() -> DescribedProject? {
    do {
      guard let whole = try spec(path) else { return nil }
      // Other tools have files of that name.
      guard whole["targets"] != nil || whole["targetTemplates"] != nil else { return nil }
      return try project(of: whole)
    } catch {
      note = note ?? Note(path: path, line: error.line, column: error.column, text: error.text)
      return nil
    }
  }

  /// A file with those it includes in front of it; nil where it is not there.
  private mutating func spec(_ path: String) throws(DescriptionFault) -> DescribedValue? {
    guard let data = folder.contents(of: path) else { return nil }
    count += 1
    open.append(path)
    defer { open.removeLast() }
    do throws(DescriptionFault) {
      guard count <= Self.fileLimit else {
        throw DescriptionFault(text: "includes more than \(Self.fileLimit) files")
      }
      let own = try DescribedValue(yaml: data)
      var whole = DescribedValue.map([:])
      let includes = own["include"].map { $0.map.isEmpty ? $0.list : [$0] } ?? []
      for include in includes {
        guard let text = include.text ?? include["path"]?.text else { continue }
        if let isOn = include["enable"]?.text, isOn.contains("$") || Self.isNo(isOn) { continue }
        guard let other = folder.path(text, in: Self.around(path)) else {
          throw DescriptionFault(
            text: "includes \(text), which is not in the folder that is read")
        }
        guard !open.contains(other) else {
          throw DescriptionFault(text: "includes \(text), which includes it")
        }
        guard let inside = try spec(other) else {
          throw DescriptionFault(text: "includes \(text), which cannot be read")
        }
        let isNear = !Self.isNo(include["relativePaths"]?.text ?? "yes")
        whole = whole.merged(with: isNear ? Self.moved(inside, to: text) : inside)
      }
      return whole.merged(with: own)
    } catch {
      note = note ?? Note(path: path, line: error.line, column: error.column, text: error.text)
      throw error
    }
  }

  private static func isNo(_ text: String) -> Bool {
    ["no", "false", "off"].contains(text.lowercased())
  }

  /// The folder around a path.
  private static func around(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// What a file says, with paths that start in the folder of it.
  private static func moved(_ spec: DescribedValue, to path: String) -> DescribedValue {
    let folder = around(path)
    guard !folder.isEmpty else { return spec }
    func place(_ value: DescribedValue) -> DescribedValue {
      value.text.map { .text(folder + "/" + $0) } ?? value
    }
    func source(_ value: DescribedValue) -> DescribedValue {
      guard case .map(var map) = value else { return place(value) }
      map["path"] = map["path"].map(place)
      return .map(map)
    }
    func target(_ value: DescribedValue) -> DescribedValue {
      guard case .map(var map) = value else { return value }
      for (key, inside) in map where key == "sources" || key == "sources:REPLACE" {
        if case .list(let list) = inside {
          map[key] = .list(list.map(source))
        } else {
          map[key] = source(inside)
        }
      }
      return .map(map)
    }
    guard case .map(var map) = spec else { return spec }
    for key in ["targets", "targetTemplates"] {
      map[key] = map[key].map { .map($0.map.mapValues(target)) }
    }
    return .map(map)
  }

  private func project(
    of whole: DescribedValue
  ) throws(DescriptionFault) -> DescribedProject {
    var project = DescribedProject(path: path)
    project.language = whole["options"]?["developmentLanguage"]?.text
    if let configs = whole["configs"]?.map, !configs.isEmpty {
      project.configurations = configs.keys.sorted().map {
        DescribedProject.Configuration(
          name: $0, isForDebugging: configs[$0]?.text?.lowercased() == "debug")
      }
    }
    let settings = XcodeGenSettings(
      project.configurations, groups: whole["settingGroups"]?.map ?? [:])
    project.settings = settings.all(of: whole["settings"], isProject: true)
    let targets = whole["targets"]?.map ?? [:]
    guard targets.count <= TargetLanguages.targetLimit else {
      throw DescriptionFault(text: "has more than \(TargetLanguages.targetLimit) targets")
    }
    for name in targets.keys.sorted() {
      guard let own = targets[name] else { continue }
      let target = try Self.filled(
        own, named: name, with: whole["targetTemplates"]?.map ?? [:])
      let platforms = target["platform"]?.texts ?? []
      for platform in platforms.isEmpty ? ["auto"] : platforms {
        let one =
          platforms.count > 1
          ? target.replacing { $0.replacing("${platform}", with: platform) } : target
        project.targets.append(try built(one, name, for: platform, settings))
      }
    }
    return project
  }

  /// A target with what its templates say in front of it.
  private static func filled(
    _ target: DescribedValue, named name: String, with templates: [String: DescribedValue]
  ) throws(DescriptionFault) -> DescribedValue {
    func parts(of value: DescribedValue, depth: Int) throws(DescriptionFault) -> DescribedValue {
      guard depth < depthLimit else {
        throw DescriptionFault(text: "has templates of \(name) that use each other")
      }
      var whole = DescribedValue.map([:])
      for template in value["templates"]?.texts ?? [] {
        guard let inside = templates[template] else { continue }
        whole = whole.merged(with: try parts(of: inside, depth: depth + 1))
      }
      return whole.merged(with: value)
    }
    let words = (target["templateAttributes"]?.map ?? [:]).compactMapValues(\.text)
    return try parts(of: target, depth: 0).replacing { text in
      guard text.contains("${") else { return text }
      return words.reduce(text.replacing("${target_name}", with: name)) {
        $0.replacing("${\($1.key)}", with: $1.value)
      }
    }
  }

  private func built(
    _ target: DescribedValue, _ name: String, for platform: String, _ settings: XcodeGenSettings
  ) throws(DescriptionFault) -> DescribedProject.Target {
    var built = DescribedProject.Target(name: name, kind: target["type"]?.text ?? "")
    built.settings = settings.all(of: target, for: platform)
    let sources = target["sources"].map { $0.map.isEmpty ? $0.list : [$0] } ?? []
    for source in sources {
      guard let text = source.text ?? source["path"]?.text else { continue }
      guard let place = folder.path(text, in: Self.around(path)) else {
        throw DescriptionFault(
          text: "builds \(name) of \(text), which is not in the folder that is read")
      }
      // What is only shown, or copied elsewhere, is no part of what is built.
      if ["none", "headers"].contains(source["buildPhase"]?.text) { continue }
      var sources = DescribedProject.Sources(path: place)
      sources.includes = (source["includes"]?.texts ?? []).map(FilePattern.init)
      sources.excludes = (source["excludes"]?.texts ?? []).map(FilePattern.init)
      sources.isCopied = source["type"]?.text == "folder"
      built.sources.append(sources)
    }
    return built
  }
}
