internal import BarText

/// A message of JSON-RPC 2.0: a request, which is answered, or a notification, which is not.
struct RemoteCall {
  /// What the answer is known by; nil for a notification.
  var id: JSONValue?
  /// What is asked for.
  var method: String
  /// What with.
  var parameters: JSONValue

  /// Why a message is none, as JSON-RPC numbers it.
  struct Refusal: Error {
    var code: Int
    var message: String

    static let unreadable = Refusal(code: -32700, message: "the message is no JSON")
    static let noCall = Refusal(code: -32600, message: "the message is no request")

    /// There is no such method.
    static func unknown(_ method: String) -> Refusal {
      Refusal(code: -32601, message: "unknown method \(method)")
    }

    /// The parameters are wrong.
    static func parameters(_ message: String) -> Refusal {
      Refusal(code: -32602, message: message)
    }
  }

  /// Reads a message; nil for the answer to a request of ours.
  init?(_ bytes: [UInt8]) throws(Refusal) {
    guard let value = try? JSONReader.placed(bytes, limits: .init(depth: 128)).value else {
      throw .unreadable
    }
    guard let method = value["method"]?.text else {
      if value["result"] != nil || value["error"] != nil { return nil }
      throw .noCall
    }
    self.method = method
    id = value["id"]
    parameters = value["params"] ?? .object([])
  }

  /// The message that answers.
  static func answer(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// The message that refuses.
  static func refusal(_ id: JSONValue, _ refusal: Refusal) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(refusal.code), "message": .string(refusal.message)],
    ]
  }

  /// A message that nobody answers.
  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
