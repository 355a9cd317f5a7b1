internal import Foundation

/// Parts of words that code puts together with others: `Controller` of `"\(name)Controller"`.
enum JoinedWords {
  /// Such parts in a file of code, in small letters; those of less than three letters say nothing.
  static func pieces(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    func note(_ piece: some Collection<UInt8>) {
      guard piece.count > 2, piece.allSatisfy(NeverUsed.isPlain) else { return }
      found.insert(String(decoding: piece, as: UTF8.self).lowercased())
    }
    for line in bytes.split(separator: 0x0A) where line.contains(0x22) {
      let texts = line.split(separator: 0x22, omittingEmptySubsequences: false)
      guard texts.count > 2 else { continue }
      for number in stride(from: 1, to: texts.count, by: 2) {
        let text = texts[number]
        let isJoined =
          isJoin(texts[number - 1]) || number + 1 < texts.count && isSum(texts[number + 1])
        // What stands before and after a value that is put into it.
        if let place = text.firstIndex(where: { $0 == 0x5C || $0 == 0x25 }) {
          note(text[..<place])
          let rest = text[place...].dropFirst()
          if rest.first == 0x40 { note(rest.dropFirst()) }
          if let end = text.lastIndex(of: 0x29) { note(text[(end + 1)...]) }
        } else if isJoined {
          note(text)
        }
      }
    }
    return found
  }

  /// Puts spaces in place of lines that only say which other files there are, or which classes: those make
  /// and open nothing, and stay where nothing else of a class is left.
  static func takeImports(from bytes: inout [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if imports.contains(where: { line.starts(with: $0) }) {
        for place in start..<end { bytes[place] = 0x20 }
      }
      start = end + 1
    }
  }

  private static let imports = [
    "#import", "#include", "@class", "@interface", "@implementation",
  ].map { Array($0.utf8) }

  /// Puts spaces in place of what stands in comments.
  static func takeComments(from bytes: inout [UInt8]) {
    var place = 0
    var isText = false
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == 0x0A { isText = false }
      if byte == 0x5C {
        place += 2
        continue
      }
      if byte == 0x22 { isText.toggle() }
      guard byte == 0x2F, !isText, next == 0x2F || next == 0x2A else {
        place += 1
        continue
      }
      if next == 0x2F {
        while place < bytes.count, bytes[place] != 0x0A {
          bytes[place] = 0x20
          place += 1
        }
        continue
      }
      bytes[place] = 0x20
      // The sign that begins a comment does not end it: `/*/`.
      place += 3
      while place < bytes.count, bytes[place] != 0x2F || bytes[place - 1] != 0x2A {
        if bytes[place - 1] != 0x0A { bytes[place - 1] = 0x20 }
        place += 1
      }
      place += 1
    }
  }

  /// Whether code before a text puts it behind another: `name + `, `name.appending(`.
  private static func isJoin(_ code: ArraySlice<UInt8>) -> Bool {
    let code = code.split(separator: 0x20).last ?? []
    return code.last == 0x2B || code.last == 0x3D && code.dropLast().last == 0x2B
      || ["appending(", "append(", "AppendingString:@", "replacingOccurrences(of:"].contains {
        code.suffix($0.utf8.count).elementsEqual($0.utf8)
      }
  }

  private static func isSum(_ code: ArraySlice<UInt8>) -> Bool {
    code.first { $0 != 0x20 } == 0x2B
  }
}
