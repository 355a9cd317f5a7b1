import AppCode
public import AppReading
public import Foundation

/// An app of a few small files, in a folder that goes away with it.
public final class SampleApp {
  /// Its folder.
  public let folder: URL

  /// Writes an app.
  ///
  /// - Parameter files: texts by path.
  public init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbar-import-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of it.
  public func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Reads it.
  public func read(system: Double = 18, isPad: Bool = false) throws -> AppReader {
    try AppReader([folder.path], for: BuildTarget(version: system, isPad: isPad))
  }

  /// The notes of reading it, with paths from its folder on.
  public func notes() throws -> [String] {
    try read().notes.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  /// The screen of a name; nil for none.
  public func screen(_ name: String, system: Double = 18) throws -> Screen? {
    try read(system: system).screens.first { $0.name == name && $0.variant == nil }
  }
}

extension Item {
  /// It as a few words, for tests.
  public var summary: String {
    let place: String
    switch position {
    case .left: place = "left"
    case .right: place = "right"
    case .placement(let name): place = name
    }
    switch content {
    case .words(let words): return "\(place) \(words.summary)"
    case .system(let name): return "\(place) system \(name)"
    case .symbol(let name, _): return "\(place) symbol \(name)"
    case .picture(let name, _): return "\(place) picture \(name ?? "?")"
    case .labeled(.symbol(let name, _), let words):
      return "\(place) symbol \(name) with \(words.summary)"
    case .labeled(_, let words): return "\(place) picture with \(words.summary)"
    case .space: return "\(place) space"
    case .activity: return "\(place) activity"
    case .label(let words): return "\(place) label \(words.summary)"
    case .lines(let lines): return "\(place) lines \(lines.map(\.summary).joined(separator: " / "))"
    case .segments(let list, let selected):
      return "\(place) segments \(list.map(\.summary).joined(separator: " / ")), \(selected) chosen"
    case .searchBar: return "\(place) search bar"
    case .view(let name): return "\(place) view \(name)"
    }
  }
}

extension AppText {
  /// It as a few words, for tests.
  public var summary: String {
    switch self {
    case .verbatim(let text): "\"\(text)\""
    case .key(let key): "key \(key.name)"
    case .unknown(let source): "unknown \(source)"
    }
  }
}
