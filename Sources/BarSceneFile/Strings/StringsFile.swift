internal import BarFiles

/// A file of an app's words beside a scene: a catalog, `.strings` or `.stringsdict`.
enum StringsFile {
  /// Largest file, in bytes.
  private static let fileLimit = 8 << 20

  /// The words of a file by language; none after an error was noted.
  ///
  /// - Parameter name: a path from the scene's folder; the language of a file that has only one
  ///   is that of its `.lproj` folder.
  static func languages(
    of name: String, at position: SourcePosition, _ decoding: inout Decoding
  ) -> [SourceNode.Entry] {
    guard let bytes = bytes(of: name, at: position, &decoding) else { return [] }
    decoding.files.insert(name)
    do throws(SourceFault) {
      if name.hasSuffix(".xcstrings") {
        return try StringCatalog(bytes, at: position).languages
      }
      let table =
        bytes.starts(with: Array("<?xml".utf8))
        ? try PropertyListText(bytes, at: position).words : StringsText(bytes, at: position).words
      guard let language = language(of: name) else {
        decoding.error(
          "the language of \(quoted(name)) is not known (accepted: a file in a folder such as "
            + "de.lproj, or a .xcstrings file)", at: position)
        return []
      }
      return [
        SourceNode.Entry(
          key: language, keyPosition: position,
          value: SourceNode(content: .mapping(table), position: position))
      ]
    } catch {
      decoding.error("\(quoted(name)): \(error.message)", at: position)
      return []
    }
  }

  private static func bytes(
    of name: String, at position: SourcePosition, _ decoding: inout Decoding
  ) -> [UInt8]? {
    let endings = [".xcstrings", ".strings", ".stringsdict"]
    guard endings.contains(where: { FilePath.ends(name, with: $0) }) else {
      decoding.error(
        "strings are in a file whose name ends in \(endings.joined(separator: ", ")) "
          + "(found \(quoted(name)))", at: position)
      return nil
    }
    guard (try? RelativePath(name)) != nil, let folder = decoding.folder else {
      decoding.error(
        "strings stand in the scene's folder or below it (found \(quoted(name)))", at: position)
      return nil
    }
    do throws(FileFailure) {
      guard let bytes = try FolderReader(root: folder).upToLimit(name, fileLimit) else {
        decoding.error("there is no file \(quoted(name)) beside the scene", at: position)
        return nil
      }
      guard bytes.count <= fileLimit else {
        decoding.error("\(quoted(name)) has more than \(fileLimit) bytes", at: position)
        return nil
      }
      return bytes
    } catch {
      decoding.error(error.message, at: position)
      return nil
    }
  }

  private static func language(of name: String) -> String? {
    for part in FilePath.parts(of: name).dropLast().reversed()
    where FilePath.ends(part, with: ".lproj") {
      let language = part.dropLast(6).map { $0 == "-" ? "_" : $0 }
      return String(language) == "Base" ? "en" : String(language)
    }
    return nil
  }
}

extension SourceNode.Entry {
  /// A word of a file, which has the place of the file's name in the scene.
  init(_ key: String, _ text: String, at position: SourcePosition) {
    self.init(
      key: key, keyPosition: position,
      value: SourceNode(content: .scalar(text, .quoted), position: position))
  }
}
