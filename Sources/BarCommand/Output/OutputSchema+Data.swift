internal import BarText

extension OutputSchema {
  static let metrics = JSONShape.document([
    .key(
      "metrics",
      .list(
        .object([
          .key("metric", .text, "The number's name."),
          .key("value", .number, "What it is, to a thousandth."),
          .key("exact", .text, "What it is, with all its digits."),
          .key("unit", .text, "Its unit."),
          .key("bars", .text, "Which bars it is for."), .key("condition", .text, "When it holds."),
          .key("evidence", .text, "How it is known."), .key("source", .text, "Where from."),
          .key("cases", .texts, "Measurements that show it."),
          .key("summary", .text, "What it is."),
        ])), "The rows; of those that hold the last one counts.")
  ])

  static let device: [JSONShape.Key] = [
    .key("id", .text, "What scenes call it."), .key("name", .text, "What Apple calls it."),
    .key("idiom", .text, "What kind of machine it is."),
    .key("points", .numbers(2), "Width and height, upright."),
    .key("scale", .number, "Pixels per point."),
    .optional("nativePixels", .numbers(2), "The display's own pixels, where they are others."),
    .key("cornerRadius", .number, "Radius of its corners, in points."),
    .key("sensor", .text, "What is cut out of its upper edge."),
    .key("isRegularWidthInLandscape", .boolean, "Whether it has a regular width sideways."),
    .key(
      "insets",
      .list(
        .object([
          .key("from", .number, "The first version they hold for."),
          .key("portrait", edges, "Upright."), .optional("landscape", edges, "Sideways."),
        ])), "Safe areas by system."),
    .key("sources", .texts, "Where the figures come from."),
    .optional("assumed", .texts, "Figures that nobody published."),
  ]

  private static let edges = JSONShape.named(
    "edges",
    .object([
      .key(
        "safeArea",
        .object(["top", "left", "bottom", "right"].map { .key($0, .number, "In points.") }),
        "What contents keep clear of."),
      .key("statusBarHeight", JSONShape.number.orNull, "Null where there is no status bar."),
    ]))

  static let fonts = JSONShape.document([
    .key(
      "fonts",
      .list(
        .object([
          .key("family", .text, "Its family."), .key("weight", .text, "Its weight."),
          .key("scripts", .texts, "The scripts it is for."),
          .key("path", JSONShape.text.orNull, "Its file; null where it is not there."),
          .optional("package", .text, "The package that brings it."),
          .optional("pin", .text, "The checksum it has to have, of a pinned font."),
          .optional("sha256", JSONShape.text.orNull, "Its checksum, with --sha256."),
        ])), "The fonts.")
  ])

  private static let finding = JSONShape.named(
    "finding",
    .object([
      .key("rule", .text, "The rule."), .key("severity", .text, "error, warning or note."),
      .key("file", .text, "The scene."), .key("line", .integer, "Counted from 1."),
      .key("column", .integer, "Counted from 1."), .key("keyPath", .text, "What offends."),
      .key("message", .text, "What is wrong."),
      .key("fixable", .boolean, "Whether --fix changes it."),
      .optional("suppressed", .choice(["disabled", "baseline"]), "Why it does not count."),
      .optional("reason", .text, "The reason that the scene gives for that."),
    ]))

  static let lint = JSONShape.document([
    .key("tool", .text, "The program and its version."),
    .key("findings", .list(finding), "What was found, in the order of the scenes."),
    .key("mended", .list(finding), "What --fix has changed."),
    .key(
      "counts",
      .object(
        ["findings", "suppressed", "mended", "unreadable"].map {
          .key($0, .integer, "How many.")
        }), "How many there are."),
  ])

  static let report = JSONShape.document([
    .key("tool", .text, "The program and its version."),
    .key("fingerprint", .texts, "What the pictures depend on."),
    .key("filter", .text, "What picked the goldens; empty for all."),
    .optional("folders", .texts, "The folders of goldens, where a command has to name them."),
    .optional("shard", .text, "Which part of the suite it is."),
    .key("total", .integer, "How many goldens the suite has."),
    .key("names", .text, "A checksum of their names."),
    .key("orphans", .texts, "Files that belong to no scene."),
    .key("summary", .text, "All in a line."),
    .key("goldens", .list(golden), "What became of each."),
  ])

  private static let files = JSONShape.dictionary(.text)

  private static let golden = JSONShape.object([
    .key("name", .text, "The golden's name."), .key("scene", .text, "Its scene's file."),
    .optional("file", .text, "That file from where the command ran."),
    .optional("line", .integer, "The line that is to blame."),
    .key(
      "outcome", .text,
      "same, allowed, otherPixels, otherColors, otherGeometry, missing, renamed, …"),
    .optional(
      "changes",
      .list(
        .object([
          .key("field", .text, "The value."), .optional("before", .text, "What it was."),
          .optional("after", .text, "What it is."),
          .optional("cause", .text, "What made it change."),
        ])), "The values that changed."),
    .optional(
      "picture", .any, "How the picture differs: kind is extent, checksum or pixels."),
    .optional("sceneChecksum", .text, "A checksum of the scene and its pictures."),
    .optional(
      "excerpt", .any, "The lines of a bad scene: first, lines, and line, the one at fault."),
    .optional(
      "canvas", .texts, "What the picture shows of the screen: x, y, width, height in points."),
    .optional("renamedFrom", .text, "The name under which a renamed scene's goldens lie."),
    .optional("notes", .texts, "What else is to be said."),
    .optional("expected", files, "The files as they were, by kind; pictures in base 64."),
    .optional("actual", files, "The files as they are."),
    .optional("difference", .text, "A picture of the difference, in base 64."),
  ])
}
