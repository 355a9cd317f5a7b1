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

  /// The storyboards that code asks for, where some are open.
  func asked(whereOpen open: Set<String>) -> Set<String> {
    var named: Set<String> = []
    var asked: Set<String> = []
    var waiting: [File] = []
    func reach(_ file: File) {
      named.formUnion(file.named)
      asked.formUnion(file.asked)
    }
    for file in files {
      let isOwned = !file.declared.isEmpty
      let isDrawn = file.declared.contains { !(owners[$0] ?? []).isDisjoint(with: open) }
      if isOwned && !isDrawn { waiting.append(file) } else { reach(file) }
    }
    var isChanged = true
    while isChanged {
      let found = waiting.filter { !$0.declared.isDisjoint(with: named) }
      isChanged = !found.isEmpty
      waiting.removeAll { !$0.declared.isDisjoint(with: named) }
      for file in found { reach(file) }
    }
    return asked
  }
}
