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

    /// What stands before the version in a name.
    fileprivate var prefix: String {
      // What nearly every scene has is there at once.
      self == .iOS ? "ios-" : rawValue + "-"
    }

    /// The name as Apple spells it: `macOS`.
    public var name: String { String(describing: self) }
  }

  /// The family.
  public var platform: Platform
  /// The major version: 17 for iOS 17.5.
  public var major: Int

  /// The release of the major version: 1 for iOS 27.1; 0 for the first.
  public var minor: Int

  /// Makes a version.
  ///
  /// - Parameters:
  ///   - platform: the family.
  ///   - major: the major version, 17 for iOS 17.5.
  ///   - minor: the release of the major version; nil for the one its plain name stands for: 26.1 for
  ///     iOS 26, 15.2 for iOS 15, else the first.
  public init(_ platform: Platform, _ major: Int, _ minor: Int? = nil) {
    self.platform = platform
    self.major = major
    self.minor = minor ?? Self.plainRelease(of: major)
  }

  /// A version of iOS: `.iOS(17)`, which a scene calls `ios-17`, or a release of it: `.iOS(26, 0)`.
  public static func iOS(_ major: Int, _ minor: Int? = nil) -> Self { Self(.iOS, major, minor) }

  /// A version of iPadOS, or a release of it.
  public static func iPadOS(_ major: Int, _ minor: Int? = nil) -> Self {
    Self(.iPadOS, major, minor)
  }

  /// A version of watchOS.
  public static func watchOS(_ major: Int) -> Self { Self(.watchOS, major) }

  /// A version of tvOS.
  public static func tvOS(_ major: Int) -> Self { Self(.tvOS, major) }

  /// A version of macOS.
  public static func macOS(_ major: Int) -> Self { Self(.macOS, major) }

  /// A version of visionOS.
  public static func visionOS(_ major: Int) -> Self { Self(.visionOS, major) }

  /// The versions of a platform that a scene may ask for.
  public static func supportedMajors(of platform: Platform) -> [Int] {
    Array(numbered(of: platform)) + years
  }

  /// The versions of a platform that are counted from its first one, without gaps.
  static func numbered(of platform: Platform) -> ClosedRange<Int> {
    switch platform {
    case .iOS: 7...18
    case .iPadOS: 13...18
    case .watchOS: 1...11
    case .tvOS: 9...18
    case .macOS: 11...15
    case .visionOS: 1...2
    }
  }

  /// The versions that are named for a year, the same on every platform: a new one is a new line.
  static let years = [
    26,
    27,
  ]

  /// The first version that is named for a year.
  package static var firstYear: Int { years.first ?? 0 }

  /// Releases of a version whose bars on phones and pads differ from those of its plain name, and
  /// that a scene may name.
  ///
  /// Source: measured — one app on the simulators of 26.0 and of 26.1 has capsules of other widths; two
  /// apps of October and December 2021 (ott-11-manual, nct-max-info) have back labels 1.67 further in
  /// than later ones of iOS 15; documented — availability in UIKit's headers: vertical bars came with
  /// 27.1, the alignment of titles with 27.2, bars of contained controllers with 27.3.
  static let releases: [(major: Int, minors: [Int])] = [
    (15, [0]),
    (26, [0]),
    (27, [1, 2, 3]),
  ]

  /// The release that the plain name of a version stands for: nearly every bar of iOS 26 was
  /// measured on 26.1 or later, and of iOS 15 on 15.2 or later.
  private static func plainRelease(of major: Int) -> Int {
    switch major {
    case 15: 2
    case 26: 1
    default: 0
    }
  }

  /// The releases of a version that a scene may name beside its plain name; none for most.
  private static func releases(of platform: Platform, _ major: Int) -> [Int] {
    guard platform == .iOS || platform == .iPadOS else { return [] }
    return releases.first { $0.major == major }?.minors ?? []
  }

  /// The newest version of every platform.
  public static var newest: Int { years.last ?? 0 }

  /// Whether a scene file may ask for the version.
  public var isSupported: Bool {
    guard
      minor == Self.plainRelease(of: major) || Self.releases(of: platform, major).contains(minor)
    else { return false }
    return Self.numbered(of: platform).contains(major) || Self.years.contains(major)
  }

  /// Whether the version can be laid out: one of those, or the year after the newest, which has the
  /// newest one's numbers until rows say otherwise.
  var isLaidOut: Bool { isSupported || major == Self.newest + 1 }

  /// Whether the version is named for a year.
  private var isYear: Bool { Self.years.first.map { major >= $0 } ?? false }

  /// Reads `ios-17`; nil when the text has another form or the version is not supported.
  public init?(identifier: String) {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let platform = Platform(rawValue: String(parts[0])) else { return nil }
    let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false).map {
      number -> Int? in
      guard let value = Int(number), String(value) == number else { return nil }
      return value
    }
    guard numbers.count <= 2, let major = numbers[0] else { return nil }
    self.init(platform, major)
    if numbers.count > 1 {
      // A release that is the version's plain name has no other: one system, one name.
      guard let minor = numbers[1], minor != Self.plainRelease(of: major) else { return nil }
      self.minor = minor
    }
    guard isSupported else { return nil }
  }

  /// `ios-17`, as scenes spell it; a release of its own is `ios-27.1`.
  public var identifier: String {
    let name = platform.prefix + String(major)
    return minor == Self.plainRelease(of: major) ? name : name + "." + String(minor)
  }

  /// Whether the version is a release of a year or a later one.
  public func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
    self.major == major ? self.minor >= minor : self.major > major
  }

  /// Whether it is an early release that its version's plain name does not stand for: 15.0, 26.0.
  var isSupersededRelease: Bool { minor < Self.plainRelease(of: major) }

  /// Whether bars may stand upright, from 27.1.
  public var hasVerticalBars: Bool { isAtLeast(27, 1) }
  /// Whether items say where their titles stand, from 27.2.
  var hasTitleAlignment: Bool { isAtLeast(27, 2) }

  /// Every identifier a scene may use.
  public static var allIdentifiers: [String] {
    Platform.allCases.flatMap { platform in
      supportedMajors(of: platform).flatMap { major in
        ([plainRelease(of: major)] + releases(of: platform, major)).map {
          SystemVersion(platform, major, $0).identifier
        }
      }
    }
  }
}

extension SystemVersion {
  /// The iPadOS of a macOS's year, whose UIKit it has: macOS 11 came with iPadOS 14, and from 26 on
  /// both have the number of their year.
  var padOS: SystemVersion {
    SystemVersion(.iPadOS, isYear ? major : major + 3)
  }
}

extension SystemVersion {
  /// The system of the same year on another platform; nil where there was none.
  ///
  /// Source: documented — the availability of SwiftUI's symbols, which names iOS 17, iPadOS 17, macOS
  /// 14, tvOS 17, watchOS 10 and visionOS 1 beside each other.
  package func ofSameYear(on other: Platform) -> SystemVersion? {
    let number = isYear ? major : major + Self.yearsBehindIOS(platform) - Self.yearsBehindIOS(other)
    let same = SystemVersion(other, number, minor)
    if same.isSupported { return same }
    let plain = SystemVersion(other, number)
    return plain.isSupported ? plain : nil
  }

  /// How much less a platform counts than iOS of the same year, up to the versions that are named for
  /// a year.
  private static func yearsBehindIOS(_ platform: Platform) -> Int {
    switch platform {
    case .iOS, .iPadOS, .tvOS: 0
    case .macOS: 3
    case .watchOS: 7
    case .visionOS: 16
    }
  }
}

extension SystemVersion {
  /// The iOS whose UIKit the system has, where the tables count in its versions: visionOS 1 came
  /// with iOS 17, visionOS 2 with iOS 18.
  ///
  /// Source: documented — the availability of UIKit's classes, which names iOS 17 beside visionOS
  /// 1.
  var uiKit: Int {
    platform == .visionOS && !isYear ? major + 16 : major
  }
}
