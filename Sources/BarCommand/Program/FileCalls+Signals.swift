internal import BarFiles
internal import CBarShim

extension FileCalls {
  /// Whether this process was started to ignore a signal, as by nohup; it stays ignored then.
  static func isIgnored(signal number: Int32) -> Bool { nb_signal_is_ignored(number) != 0 }

  /// The machine's calls; from the first file on that is made, signals that end the process wait
  /// until every file is whole.
  ///
  /// The process then ends by the signal, as the shell expects: 130 for ^C, 143 for a plain kill.
  static let careful: FileCalls = {
    var calls = system
    calls.begin = { nb_write_begin() }
    calls.end = { nb_write_end() }
    return calls
  }()
}
