internal import BarAnswers
internal import BarText

/// A JSON document that a command prints, with its form.
struct OutputSchema: Sendable {
  /// What `navbar schema` calls it.
  let name: String
  /// The command that prints it.
  let command: String
  /// What it is, in a sentence.
  let summary: String
  /// What it looks like.
  let shape: JSONShape

  /// The JSON Schema.
  var json: String {
    let title = "navbar \(name)"
    return shape.schema(title: title, summary: "\(summary) Printed by `\(command)`.").text(.spread)
      + "\n"
  }

  /// Every document, in the order of docs/OUTPUT.md.
  static let all = [
    OutputSchema(
      name: "layout", command: "navbar layout SCENE --format json",
      summary: "Every element of a scene's bars with its frame.", shape: LayoutSchema.shape),
    OutputSchema(
      name: "layout-line", command: "navbar layout SCENE… --format jsonl",
      summary: "A line a scene: its layout, or why it has none.", shape: LayoutSchema.lineShape),
    OutputSchema(
      name: "get", command: "navbar get SCENE KEYPATH… --format json",
      summary:
        "A value as the layout has it, of several paths an object by path, of several scenes or moments a line each.",
      shape: .any),
    OutputSchema(
      name: "error-line", command: "navbar get SCENE… KEYPATH… --format json",
      summary:
        "Why one of several scenes has no answer, by get, explain, tree, hit, a11y and diff.",
      shape: LayoutSchema.errorLine),
    OutputSchema(
      name: "explain", command: "navbar explain SCENE KEYPATH --format json",
      summary: "Why a value is what it is.", shape: explain),
    OutputSchema(
      name: "tree", command: "navbar tree SCENE --format json",
      summary: "Which element stands inside which.", shape: tree),
    OutputSchema(
      name: "hit", command: "navbar hit SCENE X,Y --format json",
      summary: "What answers a touch; null where nothing does.", shape: hit),
    OutputSchema(
      name: "a11y", command: "navbar a11y SCENE --format json",
      summary: "What VoiceOver reads, in its order.", shape: voiceOver),
    OutputSchema(
      name: "large-content", command: "navbar a11y SCENE --large-content --format json",
      summary: "What a long press shows at accessibility sizes of text.", shape: largeContent),
    OutputSchema(
      name: "diff", command: "navbar diff SCENE SCENE --format json",
      summary: "What is not the same in two layouts.", shape: difference),
    OutputSchema(
      name: "compare", command: "navbar compare SCREENSHOT SCENE --format json",
      summary: "Which elements of a bar a screenshot shows elsewhere.",
      shape: ScreenshotReport.shape),
    OutputSchema(
      name: "tokens", command: "navbar tokens",
      summary: "Design tokens, in the form of the W3C's group.",
      shape: .dictionary(.any)),
    OutputSchema(
      name: "metrics", command: "navbar metrics --format json",
      summary: "The numbers that bars are made of.", shape: metrics),
    OutputSchema(
      name: "devices", command: "navbar devices --format json",
      summary: "The screens a scene may name.",
      shape: .document([.key("devices", .list(.object(device)), "The devices.")])),
    OutputSchema(
      name: "device", command: "navbar devices ID --format json", summary: "One of them.",
      shape: .document(device)),
    OutputSchema(
      name: "fonts", command: "navbar fonts --format json",
      summary: "The fonts that letters are drawn with.", shape: fonts),
    OutputSchema(
      name: "doctor", command: "navbar doctor --format json",
      summary: "What pictures depend on, on this machine.",
      shape: .document([
        .key("tool", .text, "The version."),
        .key("fingerprint", .texts, "Engine, libraries and fonts, a line each."),
      ])),
    OutputSchema(
      name: "lint", command: "navbar lint SCENE… --format json",
      summary: "What breaks the guidelines, and where.", shape: lint),
    OutputSchema(
      name: "report", command: "navbar test --report DIR",
      summary: "What became of each golden: report.json in DIR.", shape: report),
  ]
}
