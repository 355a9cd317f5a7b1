/// What a studio shows, and where.
public struct StudioOptions: Hashable, Sendable {
  /// Scene files, and folders of them.
  public var paths: [String]
  /// The port to listen on; nil for the usual one, or the next that is free.
  public var port: UInt16?
  /// Font files, or folders of them, to draw with before all others.
  public var fontPaths: [String]
  /// A folder with the page's files, for work on the page itself; nil for those in the program.
  public var pageFolder: String?

  /// Makes options.
  public init(
    paths: [String], port: UInt16? = nil, fontPaths: [String] = [], pageFolder: String? = nil
  ) {
    self.paths = paths
    self.port = port
    self.fontPaths = fontPaths
    self.pageFolder = pageFolder
  }

  /// The port that is tried first where none is named.
  public static let usualPort: UInt16 = 7264
  /// How many ports are tried, one after the other.
  public static let portCount: UInt16 = 20
}

/// Why a studio cannot open.
public struct StudioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The status the program ends with, one of those of `navbar`.
  public var status: Int32
  /// What is wrong, on one line.
  public var description: String

  /// Makes an error.
  public init(_ status: Int32, _ description: String) {
    self.status = status
    self.description = description
  }

  /// A file or folder that was named is not there.
  static func missing(_ path: String) -> StudioError {
    StudioError(66, "cannot read \(path): there is no such file or folder")
  }
}
