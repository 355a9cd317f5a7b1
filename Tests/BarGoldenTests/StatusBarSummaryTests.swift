import BarComparison
import BarGolden
import BarLayout
import Testing

/// A golden leaves out the lines of the status bar's clock and signs, and sees them all the same.
struct StatusBarSummaryTests {
  /// A field of an element that its line shows, changed.
  private static let changes: [@Sendable (inout LaidOutElement) -> Void] = [
    { $0.frame.x += 0.001 }, { $0.frame.y -= 0.001 }, { $0.frame.width += 0.001 },
    { $0.frame.height -= 0.001 }, { $0.alpha = 0.5 }, { $0.alpha = 0 }, { $0.isEnabled = false },
    { $0.color = BarColor(red: 1, green: 2, blue: 3) }, { $0.color = nil },
    { $0.ink = $0.ink?.offset(dx: 0.001, dy: 0) }, { $0.ink = nil },
    { $0.clip = BarRect(x: 0, y: 0, width: 1, height: 1) }, { $0.accessibilityLabel = "Zeit" },
    { element in element.changeText { $0.text += "x" } },
    { element in element.changeText { $0.isTruncated = true } },
    { element in element.changeText { $0.baseline += 0.001 } },
    { element in element.changeText { $0.style.size += 0.001 } },
    { element in element.changeText { $0.style.weight = .black } },
    { element in element.changeText { $0.magnification = 2 } },
    { $0.id = .prompt },
  ]

  private static func isLeftOut(_ element: LaidOutElement) -> Bool {
    switch element.id {
    case .clock, .carrier, .statusSign: true
    default: false
    }
  }

  /// The project's goldens, without those that ask for the status bar.
  private static let suite: GoldenSuite? = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return try? GoldenSuite(folders: [parts.joined(separator: "/") + "/goldens"])
  }()

  @Test func `every value that goldens leave out is seen when it changes`() throws {
    let suite = try #require(Self.suite)
    let checker = GoldenChecker(renderer: nil)
    var tried = 0
    // Most goldens have the status bar of their device: each element of a kind is changed once.
    var elements: Set<LaidOutElement> = []
    for golden in suite.cases {
      let laidOut = try checker.layOut(golden).get()
      guard !laidOut.showsStatusBar else { continue }
      let text = GoldenText(of: laidOut.layout)
      let bars = laidOut.layout.bars
      for (bar, index) in bars.indices.flatMap({ bar in
        bars[bar].elements.indices.map { (bar, $0) }
      })
      where Self.isLeftOut(bars[bar].elements[index])
        && elements.insert(bars[bar].elements[index]).inserted
      {
        for change in Self.changes {
          var layout = laidOut.layout
          change(&layout.bars[bar].elements[index])
          guard layout.description != laidOut.layout.description else { continue }
          tried += 1
          #expect(GoldenText(of: layout).body != text.body, "\(golden.name)")
        }
        var layout = laidOut.layout
        layout.bars[bar].elements.remove(at: index)
        #expect(GoldenText(of: layout).body != text.body, "\(golden.name)")
      }
    }
    #expect(tried > 1_000, "\(tried)")
  }

  @Test func `another order of the signs is seen, and other elements keep their lines`() throws {
    let suite = try #require(Self.suite)
    let golden = try #require(suite.cases.first { $0.name == "title/is-centred-on-the-bar" })
    let laidOut = try GoldenChecker(renderer: nil).layOut(golden).get()
    var layout = laidOut.layout
    let signs = layout.bars[0].elements.indices.filter {
      Self.isLeftOut(layout.bars[0].elements[$0])
    }
    let (first, last) = (try #require(signs.first), try #require(signs.last))
    layout.bars[0].elements.swapAt(first, last)
    #expect(GoldenText(of: layout).body != GoldenText(of: laidOut.layout).body)
    // Form 2 has the lines of the answer as they are, without looks at their ends.
    let lines = GoldenText(of: laidOut.layout, form: 2).body.split(separator: "\n")
    let all = laidOut.layout.description.split(separator: "\n")
    #expect(
      lines.filter { !$0.contains("statusBar") }.allSatisfy {
        all.contains($0) || $0.hasPrefix("VoiceOver") || $0.hasPrefix("  ")
      })
    #expect(lines.count { $0.contains("  signs ") } == 1)
  }

  @Test func `scenes that ask for the status bar have all of its signs, on every kind of device`()
    throws
  {
    let suite = try #require(Self.suite)
    let checker = GoldenChecker(renderer: nil)
    var shown: Set<String> = []
    var left: Set<String> = []
    for golden in suite.cases {
      let laidOut = try checker.layOut(golden).get()
      for bar in laidOut.layout.bars where bar.element(.statusBar) != nil {
        for element in bar.elements where Self.isLeftOut(element) {
          if laidOut.showsStatusBar {
            shown.insert("\(element.id)")
          } else {
            left.insert("\(element.id)")
          }
        }
      }
    }
    #expect(left.isSubset(of: shown), "\(left.subtracting(shown))")
  }

  @Test func `a text in the form that was kept before is compared in that form`() throws {
    let suite = try #require(Self.suite)
    let golden = try #require(suite.cases.first { $0.name == "title/is-centred-on-the-bar" })
    let layout = try GoldenChecker(renderer: nil).layOut(golden).get().layout
    let kept = GoldenText(of: layout, form: 1)
    #expect(kept.keptForm == 1 && kept.text.contains("\n  clock "))
    let verdict = LayoutVerdict(
      of: layout, scope: GoldenScope(), kept: Array(kept.text.utf8))
    #expect(verdict.isSame && verdict.now.keptForm == 1)
  }
}

extension LaidOutElement {
  fileprivate mutating func changeText(_ change: (inout TextLine) -> Void) {
    guard var line = text else { return }
    change(&line)
    content = .text(line)
  }
}
