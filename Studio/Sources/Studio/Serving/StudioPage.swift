internal import Foundation

/// The files of the page, from the program or from a folder.
struct StudioPage: Sendable {
  /// The folder; nil for the files in the program.
  var folder: String?

  /// One file of the page.
  struct File: Sendable {
    var type: String
    var bytes: [UInt8]
  }

  /// The file at a path of the page's address; nil for none.
  func file(_ path: String) -> File? {
    let name = path == "/" ? "studio.html" : String(path.dropFirst())
    guard let built = Self.built(name) else { return nil }
    let kind = name.split(separator: ".").last.map(String.init) ?? ""
    let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
    let type = "\(types[kind] ?? "text/plain"); charset=utf-8"
    if let folder, let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) {
      return File(type: type, bytes: Array(data))
    }
    return File(type: type, bytes: built)
  }

  /// The files that the program carries.
  private static func built(_ name: String) -> [UInt8]? {
    switch name {
    case "studio.html": PackageResources.studio_html
    case "studio.css": PackageResources.studio_css
    case "studio.js": PackageResources.studio_js
    case "server.js": PackageResources.server_js
    case "numbers.js": PackageResources.numbers_js
    case "stage.js": PackageResources.stage_js
    case "controls.js": PackageResources.controls_js
    case "inspect.js": PackageResources.inspect_js
    case "scenes.js": PackageResources.scenes_js
    case "screenshot.js": PackageResources.screenshot_js
    default: nil
    }
  }
}
