internal import FlyingFox
internal import Foundation

extension StudioRouter {
  /// What every answer says: nothing is kept, nothing is taken for another type, and the page loads
  /// nothing from elsewhere and stands in nobody's frame.
  static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type,
      .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
  }

  /// An answer of bytes; large ones go in large pieces.
  static func response(_ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers(type),
      body: HTTPBodySequence(data: Data(bytes), suggestedBufferSize: 1 << 20))
  }

  /// An answer in JSON.
  static func json(_ value: some Encodable) -> HTTPResponse {
    guard let data = try? JSONEncoder().encode(value) else {
      return error(.internalServerError, "the answer is no JSON")
    }
    return response("application/json", Array(data))
  }

  /// A refusal, with its reason for whoever looks.
  static func error(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    let text = (try? JSONEncoder().encode(["error": reason])) ?? Data()
    return HTTPResponse(
      statusCode: status, headers: headers("application/json"), body: HTTPBodySequence(data: text))
  }
}

extension HTTPStatusCode {
  /// The scene has mistakes.
  static let unprocessableContent = HTTPStatusCode(422, phrase: "Unprocessable Content")
}
