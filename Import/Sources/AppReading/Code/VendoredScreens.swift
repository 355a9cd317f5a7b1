internal import AppCode
internal import Foundation

/// Screens in folders for what an app takes from others, which are the app's where it leads to them.
struct VendoredScreens {
  /// Names that a part of the code uses, with the type it is of.
  private struct Part {
    var type: String
    var uses: Set<String>
    var inherits: [String]
  }

  /// Names of types that code which is reached makes or hands on.
  private var made: Set<String> = []
  /// Types whose code is reached: as they are made, or as others inherit from them.
  private var reached: Set<String> = []
  /// Parts of types in such folders.
  private var parts: [String: [Part]] = [:]
  private var next: [String] = []

  /// The places of screens in such folders that no code outside of them leads to.
  ///
  /// - Parameters:
  ///   - code: the code that is read.
  ///   - vendored: paths of the files in such folders.
  ///   - libraries: paths of the code in folders that may be for libraries, or for parts of the app itself.
  ///   - others: drawings and Objective-C, which name classes as well.
  static func unled(
    among screens: [Screen], _ code: [CodeFile], vendored: Set<String>, libraries: Set<String>,
    _ others: [AppFiles.File]
  ) -> Set<Place> {
    let all = vendored.union(libraries)
    // Where the app itself starts in such a folder, it is none of others'.
    let startsOutside = code.contains { file in
      !all.contains(file.path)
        && file.types.contains { $0.inherits.contains(where: CodeIndex.isStart) }
    }
    let vendored = startsOutside ? all : vendored
    let own = screens.filter { vendored.contains($0.place.path) }
    guard !own.isEmpty else { return [] }
    var ways = Self()
    ways.look(through: code, vendored)
    for file in others where !vendored.contains(file.path) {
      ways.look(through: file)
    }
    ways.follow()
    return Set(
      own.filter { !ways.made.contains(short(String($0.name.prefix { $0 != "-" }))) }
        .map(\.place))
  }

  private mutating func look(through code: [CodeFile], _ vendored: Set<String>) {
    let declared = Set(
      code.filter { vendored.contains($0.path) }.flatMap(\.types)
        .filter { $0.kind != .extension }.map { Self.short($0.name) })
    for file in code {
      let isOutside = !vendored.contains(file.path)
      if isOutside { take(Part(type: "", uses: file.uses, inherits: [])) }
      for type in file.types where !type.inherits.contains("PreviewProvider") {
        let name = Self.short(type.name)
        let part = Part(type: name, uses: type.uses, inherits: type.inherits)
        // What is added to a type from elsewhere is there wherever that type is.
        if isOutside || !declared.contains(name) {
          take(part)
        } else {
          parts[name, default: []].append(part)
        }
      }
    }
  }

  /// Takes the classes that a drawing or a file of Objective-C names.
  private mutating func look(through file: AppFiles.File) {
    guard file.kind == .interface || file.kind == .objectiveC, !file.isHeader,
      let data = try? Data(contentsOf: file.url)
    else { return }
    for line in data.split(separator: 0x0A) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "//".utf8) || line.starts(with: "#".utf8)
        || line.starts(with: "@class".utf8) || line.starts(with: "@i".utf8)
      {
        continue
      }
      let words = line.split { byte in
        !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte)
          && !(0x61...0x7A).contains(byte) && byte != 0x5F
      }
      let names = words.map { String(decoding: $0, as: UTF8.self) }.filter {
        parts[$0] != nil
      }
      take(Part(type: "", uses: Set(names), inherits: []))
    }
  }

  private mutating func take(_ part: Part) {
    for name in part.uses where Self.short(name) != part.type {
      made.insert(Self.short(name))
      next.append(Self.short(name))
    }
    next += part.inherits.map { Self.short(String($0.prefix { $0 != "<" })) }
  }

  /// Goes on from what is reached.
  private mutating func follow() {
    while let name = next.popLast() {
      guard reached.insert(name).inserted else { continue }
      for part in parts[name] ?? [] { take(part) }
    }
  }

  /// The last part of a name as code spells it.
  private static func short(_ name: String) -> String {
    TwinTypes.spelled(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
