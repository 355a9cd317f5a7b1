import Foundation
import PackagePlugin

/// `swift package navbar test goldens`: runs navbar in a package that depends on it.
///
/// The program is the one that `NAVBAR` names, else the one in `PATH`, else one that is built, once, from the
/// dependency's sources.
@main struct NavbarPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status says what was found: differences, a bad scene, a missing library.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func program() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["NAVBAR"] { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let found = folders.map { $0 + "/navbar" }.first(where: FileManager.default.isExecutableFile)
    if let found { return URL(fileURLWithPath: found) }
    return try built()
  }

  private func built() throws -> URL {
    let result = try packageManager.build(
      .product("navbar"), parameters: .init(configuration: .release, logging: .concise))
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "navbar"
    }
    guard result.succeeded, let program else {
      Diagnostics.error("navbar could not be built:\n\(result.logText)")
      exit(70)
    }
    return program.url
  }
}
