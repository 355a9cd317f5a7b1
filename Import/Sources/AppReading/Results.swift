internal import AppCode

/// Results of work that is done several at a time.
final class Results: Sendable {
  private let state: Guarded<([CodeFile?], [Note])>

  init(count: Int) { state = Guarded((Array(repeating: nil, count: count), [])) }

  func set(_ file: CodeFile?, _ note: Note?, at number: Int) {
    state.change {
      $0.0[number] = file
      if let note { $0.1.append(note) }
    }
  }

  func note(_ note: Note) { state.change { $0.1.append(note) } }

  var files: [CodeFile] { state.change { $0.0.compactMap(\.self) } }
  var notes: [Note] { state.change { $0.1 } }
}
