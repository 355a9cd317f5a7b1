// What choices say of themselves, kept out of the passes that make them. Where nobody asked for
// choices each costs a comparison.

extension Arrangement {
  private mutating func note(_ element: ElementID, _ words: String, _ source: MetricSource) {
    decisions?.append(LayoutDecision(element: element, words: words, source: source))
  }

  /// Says where something between the sides went, and why not to the middle.
  mutating func noteSpan(
    of id: ElementID, _ wanted: Double, _ wish: (x: Double, leads: Bool),
    _ span: (x: Double, width: Double),
    _ sides: ArrangedSides
  ) {
    guard decisions != nil else { return }
    note(
      id,
      "the sides leave it \(Thousandths(sides.titleStart)) to \(Thousandths(sides.titleEnd)); it wants "
        + "\(Thousandths(wanted))", .placeOfTitles)
    if span.width < wanted {
      note(id, "no room for all of it: cut to \(Thousandths(span.width))", .placeOfTitles)
    }
    note(
      id,
      wish.leads
        ? "at the leading margin: \(Thousandths(wish.x))"
        : "on the middle of the bar: (\(Thousandths(width)) - \(Thousandths(span.width))) / 2 = "
          + "\(Thousandths(wish.x))", .placeOfTitles)
    if span.x > wish.x {
      note(
        id, "that touches what stands before it: moved on to \(Thousandths(span.x))", .placeOfTitles
      )
    } else if span.x < wish.x {
      note(
        id, "that touches what stands after it: moved back to \(Thousandths(span.x))",
        .placeOfTitles)
    }
  }

  /// Says whether a label of the back button leaves the title its room.
  mutating func noteBackLabel(_ label: String, title: Double, from start: Double, limit: Double) {
    guard decisions != nil else { return }
    let fits = start + title <= limit + grid.pixel / 2
    note(
      .backButton(.label),
      "“\(label)” would have the title end at \(Thousandths(start + title)), which "
        + "\(fits ? "is within" : "is beyond") \(Thousandths(limit))",
      .measured(
        "a pushed title beside a whole label (iOS 18), three large-title screens that say Back "
          + "(iOS 17), one that keeps its label (iOS 14)"))
  }

  /// Says that a back label which moves the title is longer than such a one may be.
  mutating func noteLongBackLabel(_ label: String, end: Double, limit: Double) {
    guard decisions != nil else { return }
    note(
      .backButton(.label),
      "“\(label)” moves the title and would end at \(Thousandths(end)), beyond \(Thousandths(limit))",
      .derived(
        "ssm-iphone5-2 (iOS 8) and orb-blocker-form-1 (iOS 15) say Back, ssm-iphone6-1 keeps its label"
      ))
  }

  /// Says that buttons of a side find no room beside the other side's.
  mutating func noteExcess(_ excess: Double, _ items: some Sequence<ResolvedItem>, _ what: String) {
    guard decisions != nil else { return }
    for item in items {
      note(
        .item(item.place, .whole),
        "the sides are \(Thousandths(excess)) wider than the bar: \(what)",
        .assumed("UIKit lets buttons overlap, and an overlap helps nobody"))
    }
  }
}

extension MetricSource {
  /// Where it is seen that titles stand on the middle, and that they are moved aside.
  static let placeOfTitles = MetricSource.measured(
    "on the middle in cashapp/AccessibilitySnapshot's pictures of iOS 17 to 26 (case pixels/axs-ios17_2-titles), "
      + "moved aside in a dump of iOS 7 (case uikit/ios7-320-back-passionfruit)")
}
