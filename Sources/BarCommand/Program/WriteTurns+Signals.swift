internal import BarFiles
internal import CBarShim
internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension WriteTurns {
  /// Makes signals that end the process wait for their turn.
  ///
  /// The process then ends by the signal, as the shell expects: 130 for ^C, 143 for a plain kill.
  ///
  /// - Returns: what watches for them; it stops when it is let go.
  static func watchSignals() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // One that the parent process ignores, as nohup does, stays ignored.
      guard nb_signal_is_ignored(number) == 0 else { return nil }
      signal(number, SIG_IGN)
      return watch(number)
    }
  }

  private static func watch(_ number: Int32) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
    source.resume()
    return source
  }
}
