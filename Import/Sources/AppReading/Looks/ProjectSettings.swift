internal import Foundation

extension AppLooks {
  /// Reads the property lists of the app itself; those of its extensions say nothing about it.
  mutating func readPropertyLists(_ files: [AppFiles.File], notes: inout [Note]) {
    for file in files.sorted(by: { ($0.path.count, $0.path) < ($1.path.count, $1.path) }) {
      guard let data = try? Data(contentsOf: file.url),
        let entries = PropertyList.read(data) as? [String: Any]
      else {
        notes.append(Note(path: file.path, text: "is not a property list"))
        continue
      }
      guard entries["NSExtension"] == nil, entries["WKApplication"] == nil,
        entries["WKWatchKitApp"] == nil, entries["EXAppExtensionAttributes"] == nil,
        entries["CFBundlePackageType"] as? String != "FMWK"
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      func place(_ key: String) -> Place {
        let line = text.components(separatedBy: "\n").firstIndex { $0.contains(key) }
        return Place(file.path, line.map { $0 + 1 } ?? 0)
      }
      if let flag = entries["UIDesignRequiresCompatibility"] as? Bool {
        requiresCompatibility =
          requiresCompatibility ?? Fact(flag, at: place("UIDesignRequiresCompatibility"))
      }
      if let style = entries["UIUserInterfaceStyle"] as? String {
        note(style: style, at: place("UIUserInterfaceStyle"))
      }
      if let region = entries["CFBundleDevelopmentRegion"] as? String, !region.contains("$") {
        developmentRegion = developmentRegion ?? WordTables.locale(region)
      }
    }
  }

  private mutating func note(style: String, at place: Place) {
    guard userInterfaceStyle == nil, ["light", "dark"].contains(style.lowercased()) else { return }
    userInterfaceStyle = Fact(style.lowercased(), at: place)
  }

  /// Reads what Xcode's projects say: the language, the accent colour, generated property lists.
  mutating func readProjects(_ files: [AppFiles.File]) {
    for file in files.sorted(by: { ($0.path.count, $0.path) < ($1.path.count, $1.path) }) {
      guard let data = file.source() else { continue }
      var number = 0
      /// Where a line stands; a made project has none.
      func place() -> Place { Place(file.path, file.isWritten ? number : 0) }
      for line in data.split(separator: 0x0A, omittingEmptySubsequences: false) {
        number += 1
        guard let (key, value) = Self.setting(line) else { continue }
        switch key {
        case "developmentRegion": developmentRegion = developmentRegion ?? WordTables.locale(value)
        case "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": accentColorName = value
        case "IPHONEOS_DEPLOYMENT_TARGET": note(oldest: value)
        case "INFOPLIST_KEY_UIUserInterfaceStyle": note(style: value, at: place())
        case "INFOPLIST_KEY_UIDesignRequiresCompatibility":
          requiresCompatibility =
            requiresCompatibility ?? Fact(value == "YES", at: place())
        default: break
        }
      }
    }
  }

  /// Reads which systems an app runs on in settings that stand beside its project: Xcode's own files
  /// of them, and what XcodeGen makes the project from.
  mutating func readBuildSettings(_ files: [AppFiles.File]) {
    for file in files {
      guard let text = try? String(contentsOf: file.url, encoding: .utf8) else { continue }
      var isOfTargets = false
      for line in text.split(whereSeparator: \.isNewline) {
        let parts = line.split(maxSplits: 1) { $0 == "=" || $0 == ":" }.map {
          $0.filter { !" \t\"';,".contains($0) }
        }
        let (key, value) = (parts[0], parts.count > 1 ? parts[1] : "")
        let isPhone = isOfTargets && key == "iOS"
        if key == "IPHONEOS_DEPLOYMENT_TARGET" || key == "deploymentTarget" || isPhone {
          note(oldest: value)
        }
        // The systems stand each on a line of its own below it.
        isOfTargets = key == "deploymentTarget" || isOfTargets && Self.platforms.contains(key)
      }
    }
  }

  private mutating func note(oldest value: String) {
    guard let version = value.split(separator: ".").first.flatMap({ Int($0) }) else { return }
    oldestSystem = min(oldestSystem ?? version, version)
  }

  private static let platforms: Set<String> = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// Settings that a line of a project may have.
  private static let keys: [[UInt8]] = [
    "developmentRegion", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_UIDesignRequiresCompatibility",
    "IPHONEOS_DEPLOYMENT_TARGET",
  ].map { Array($0.utf8) }

  private static func setting(_ line: Data.SubSequence) -> (key: String, value: String)? {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let key = keys.first(where: { line.starts(with: $0) }) else { return nil }
    let parts = String(decoding: line, as: UTF8.self).split(separator: "=")
    guard parts.count == 2 else { return nil }
    let value = parts[1].filter { !" ;\"\t\r".contains($0) }
    return value.isEmpty ? nil : (String(decoding: key, as: UTF8.self), value)
  }
}
