internal import BarText

/// The scene that an assistant asks about.
struct AssistantScene {
  /// What the command line calls it.
  let name: String
  /// Its text, where that was given.
  let bytes: [UInt8]

  /// Takes the scene out of a tool's arguments.
  init(_ arguments: JSONValue) throws(RemoteCall.Refusal) {
    switch (arguments["scene"]?.text, arguments["path"]?.text) {
    case (let text?, nil):
      name = "-"
      bytes = Array(text.utf8)
    case (nil, let path?):
      // A lone hyphen is a file like others here.
      name = path == "-" ? "./-" : path
      bytes = []
    default: throw .parameters("give either scene, a text, or path, a file")
    }
  }

  /// How a scene is named and what may be changed in it.
  static let parameters: [AssistantTool.Parameter] = [
    .init(name: "scene", schema: text("The scene's text, in YAML or JSON.")) { _ in [] },
    .init(name: "path", schema: text("The scene's file, in place of its text.")) { _ in [] },
    option("device", text("An id of the tool devices, as iphone-15-pro.")),
    option("system", text("The system, as ios-17.")),
    option("orientation", ["enum": ["portrait", "landscape"]]),
    option("appearance", ["enum": ["light", "dark"]]),
    option("contentSize", text("The text size, as large or accessibilityMedium."), "content-size"),
    option(
      "contentOffset", ["type": "number", "description": "Points scrolled up."], "content-offset"),
    option("direction", ["enum": ["leftToRight", "rightToLeft"]]),
    option("locale", text("The language, as de_DE.")),
    .init(
      name: "set",
      schema: [
        "type": "object",
        "description":
          "Values in place of the scene's, by key path: {\"navigationBar.items[0].title\": \"Inbox\"}.",
      ]
    ) { value in
      value.members.map { "--set=\($0.key)=\($0.value.text ?? $0.value.line)" }
    },
  ]

  /// A parameter that is an option of the command.
  static func option(
    _ name: String, _ schema: JSONValue, _ option: String? = nil
  ) -> AssistantTool.Parameter {
    AssistantTool.Parameter(name: name, schema: schema) { value in
      ["--\(option ?? name)=\(value.text ?? value.line)"]
    }
  }

  /// The schema of a text.
  static func text(_ summary: String) -> JSONValue {
    ["type": "string", "description": .string(summary)]
  }
}
