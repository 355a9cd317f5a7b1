internal import BarLayout

/// The systems whose SDKs have what a key or one of its words stands for.
///
/// `KeyAvailability` says where a key does something; this one says where an app with it could be
/// built, as the symbol's page in Apple's documentation has it. `SymbolTableTests` holds all of them
/// against those pages.
struct SymbolAvailability: Sendable {
  /// A release of a system: 16, 10.15.
  struct Release: ExpressibleByIntegerLiteral, Hashable, Sendable {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    init(integerLiteral major: Int) { self.init(major) }

    /// `16`, or `10.15`.
    var words: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }

  /// The symbol, as its page spells it: `NavigationStack`.
  var name: String
  /// The first version on each platform; nil for a platform without it.
  private var first = Releases()
  /// The first version on which it is deprecated, on each platform.
  private var deprecated = Releases()
  /// What to use in its place, once it is deprecated.
  private var instead = ""

  /// A symbol of SwiftUI or UIKit.
  ///
  /// - Parameters:
  ///   - iOS: the first version of iOS and iPadOS.
  ///   - mac: that of macOS, and so on; nil for none.
  init(
    _ name: String, iOS: Release?, mac: Release? = nil, tv: Release? = nil, watch: Release? = nil,
    vision: Release? = nil
  ) {
    self.name = name
    first[.iOS] = iOS
    first[.iPadOS] = iOS
    first[.macOS] = mac
    first[.tvOS] = tv
    first[.watchOS] = watch
    first[.visionOS] = vision
  }

  /// The same symbol, deprecated from versions on, where it is there at all.
  func deprecated(
    iOS: Release, mac: Release? = nil, tv: Release? = nil, watch: Release? = nil,
    vision: Release? = nil, instead: String
  ) -> SymbolAvailability {
    var result = self
    result.deprecated = Releases()
    result.deprecated[.iOS] = iOS
    result.deprecated[.iPadOS] = iOS
    result.deprecated[.macOS] = mac
    result.deprecated[.tvOS] = tv
    result.deprecated[.watchOS] = watch
    result.deprecated[.visionOS] = vision
    result.instead = instead
    return result
  }

  /// The same symbol on fewer platforms.
  func without(_ platforms: SystemVersion.Platform...) -> SymbolAvailability {
    var result = self
    for platform in platforms { result.first[platform] = nil }
    return result
  }

  /// What is said of the symbol on a system; nil where it is to be had and not deprecated.
  func objection(to key: String, on system: SystemVersion) -> String? {
    guard let version = first[system.platform] else {
      return "\(quoted(key)) is not available in \(system.platform.name) (\(name): \(words))"
    }
    if !system.hasReached(version) {
      return "\(quoted(key)) is available since \(system.platform.name) \(version.words) "
        + "(found \(system.identifier); \(name): \(words))"
    }
    guard let version = deprecated[system.platform], system.hasReached(version) else {
      return nil
    }
    return "\(quoted(key)) is deprecated since \(system.platform.name) \(version.words) "
      + "(\(name); \(instead))"
  }

  /// Where it is deprecated: `iOS 16, macOS 13`; empty for nowhere.
  var deprecationWords: String {
    let platforms: [SystemVersion.Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
    return platforms.compactMap { platform in
      deprecated[platform].map { "\(platform.name) \($0.words)" }
    }.joined(separator: ", ")
  }

  /// Where it is to be had: `iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1`.
  var words: String {
    let platforms: [SystemVersion.Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
    return platforms.compactMap { platform in
      first[platform].flatMap { $0.major > 0 ? "\(platform.name) \($0.words)" : nil }
    }.joined(separator: ", ")
  }
}

extension SymbolAvailability {
  /// A release on each platform, or none.
  ///
  /// The first scene that is read has a hundred of them: dictionaries would cost it more than all else.
  fileprivate struct Releases: Sendable {
    private var iOS: Release?
    private var iPadOS: Release?
    private var watchOS: Release?
    private var tvOS: Release?
    private var macOS: Release?
    private var visionOS: Release?

    init() {}

    subscript(platform: SystemVersion.Platform) -> Release? {
      get {
        switch platform {
        case .iOS: iOS
        case .iPadOS: iPadOS
        case .watchOS: watchOS
        case .tvOS: tvOS
        case .macOS: macOS
        case .visionOS: visionOS
        }
      }
      set {
        switch platform {
        case .iOS: iOS = newValue
        case .iPadOS: iPadOS = newValue
        case .watchOS: watchOS = newValue
        case .tvOS: tvOS = newValue
        case .macOS: macOS = newValue
        case .visionOS: visionOS = newValue
        }
      }
    }
  }
}

extension SystemVersion {
  /// Whether a release is this one or an earlier one; before the years, the name of a version
  /// stands for all of its releases.
  fileprivate func hasReached(_ release: SymbolAvailability.Release) -> Bool {
    isAtLeast(release.major, release.major < Self.firstYear ? 0 : release.minor)
  }
}

extension SymbolAvailability {
  /// A symbol of SwiftUI in the years when all platforms got it together.
  ///
  /// - Parameter year: the version of iOS; those of the others follow from it.
  static func swiftUI(_ name: String, _ year: Int) -> SymbolAvailability {
    guard year < 26 else {
      let release = Release(year)
      return SymbolAvailability(
        name, iOS: release, mac: release, tv: release, watch: release, vision: release)
    }
    return SymbolAvailability(
      name, iOS: Release(year), mac: Release(year - 3), tv: Release(year),
      watch: Release(year - 7), vision: Release(max(year - 16, 1)))
  }

  /// A symbol of UIKit.
  ///
  /// Scenes of Macs and watches take UIKit's words for what those have instead,
  /// and nothing is said of them there.
  ///
  /// - Parameters:
  ///   - iOS: the first version of iOS and iPadOS.
  ///   - tv: that of tvOS; nil for none.
  ///   - vision: that of visionOS; nil for none.
  static func uiKit(
    _ name: String, _ iOS: Release, tv: Release? = nil, vision: Release?
  ) -> SymbolAvailability {
    SymbolAvailability(name, iOS: iOS, mac: 0, tv: tv, watch: 0, vision: vision)
  }

  /// The same, deprecated with the year that brought stacks and split views.
  func deprecatedWithNavigationViews(instead: String) -> SymbolAvailability {
    deprecated(iOS: 16, mac: 13, tv: 16, watch: 9, vision: 1, instead: instead)
  }
}
