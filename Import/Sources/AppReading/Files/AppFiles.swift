internal import AppCode
public import Foundation

/// The files of an app that its bars depend on, in the order of their paths.
///
/// Links are not followed, so nothing outside of the named folders is read.
public struct AppFiles: Sendable {
  /// What a file is read as.
  public enum Kind: String, CaseIterable, Sendable {
    case swift, objectiveC, interface, strings, stringsDictionary, stringCatalog, assetCatalog,
      propertyList
    /// Texts that Twine makes an app's files of strings from.
    case twine
    case project
    /// Settings that a project is built with, or that XcodeGen makes one from.
    case buildSettings
  }

  /// A file.
  public struct File: Hashable, Sendable {
    /// What it is read as.
    public var kind: Kind
    /// Where it is.
    public var url: URL
    /// Its path as reports name it: from the current folder if it lies in it.
    public var path: String
    /// What its code is compiled for; nil where all of it counts.
    var target: BuildTarget?

    /// Whether it is a header of Objective-C's, also one that stands before all files.
    var isHeader: Bool { ["h", "pch"].contains(url.pathExtension) }

    /// Whether a tool makes a project from it, which names what a project would.
    var isDescription: Bool {
      kind == .buildSettings && ["yml", "yaml"].contains(url.pathExtension)
        || kind == .swift && url.lastPathComponent == "Project.swift"
          && (try? Data(contentsOf: url))?.holds("import ProjectDescription") ?? false
    }

    /// Parts of its code that never run, in bytes.
    private var idle: [Range<Int>] = []
    /// What Xcode would keep, where it is made from a description.
    private var made: Data?

    init(kind: Kind, url: URL, path: String) {
      (self.kind, self.url, self.path) = (kind, url, path)
    }

    /// What it has, of code what is compiled and may run; nil where it cannot be read.
    func contents() -> Data? {
      guard let data = source() else { return nil }
      guard let target, kind == .swift || kind == .objectiveC && target.knowsOlderWords,
        data.holds("#if")
      else { return data }
      return Data(target.compiled([UInt8](data), isOlder: kind == .objectiveC))
    }

    /// What it has, without what never runs; nil where it cannot be read.
    func source() -> Data? {
      guard let data = made ?? (try? Data(contentsOf: url)) else { return nil }
      guard !idle.isEmpty else { return data }
      var bytes = [UInt8](data)
      for part in idle where part.upperBound <= bytes.count {
        for place in part where bytes[place] != 0x0A { bytes[place] = 0x20 }
      }
      return Data(bytes)
    }

    /// It without parts that never run.
    func without(_ parts: [Range<Int>]) -> Self {
      var file = self
      file.idle += parts
      return file
    }

    /// The parts of the folder that a project is for: `Folder/App.xcodeproj/project.pbxproj`, or
    /// `Folder/project.yml`.
    var projectFolder: [String] {
      path.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(made == nil ? 2 : 1).map(String.init)
    }

    /// What a project is called: `App` of `Folder/App.xcodeproj/project.pbxproj`.
    var projectName: String {
      url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    }

    /// Whether no tool made it from something else, so that it has lines to name.
    var isWritten: Bool { made == nil }

    /// A project that is made from it as a description.
    func project(_ data: Data) -> Self {
      var file = Self(kind: .project, url: url, path: path)
      file.made = data
      return file
    }

    /// It with what its code is compiled for.
    func compiled(for target: BuildTarget) -> Self {
      var file = self
      file.target = target
      return file
    }
  }

  /// What was found.
  public internal(set) var files: [File] = []
  /// What was left out, with the reason.
  public internal(set) var notes: [Note] = []
  /// Pictures that lie beside the code, outside of catalogs.
  private(set) var pictures: [URL] = []
  /// Property lists of the app's own, which its code may read.
  private(set) var ownLists: [File] = []
  /// Paths of descriptions that say what projects would.
  var described: Set<String> = []
  /// Paths of those in folders for what the app takes from others.
  private(set) var vendored: Set<String> = []
  /// Folders that are described as libraries, by a package or a pod, each with a slash at its end.
  private(set) var libraries: [String] = []

  /// Largest file that is read, in bytes.
  public static let sizeLimit = 32 << 20
  /// How many folders may stand in each other.
  private static let depthLimit = 64

  /// Finds the files in folders; a path may also be a single file.
  ///
  /// - Throws: `MissingInput` for a path that leads nowhere.
  public init(in paths: [String]) throws(MissingInput) {
    var folders: [DescriptionFolder] = []
    for path in paths {
      let url = URL(fileURLWithPath: path)
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw MissingInput(path: path)
      }
      let shown = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
      // What is named by a link is meant itself.
      let meant = url.resolvingSymlinksInPath()
      if isFolder.boolValue {
        let start = shown == "." ? "" : shown + "/"
        walk(meant, shown: start, depth: 0)
        folders.append(DescriptionFolder(url: meant, path: start))
      } else if !add(meant, shown: shown) {
        notes.append(Note(path: shown, text: "is no kind of file that is read"))
      }
    }
    describe(in: folders)
    if !vendored.isEmpty {
      let built = VendoredFiles.built(among: vendored, of: files)
      files.removeAll { vendored.contains($0.path) && !built.contains($0.path) }
      vendored = built
    }
    files.sort { $0.path < $1.path }
  }

  /// Folders that hold what others wrote, what is built, or tests.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "fastlane", "SourcePackages",
    "checkouts", "Preview Content",
  ]

  /// Folders for what an app takes from others, of which only the code is read that its projects build.
  private static let vendors: Set = ["vendor", "Vendor"]

  private mutating func walk(_ folder: URL, shown: String, depth: Int) {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey, .fileSizeKey]
    guard depth < Self.depthLimit else {
      notes.append(
        Note(path: shown, text: "stands in more than \(Self.depthLimit) folders, not read"))
      return
    }
    guard
      let entries = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))
    else {
      notes.append(Note(path: shown, text: "cannot be listed"))
      return
    }
    let isLibrary = entries.contains {
      $0.pathExtension == "podspec" || $0.lastPathComponent == "Package.swift"
    }
    if isLibrary { libraries.append(shown) }
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = entry.lastPathComponent
      guard !name.hasPrefix(".") else { continue }
      guard let values = try? entry.resourceValues(forKeys: keys) else {
        notes.append(Note(path: shown + name, text: "cannot be read"))
        continue
      }
      if values.isSymbolicLink == true {
        notes.append(Note(path: shown + name, text: "a link, not followed"))
      } else if values.isDirectory == true {
        if Self.isSkipped(name) || (isLibrary && depth > 0 && Self.samples.contains(name)) {
          continue
        }
        let (first, noted) = (files.count, notes.count)
        walk(entry, shown: shown + name + "/", depth: depth + 1)
        if Self.vendors.contains(name) {
          vendored.formUnion(files[first...].map(\.path))
          notes.removeSubrange(noted...)
        }
      } else if (values.fileSize ?? 0) > Self.sizeLimit {
        notes.append(Note(path: shown + name, text: "larger than 32 MB, not read"))
      } else {
        add(entry, shown: shown + name)
      }
    }
  }

  /// Folders beside a library's description that show how it is used.
  private static let samples: Set = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "ExampleApp", "SampleApp",
  ]

  private static func isSkipped(_ name: String) -> Bool {
    skipped.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".framework")
      || name.hasSuffix(".xcframework") || name.hasSuffix(".playground")
      || name.hasSuffix(".docc") || name.hasSuffix(".xcdatamodeld")
      // What Xcode sends to translators holds copies of the app's files.
      || name.hasSuffix(".xcloc")
  }

  /// Adds a file; false for one of a kind that says nothing.
  @discardableResult private mutating func add(_ url: URL, shown: String) -> Bool {
    let kind = Self.kind(of: url)
    if let kind {
      files.append(File(kind: kind, url: url, path: shown))
    } else if url.pathExtension == "plist" {
      ownLists.append(File(kind: .propertyList, url: url, path: shown))
    } else if Self.isLoosePicture(url) {
      pictures.append(url)
    }
    return kind != nil
  }

  /// Files of one kind.
  public func files(_ kind: Kind) -> [File] { files.filter { $0.kind == kind } }
}

/// A path that leads nowhere.
public struct MissingInput: Error {
  /// The path as it was given.
  public var path: String
}

/// Something about a file that whoever imports should know.
public struct Note: Hashable, Sendable {
  /// The file.
  public var path: String
  /// The line, counted from 1; nil for the whole file.
  public var line: Int?
  /// The byte of the line, counted from 1; nil for the whole line.
  public var column: Int?
  /// What is to be said.
  public var text: String

  /// Makes a note.
  public init(path: String, line: Int? = nil, column: Int? = nil, text: String) {
    (self.path, self.line, self.column) = (path, line, column)
    self.text = text
  }

  /// It as one line, with letters that would steer a terminal made visible.
  public var description: String {
    let place = [line, line == nil ? nil : column].compactMap(\.self).map { ":\($0)" }.joined()
    return "\(visible(path))\(place): \(visible(text))"
  }
}

/// A text without letters that steer a terminal.
public func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
      let isJoiner = scalar.value == 0x200D || scalar.value == 0x200C
      if isJoiner {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
