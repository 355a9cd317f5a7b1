internal import Foundation

/// Files of code that have classes of drawn screens alone: what they ask for is asked where a storyboard with
/// one of these is opened, or where other code names one.
struct ScreensOfStoryboards {
  /// A file of code.
  private struct File {
    /// Drawn classes that it declares, and those that it names.
    var declared: Set<String>
    var named: Set<String>
    /// Storyboards that it asks for.
    var asked: Set<String>
  }

  /// The storyboards that have a screen of each class, in small letters.
  private var owners: [String: Set<String>] = [:]
  private var files: [File] = []

  init(_ storyboards: [AppFiles.File], named name: (AppFiles.File) -> String) {
    let mark = "customClass=\""
    for file in storyboards {
      guard let data = try? Data(contentsOf: file.url) else { continue }
      var rest = data[...]
      while let place = rest.place(of: mark) {
        rest = rest[place.upperBound...]
        let type = String(decoding: rest.prefix { $0 != 0x22 }, as: UTF8.self)
        owners[type, default: []].insert(name(file))
      }
    }
  }

  /// Notes a file and the storyboards that it asks for.
  mutating func note(_ data: Data, asking asked: Set<String>) {
    var drawn: Set<String> = []
    NeverUsed.visitWords(in: [UInt8](data)) { word, _ in
      if owners[word] != nil { drawn.insert(word) }
      return nil
    }
    guard !drawn.isEmpty || !asked.isEmpty else { return }
    var declared: Set<String> = []
    for key in drawn.isEmpty ? [] : ["class ", "@implementation "] {
      var rest = data[...]
      while let place = rest.place(of: key) {
        rest = rest[place.upperBound...]
        let type = String(decoding: rest.prefix(while: NeverUsed.isPlain), as: UTF8.self)
        if drawn.contains(type) { declared.insert(type) }
      }
    }
    files.append(File(declared: declared, named: drawn.subtracting(declared), asked: asked))
  }

  /// All storyboards that are opened where some are: by files of code, and by what storyboards lead to.
  ///
  /// - Parameter led: the storyboards that each leads to.
  func opened(from start: Set<String>, led: [String: Set<String>]) -> Set<String> {
    var (open, boards) = (start, Array(start))
    var (reached, next) = (Set<Int>(), files.indices.filter { files[$0].declared.isEmpty })
    var (declaring, drawn): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (number, file) in files.enumerated() {
      for type in file.declared {
        declaring[type, default: []].append(number)
        for board in owners[type] ?? [] { drawn[board, default: []].append(number) }
      }
    }
    func show(_ names: Set<String>) {
      for name in names where open.insert(name).inserted { boards.append(name) }
    }
    while true {
      if let board = boards.popLast() {
        show(led[board] ?? [])
        next += drawn[board] ?? []
      } else if let number = next.popLast() {
        guard reached.insert(number).inserted else { continue }
        show(files[number].asked)
        for type in files[number].named { next += declaring[type] ?? [] }
      } else {
        return open
      }
    }
  }
}
