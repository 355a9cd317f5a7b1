/// The numbers of what a mockup shows around a bar: keyboards, messages, maps, tiles, swiped rows
/// and a watch's lists.
///
/// Nobody published them, so nearly all are as the eye sees Apple's apps. They are a table of their
/// own because no frame of a bar depends on them, and a bar alone looks none of them up.
package enum MockupMetricTable: BarMetricTable {
  /// The names of its numbers.
  package typealias Number = MockupMetric
  /// The names of its facts.
  package typealias Fact = MockupFact
  /// When a row holds.
  package typealias Condition = MockupMetricCondition

  /// Every row, family by family.
  package static let rows: [MockupMetricRow] = families.flatMap(\.rows)
  /// The same rows sorted for looking numbers up.
  package static let lookup = BarMetricLookup<MockupMetricTable>()

  /// The rows, a general one first, its exceptions after it.
  package static let families: [BarMetricFamily<MockupMetricTable>] = [
    .init(name: "Mockups: keyboards", rows: keyboardRows),
    .init(name: "Mockups: the field for a message", rows: messageRows),
    .init(name: "Mockups: maps", rows: mapRows),
    .init(name: "Mockups: tiles, buttons in rows, swiped rows", rows: rowRows),
    .init(name: "Mockups: a watch's lists", rows: watchRows),
  ]

  private static let keyboardRows: [MockupMetricRow] =
    rows(
      .always, .assumed("keyboards of phones with iOS 18, to the eye: four rows of keys"),
      [
        .keyRowHeight: 54, .keyGap: 6, .keyRowGap: 12, .keyRadius: 5, .keyShadow: 1,
        .keyLetterSize: 25, .keySignSize: 17, .keyWordSize: 16, .keyboardWordsHeight: 0,
        .keyboardSignsHeight: 75, .keyboardRadius: 0,
      ], .keysHaveWords)
    + rows(
      .on(.phone).compact(), .assumed("keyboards of phones on their side, to the eye"),
      [.keyRowHeight: 40, .keyRowGap: 7, .keyLetterSize: 22])
    + rows(
      .on(.pad), .assumed("keyboards of pads with iPadOS 18, to the eye"),
      [
        .keyGap: 12, .keyRowGap: 10, .keyRadius: 6, .keySignSize: 20, .keyboardWordsHeight: 55,
      ], .keysFrameLetters)
    + [
      MockupMetricRow(
        .keysHaveWords, false, .on(.pad), .assumed("keyboards of pads have signs, to the eye"))
    ]
    + rows(
      .iOS(26...), .assumed("keyboards of iOS 26, to the eye: rounder keys without shadows"),
      [.keyRadius: 8.5, .keyShadow: 0, .keyboardRadius: 27])
    + [
      MockupMetricRow(
        .keysHaveWords, false, .iOS(26...), .assumed("keyboards of iOS 26 have signs, to the eye"))
    ]

  private static let messageRows: [MockupMetricRow] =
    rows(
      .always, .assumed("Messages of iOS 17, to the eye"),
      [
        .messageFieldHeight: 36, .messageLinePadding: 7.5, .messageMargin: 12, .messageGap: 10,
        .messagePadding: 13, .messageImageInset: 6, .messageFieldBottom: 8, .messageGroundRise: 8,
        .messageBesideSize: 17, .messageInsideSize: 19, .messageSendSize: 24,
        .messageLinePixels: 2, .messageLineLimit: 5,
      ])
    + rows(
      .iOS(26...), .assumed("Messages of iOS 26, to the eye"),
      [
        .messageFieldHeight: 44, .messageLinePadding: 11.5, .messageMargin: 16,
        .messagePadding: 16, .messageImageInset: 12, .messageFieldBottom: 10,
        .messageInsideSize: 18, .messageSendSize: 29, .messageLinePixels: 0,
      ])

  private static let mapRows: [MockupMetricRow] =
    rows(
      .always, .assumed("Maps of iOS 17, to the eye"),
      [
        .mapMarkDiameter: 30, .mapTipDrop: 7, .mapTipHalfWidth: 5, .mapTitleGap: 2,
        .mapGlyphShare: 0.5, .mapDotDiameter: 10, .mapUserDot: 16, .mapUserRing: 22,
        .mapUserHalo: 60, .mapUserHaloShare: 0.15,
      ])
    + rows(
      .on(.watch), .assumed("Maps of watchOS 10, to the eye: marks are smaller"),
      [
        .mapMarkDiameter: 24, .mapTipDrop: 5, .mapTipHalfWidth: 4, .mapDotDiameter: 8,
        .mapUserDot: 13, .mapUserRing: 18, .mapUserHalo: 44,
      ])

  private static let rowRows: [MockupMetricRow] =
    rows(
      .always, .assumed("tiles of Reminders, Shortcuts and Home of iOS 17 and 26, to the eye"),
      [.tilePadding: 12, .tileGap: 6, .tileDetailShare: 1.4, .tilePeekShare: 0.15])
    + rows(
      .always,
      .assumed(
        "GET in the App Store of iOS 17, to the eye; UIButton.Configuration's sizes are unpublished"
      ),
      [
        .rowButtonMinimumWidth: 72, .rowButtonPadding: 14, .rowButtonLinePadding: 5,
        .rowButtonGap: 5, .rowButtonTintShare: 0.18,
      ])
    + rows(
      .always, .assumed("Play and Shuffle in Music of iOS 17, to the eye: 50 high"),
      [.largeButtonLinePadding: 15, .largeButtonRadius: 12])
    + rows(
      .iOS(26...), .assumed("large buttons of iOS 26, to the eye: capsules"),
      [.largeButtonRadius: 1000])
    + rows(
      .always, .assumed("UISlider of iOS 17, to the eye: a thin track and a round knob"),
      [.sliderTrackHeight: 4, .sliderKnobWidth: 28, .sliderKnobHeight: 28])
    + rows(
      .iOS(26...), .assumed("UISlider of iOS 26, to the eye: a knob like a switch's"),
      [.sliderTrackHeight: 6, .sliderKnobWidth: 37, .sliderKnobHeight: 24])
    + rows(
      .always, .assumed("swiped rows of Mail and Reminders up to iOS 18, to the eye"),
      [
        .swipeMinimumWidth: 74, .swipePadding: 14, .swipeGap: 0, .swipeLineGap: 4,
        .swipeMaximumHeight: 0,
      ])
    + rows(
      .iOS(26...), .assumed("swiped rows of Mail of iOS 26, to the eye: capsules"),
      [.swipeMinimumWidth: 60, .swipeGap: 8, .swipeMaximumHeight: 60])

  private static let watchRows: [MockupMetricRow] =
    rows(
      .always, .assumed("lists of watchOS 9 to 26, to the eye: platters with a gap between them"),
      [
        .watchRowTitleSize: 17, .watchRowSubtitleSize: 14, .watchRowHeight: 44, .watchRowGap: 4,
        .watchSectionGap: 12, .watchRowRadius: 9, .watchRowPadding: 10, .watchRowMargin: 1,
        .watchWordGap: 3, .watchDiscSize: 28, .watchDiscGap: 8, .watchSignShare: 0.55,
        .watchBareSignShare: 0.75, .watchSwitchWidth: 36, .watchSwitchHeight: 22,
        .watchKnobInset: 2, .watchBarHeight: 7, .watchBarShare: 0.85, .watchScrollFade: 10,
      ])
    + rows(
      .on(.watch).width(to: 176), .assumed("text of small watches is smaller, to the eye"),
      [.watchRowTitleSize: 16, .watchRowSubtitleSize: 13, .watchRowHeight: 40])
    + rows(
      .watchOS(10...), .assumed("lists of watchOS 10 and later are rounder, to the eye"),
      [.watchRowRadius: 14, .watchRowMargin: 8])
}

/// A number of what a mockup shows around a bar.
package typealias MockupMetricRow = BarMetricRow<MockupMetricTable>
/// The numbers of what one screen shows around its bar.
package typealias MockupMetrics = BarMetricValues<MockupMetricTable>
