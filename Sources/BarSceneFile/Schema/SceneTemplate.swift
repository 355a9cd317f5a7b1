internal import BarText
internal import BarLayout

/// A scene to start from: a first one for reading, and one for each usual kind of screen.
public enum SceneTemplate: String, CaseIterable, Sendable {
  case settings, inbox, photo, browser, document
  case watchList = "watch-list"
  case splitView = "split-view"
  case sheet, search

  /// A scene that is ready to be laid out and says in comments what else it could hold.
  ///
  /// - Parameters:
  ///   - schema: path or address of the JSON Schema, for editors; nil leaves the line out.
  ///   - title: the top item's title.
  public static func yaml(schema: String? = "scene.schema.json", title: String = "Inbox") -> String
  {
    let text = unformed(schema: schema, title: title)
    let form = try? FormattedScene(SceneSource(name: "scene.yaml", bytes: Array(text.utf8)))
    return form?.text ?? text
  }

  private static func unformed(schema: String?, title: String) -> String {
    modeline(schema)
      + """
      # A navigation bar, as UIKit would lay it out. Keys are UIKit's own names.
      device: \(SceneDraft.defaultDevice)      # an id of `navbar devices`
      system: ios-\(SystemVersion.newest)          # \(systems); on iPads from 13 on: ipados-13 …
      orientation: portrait   # portrait | landscape
      contentOffset: 0        # points scrolled up from rest; try 60 to see the large title go
      traits:
        userInterfaceStyle: light            # light | dark
        preferredContentSizeCategory: large  # extraSmall … accessibilityExtraExtraExtraLarge
        # layoutDirection: rightToLeft
      navigationBar:
        prefersLargeTitles: true
        # tintColor: systemIndigo            # or "#5856d6"; quote colours that begin with #
        # standardAppearance: { configuration: opaqueBackground, shadowColor: clear }
        items:
          # The stack, root first. The last item is shown; the one before it is where Back leads.
          - title: Mailboxes
          - title: \(YAMLText.quoted(title))
            largeTitleDisplayMode: automatic   # automatic | always | never | inline
            # prompt: Choose a folder
            rightBarButtonItems:               # the first one stands outermost
              - systemItem: compose
              - title: Edit
            # searchController: { placeholder: Search }

      """
  }

  /// The same scene as JSON, which has no comments.
  public static func json(title: String = "Inbox") -> String {
    JSONValue.pairs([
      ("device", .string(SceneDraft.defaultDevice)),
      ("system", .string("ios-\(SystemVersion.newest)")),
      ("orientation", "portrait"),
      ("contentOffset", 0),
      ("traits", ["userInterfaceStyle": "light", "preferredContentSizeCategory": "large"]),
      (
        "navigationBar",
        [
          "prefersLargeTitles": true,
          "items": [
            ["title": "Mailboxes"],
            [
              "title": .string(title), "largeTitleDisplayMode": "automatic",
              "rightBarButtonItems": [["systemItem": "compose"], ["title": "Edit"]],
            ],
          ],
        ]
      ),
    ]).text(.spread) + "\n"
  }

  /// The line that names the schema for editors.
  static func modeline(_ schema: String?) -> String {
    schema.map { "# yaml-language-server: $schema=\(escaped($0, limit: 1_000))\n" } ?? ""
  }

  /// The systems of phones in a few words.
  private static var systems: String { Keys.runs(of: [.iOS]) }
}
