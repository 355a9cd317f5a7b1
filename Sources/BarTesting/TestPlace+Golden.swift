package import BarLayout
internal import BarComparison

#if canImport(Testing)
  internal import Testing
#endif

extension TestPlace {
  /// Where a golden of this test is kept; nil for a name that is none for a file.
  package func goldenPlace(_ name: String, in folder: String?) -> GoldenPlace? {
    GoldenPlace(name, in: folder, of: file, suite: Self.suites)
  }

  /// The suites around the test that runs, the outermost first; none in XCTest.
  private static var suites: [String] {
    #if canImport(Testing)
      guard let test = Test.current else { return [] }
      return suites(ofID: String(describing: test.id))
    #else
      return []
    #endif
  }

  /// The suites in a test's id: `A` and `B` of `Module.A/B/inbox()/File.swift:12:3`.
  package static func suites(ofID id: String) -> [String] {
    // A name between back quotes may have a slash in it.
    var parts: [String] = [""]
    var isQuoted = false
    for sign in id {
      if sign == "`" { isQuoted.toggle() }
      if sign == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(sign)
      }
    }
    guard parts.count >= 3, let dot = parts[0].firstIndex(of: ".") else { return [] }
    parts[0] = String(parts[0][parts[0].index(after: dot)...])
    return parts.dropLast(2).map { $0.filter { $0 != "`" } }
  }

  /// Notes that a golden is this test's, with what it is compared with.
  ///
  /// - Returns: what the test is told where the golden is another test's, or another case's of this
  ///   one; on Macs before macOS 15 always nil.
  package func claim(_ place: GoldenPlace, as layout: LaidOutScene) -> TestFailure? {
    // Tests of these tests do such things on purpose.
    guard Self.collect.get() == nil || Self.claimsWhileCollecting.get() else { return nil }
    guard #available(macOS 15, *) else { return nil }
    let owner = GoldenClaims.Owner(place: "\(file):\(line)", text: GoldenText(of: layout).text)
    guard let other = GoldenClaims.take(place.file(""), for: owner) else { return nil }
    if other.place == owner.place {
      return TestFailure(
        message: "\(place.name) was compared with two layouts in one run: name it after its case")
    }
    return TestFailure(
      message: "\(place.name) is the golden of \(other.place) too: give one of them another name")
  }

  /// Whether names are claimed though failures are collected, for tests of that.
  package static let claimsWhileCollecting = TaskLocal<Bool>(wrappedValue: false)
}
