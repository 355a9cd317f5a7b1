/// Where the engine knowingly does something else than UIKit, or where nobody knows what UIKit
/// does.
struct Deviation: Hashable, Sendable {
  /// What is different, in a line.
  var title: String
  /// What UIKit does.
  var system: String
  /// What the engine does.
  var here: String
  /// Why.
  var reason: String
  /// The sources it stands in, below `Sources/BarLayout/`.
  var files: [String]
  /// A scene that shows it; nil for none.
  var scene: String?
}

extension Deviation {
  /// Every deviation that is a behaviour; single numbers are in the tables.
  static let all: [Deviation] = phonesAndPads + textsAndSymbols + others

  private static let phonesAndPads: [Deviation] =
    screens + [
      Deviation(
        title: "Glass bends light as on a Mac",
        system:
          "Bends what shows at the rim of glass, mixes in light from outside it, and lights its "
          + "rim from above.",
        here:
          "Half of the shorter side at most, along a quarter of a circle, from nothing but what "
          + "lies beneath; the rim is half as bright at its sides.",
        reason:
          "The figures are those that Core Animation's filter was given on macOS 26 and 27 and "
          + "for a button of iOS 27; how far light from outside shows, and the rim's falloff, were "
          + "not found.",
        files: ["Paint/GlassLens.swift", "Metrics/GlassTable.swift"],
        scene: "goldens/materials/floats-in-glass-over-rows.yaml"),
      Deviation(
        title: "A bar of glass turns light or dark as a whole",
        system: "Lets each small piece of glass, the titles and the scroll edge turn by what lies "
          + "under them, in half a second, and remembers which way it came.",
        here: "All of a bar turns by the mean of what lies under its row, as from its own style; a "
          + "black shade is deeper than measured where words would have less than 4.5 : 1, but not at "
          + "rest on iOS 27, and a subtitle is then as strong as the title.",
        reason: "The levels are second-hand, and a scene has no past. Two pictures of iOS 26 "
          + "in light (HyperGoatt/mugshot-app) keep titles over lines of dark text at 12.6 : 1.",
        files: [
          "Layout/LaidOutScene+Turning.swift", "Metrics/ScrollEdgeShade+Content.swift",
          "Resolve/ResolvedTitle+Resolve.swift",
        ],
        scene: "goldens/glass/turns-dark-over-black.yaml"),
      Deviation(
        title: "Buttons never overlap",
        system: "Lets the buttons of the two sides lie over each other where they do not fit.",
        here: "Groups shrink to what represents them, then the innermost button of the longer "
          + "side goes, and a side's last button is cut.",
        reason: "An overlap helps nobody, and hides what a test should find.",
        files: ["Layout/Arrangement+Fit.swift"],
        scene: "goldens/buttons/drop-out-when-they-do-not-fit.yaml"),
      Deviation(
        title: "Groups on the middle give way from the last one on",
        system: "Moves groups into the overflow menu as the user has arranged them.",
        here: "The last group goes first, to its representative and then into the menu.",
        reason: "What people arranged is not part of a scene.",
        files: ["Layout/Arrangement+Center.swift"],
        scene: "goldens/groups/overflow-when-there-is-no-room.yaml"),
      Deviation(
        title: "The status bar is drawn by a few screens' measures",
        system: "Places its clock and signs with numbers for each display.",
        here: "Clock and signs stand as on sixteen measured screens, iOS 8 to 26; displays in "
          + "between take the nearest's numbers; sizes of a network's name, a call's colour and "
          + "the buttons of swiped rows, places of open menus and of those that their entries open are "
          + "to the eye.",
        reason: "Looked for phones of 320, 360 and 420 points, for pads of 11 inches of 2024 "
          + "and for iPads up to iOS 11: none at native size with a status bar was found.",
        files: [
          "Layout/Arrangement+StatusBar.swift", "Layout/Arrangement+Swipe.swift",
          "Layout/Arrangement+Menu.swift", "Resolve/ResolvedMenu+Opened.swift",
        ],
        scene: nil),
      Deviation(
        title: "Keyboards, tiles, buttons of rows and a watch's rows are to the eye",
        system: "Draws keys by language, with accents, other rows and keys to change the language.",
        here: "Twenty languages have letters of their own, the others those of English; which keys "
          + "they are, their words, and sizes of keys, message fields, tiles, buttons in rows, a sidebar's "
          + "selection and a watch's platters are assumed, as is how much signs of rows grow at "
          + "accessibility sizes.",
        reason: "They show where a bar stands; no view dump or measured picture was found.",
        files: [
          "Metrics/MockupMetricTable.swift", "Metrics/KeyboardKeys.swift",
          "Metrics/KeyboardLanguage.swift", "Metrics/ContentSignScale.swift",
          "Layout/Arrangement+ContentRow.swift",
        ],
        scene: "goldens/content/keyboard-has-keys.yaml"),
      Deviation(
        title: "A search field at the foot takes the first flexible space",
        system:
          "Phones with iOS 26 show an inactive search field in the toolbar at the screen's foot, where "
          + "searchBarPlacementBarButtonItem puts it among the buttons.",
        here:
          "It takes the room of the first flexible space, or stands after the buttons; in use it "
          + "stands in the bar, and not above the keyboard.",
        reason: "Frames of a field among other toolbars were not found.",
        files: ["Resolve/ResolvedSearch+Resolve.swift"],
        scene: "goldens/search/stands-at-the-foot-on-ios-26.yaml"),
      Deviation(
        title: "Badges are white on red, and an open menu is all that VoiceOver reads",
        system:
          "Neither the size of a button's badge nor what is read beside an open title menu was "
          + "published.",
        here: "A badge has the colours of a tab's, and a wide one leaves the word beside a picture "
          + "free; while a title menu is open VoiceOver reads its entries alone.",
        reason: "UIKit's menus are modal, and its tabs' badges are white on red.",
        files: [
          "Resolve/ResolvedBadge.swift", "Layout/Arrangement+TabBadge.swift",
          "Accessibility/LaidOutBar+MenuStops.swift",
        ],
        scene: "goldens/buttons/wears-a-badge.yaml"),
      Deviation(
        title: "Clock and signs are told from colours, not from photos",
        system:
          "From iOS 17 looks at what lies beneath the status bar, pictures too, to keep a contrast "
          + "(documented for UIStatusBarStyle.default); before, at light or dark and the bar's style "
          + "alone.",
        here: "From iOS 17 they are white on a dark background, be it a colour or a picture of one "
          + "colour; what a PNG file shows does not count. `statusBarStyle` says otherwise.",
        reason: "A layout looks into no file, so that it is the same with and without a renderer.",
        files: ["Resolve/ResolvedDisplay.swift"],
        scene: "goldens/materials/shows-a-picture-under-a-clear-bar.yaml"),
      Deviation(
        title: "A bar that hides goes straight up",
        system: "Slides its bar out of sight; no frame of the moments between was published.",
        here: "The bar goes up by as much as it reaches into the screen, the content follows, and "
          + "the status bar stays.",
        reason: "Looked for frames of setNavigationBarHidden(_:animated:): none was found.",
        files: ["Layout/LaidOutScene+Hiding.swift"],
        scene: "goldens/actions/is-halfway-out-of-sight.yaml"),
      Deviation(
        title: "The areas of a tab bar in a vertical bar have assumed heights",
        system: "Stands them under each other at the strip's foot.",
        here: "Each is as high as `verticalTabHeight` says, on glass of their own.",
        reason: "iPhone Duo's frames were published for buttons alone.",
        files: ["Layout/Arrangement+Strip.swift"],
        scene: "goldens/vertical-bars/holds-everything-in-its-strip.yaml"),
      Deviation(
        title: "A tab bar in an iPad's row does not page",
        system: "Pages through areas without room; of its place over the columns of a split view "
          + "nothing was published.",
        here: "Areas without room share it, and their words are cut; columns keep their titles, "
          + "which may lie under the capsule.",
        reason: "One dump of iPadOS 26.1, thirteen pictures of 26 and one log of iPadOS 18 were "
          + "found, none of a crowded row or of a pushed title on 18, nor its colours and height.",
        files: ["Layout/Arrangement+TabsInRow.swift", "Resolve/ResolvedTabBar+Resolve.swift"],
        scene: "goldens/foot/stands-in-a-wide-pads-row.yaml"),
      Deviation(
        title: "A title beside a vertical bar stands on the middle of what that leaves",
        system: "Has a place nobody published.",
        here: "On the middle between the strip and the other edge, whichever way lines run.",
        reason: "iPhone Duo's frames were published for buttons alone; words beside the title are "
          + "kept clear of the strip too.",
        files: ["Layout/Arrangement+Title.swift"],
        scene: "goldens/vertical-bars/does-not-turn-with-the-lines.yaml"),
      Deviation(
        title: "A prompt stands on the middle of its band",
        system: "Has a baseline nobody published.",
        here: "Centred in the band above the row.",
        reason: "No view dump or picture with a prompt was found, in four hunts.",
        files: ["Layout/Arrangement+Rows.swift"],
        scene: "goldens/prompt/lifts-the-bar-row.yaml"),
      Deviation(
        title: "A drag that ends exactly half way opens the row",
        system: "Snaps by the drag's speed too.",
        here: "Only the offset counts, and the tie opens.",
        reason: "A scene is a moment and has no speed.",
        files: ["Layout/LaidOutScroll.swift"],
        scene: "goldens/large-title/collapses-as-the-content-scrolls.yaml"),
      Deviation(
        title: "Push and pop follow re-implementations",
        system: "Animates with springs and timing curves of its own.",
        here: "The progress of a scene is the share of the way; fades begin and end at shares "
          + "of it.",
        reason: "No recording was found in which moments could be told apart.",
        files: ["Layout/TransitionMoment.swift"],
        scene: "goldens/transition/push-is-halfway.yaml"),
      Deviation(
        title: "Bold Text is a step and a half",
        system: "Picks the weight per text style.",
        here: "Regular becomes semibold, semibold bold, and so on up the scale.",
        reason: "Only regular and semibold are known.",
        files: ["Resolve/FontWeight+BoldText.swift"],
        scene: "goldens/title/is-heavier-with-bold-text.yaml"),
      Deviation(
        title: "A picture behind a button keeps its height",
        system: "Asks for a picture that can be stretched, and says no more.",
        here: "It is as wide as the button and as tall as itself, or as the row if that is less.",
        reason: "Apps give pictures of a bar button's height; a stretched one would look wrong.",
        files: ["Layout/Arrangement+Buttons.swift"],
        scene: "goldens/appearance/puts-a-picture-behind-its-buttons.yaml"),
      Deviation(
        title: "Areas of touch meet half way",
        system: "Gives overlapping areas to the view that is in front.",
        here: "Where the areas of two small controls meet, each takes the half that is "
          + "nearer.",
        reason: "Apple says how large an area is, not what happens between two.",
        files: ["Accessibility/LaidOutBar+Touch.swift"],
        scene: nil),
    ]

  private static let textsAndSymbols: [Deviation] = [
    Deviation(
      title: "Letters are Inter's, in San Francisco's advances",
      system: "Measures and draws with San Francisco.",
      here: "Advances and pairs of ASCII are San Francisco's as measured, accented letters "
        + "follow; other letters are Inter's, fitted (TEXT.md). Weights below regular are as "
        + "wide as regular, drawings change at once between the two designs, and a large title that "
        + "fits once it is tighter is as tight as one that is cut.",
      reason: "San Francisco may not be shipped. `measuredText` overrides.",
      files: [
        "Text/FittedFace.swift", "Text/FittedFont.swift", "Layout/Arrangement+LargeTitle.swift",
      ],
      scene: "goldens/bar/takes-known-widths.yaml"),
    Deviation(
      title: "Scripts without a table have typical widths",
      system: "Falls back to a font of the script.",
      here: "Letters without a row have a width for their script; combining and rare ones "
        + "share of an em.",
      reason: "A table of every script would be larger than the rest of the project.",
      files: ["Text/UnlistedScalar.swift", "Text/LineMeasurer.swift"],
      scene: "goldens/large-title/makes-room-for-tall-scripts.yaml"),
    Deviation(
      title: "One set of ascents for every size",
      system: "Has optical sizes with slightly different ascents.",
      here: "Labels are as tall as San Francisco Text at every size; dumps agree within a "
        + "pixel.",
      reason: "View dumps of four systems agree with it to half a point.",
      files: ["Text/VerticalMetrics.swift"],
      scene: nil),
    Deviation(
      title: "Symbols are our own drawings",
      system: "Draws SF Symbols.",
      here: "Drawings of our own go by their names, with stems like text's and room above "
        + "and below that nobody measured.",
      reason: "SF Symbols may not be shipped.",
      files: ["Symbols/Symbol.swift"],
      scene: "goldens/system-items/are-pictures-where-uikit-has-pictures.yaml"),
  ]

  private static let others: [Deviation] = [
    Deviation(
      title: "Some colours of a watch's bar are what the eye sees",
      system: "Has named colours per system.",
      here:
        "Titles, clocks, discs and rims as measured from watchOS 10 on and in watchOS 1; greys of "
        + "iOS in the dark for what stands beside a bare chevron, white glyphs up to watchOS 11.",
      reason:
        "Looked for pictures of watchOS 2 to 9 with coloured titles, of titles from right to left, "
        + "of titles that are cut and of items at the foot: none at native size was found.",
      files: ["Watch/Metrics/WatchColorTable.swift", "Watch/Resolve/WatchContext+Items.swift"],
      scene: "goldens/watch/round-buttons-on-every-case.yaml"),
    Deviation(
      title: "A watch that never ran a layout has its nearest size's",
      system: "Never runs it: discs came with watchOS 10, which 38 and 42 mm of 2015 never ran.",
      here: "They have the discs of 40 mm.",
      reason: "Such bars do not exist, so there is nothing to measure.",
      files: ["Watch/Metrics/WatchCase.swift"],
      scene: nil),
    Deviation(
      title: "A watch's large title fades half way",
      system: "Turns one title into the other over a way nobody published.",
      here: "The large one fades in the first half and the small one appears in the second.",
      reason: "Pictures show either end.",
      files: ["Watch/Resolve/WatchContext+Titles.swift"],
      scene: "goldens/watch/large-title-collapses.yaml"),
    Deviation(
      title: "Toolbars of Macs know few windows, televisions one title, headsets nothing",
      system: "Uses AppKit's toolbars, tvOS's and visionOS's own bars.",
      here:
        "A Mac's bar has the places measured in windows of macOS 12 to 26; separate "
        + "items stand as close as grouped ones, pictures share a capsule at either side. A headset "
        + "has no columns and no large titles. A button is never narrower than its word.",
      reason:
        "Looked, four times, for windows of macOS 11, one without a sidebar before macOS 26, dumps "
        + "and flat pictures of visionOS (one: vp-prt, two columns), and of tvOS (titles alone).",
      files: [
        "OtherPlatforms/Metrics/PlatformMetricTable.swift",
        "OtherPlatforms/Layout/PlatformArrangement+Capsules.swift",
        "OtherPlatforms/Layout/PlatformArrangement+Items.swift",
      ],
      scene: "goldens/other-platforms/a-mac-titles-its-window.yaml"),
    Deviation(
      title: "VoiceOver's order is that of the rows",
      system: "Orders what is on a bar by rules of its own.",
      here:
        "Row by row from the top and from the leading edge; of a control its name, whether it is "
        + "dimmed, its kind and its place, as engineers describe it.",
      reason: "Apple publishes no order.",
      files: ["Accessibility/AccessibilityElement.swift"],
      scene: "goldens/right-to-left/mirrors-the-whole-bar.yaml"),
  ]
}
