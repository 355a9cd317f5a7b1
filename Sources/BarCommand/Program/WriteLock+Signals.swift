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

extension WriteLock {
  /// Makes signals that end the process wait for their turn, from the first time on that it is
  /// read.
  ///
  /// The process then ends by the signal, as the shell expects: 130 for ^C, 143 for a plain kill.
  static let signalsWait: Bool = {
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      signal(number, SIG_IGN)
      watch(number)
    }
    return true
  }()

  /// Whether this process was started to ignore a signal, as by nohup; it stays ignored then.
  static func isIgnored(_ number: Int32) -> Bool { nb_signal_is_ignored(number) != 0 }

  private static func watch(_ number: Int32) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      // The handler holds its source, so that it watches to the end.
      withExtendedLifetime(source) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
    source.resume()
  }
}

extension FileCalls {
  /// The machine's calls; from the first file on that is made, signals wait until it is whole.
  static let careful: FileCalls = {
    var calls = system
    calls.create = { place throws(SystemError) in
      _ = WriteLock.signalsWait
      return try system.create(place)
    }
    return calls
  }()
}
