internal import Foundation

extension AppLooks {
  /// Reads the colours and the names of pictures of every asset catalog.
  mutating func readCatalogs(_ files: [AppFiles.File], notes: inout [Note]) {
    // The app's own catalog before those of watches and widgets: the shortest path counts.
    let ranked = files.map { (Self.isBeside($0.path) ? 1 : 0, $0.path.utf8.count, $0) }
    for (_, _, file) in ranked.sorted(by: { ($0.0, $0.1, $0.2.path) < ($1.0, $1.1, $1.2.path) }) {
      let folder = file.url.deletingLastPathComponent()
      let kind = folder.pathExtension
      guard kind == "colorset" || kind == "imageset" else { continue }
      let key = Self.plain(folder.deletingPathExtension().lastPathComponent)
      guard kind == "colorset" ? colors[key] == nil : images[key] == nil else { continue }
      // Every target has an accent colour of its own.
      if key == "accentcolor", Self.isBeside(file.path) { continue }
      guard let data = try? Data(contentsOf: file.url),
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else {
        notes.append(Note(path: file.path, text: "is not a part of an asset catalog"))
        continue
      }
      if kind == "colorset" {
        colors[key] = Self.color(json["colors"] as? [[String: Any]] ?? [])
      } else {
        images[key] = PictureFile(in: folder, json["images"] as? [[String: Any]] ?? [])
      }
    }
  }

  private static func isBeside(_ path: String) -> Bool {
    let path = path.lowercased()
    return ["watch", "widget", "extension", "tvos", "macos", "liveactivity"].contains {
      path.contains($0)
    }
  }

  private static func color(_ entries: [[String: Any]]) -> NamedColor? {
    var light: String?
    var dark: String?
    for entry in entries {
      guard let color = entry["color"] as? [String: Any], let text = text(of: color),
        ["universal", "iphone", "ipad", nil].contains(entry["idiom"] as? String)
      else { continue }
      let looks = entry["appearances"] as? [[String: String]] ?? []
      if looks.contains(where: { $0["appearance"] == "contrast" }) { continue }
      if looks.contains(where: { $0["value"] == "dark" }) {
        dark = dark ?? text
      } else {
        light = light ?? text
      }
    }
    return (light ?? dark).map { NamedColor(light: $0, dark: dark) }
  }

  /// A colour as scenes write it; nil for one that cannot be read.
  private static func text(of color: [String: Any]) -> String? {
    if let name = color["reference"] as? String {
      return name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }
    guard let parts = color["components"] as? [String: String] else { return nil }
    let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let values = names.map { component(parts[$0] ?? "") } + [Double(parts["alpha"] ?? "1")]
    guard !values.contains(nil) else { return nil }
    let bytes = values.compactMap(\.self)
    return hex(bytes[0], bytes[1], bytes[2], bytes[3])
  }

  /// `0xFF`, `255` and `1.000` as a share of 1; nil for anything else.
  private static func component(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// Shares of 1 as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  static func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    let bytes = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map { share in
      let byte = Int((min(max(share, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + bytes.joined()
  }
}

/// A picture of an asset catalog or beside the code, whose size is looked up where somebody asks.
public struct PictureFile: Sendable {
  private let url: URL?
  private let scale: Double

  /// A file by itself, of so many pixels a point.
  init(at url: URL, scale: Double) { (self.url, self.scale) = (url, scale) }

  init(in folder: URL, _ entries: [[String: Any]]) {
    let named = entries.filter { $0["filename"] is String }
    let entry = named.first { $0["idiom"] as? String != "watch" }
    let name = entry?["filename"] as? String
    // A picture that leads out of its folder is none.
    url = name.flatMap { $0.contains("/") ? nil : folder.appendingPathComponent($0) }
    let text = entry?["scale"] as? String ?? "1x"
    scale = Double(text.prefix { $0 != "x" }) ?? 1
  }

  /// The points it takes; nil for a file that cannot be read.
  var size: (width: Double, height: Double)? {
    // A link is not followed, and what is no file, such as a pipe, is not waited for.
    guard let url, (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
      let handle = try? FileHandle(forReadingFrom: url)
    else { return nil }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 4096) else { return nil }
    let pixels: (Double, Double)?
    switch url.pathExtension.lowercased() {
    case "png": pixels = Self.portableSize(Array(head))
    case "svg": pixels = Self.drawingSize(String(decoding: head, as: UTF8.self))
    case "pdf": pixels = Self.pageSize(String(decoding: head, as: UTF8.self))
    default: pixels = nil
    }
    guard let pixels, (1...4000).contains(pixels.0), (1...4000).contains(pixels.1) else {
      return nil
    }
    return (pixels.0 / scale, pixels.1 / scale)
  }

  private static func portableSize(_ bytes: [UInt8]) -> (Double, Double)? {
    // The sign of the format, and the header as the first part, which it has to be.
    guard bytes.count > 24, bytes[1...3].elementsEqual("PNG".utf8),
      bytes[12...15].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ start: Int) -> Double {
      bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    return (number(16), number(20))
  }

  private static func drawingSize(_ text: String) -> (Double, Double)? {
    guard let start = text.range(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      guard let found = tag.range(of: " \(name)=\"") else { return nil }
      return tag[found.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = attribute("viewBox")?.split(whereSeparator: { " ,".contains($0) })
      .compactMap { Double($0) }
    return box.flatMap { $0.count == 4 ? ($0[2], $0[3]) : nil }
  }

  private static func pageSize(_ text: String) -> (Double, Double)? {
    guard let start = text.range(of: "/MediaBox") else { return nil }
    let box = text[start.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split(separator: " ").compactMap { Double($0) }
    return box.count == 4 ? (box[2] - box[0], box[3] - box[1]) : nil
  }
}
