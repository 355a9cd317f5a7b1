internal import BarLayout
internal import FlyingFox
internal import Foundation

/// What each address of the page leads to.
struct StudioRouter: Sendable {
  let desk: StudioDesk
  let page: StudioPage
  let events: EventStream
  let guarding: RequestGuard

  /// Most bytes of a request.
  private static let bodyLimit = 1 << 20

  /// Answers a request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let refusal = guarding.refusal(
      method: request.method.rawValue, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")],
      site: request.headers[HTTPHeader("Sec-Fetch-Site")])
    if let refusal { return Self.error(.forbidden, refusal) }
    if request.method == .GET { return await get(request) }
    guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
      return Self.error(.unsupportedMediaType, "a request is JSON")
    }
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length <= Self.bodyLimit
    else { return Self.error(.payloadTooLarge, "a request has at most \(Self.bodyLimit) bytes") }
    guard let body = try? await request.bodyData else {
      return Self.error(.badRequest, "the request did not arrive whole")
    }
    return await post(request.path, body, room: Self.room(request))
  }

  private func get(_ request: HTTPRequest) async -> HTTPResponse {
    if let file = page.file(request.path) { return Self.response(file.type, file.bytes) }
    switch request.path {
    case "/api/scenes": return Self.json(await desk.watch.list.entries.map(SceneLine.init))
    case "/api/catalogue": return Self.json(StudioCatalogue())
    case "/api/events":
      return HTTPResponse(
        statusCode: .ok, headers: Self.headers("text/event-stream"),
        body: HTTPBodySequence(from: await events.listen()))
    case "/api/thumbnail":
      guard let id = request.query["scene"], let picture = await desk.thumbnail(id) else {
        return Self.error(.notFound, "no such scene")
      }
      guard let png = picture.png else {
        return Self.error(
          .unprocessableContent, picture.answer.problems.first?.message ?? "nothing to draw")
      }
      return Self.response("image/png", png)
    case "/favicon.ico": return HTTPResponse(statusCode: .noContent)
    default: return Self.error(.notFound, "nothing is at \(request.path)")
    }
  }

  private func post(_ path: String, _ body: Data, room: Int) async -> HTTPResponse {
    let decoder = JSONDecoder()
    switch path {
    case "/api/draw":
      guard let request = try? decoder.decode(DrawingRequest.self, from: body) else { break }
      guard let drawn = await desk.draw(request, room: room) else {
        return Self.error(.notFound, "no such scene")
      }
      return Self.response("application/octet-stream", Self.message(drawn))
    case "/api/save":
      guard let request = try? decoder.decode(DrawingRequest.self, from: body) else { break }
      return await save(request)
    case "/api/explain":
      guard let request = try? decoder.decode(DrawingRequest.self, from: body),
        let keyPath = request.keyPath
      else { break }
      guard let answer = await desk.explain(request, keyPath) else {
        return Self.error(.notFound, "no such scene")
      }
      return answer.isJSON
        ? Self.response("application/json", answer.bytes)
        : Self.error(.unprocessableContent, String(decoding: answer.bytes, as: UTF8.self))
    case "/api/release":
      guard let request = try? decoder.decode(DrawingRequest.self, from: body) else { break }
      guard let offsets = await desk.release(request) else {
        return Self.error(.notFound, "no such scene")
      }
      return Self.json(["offsets": offsets])
    default: return Self.error(.notFound, "nothing is at \(path)")
    }
    return Self.error(.badRequest, "the request has another form")
  }

  private func save(_ request: DrawingRequest) async -> HTTPResponse {
    guard let file = await desk.file(request) else {
      return Self.error(.notFound, "no such scene")
    }
    switch file {
    case .success(let bytes):
      let types = ["svg": "image/svg+xml", "yaml": "application/yaml"]
      return Self.response(types[request.format ?? ""] ?? "image/png", bytes)
    case .failure(let error): return Self.error(.unprocessableContent, error.description)
    }
  }

  /// An answer as bytes: the length of the JSON in four bytes, the JSON filled up with blanks to
  /// whole words, the packed picture.
  private static func message(_ drawn: DrawingRoom.Drawn) -> [UInt8] {
    var json = Array((try? JSONEncoder().encode(drawn.answer)) ?? Data("{}".utf8))
    while json.count % 4 != 0 { json.append(UInt8(ascii: " ")) }
    var bytes = withUnsafeBytes(of: UInt32(json.count).littleEndian) { Array($0) }
    bytes += json
    if let bitmap = drawn.bitmap {
      PackedFrame(bitmap, after: drawn.before).words.withUnsafeBytes { bytes += $0 }
    }
    return bytes
  }

  /// Which room draws, by the part of the page that asks.
  private static func room(_ request: HTTPRequest) -> Int {
    request.query["room"].flatMap { Int($0) } ?? 0
  }
}

/// A scene in the page's list.
private struct SceneLine: Codable {
  var id: String
  var name: String

  init(_ entry: SceneList.Entry) {
    id = entry.id
    name = entry.name
  }
}
