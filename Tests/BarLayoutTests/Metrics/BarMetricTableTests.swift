import Testing

@testable import BarLayout

/// What holds for the tables of every kind of bar.
@Suite struct BarMetricTableTests {
  /// Numbers without a row, and those that are looked up otherwise than the last row says which holds.
  private func missing<Table: BarMetricTable>(
    _: Table.Type, _ contexts: [Table.Condition.Context]
  ) -> Set<String> {
    var names: Set<String> = []
    for context in contexts {
      let metrics = BarMetricValues<Table>(for: context)
      for number in Table.Number.allCases where metrics[number].isNaN {
        names.insert("\(number) on \(context.system)")
      }
      for (metric, row) in metrics.rows where metrics.value(of: metric) != row.value {
        names.insert("\(metric.name) on \(context.system)")
      }
    }
    return names
  }

  private func majors(_ platform: SystemVersion.Platform) -> [Int] {
    SystemVersion.supportedMajors(of: platform) + [SystemVersion.newest + 1]
  }

  @Test func `every number of a phone and a pad has a row in every version`() {
    let contexts = majors(.iOS).flatMap { system in
      [Device.Idiom.phone, .pad].flatMap { idiom in
        BarContentSizeCategory.allCases.flatMap { size in
          [320.0, 414].map { width in
            MetricContext(system: system, idiom: idiom, width: width, contentSize: size)
          }
        }
      }
    }
    #expect(missing(MetricTable.self, contexts) == [])
  }

  @Test func `every number of a watch has a row in every version and size`() {
    let contexts = majors(.watchOS).flatMap { system in
      WatchCase.allCases.map { WatchMetricContext(watch: $0, system: system) }
    }
    #expect(missing(WatchMetricTable.self, contexts) == [])
  }

  @Test func `every number of the other platforms has a row in every version`() {
    let contexts = [SystemVersion.Platform.macOS, .tvOS, .visionOS].flatMap { platform in
      majors(platform).flatMap { major in
        [false, true].map {
          PlatformMetricContext(SystemVersion(platform, major), hasToolbar: $0)
        }
      }
    }
    #expect(missing(PlatformMetricTable.self, contexts) == [])
  }

  @Test func `every number of a mockup has a row in every version`() {
    let contexts = majors(.iOS).flatMap { system in
      [Device.Idiom.phone, .pad, .mac, .vision].flatMap { idiom in
        [false, true].map {
          MockupMetricContext(system: system, idiom: idiom, isCompact: $0, width: 393)
        }
      }
    }
    let watches = majors(.watchOS).flatMap { system in
      [136.0, 205].map { MockupMetricContext(system: system, idiom: .watch, width: $0) }
    }
    #expect(missing(MockupMetricTable.self, contexts + watches) == [])
  }

  @Test func `the last row that holds for a bar gives its number`() {
    var base = MetricContext(system: 26, idiom: .phone, width: 393)
    let turns: [(inout MetricContext) -> Void] = [
      { $0.idiom = .pad }, { $0.isFirstRelease = true }, { $0.isCompact = true },
      { $0.isSheet = true }, { $0.isRegularWidth = true }, { $0.hasDynamicIsland = true },
      { $0.isSidebar = true }, { $0.isVertical = true }, { $0.hasStatusStrip = true },
      { $0.isSwiftUI = true }, { $0.sideInset = 47 }, { $0.topInset = 62 },
      { $0.contentSize = .accessibilityLarge }, { $0.idiom = .mac },
    ]
    for system in majors(.iOS) {
      base.system = system
      for first in turns {
        for second in turns {
          var context = base
          first(&context)
          second(&context)
          let metrics = NavigationBarMetrics(for: context)
          for (metric, row) in metrics.rows where metrics.value(of: metric) != row.value {
            Issue.record("\(metric.name) of \(context)")
          }
        }
      }
    }
  }

  @Test func `a version of watchOS decides nothing about phones, nor one of iOS about watches`() {
    let phone = MockupMetrics(for: MockupMetricContext(system: 26, idiom: .phone, width: 393))
    let watch = MockupMetrics(for: MockupMetricContext(system: 26, idiom: .watch, width: 205))
    #expect(phone[.swipeMaximumHeight] == 60 && watch[.swipeMaximumHeight] == 0)
    #expect(phone[.watchRowRadius] == 9 && watch[.watchRowRadius] == 14)
  }

  private func expectNames<Names: BarMetricNames>(_: Names.Type, _ limit: Int) {
    #expect(Names.allCases.map(\.index) == Array(0..<Names.allCases.count))
    #expect(Names.allCases.count <= limit)
  }

  @Test func `every number says what it is, in words of its own`() {
    #expect(Metric.allCases.filter { $0.meaning.isEmpty } == [])
    #expect(Set(Metric.allCases.map(\.meaning)).count == Metric.allCases.count)
  }

  @Test func `a name's place is its place in the source`() {
    expectNames(Metric.self, 65_536)
    expectNames(BarFact.self, 64)
    expectNames(WatchMetric.self, 256)
    expectNames(WatchFact.self, 64)
    expectNames(PlatformMetric.self, 256)
    expectNames(PlatformFact.self, 64)
    expectNames(MockupMetric.self, 256)
    expectNames(MockupFact.self, 64)
  }

  @Test func `every fact is stated by a row`() {
    let stated = Set(MetricTable.rows.map(\.metric))
    #expect(BarFact.allCases.filter { !stated.contains(.fact($0)) } == [])
    let watches = Set(WatchMetricTable.rows.map(\.metric))
    #expect(WatchFact.allCases.filter { !watches.contains(.fact($0)) } == [])
    let others = Set(PlatformMetricTable.rows.map(\.metric))
    #expect(PlatformFact.allCases.filter { !others.contains(.fact($0)) } == [])
    let mockups = Set(MockupMetricTable.rows.map(\.metric))
    #expect(MockupFact.allCases.filter { !mockups.contains(.fact($0)) } == [])
  }

  @Test func `a unit stands before what a number is`() {
    #expect(BarMetricName<MetricTable>.number(.hairlinePixels).unit == .pixels)
    #expect(
      BarMetricName<MetricTable>.number(.hairlinePixels).summary
        == "Thickness of the hairline below the background, in pixels")
    #expect(BarMetricName<MetricTable>.number(.barHeight).unit == .points)
    #expect(BarMetricName<MetricTable>.fact(.hasGlass).unit == .flag)
  }

  @Test func `buttons stand on glass from the first version that says so`() {
    #expect(SystemVersion(.iOS, 26).hasGlass && SystemVersion(.macOS, 26).hasGlass)
    #expect(!SystemVersion(.iOS, 18).hasGlass && !SystemVersion(.visionOS, 2).hasGlass)
  }
}
