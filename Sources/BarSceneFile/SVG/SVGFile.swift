internal import BarFiles
internal import BarLayout

/// An SVG file beside a scene.
enum SVGFile {
  /// Whether a name is one of an SVG file.
  static func isNamed(_ name: String) -> Bool {
    FilePath.ends(name.lowercased(), with: ending) && name.utf8.count > ending.utf8.count
  }

  private static let ending = ".svg"

  /// Reads an icon from the scene's folder.
  ///
  /// - Parameter name: a path from the folder, as the scene writes it.
  static func icon(_ name: String, in folders: NamedFiles?) throws(ImageSet.Fault) -> SVGIcon {
    guard let folders else {
      throw ImageSet.Fault(
        message: "a scene that is not a file has no folder to read pictures from")
    }
    let place = try ImageSet.place(of: name, in: folders)
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try place.reader.upToLimit(place.path, SVGLimits.fileBytes)
    } catch {
      throw ImageSet.Fault(message: error.message)
    }
    guard let bytes else {
      throw ImageSet.Fault(message: "there is no file \(quoted(name)) beside the scene")
    }
    guard bytes.count <= SVGLimits.fileBytes else {
      throw ImageSet.Fault(
        message: "\(quoted(name)) has more than \(SVGLimits.fileBytes) bytes")
    }
    do throws(SVGFault) {
      return try SVGIcon(bytes)
    } catch {
      throw ImageSet.Fault(
        message: "\(name):\(Self.place(error.offset, in: bytes)): \(error.message)")
    }
  }

  /// Line and column, both from 1, columns in characters.
  private static func place(_ offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "\(line):\(column)"
  }
}
