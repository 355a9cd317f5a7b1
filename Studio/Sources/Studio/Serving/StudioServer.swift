internal import BarRender
internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// The studio: scenes on this machine, on a page that only this machine sees.
public struct StudioServer: Sendable {
  let desk: StudioDesk
  let page: StudioPage
  let events = EventStream()
  /// The port that is listened on.
  public let port: UInt16
  private let server: HTTPServer

  /// The page's address.
  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Finds scenes, fonts and a port.
  ///
  /// - Throws: `StudioError` with what is missing.
  public init(_ options: StudioOptions) throws(StudioError) {
    desk = try StudioDesk(options)
    page = StudioPage(folder: options.pageFolder)
    let port = try Self.port(options.port)
    self.port = port
    do {
      server = HTTPServer(
        config: .init(
          address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 30,
          pool: PromptPool(), logger: .disabled))
    } catch {
      throw StudioError(70, "there is no address 127.0.0.1: \(error)")
    }
  }

  /// Answers until the task is cancelled.
  ///
  /// - Throws: what ends the server: `CancellationError`, or an error of the socket.
  public func run() async throws {
    let router = StudioRouter(
      desk: desk, page: page, events: events, guarding: RequestGuard(port: port))
    await server.appendRoute("*") { request in await router.answer(request) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        await desk.watch.run { change in
          await events.tell("change", change.scenes)
          if change.isOfList { await events.tell("list", true) }
        }
      }
      group.addTask {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(15))
          await events.ping()
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Waits until connections are taken.
  ///
  /// - Throws: an error of the socket, or `CancellationError`.
  public func waitUntilListening() async throws { try await server.waitUntilListening() }

  /// A port that is free.
  private static func port(_ wanted: UInt16?) throws(StudioError) -> UInt16 {
    if let wanted {
      if isFree(wanted) { return wanted }
      throw StudioError(69, "port \(wanted) is in use; choose another with --port")
    }
    let first = StudioOptions.usualPort
    let last = first + StudioOptions.portCount
    guard let port = (first..<last).first(where: isFree) else {
      throw StudioError(69, "no port from \(first) to \(last - 1) is free; name one with --port")
    }
    return port
  }

  private static func isFree(_ port: UInt16) -> Bool {
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port),
      let socket = try? Socket(domain: AF_INET)
    else { return false }
    defer { try? socket.close() }
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return true
    } catch {
      return false
    }
  }
}
