internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Tells every open page what happens, as server-sent events.
actor EventStream {
  private var pages: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var count = 0

  /// What a new page listens to.
  func listen() -> EventBytes {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(256))
    count += 1
    let number = count
    pages[number] = continuation
    continuation.onTermination = { _ in Task { await self.remove(number) } }
    continuation.yield(Array(": open\n\n".utf8))
    return EventBytes(stream: stream)
  }

  /// Tells all pages.
  func tell(_ event: String, _ data: some Encodable) {
    guard let json = try? JSONEncoder().encode(data) else { return }
    let text = "event: \(event)\ndata: \(String(decoding: json, as: UTF8.self))\n\n"
    for page in pages.values { page.yield(Array(text.utf8)) }
  }

  /// Sends a remark, so that a page which has gone is noticed.
  func ping() { for page in pages.values { page.yield(Array(": still here\n\n".utf8)) } }

  private func remove(_ number: Int) { pages[number] = nil }
}

/// The bytes of a page's events, as the HTTP library takes them.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let stream: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.Iterator

    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { await events.next() }
  }
}
