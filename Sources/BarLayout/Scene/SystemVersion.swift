/// An operating system and its major version, such as iOS 17.
public struct SystemVersion: Hashable, Sendable {
  /// The family of systems.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS = "ios"
    case iPadOS = "ipados"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case macOS = "macos"
    case visionOS = "visionos"

    /// The name as Apple spells it: `macOS`.
    public var name: String { String(describing: self) }
  }

  /// The family.
  public var platform: Platform
  /// The major version: 17 for iOS 17.5.
  public var major: Int

  /// Makes a version.
  public init(_ platform: Platform, _ major: Int) {
    self.platform = platform
    self.major = major
  }

  /// The versions of a platform that a scene may ask for.
  public static func supportedMajors(of platform: Platform) -> [Int] {
    switch platform {
    case .iOS: Array(7...18) + [26]
    case .iPadOS: Array(13...18) + [26]
    case .watchOS: Array(1...11) + [26]
    case .tvOS: Array(9...18) + [26]
    case .macOS: Array(11...15) + [26]
    case .visionOS: [1, 2, 26]
    }
  }

  /// Reads `ios-17`; nil when the text has another form or the version is not supported.
  public init?(identifier: String) {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let platform = Platform(rawValue: String(parts[0])),
      let major = Int(parts[1]), String(major) == parts[1],
      Self.supportedMajors(of: platform).contains(major)
    else { return nil }
    self.init(platform, major)
  }

  /// `ios-17`, as scenes spell it.
  public var identifier: String { "\(platform.rawValue)-\(major)" }

  /// Every identifier a scene may use.
  public static var allIdentifiers: [String] {
    Platform.allCases.flatMap { platform in
      supportedMajors(of: platform).map { SystemVersion(platform, $0).identifier }
    }
  }
}

extension SystemVersion {
  /// The version of iOS whose numbers a bar shares with phones and pads: visionOS 1 came with UIKit 17,
  /// and from 26 on both have the number of their year.
  var majorOfUIKit: Int {
    platform == .visionOS && major < 26 ? major + 16 : major
  }

  /// The iPadOS of a macOS's year, whose UIKit it has: macOS 11 came with iPadOS 14, and from 26 on both
  /// have the number of their year.
  var padOS: SystemVersion {
    SystemVersion(.iPadOS, major >= 26 ? major : major + 3)
  }
}
