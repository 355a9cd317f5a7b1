internal import BarFiles

extension Failure {
  /// What a file's failure means to the shell.
  init(_ error: FileFailure) {
    switch error.kind {
    case .cannotRead: self.init(.inputMissing, error.message)
    case .cannotWrite: self.init(.cannotWrite, error.message)
    case .brokenPipe: self = .brokenPipe
    }
  }

  /// Does what may fail with a file.
  static func filing<Answer>(
    _ work: () throws(FileFailure) -> Answer
  ) throws(Failure) -> Answer {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw Failure(error)
    }
  }
}
