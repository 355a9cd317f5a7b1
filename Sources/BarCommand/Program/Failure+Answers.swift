internal import BarAnswers

extension Failure {
  /// Asks, and fails with the status for what is not there where there is no answer.
  static func answering<Answer>(
    _ ask: () throws(AnswerError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(AnswerError) {
      return try ask()
    } catch {
      throw Failure(.notFound, error.description)
    }
  }
}
