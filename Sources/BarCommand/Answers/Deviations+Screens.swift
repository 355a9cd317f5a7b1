internal import BarLayout

extension Deviation {
  /// What lies beneath and around a bar.
  static let screens: [Deviation] = [
    Deviation(
      title: "Columns of a split view have chosen widths",
      system:
        "Sizes its columns by rules that changed with every version and are published in part.",
      here:
        "Documented widths where there are some; leading columns tile where the detail keeps its "
        + "least width, lie over it or push it aside elsewhere.",
      reason: "Apple names the behaviours and not the numbers.",
      files: [
        "Navigation/Resolve/SplitViewGeometry.swift", "Layout/Arrangement+Column.swift",
        "Accessibility/LaidOutBar+Accessibility.swift",
      ],
      scene: "goldens/split-view/makes-room-for-all-three.yaml"),
    Deviation(
      title: "The sidebar of iPadOS 26 floats as in one app",
      system: "Floats its sidebar on glass over the detail, in a place nobody published.",
      here:
        "A pane from the safe area's top to ten points above the screen's end, its button at its "
        + "trailing end; what the detail shows under it is its plain ground.",
      reason: "Two pictures of one app were found, both of an iPad on its side.",
      files: ["Navigation/Resolve/SplitViewGeometry.swift"],
      scene: "goldens/split-view/floats-over-the-detail.yaml"),
    Deviation(
      title: "Lines in a title's view have a headline's and a caption's size",
      system: "Shows what labels the app puts into a view, set as the app wants.",
      here: "The first line is set as a title, the others as captions in a weaker colour, unless "
        + "the scene says otherwise.",
      reason: "Nothing in the system decides it; most apps set them so.",
      files: ["Resolve/ResolvingContext+View.swift"],
      scene: "goldens/title-view/has-lines-below-each-other.yaml"),
    Deviation(
      title: "A wheel stands as it starts to turn",
      system: "Turns a wheel of spokes that fade away, in steps.",
      here: "The spoke at the top is the strongest; lengths, widths and shades are read off "
        + "pictures by eye.",
      reason: "A picture stands still, and UIKit publishes no numbers of the drawing.",
      files: ["Symbols/ActivityWheel.swift"], scene: "goldens/buttons/shows-a-wheel.yaml"),
    Deviation(
      title: "VoiceOver's words are translated by hand",
      system: "Speaks the words of each language's localization.",
      here:
        "The names of system items and the words that VoiceOver adds are those that its interface "
        + "uses elsewhere, in \(SpokenWord.languages.count - 1) languages besides English. The "
        + "bar's own words are in more; English is heard in these: \(unspokenLanguages).",
      reason: "No table of them is published, and nobody listened to devices.",
      files: ["Strings/ItemName.swift", "Strings/SpokenWord.swift"],
      scene: "goldens/navigation-stack/renames-between-buttons.yaml"),
    Deviation(
      title: "A headset's toolbar is an iPhone's",
      system: "Places toolbar items on visionOS by rules that the documentation leaves out.",
      here:
        "Where a placement's page names the platform and no place, an item stands as on iOS, and "
        + "what would stand at the foot of the screen is an ornament.",
      reason: "Apple lists the availability and not the place.",
      files: [
        "Navigation/Resolve/ToolbarPlacementTable.swift", "Layout/Arrangement+Overflow.swift",
        "Resolve/ResolvedItem+Groups.swift",
      ],
      scene: nil),
    Deviation(
      title: "A title's field and the picture of its document are to the eye",
      system: "Turns a title that is changed into a field, and heads its menu with its document.",
      here: "Field, document and picture have assumed sizes; disc and menu are measured.",
      reason: "No view dump with a title menu was found, and pictures of one app on iPhones alone.",
      files: ["Layout/Arrangement+TitleMenu.swift"],
      scene: "goldens/navigation-stack/titles-a-document.yaml"),
    Deviation(
      title: "More contrast makes bars opaque",
      system: "Makes materials denser, by how much nobody published.",
      here: "Lets nothing through, as with less transparency.",
      reason: "What is surely readable was preferred to a guess.",
      files: ["Resolve/ResolvedAppearance+Material.swift"],
      scene: "goldens/materials/lets-nothing-through-at-high-contrast.yaml"),
    Deviation(
      title: "Contents are a mockup",
      system: "Has lists with rules of their own.",
      here: "Rows, cards, squares and grey bars that look like a list from afar.",
      reason: "They are there so that a translucent bar has something beneath it.",
      files: ["Layout/Arrangement+Content.swift"],
      scene: "goldens/materials/floats-in-glass-over-rows.yaml"),
    Deviation(
      title: "A popover points up from its middle",
      system: "Stands beside what brought it up and points its arrow there.",
      here:
        "Stands on the middle of the screen with an arrow on the middle of its upper edge up to "
        + "iPadOS 18, in the bar's colour, and none from iPadOS 26 on.",
      reason: "A scene does not say what brought the popover up.",
      files: ["Layout/LaidOutScreen+Popover.swift"],
      scene: "goldens/sheet/popover-is-narrow.yaml"),
    Deviation(
      title: "Tight corners turn into circles evenly",
      system:
        "Draws one of three shapes for a rounded rectangle, and jumps between them as a side gets too "
        + "short for its corners.",
      here: "A continuous corner goes over into a quarter of a circle as room gets scarce.",
      reason: "The jump is taken for a fault; displays and sheets have room.",
      files: ["Paint/CornerCurve.swift"],
      scene: nil),
    Deviation(
      title: "The screen behind a sheet is a plain card",
      system: "Shows the screen that brought the sheet up, scaled and dimmed.",
      here:
        "One dimmed colour, or what `presentingContent` says: a card on black on phones up to iOS 18, "
        + "a little lighter than black in the dark, the whole screen elsewhere. Its bar is not shown, "
        + "and a sheet that does not dim it casts a popover's shadow.",
      reason:
        "Most scenes say nothing about that screen, and no picture of such a shadow was found.",
      files: ["Layout/LaidOutScreen+Presenter.swift"],
      scene: "goldens/sheet/starts-at-the-top-of-its-sheet.yaml"),
  ]

  /// Languages in which a bar shows words of its own and VoiceOver adds English ones.
  private static let unspokenLanguages = SystemWord.languages.filter { language in
    language != "en" && SpokenWord.heading.text(in: language) == SpokenWord.heading.text(in: "en")
  }.map { "`\($0)`" }.joined(separator: ", ")
}
