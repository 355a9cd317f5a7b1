internal import BarLayout

extension Keys {
  /// Screens on top of each other.
  static let navigationStack = ObjectSchema<BarNavigationStack>(
    "navigationStack", "a navigation stack",
    "Screens on top of each other. SwiftUI: NavigationStack.",
    start: BarNavigationStack(root: NavigationScreen()),
    fields: [
      Field("root", screen, \.root, "The first screen.", isRequired: true),
      Field(
        "path", Kind.list(value), \.path,
        "Values whose screens lie on the root, the top one last; their types may differ."),
      Field("navigationBar", Kind.object(containerBar), \.bar, "What the bar looks like."),
    ])

  /// Screens beside each other.
  static let navigationSplitView = ObjectSchema<BarNavigationSplitView>(
    "navigationSplitView", "a split view",
    "Screens beside each other. SwiftUI: NavigationSplitView.",
    start: BarNavigationSplitView(sidebar: emptyColumn, detail: emptyColumn),
    fields: [
      columnField(.sidebar, "The leading column.", isRequired: true),
      columnField(.content, "The middle column; left out, there are two."),
      columnField(.detail, "The trailing column.", isRequired: true),
      Field(
        "columnWidths", Kind.object(columnWidths), \.columnWidths,
        "Widths of columns, in points; left out, the system's.",
        reach: .off([.tv, .vision, .watch])
      ).standing(for: .swiftUI("navigationSplitViewColumnWidth(_:)", 16)),
      Field(
        "columnVisibility", Kind.choice(BarNavigationSplitView.Visibility.self), \.columnVisibility,
        "Which leading columns are wanted.", default: "automatic",
        reach: .off([.tv, .vision, .watch])),
      Field(
        "style", Kind.choice(BarNavigationSplitView.Style.self), \.style,
        "Whether leading columns take room from the detail or lie over it.",
        default: "automatic", reach: .touch
      ).standing(for: .swiftUI("navigationSplitViewStyle(_:)", 16)),
      Field(
        optional: "preferredCompactColumn", Kind.choice(BarNavigationSplitView.Column.self),
        \.preferredCompactColumn,
        "The column on top where one has room; left out, the last that has something to show.",
        reach: .off([.mac, .vision])
      ).standing(
        for: .swiftUI("NavigationSplitView(preferredCompactColumn:sidebar:detail:)", 17)),
    ])

  /// The container that stacks and split views took the place of.
  static let navigationView = ObjectSchema<BarNavigationView>(
    "navigationView", "a navigation view",
    "Screens on top of or beside each other. SwiftUI: NavigationView, deprecated.",
    start: BarNavigationView(views: []),
    fields: [
      Field(
        "views", Kind.list(screen, max: 3), \.views,
        "One screen for a stack, two or three for columns.", isRequired: true),
      Field(
        "style", Kind.choice(BarNavigationView.Style.self), \.style,
        "Whether screens lie on top of each other or stand beside each other.",
        default: "automatic", reach: .touch.and(.mac)),
      Field("navigationBar", Kind.object(containerBar), \.bar, "What the bars look like."),
    ])

  private static let emptyColumn = NavigationColumn(BarNavigationStack(root: NavigationScreen()))

  private static func columnField(
    _ name: BarNavigationSplitView.Column, _ summary: String, isRequired: Bool = false
  ) -> Field<BarNavigationSplitView> {
    Field(name.rawValue, columnKind, summary, isRequired: isRequired) { view, column, _, _ in
      view.columns[name] = column
    }
  }

  /// A column: the keys of a screen, or a stack.
  private static let columnKind = ValueKind<NavigationColumn>(shape: .object(column.shape)) {
    node, key, decoding in
    if case .mapping(let entries) = node.content,
      entries.contains(where: { $0.key == "navigationStack" })
    {
      let shared: Set = ["navigationStack", "forSelection", "contentOffset"]
      for entry in entries where !shared.contains(entry.key) {
        decoding.error(
          "\(quoted(entry.key)) stands beside the column's stack "
            + "(a column with navigationStack takes only forSelection and contentOffset besides; put the key into root)",
          at: entry.keyPosition)
      }
    }
    return column.decode(node, key, &decoding)
  }

  private static let column = ObjectSchema<NavigationColumn>(
    "navigationColumn", "a column", "One column of a split view: a screen, or a stack.",
    start: emptyColumn,
    fields: screenFields.map { $0.within(\.stack.root) } + [
      Field("navigationStack", Kind.object(navigationStack), "A stack of the column's own.") {
        column, stack, _, _ in
        column.stack = stack
        column.hasOwnStack = true
      },
      Field(
        "forSelection", Kind.list(Kind.object(selectionDestination)), \.forSelection,
        "Screens in place of the column's own once the column before it has a selection."),
      Field("navigationBar", Kind.object(containerBar), \.stack.bar, "What the bar looks like."),
      Field(
        optional: "contentOffset", Kind.number(SceneLimits.offset), \.contentOffset,
        "Points the column's content has been scrolled up; left out, none, in the detail the scene's."
      ),
    ])

  private static let columnWidths = ObjectSchema<[BarNavigationSplitView.Column: ColumnWidth]>(
    "columnWidths", "the column widths", "Widths of columns, in points.", start: [:],
    fields: BarNavigationSplitView.Column.allCases.map { name in
      Field(
        name.rawValue, Kind.object(columnWidth, or: fixedWidth), "Width of the \(name.rawValue)."
      ) { widths, width, node, decoding in
        let least = width.min ?? width.ideal
        let most = width.max ?? width.ideal
        if least > width.ideal || width.ideal > most {
          decoding.error(
            "a column's width is out of order "
              + hint(
                found: [least, width.ideal, most].map(formatted).joined(separator: ", "),
                accepted: "min, ideal and max that grow"), at: node.position)
        }
        widths[name] = width
      }
    })

  private static let fixedWidth = Kind.number(SceneLimits.extent).map { ColumnWidth(ideal: $0) }

  private static let columnWidth = ObjectSchema<ColumnWidth>(
    "columnWidth", "a column width", "A width that gives way.", start: ColumnWidth(ideal: 0),
    fields: [
      Field(
        optional: "min", Kind.number(SceneLimits.extent), \.min, "The least, in points."),
      Field(
        "ideal", Kind.number(SceneLimits.extent), \.ideal,
        "What it takes where there is room, in points.", isRequired: true),
      Field(
        optional: "max", Kind.number(SceneLimits.extent), \.max,
        "The most, in points; for whoever drags a column wider.",
        reach: KeyAvailability.nowhere.instead(
          "columns take their ideal width until they are dragged")),
    ])

  /// Words by key, by language.
  static let strings: ValueKind<StringTables> = {
    let plural = Shape.dictionary(
      .text, count: 1...PluralCategory.allCases.count,
      keys: "^(\(PluralCategory.allCases.map(\.rawValue).joined(separator: "|")))$")
    let words = Shape.dictionary(
      .either([.text, plural]), count: 0...SceneLimits.items)
    let tables = Shape.dictionary(words, count: 0...SceneLimits.items, keys: localeExpression)
    let shape = Shape.either([
      tables, .text, .list(.either([.text, tables]), max: SceneLimits.items),
    ])
    return ValueKind(shape: shape) { node, key, decoding in
      guard case .mapping(let languages) = node.content else {
        Kind.mismatch(key, node, shape, &decoding)
        return nil
      }
      var tables = StringTables()
      for language in languages {
        guard isLocale(language.key) else {
          decoding.error(
            "unknown language in \(key) "
              + hint(found: quoted(language.key), accepted: "en, en_US, zh-Hant, …"),
            at: language.keyPosition)
          continue
        }
        guard case .mapping(let words) = language.value.content else {
          Kind.mismatch(
            "\(key) \(language.key)", language.value,
            .dictionary(.text, count: 0...SceneLimits.items), &decoding)
          continue
        }
        var table: [String: String] = [:]
        for word in words {
          table[word.key] = Kind.text.decode(word.value, quoted(word.key), &decoding)
        }
        tables.tables[language.key] = table
      }
      return tables
    }
  }()
}
