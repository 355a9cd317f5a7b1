internal import BarSceneFile
internal import BarText

/// Answers an editor's messages about the scenes that are open in it.
struct EditorSession {
  /// What commands are run with.
  let console: Console
  /// The open scenes, by their addresses.
  private var documents: [String: EditorDocument] = [:]
  /// Whether the editor counts columns in Unicode scalars, as we do.
  private var countsScalars = false
  /// Whether the editor opens what it is shown.
  private var showsDocuments = false
  /// Whether the editor said that it is about to end.
  private var isEnding = false
  /// Requests of ours, which are numbered.
  private var asked = 0
  /// How to end; nil while the editor goes on.
  private(set) var status: RunStatus?

  /// A session without documents.
  init(console: Console) { self.console = console }

  /// What is sent back for a message, in order.
  mutating func answers(to bytes: [UInt8]) -> [JSONValue] {
    do throws(RemoteCall.Refusal) {
      guard let call = try RemoteCall(bytes) else { return [] }
      guard let id = call.id else { return notified(call) }
      do throws(RemoteCall.Refusal) {
        let (result, more) = try result(of: call)
        return [RemoteCall.answer(id, result)] + more
      } catch {
        return [RemoteCall.refusal(id, error)]
      }
    } catch {
      return [RemoteCall.refusal(.null, error)]
    }
  }

  private mutating func notified(_ call: RemoteCall) -> [JSONValue] {
    let document = call.parameters["textDocument"]
    let address = document?["uri"]?.text ?? ""
    switch call.method {
    case "exit": status = isEnding ? .success : .notFound
    case "textDocument/didOpen":
      return opened(address, document?["text"]?.text ?? "")
    case "textDocument/didChange":
      let text = call.parameters["contentChanges"]?.elements.last?["text"]?.text
      return opened(address, text ?? documents[address]?.text ?? "")
    case "textDocument/didSave":
      return documents[address].map { [diagnostics(of: $0)] } ?? []
    case "textDocument/didClose":
      documents[address] = nil
      return [published(address, [])]
    default: break
    }
    return []
  }

  private mutating func opened(_ address: String, _ text: String) -> [JSONValue] {
    let document = EditorDocument(address: address, text: text, countsScalars: countsScalars)
    documents[address] = document
    return [diagnostics(of: document)]
  }

  private func diagnostics(of document: EditorDocument) -> JSONValue {
    published(document.address, document.diagnostics.map { document.json(of: $0) })
  }

  private func published(_ address: String, _ diagnostics: [JSONValue]) -> JSONValue {
    RemoteCall.notification(
      "textDocument/publishDiagnostics",
      ["uri": .string(address), "diagnostics": .array(diagnostics)])
  }

  private mutating func result(
    of call: RemoteCall
  ) throws(RemoteCall.Refusal) -> (JSONValue, more: [JSONValue]) {
    switch call.method {
    case "initialize": return (welcome(call.parameters["capabilities"] ?? .null), [])
    case "shutdown":
      isEnding = true
      return (.null, [])
    case "workspace/executeCommand": return try execute(call.parameters)
    default: break
    }
    let address = call.parameters["textDocument"]?["uri"]?.text ?? ""
    guard let document = documents[address] else {
      guard call.method.hasPrefix("textDocument/") else { throw .unknown(call.method) }
      throw .parameters("\(address) is not open")
    }
    let place = document.place(call.parameters["position"])
    switch call.method {
    case "textDocument/completion": return (document.completions(at: place), [])
    case "textDocument/hover": return (document.hover(at: place), [])
    case "textDocument/definition": return (document.definitions(at: place), [])
    case "textDocument/codeAction": return (document.actions(in: call.parameters["range"]), [])
    case "textDocument/codeLens": return (document.lenses, [])
    case "textDocument/documentColor": return (document.colors, [])
    case "textDocument/colorPresentation":
      return (document.presentations(of: call.parameters), [])
    case "textDocument/documentLink": return (document.links, [])
    case "textDocument/formatting": return (document.formatting, [])
    default: throw .unknown(call.method)
    }
  }

  private mutating func welcome(_ capabilities: JSONValue) -> JSONValue {
    let encodings = capabilities["general"]?["positionEncodings"]?.elements.compactMap(\.text)
    countsScalars = encodings?.contains("utf-32") ?? false
    showsDocuments = capabilities["window"]?["showDocument"]?["support"] == true
    return [
      "capabilities": [
        "positionEncoding": countsScalars ? "utf-32" : "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1, "save": true],
        "completionProvider": ["triggerCharacters": [":", " ", "{", "-"]],
        "hoverProvider": true, "definitionProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]], "codeLensProvider": [:],
        "colorProvider": true, "documentLinkProvider": [:], "documentFormattingProvider": true,
        "executeCommandProvider": ["commands": [.string(EditorDocument.previewCommand)]],
      ],
      "serverInfo": ["name": "navbar", "version": .string(Program.version)],
    ]
  }

  /// Draws a scene into a temporary file and lets the editor show it.
  private mutating func execute(
    _ parameters: JSONValue
  ) throws(RemoteCall.Refusal) -> (JSONValue, more: [JSONValue]) {
    guard parameters["command"]?.text == EditorDocument.previewCommand else {
      throw .parameters("unknown command \(parameters["command"]?.text ?? "")")
    }
    let address = parameters["arguments"]?.elements.first?.text ?? ""
    guard let document = documents[address] else { throw .parameters("\(address) is not open") }
    let preview = EditorPreview(document, console)
    guard let picture = preview.draw() else {
      return (
        .null,
        [
          RemoteCall.notification(
            "window/showMessage", ["type": 1, "message": .string("The scene cannot be drawn.")])
        ]
      )
    }
    let shown: JSONValue = ["uri": .string(picture)]
    guard showsDocuments else { return (shown, []) }
    asked += 1
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": .string("navbar-\(asked)"), "method": "window/showDocument",
      "params": ["uri": .string(picture), "external": true],
    ]
    return (shown, [request])
  }
}
