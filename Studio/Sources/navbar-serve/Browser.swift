internal import Foundation

/// The browser that the user has chosen.
enum Browser {
  /// Opens a page; says so when that does not work.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
      process.arguments = ["open", address]
    #else
      process.arguments = ["xdg-open", address]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if (try? process.run()) == nil {
      FileStream.standardError.write("note: no browser could be opened; open \(address)\n")
    }
  }
}

/// A stream that text goes to.
struct FileStream {
  private let handle: FileHandle

  /// Where messages go.
  static var standardError: FileStream { FileStream(handle: .standardError) }

  /// Writes text; nobody can be told that telling failed.
  func write(_ text: String) { try? handle.write(contentsOf: Data(text.utf8)) }
}
