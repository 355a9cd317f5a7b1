/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
  /// One of the names of `SymbolName`, as Apple spells it: `square.and.pencil`.
  case symbol(String)
  /// SVG path data, one unit a point, and the size it is drawn in, in points.
  case path(BarPath, BarSize)
  /// A letter of an icon font, and the square it stands in, in points.
  case icon(Icon, BarSize)
  /// A picture of pixels, in a file beside the scene.
  case bitmap(ImageReference)
  /// A box of one colour and of a size in points.
  case color(SceneColor, BarSize)
  /// A grey box of a size in points, where what it shows does not matter.
  ///
  /// Without an extent it is an empty picture. UIKit: `UIImage()`.
  case placeholder(BarSize)
}

/// A picture that is a letter of an icon font.
public struct Icon: Hashable, Sendable {
  /// What the font calls it: `shopping_cart`.
  public var name: String
  /// The letter.
  public var scalar: Unicode.Scalar

  /// Makes an icon.
  public init(name: String, scalar: Unicode.Scalar) {
    self.name = name
    self.scalar = scalar
  }

  /// The family of the font that has it.
  public static let family = "Material Icons"
}

/// A picture of pixels: what layout has to know of it, and the file its pixels are in.
///
/// UIKit: `UIImage`.
public struct ImageReference: Hashable, Sendable {
  /// Whether a picture is drawn as it is, or its shape in the tint.
  ///
  /// UIKit: `UIImage.RenderingMode`.
  public enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    /// As the place wants it: a template in a button, original elsewhere.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// Its shape alone, in the tint.
    case alwaysTemplate
  }

  /// How the parts between the caps fill what is left.
  ///
  /// UIKit: `UIImage.ResizingMode`.
  public enum ResizingMode: String, CaseIterable, Hashable, Sendable {
    case tile, stretch
  }

  /// The pixels of one scale.
  public struct Variant: Hashable, Sendable {
    /// The PNG file; layout never looks into it, but at `lightness`.
    public var file: [UInt8]
    /// Pixels per point.
    public var scale: Double
    /// Width of the picture.
    public var widthPixels: Int
    /// Height of the picture.
    public var heightPixels: Int
    /// Whether nothing shows through it.
    public var isOpaque: Bool
    /// How light each of `lightnessSide` by as many parts is, 0 to 255, row by row; empty
    /// where nobody looked.
    package var lightness: [UInt8] = []

    /// How many parts are looked at across and down.
    package static let lightnessSide = 16

    /// Makes a variant.
    public init(
      file: [UInt8], scale: Double, widthPixels: Int, heightPixels: Int, isOpaque: Bool
    ) {
      self.file = file
      self.scale = scale
      self.widthPixels = widthPixels
      self.heightPixels = heightPixels
      self.isOpaque = isOpaque
    }

    /// Extent in points.
    public var size: BarSize {
      BarSize(width: Double(widthPixels) / scale, height: Double(heightPixels) / scale)
    }
  }

  /// The picture at every scale it is there in, the coarsest first; at least one.
  public var variants: [Variant]
  /// Whether its own colours show.
  public var renderingMode: RenderingMode
  /// Parts at its edges that keep their size when it is stretched, in points; nil stretches all.
  public var capInsets: BarEdgeInsets?
  /// How the parts between the caps fill what is left.
  public var resizingMode: ResizingMode

  /// Makes a reference.
  public init(
    variants: [Variant], renderingMode: RenderingMode = .automatic, capInsets: BarEdgeInsets? = nil,
    resizingMode: ResizingMode = .tile
  ) {
    self.variants = variants
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// The picture that is drawn at a scale: the coarsest that is fine enough, or else the finest.
  public func variant(for scale: Double) -> Variant? {
    variants.first { $0.scale >= scale } ?? variants.last
  }
}
