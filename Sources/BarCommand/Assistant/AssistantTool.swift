internal import BarText

/// A question that an assistant may ask: a command of ours, and what it is given.
struct AssistantTool: Sendable {
  /// What an answer is made of.
  enum Answer: Sendable {
    /// The output as it is.
    case text
    /// A JSON document, which is also given as one.
    case document
    /// A picture.
    case picture
  }

  /// A value that the tool is given.
  struct Parameter: Sendable {
    /// What it is called.
    let name: String
    /// What it may be, as JSON Schema.
    let schema: JSONValue
    /// Whether the tool is useless without it.
    var isRequired = false
    /// The words it adds to a command line.
    let words: @Sendable (JSONValue) -> [String]
  }

  /// What it is called.
  let name: String
  /// What it answers, in a sentence.
  let summary: String
  /// The command, and what always follows it.
  let command: [String]
  /// Whether it is about a scene.
  var isAboutScene = true
  /// What it is given besides the scene.
  var parameters: [Parameter] = []
  /// What its answer is made of.
  let answer: Answer

  /// The tool as the protocol lists it.
  var json: JSONValue {
    let all = (isAboutScene ? AssistantScene.parameters : []) + parameters
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .pairs(all.map { ($0.name, $0.schema) }),
        "required": .array(required), "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// Asks the command.
  func call(
    _ arguments: JSONValue, _ console: Console
  ) async throws(RemoteCall.Refusal) -> JSONValue {
    let all = (isAboutScene ? AssistantScene.parameters : []) + parameters
    for member in arguments.members where !all.contains(where: { $0.name == member.key }) {
      let known = all.map(\.name).joined(separator: ", ")
      throw .parameters("\(name) takes no \(member.key) (accepted: \(known))")
    }
    for parameter in parameters where parameter.isRequired && arguments[parameter.name] == nil {
      throw .parameters("\(name) needs \(parameter.name)")
    }
    let scene = isAboutScene ? try AssistantScene(arguments) : nil
    let words = all.flatMap { parameter in
      arguments[parameter.name].map { $0 == .null ? [] : parameter.words($0) } ?? []
    }
    let plain = words.filter { !$0.hasPrefix("--") }
    let options = words.filter { $0.hasPrefix("--") }
    let line =
      [command[0]] + options + command.dropFirst() + ["--"] + (scene.map { [$0.name] } ?? [])
      + plain
    return content(of: await CapturedRun(line, input: scene?.bytes ?? [], console: console))
  }

  /// The answer of a run: what it wrote, then what it said.
  private func content(of run: CapturedRun) -> JSONValue {
    var content: [JSONValue] = []
    if !run.output.isEmpty {
      content.append(
        answer == .picture && run.status == .success
          ? [
            "type": "image", "data": .string(Base64.text(run.output)), "mimeType": "image/png",
          ] : ["type": "text", "text": .string(run.text)])
    }
    if !run.messages.isEmpty || content.isEmpty {
      let text = run.messages.isEmpty ? "Nothing is wrong." : run.messages.joined(separator: "\n")
      content.append(["type": "text", "text": .string(text)])
    }
    // That a scene is wrong is what validate is asked for; findings are what lint is.
    let isAnswer =
      run.status == .success || run.status == .badScene && name == "validate"
      || run.status == .notFound && name == "lint"
    var result: [(String, JSONValue)] = [
      ("content", .array(content)), ("isError", .boolean(!isAnswer)),
    ]
    let document = answer == .document ? try? JSONReader.document(run.output) : nil
    if case .object? = document, let document { result.append(("structuredContent", document)) }
    return .pairs(result)
  }
}
