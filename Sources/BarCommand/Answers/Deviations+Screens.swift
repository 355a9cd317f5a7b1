extension Deviation {
  /// What lies beneath and around a bar.
  static let screens: [Deviation] = [
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
      title: "The screen behind a sheet is a plain card",
      system: "Shows the screen that brought the sheet up, scaled and dimmed.",
      here:
        "One dimmed colour: a card on black on phones up to iOS 18, the whole screen elsewhere.",
      reason: "A scene says nothing about that screen.",
      files: ["Layout/LaidOutScreen.swift"],
      scene: "goldens/sheet/starts-at-the-top-of-its-sheet.yaml"),
  ]
}
