internal import BarLayout

extension Keys {
  /// A picture: the name of a symbol or an icon, a file, a path, or a box of a size.
  static let image: ValueKind<ImageSource> = {
    let drawing = Kind.object(imageDrawing)
    return ValueKind(shape: .named("picture", .either([symbol.shape, drawing.shape]))) {
      node, key, decoding in
      guard case .mapping = node.content else { return symbol.decode(node, key, &decoding) }
      if let asked = symbolKeys.first(where: { node.value(of: $0) != nil }) {
        let name = node.value(of: asked)?.found ?? "none"
        decoding.error(
          "a symbol is its name alone " + hint(found: "{\(asked): \(name)}", accepted: name),
          at: node.position)
        return nil
      }
      guard let image = drawing.decode(node, key, &decoding) else { return nil }
      let chosen = sources.filter { node.value(of: $0) != nil }
      if chosen.count > 1 {
        decoding.error(
          "an image is one thing "
            + hint(found: chosen.joined(separator: ", "), accepted: "one of them"),
          at: node.position)
        return nil
      }
      if image.drawing != nil, image.renderingMode == .alwaysOriginal || image.capInsets != nil {
        decoding.error(
          "an SVG file is drawn in the tint and in its own size (accepted: no renderingMode but "
            + "automatic and alwaysTemplate, no capInsets)",
          at: node.position)
        return nil
      }
      if let source = image.source { return source }
      if chosen.isEmpty, node.value(of: "size") == nil {
        decoding.error(
          "an image needs a file, an icon, a path, a colour or a size "
            + hint(
              found: "none",
              accepted: "the name of a symbol, or " + (sources + ["size"]).joined(separator: ", ")),
          at: node.position)
      }
      return nil
    }
  }()

  /// What code calls a symbol's name, which is written without a key here.
  private static let symbolKeys = ["symbol", "systemName", "systemImage"]

  /// Keys of which an image has at most one.
  private static let sources = ["file", "icon", "path", "color"]

  /// A picture that the scene describes.
  struct ImageDrawing: Sendable {
    var variants: [ImageReference.Variant] = []
    var drawing: SVGIcon?
    var icon: Icon?
    var path: BarPath?
    var color: SceneColor?
    var size: BarSize?
    var renderingMode = ImageReference.RenderingMode.automatic
    var capInsets: BarEdgeInsets?
    var resizingMode = ImageReference.ResizingMode.tile

    /// The picture; a path without a size fills the box from its origin to its farthest points.
    var source: ImageSource? {
      if !variants.isEmpty {
        return .bitmap(
          ImageReference(
            variants: variants, renderingMode: renderingMode, capInsets: capInsets,
            resizingMode: capInsets == nil ? .tile : resizingMode))
      }
      if let drawing { return .path(drawing.path, drawing.size) }
      if let icon { return .icon(icon, size ?? IconTable.size) }
      if let color { return .color(color, size ?? BarSize(width: 1, height: 1)) }
      guard let path else { return size.map(ImageSource.placeholder) }
      let bounds = path.controlBounds ?? .zero
      return .path(
        path, size ?? BarSize(width: max(0, bounds.maxX), height: max(0, bounds.maxY)))
    }
  }

  private static let imageDrawing = ObjectSchema<ImageDrawing>(
    "image", "an image", "A file, an icon, a drawing, a colour, or a grey box.",
    start: ImageDrawing(), atMostOne: (of: sources, orElse: "size"),
    fields: [
      Field(
        "file", Kind.text,
        "A PNG or SVG file in the scene's folder, or elsewhere in its suite; @2x and @3x files beside a PNG are found by name."
      ) { image, name, node, decoding in
        if SVGFile.isNamed(name) {
          image.drawing = drawing(of: name, at: node.position, &decoding)
        } else {
          image.variants = variants(of: name, at: node.position, &decoding)
        }
      },
      Field(optional: "icon", icon, \.icon, "The name of a Material icon."),
      Field(
        optional: "path", pathData, \.path, "SVG path data; one unit is a point, y grows down."),
      Field(optional: "color", Kind.color, \.color, "A box of one colour, 1 by 1 without a size."),
      Field(
        optional: "size", Kind.size, \.size,
        "Its size in points; left out, up to the farthest points of the path, 24 by 24 for an icon."
      ).losing(to: "file"),
      Field(
        "renderingMode", Kind.choice(ImageReference.RenderingMode.self), \.renderingMode,
        "Whether a file shows its own colours, or its shape in the tint.", default: "automatic"
      ).needing("file"),
      Field(
        optional: "capInsets", Kind.object(capInsets), \.capInsets,
        "Parts of a file's edges that keep their size when it is stretched."
      ).needing("file"),
      Field(
        "resizingMode", Kind.choice(ImageReference.ResizingMode.self), \.resizingMode,
        "How a file with cap insets fills what lies between them.", default: "tile"
      ).needing("capInsets"),
    ])

  /// A picture that is a file in its own size.
  static func imageFile(
    _ name: String, at position: SourcePosition, _ decoding: inout Decoding
  ) -> ImageSource? {
    let variants = variants(of: name, at: position, &decoding)
    return variants.isEmpty ? nil : .bitmap(ImageReference(variants: variants))
  }

  /// The files of a picture, the coarsest first; none after an error was noted.
  private static func variants(
    of name: String, at position: SourcePosition, _ decoding: inout Decoding
  ) -> [ImageReference.Variant] {
    do throws(ImageSet.Fault) {
      let set = try ImageSet(name, in: decoding.namedFiles)
      decoding.files.formUnion(set.files)
      return set.variants
    } catch {
      decoding.error(error.message, at: position)
      return []
    }
  }

  /// The outline of an SVG file; nil after an error was noted.
  private static func drawing(
    of name: String, at position: SourcePosition, _ decoding: inout Decoding
  ) -> SVGIcon? {
    do throws(ImageSet.Fault) {
      let icon = try SVGFile.icon(name, in: decoding.namedFiles)
      decoding.files.insert(name)
      return icon
    } catch {
      decoding.error(error.message, at: position)
      return nil
    }
  }

  private static let capInsets = ObjectSchema<BarEdgeInsets>(
    "capInsets", "cap insets", "Distances inwards from a picture's edges, in points.",
    start: .zero,
    fields: [
      Field("top", Kind.number(SceneLimits.extent), \.top, "From the top edge.", default: "0"),
      Field(
        "left", Kind.number(SceneLimits.extent), \.left, "From the left edge.", default: "0"),
      Field(
        "bottom", Kind.number(SceneLimits.extent), \.bottom, "From the bottom edge.",
        default: "0"),
      Field(
        "right", Kind.number(SceneLimits.extent), \.right, "From the right edge.",
        default: "0"),
    ])

  private static let icon = ValueKind<Icon>(
    shape: .pattern(name: "the name of a Material icon", expression: "^[a-z0-9_]+$", words: [])
  ) { node, key, decoding in
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be a name \(hint(found: node.found, accepted: "home, settings, …"))",
        at: node.position)
      return nil
    }
    if let icon = IconTable.icon(text) { return icon }
    let meant = decoding.isPatient ? suggestion(for: text, among: IconTable.names) : nil
    decoding.error(
      "unknown icon \(hint(found: node.found, accepted: "the name of a Material icon", meant: meant))",
      at: node.position)
    return nil
  }

  private static let symbol = ValueKind<ImageSource>(
    shape: .either([
      .choice(SymbolName.allCases.map(\.rawValue)),
      .pattern(name: "the name of a Material icon", expression: "^[a-z0-9_]+$", words: []),
      .pattern(name: "any symbol of Apple's", expression: "^[a-z0-9]+([.][a-z0-9]+)*$", words: []),
    ])
  ) { node, key, decoding in
    let accepted =
      "the name of a symbol or a Material icon, {file: icon.svg}, {file: icon.png}, {path: M0 0…} "
      + "or {size}"
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be an image \(hint(found: node.found, accepted: accepted))",
        at: node.position)
      return nil
    }
    if SymbolName(rawValue: text) != nil { return .symbol(text) }
    if let icon = IconTable.icon(text) { return .icon(icon, IconTable.size) }
    var meant: String?
    if decoding.isPatient {
      meant =
        SymbolName.nearest(to: text, limit: 1).first?.rawValue
        ?? suggestion(for: text, among: IconTable.names)
    }
    let message = "unknown symbol \(hint(found: node.found, accepted: accepted, meant: meant))"
    guard isSymbolName(text) else {
      decoding.error(message, at: node.position)
      return nil
    }
    decoding.warn("\(message); a plain box stands in its place", at: node.position)
    return .symbol(text)
  }

  /// Whether a text may be the name of one of Apple's symbols: words of letters and digits with
  /// dots between.
  private static func isSymbolName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }
  }

  private static let pathData = ValueKind<BarPath>(
    shape: .pattern(
      name: "SVG path data", expression: "^[MmLlHhVvCcSsQqTtAaZz0-9eE,.+\\s-]*$", words: [])
  ) { node, key, decoding in
    guard case .scalar(let text, let style) = node.content, style != .literal else {
      decoding.error(
        "\(key) must be SVG path data \(hint(found: node.found, accepted: "M0 0L9 9, …"))",
        at: node.position)
      return nil
    }
    do throws(PathData.Fault) {
      return try PathData(text).path
    } catch {
      let isExact = style == .plain || style == .quoted
      let column = isExact ? error.offset + (style == .quoted ? 1 : 0) : 0
      decoding.error(
        "bad path data: \(error.message), at character \(error.offset + 1)",
        at: node.position.advanced(by: column))
      return nil
    }
  }
}
