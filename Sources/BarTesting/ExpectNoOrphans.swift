package import BarFiles

/// Expects every golden in `Goldens`, beside the test's file, to belong to a test.
///
/// A golden belongs to the file of tests that its folder is called after, and to a call there that
/// names it: `named: "inbox"`. A part of a name that is worked out, as in `"inbox-\(device)"`, stands for
/// any text; where a whole name is worked out, all goldens of that file are taken for its own.
///
/// - Parameters:
///   - fileID: the test's file; the compiler fills in this and what follows.
///   - filePath: the path of the test's file.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectNoOrphans(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(FileFailure) {
    let orphans = try OrphanSearch(beside: place.file).orphans()
    guard !orphans.isEmpty else { return }
    let lines = orphans.map { "orphan \($0): no test names it" }
    place.fail(TestFailure(message: lines.joined(separator: "\n")))
  } catch {
    place.fail(TestFailure(message: error.message))
  }
}

/// Finds goldens of `expectBar` that no test names.
package struct OrphanSearch {
  private let folder: String
  private static let endings = [".layout.txt", ".pixels.txt", ".png"]

  /// Looks at the goldens and tests beside a file of tests.
  package init(beside testFile: String) {
    let own = FilePath.folder(of: testFile)
    folder = own.utf8.isEmpty ? "." : FilePath.withoutSlash(own)
  }

  /// The paths from the folder of tests.
  package func orphans() throws(FileFailure) -> [String] {
    let goldens = "\(folder)/Goldens"
    guard FileKind(goldens) == .folder else { return [] }
    var names: [String: [NamePattern]] = [:]
    for path in try Folder.files(in: folder) where FilePath.ends(path, with: ".swift") {
      let stem = FilePath.stem(of: path)
      let bytes = try FolderReader(root: folder).bytes(of: path, limit: FileReading.sceneLimit)
      names[stem, default: []] += NamePattern.all(in: String(decoding: bytes ?? [], as: UTF8.self))
    }
    return try Folder.files(in: goldens).filter { path in
      guard let ending = Self.endings.first(where: { FilePath.ends(path, with: $0) }) else {
        return false
      }
      let parts = FilePath.parts(of: FilePath.dropping(ending.utf8.count, from: path))
      guard parts.count > 1, let patterns = names[parts[0]] else { return true }
      // The folders of suites stand before the name.
      return !(1..<parts.count).contains { start in
        let name = parts[start...].joined(separator: "/")
        return patterns.contains { $0.matches(name) }
      }
    }.map { "Goldens/\($0)" }
  }
}

/// The name of a golden as a call spells it.
private struct NamePattern {
  /// The texts between what is worked out; one for a name that is spelled whole.
  var texts: [String]

  func matches(_ name: String) -> Bool {
    guard let first = texts.first, name.hasPrefix(first) else { return false }
    guard texts.count > 1 else { return name == first }
    var rest = name.dropFirst(first.count)
    for text in texts.dropFirst().dropLast() where !text.isEmpty {
      guard let end = rest.rest(after: text) else { return false }
      rest = end
    }
    return rest.hasSuffix(texts[texts.count - 1])
  }

  /// What stands after each `named:` of a source.
  static func all(in source: String) -> [NamePattern] {
    var patterns: [NamePattern] = []
    var rest = source[...]
    while let found = rest.rest(after: "named:") {
      rest = found.drop { $0 == " " || $0.isNewline }
      // A name out of a variable may be any.
      guard rest.first == "\"" else {
        patterns.append(NamePattern(texts: ["", ""]))
        continue
      }
      patterns.append(NamePattern(texts: texts(of: rest.dropFirst())))
    }
    return patterns
  }

  /// The texts of a literal, up to its closing quotation mark.
  private static func texts(of literal: Substring) -> [String] {
    var texts = [""]
    var depth = 0
    var isEscaped = false
    for sign in literal {
      if depth > 0 {
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      } else if isEscaped {
        isEscaped = false
        if sign == "(" {
          depth = 1
          texts.append("")
        } else {
          texts[texts.count - 1].append(sign)
        }
      } else if sign == "\\" {
        isEscaped = true
      } else if sign == "\"" || sign.isNewline {
        break
      } else {
        texts[texts.count - 1].append(sign)
      }
    }
    return texts
  }
}

extension Substring {
  /// What follows the first place of a text; nil where it is not there.
  fileprivate func rest(after text: String) -> Substring? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return self[start...].dropFirst(text.count) }
      start = index(after: start)
    }
    return nil
  }
}
