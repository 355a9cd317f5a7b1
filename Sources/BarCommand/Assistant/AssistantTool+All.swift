internal import BarText

extension AssistantTool {
  private static let keyPath = Parameter(
    name: "keyPath", schema: AssistantScene.text("What is asked for, as title.frame.x."),
    isRequired: true
  ) { [$0.text ?? $0.line] }

  /// A flag of a command.
  private static func flag(_ name: String, _ summary: String) -> Parameter {
    Parameter(name: name, schema: ["type": "boolean", "description": .string(summary)]) {
      $0 == true ? ["--\(name)"] : []
    }
  }

  /// Every tool, in the order in which it is listed.
  static let all: [AssistantTool] = [
    AssistantTool(
      name: "validate",
      summary: "Check a scene; each problem is a line with file, line and column.",
      command: ["validate"], answer: .text),
    AssistantTool(
      name: "layout",
      summary: "Every element of a scene's bars with its frame in points, text, colour and font.",
      command: ["layout", "--format=json"], answer: .document),
    AssistantTool(
      name: "get", summary: "Single values of a layout, by key path.",
      command: ["get", "--format=json"],
      parameters: [
        Parameter(
          name: "keyPaths",
          schema: [
            "type": "array", "items": ["type": "string"], "minItems": 1,
            "description":
              "As title.frame.x, backButton.label.text, title.isTruncated, safeArea.y.",
          ], isRequired: true
        ) { $0.elements.map { $0.text ?? $0.line } }
      ], answer: .document),
    AssistantTool(
      name: "explain",
      summary: "Why a value is what it is: the rules, and a sum of numbers with their evidence.",
      command: ["explain"], parameters: [keyPath], answer: .text),
    AssistantTool(
      name: "hit", summary: "Which control answers a touch at a point.",
      command: ["hit", "--format=json"],
      parameters: [
        Parameter(
          name: "point",
          schema: [
            "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
            "description": "x and y from the screen's top left, in points.",
          ], isRequired: true
        ) { [$0.elements.map(\.line).joined(separator: ",")] }
      ], answer: .document),
    AssistantTool(
      name: "a11y", summary: "What VoiceOver reads, in its order.",
      command: ["a11y", "--format=json"], answer: .document),
    AssistantTool(
      name: "render", summary: "A picture of the bar, or of the screen around it.",
      command: ["render", "--output=-", "--format=png"],
      parameters: [
        AssistantScene.option("crop", ["enum": ["bar", "screen"]]),
        AssistantScene.option(
          "scale",
          [
            "type": "number", "minimum": .number(0.5), "maximum": 8,
            "description": "Pixels per point; the device's own when left out.",
          ]),
        flag("redlines", "Draw the distances between the bar's parts."),
        flag("frame", "Draw the whole screen in a plain case."),
      ], answer: .picture),
    AssistantTool(
      name: "lint", summary: "What a scene says against the Human Interface Guidelines, and where.",
      command: ["lint", "--format=json"], answer: .document),
    AssistantTool(
      name: "devices", summary: "The devices a scene may name.", command: ["devices"],
      isAboutScene: false, answer: .text),
  ]
}
