internal import Foundation

/// What files are read as.
extension AppFiles {
  /// What a file is read as, by its name; nil for one of a kind that says nothing.
  static func kind(of url: URL) -> Kind? {
    switch url.pathExtension {
    case "swift": .swift
    case "m", "mm", "h", "pch": .objectiveC
    case "storyboard", "xib": .interface
    case "strings": .strings
    case "stringsdict": .stringsDictionary
    case "xcstrings": .stringCatalog
    case "txt": TwineFile.begins(url) ? .twine : nil
    case "plist": url.lastPathComponent.hasSuffix("Info.plist") ? .propertyList : nil
    case "pbxproj": .project
    case "xcconfig": .buildSettings
    case "yml", "yaml":
      url.deletingPathExtension().lastPathComponent == "project" ? .buildSettings : nil
    case "json":
      url.lastPathComponent == "Contents.json" && url.path.contains(".xcassets/")
        ? .assetCatalog : nil
    default: nil
    }
  }

  /// Whether a file is a picture that code asks for by its name: in no catalog, and in no bundle of its own.
  static func isLoosePicture(_ url: URL) -> Bool {
    url.pathExtension.lowercased() == "png"
      && !url.pathComponents.dropLast().contains {
        $0.hasSuffix(".xcassets") || $0.hasSuffix(".bundle")
      }
  }

  /// Whether a project, or what a tool makes one from, tells what the app is built of.
  var hasProject: Bool { !files(.project).isEmpty || files.contains(where: \.isDescription) }
}
