internal import Foundation

/// Words that code of Objective-C asks for in `#if`, and those that it defines.
struct AskedWords {
  /// Words that conditions ask for.
  private(set) var asked: Set<String> = []
  /// Words that any file defines, in whichever case.
  private(set) var defined: Set<String> = []

  init(_ files: [AppFiles.File]) {
    for file in files {
      guard let data = file.source() else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) { read(line) }
    }
  }

  /// Words that are asked for and that neither a file nor the system defines: C takes them for not
  /// defined.
  func nowhere(besides known: Set<String>) -> Set<String> {
    asked.subtracting(defined).subtracting(known).filter { word in
      !Self.ofSystem.contains(where: word.hasPrefix)
    }
  }

  /// What names begin with that Apple's headers, compilers or those who install libraries define.
  private static let ofSystem = [
    "_", "API_", "AVAILABLE", "CF", "CG", "COCOAPODS", "DEBUG", "IPHONE", "IS_", "MAC", "NDEBUG",
    "NS", "OBJC", "OS_", "SWIFT", "TARGET_", "UI", "defined", "false", "true",
  ]

  private mutating func read(_ line: Data) {
    guard let mark = line.firstIndex(where: { $0 > 0x20 }), line[mark] == UInt8(ascii: "#")
    else { return }
    // What a long line defines stands at its start.
    var text = String(decoding: line[mark...].dropFirst().prefix(1000), as: UTF8.self)[...]
    if let comment = text.firstRange(of: "//") ?? text.firstRange(of: "/*") {
      text = text[..<comment.lowerBound]
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    switch words.first {
    case "define": if words.count > 1 { defined.insert(String(words[1])) }
    case "if", "ifdef", "ifndef", "elif":
      for word in words.dropFirst() where word.first.map({ !$0.isNumber }) ?? false {
        asked.insert(String(word))
      }
    default: break
    }
  }
}
