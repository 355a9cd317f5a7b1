internal import BarFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Console {
  /// The streams this process was started with.
  static func system() -> Console {
    Console(
      output: { bytes throws(Failure) in
        do throws(SystemError) {
          try FileCalls.system.writeAll(bytes, to: STDOUT_FILENO)
        } catch {
          if error.isBrokenPipe { throw .brokenPipe }
          throw Failure(
            .cannotWrite, "cannot write to the standard output stream: \(error.description)")
        }
      },
      message: { text in
        // Nobody can be told that telling failed.
        try? FileCalls.system.writeAll(Array(text.utf8), to: STDERR_FILENO)
      },
      input: { () throws(Failure) in
        do throws(SystemError) {
          return try FileReading.read(STDIN_FILENO)
        } catch {
          throw Failure(
            .inputMissing, "cannot read the standard input stream: \(error.description)")
        }
      },
      chunk: { () throws(Failure) in
        do throws(SystemError) {
          return try FileReading.chunk(of: STDIN_FILENO)
        } catch {
          throw Failure(
            .inputMissing, "cannot read the standard input stream: \(error.description)")
        }
      },
      key: { readKey() },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isMessageTerminal: isatty(STDERR_FILENO) == 1,
      columns: columns(),
      variable: { name in unsafe getenv(name).map { unsafe String(cString: $0) } },
      programFolder: { ProgramSearch.ownPath.map(FilePath.folder(of:)) },
      files: .careful)
  }

  /// How wide the terminal is that shows the standard output stream.
  private static func columns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Reads one byte from the terminal without waiting for the end of a line.
  ///
  /// The terminal is as before again afterwards, so that whatever ends the program leaves it
  /// usable: meanwhile ^C is a key like others, and ends the process once the terminal is restored.
  private static func readKey() -> UInt8? {
    var before = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return readByte() }
    var during = before
    during.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // What was typed before the question stood there answers another one.
    unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &during)
    let key = readByte()
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &before)
    if let key, key == interruptKey { kill(getpid(), SIGINT) }
    return key == interruptKey ? nil : key
  }

  /// What a terminal sends for ^C.
  private static let interruptKey: UInt8 = 3

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Makes failing writes answer with an error rather than end the process, and keeps the numbers
  /// of closed streams from going to files: what is opened in their place cannot be used.
  static func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
