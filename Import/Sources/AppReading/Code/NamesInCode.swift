internal import Foundation

/// Which of some names an app's code asks for: as texts, or as cases of its own.
enum NamesInCode {
  /// Those of the names that the files have, outside of comparisons.
  static func found(_ names: Set<String>, in files: [AppFiles.File]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var spellings: [String: String] = [:]
    for name in names {
      // A case begins with a small letter.
      spellings[name.prefix(1).lowercased() + name.dropFirst()] = name
      spellings[name] = name
    }
    var found: Set<String> = []
    for file in files where found.count < names.count {
      guard let data = file.contents() else { continue }
      for line in String(decoding: data, as: UTF8.self).utf8.split(separator: 0x0A) {
        let line = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard !line.starts(with: "//".utf8) else { continue }
        if line.starts(with: "case ".utf8), line.last != 0x3A {
          for word in line.split(whereSeparator: { !isPlain($0) }) {
            if let name = spellings[String(Substring(word))] { found.insert(name) }
          }
        }
        for word in ofGeneratedCode(line) {
          if let name = spellings[word] { found.insert(name) }
        }
        let parts = line.split(separator: 0x22, omittingEmptySubsequences: false)
        for number in stride(from: 1, to: parts.count, by: 2) {
          guard let name = spellings[String(Substring(parts[number]))],
            !asks(Substring(parts[number - 1]))
          else { continue }
          found.insert(name)
        }
      }
    }
    return found
  }

  /// The last names of what generated code has for segues, as the code hands them on:
  /// `R.segue.list.toNote`, `StoryboardSegue.Main.toNote`.
  private static func ofGeneratedCode(_ line: Substring.UTF8View.SubSequence) -> [String] {
    guard line.contains(0x2E) else { return [] }
    return line.split(whereSeparator: { !isPlain($0) && $0 != 0x2E && $0 != 0x28 }).compactMap {
      let names = $0.split(separator: 0x2E)
      guard names.count > 2, let last = names.last, !last.contains(0x28),
        names.contains(where: {
          $0.elementsEqual("segue".utf8) || $0.elementsEqual("StoryboardSegue".utf8)
        })
      else { return nil }
      return String(Substring(last))
    }
  }

  /// Whether code before a text only compares something with it.
  private static func asks(_ code: Substring) -> Bool {
    let words = code.split(separator: " ")
    guard var last = words.last else { return false }
    // A text of Objective-C, which may stand apart from what comes before it.
    if last == "@" {
      guard words.count > 1 else { return true }
      last = words[words.count - 2]
    }
    return ["case", "==", "!="].contains(last) || last.hasSuffix("isEqualToString:@")
      || last.hasSuffix("isEqualToString:")
  }

  private static func isPlain(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter)
      || (0x61...0x7A).contains(letter) || letter == 0x5F
  }
}
