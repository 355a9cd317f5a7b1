internal import ArgumentParser
internal import BarText

/// `navbar mcp`: the questions of the other commands for coding assistants.
struct AssistantCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer coding assistants over the Model Context Protocol.",
    discussion: """
      Reads requests from the standard input stream and answers on the standard output stream, a \
      message a line. An assistant starts it by itself; this is what its settings say:

        { "mcpServers": { "navbar": { "command": "navbar", "args": ["mcp"] } } }

      It offers layout, get, explain, hit, a11y, render (a picture), lint, validate and devices. A scene \
      is named by its file or given as text. Nothing is written.
      """)

  func run(in console: Console) async throws(Failure) -> RunStatus {
    var reader = MessageReader(.lines)
    let desk = AssistantSession(console: console)
    while let message = try reader.next(console) {
      guard let answer = await desk.answer(to: message) else { continue }
      try console.output(Array((answer.line + "\n").utf8))
    }
    return .success
  }
}

/// Answers an assistant's messages.
struct AssistantSession {
  /// What commands are run with.
  let console: Console

  /// The versions of the protocol that are understood, the newest last.
  private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  /// The answer to a message; nil where none is wanted.
  func answer(to message: [UInt8]) async -> JSONValue? {
    do throws(RemoteCall.Refusal) {
      guard let call = try RemoteCall(message), let id = call.id else { return nil }
      do throws(RemoteCall.Refusal) {
        return RemoteCall.answer(id, try await result(of: call))
      } catch {
        return RemoteCall.refusal(id, error)
      }
    } catch {
      return RemoteCall.refusal(.null, error)
    }
  }

  private func result(of call: RemoteCall) async throws(RemoteCall.Refusal) -> JSONValue {
    switch call.method {
    case "initialize": return welcome(call.parameters["protocolVersion"]?.text)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(AssistantTool.all.map(\.json))]
    case "tools/call":
      let name = call.parameters["name"]?.text ?? ""
      guard let tool = AssistantTool.all.first(where: { $0.name == name }) else {
        throw .parameters("unknown tool \(name)")
      }
      return try await tool.call(call.parameters["arguments"] ?? .object([]), console)
    default: throw .unknown(call.method)
    }
  }

  private func welcome(_ version: String?) -> JSONValue {
    let known = version.flatMap { Self.versions.contains($0) ? $0 : nil }
    return [
      "protocolVersion": .string(known ?? Self.versions[Self.versions.count - 1]),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "navbar", "version": .string(Program.version)],
      "instructions": """
      Lays out Apple navigation bars and draws them. A scene is YAML in UIKit's words: device, system \
      and navigationBar with its items; validate says what is wrong with one, line by line.
      """,
    ]
  }
}
