/// What scrolls under a bar: a plain colour, a picture, or rows as of a list, so that a mockup has
/// something beneath its translucent parts.
public struct SceneContent: Hashable, Sendable {
  /// How rows are set.
  ///
  /// UIKit: `UITableView.Style`.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// From edge to edge, with lines between them.
    case plain
    /// In cards with rounded corners, away from the edges.
    case insetGrouped
    /// As in a sidebar: no lines between rows, and a rounded box behind the selected one.
    ///
    /// UIKit: `UICollectionLayoutListConfiguration.Appearance.sidebar`.
    case sidebar
  }

  /// Whether a line parts a row from the next one.
  ///
  /// UIKit: `UITableViewCell.SeparatorStyle`.
  package enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
  }

  /// Where contents begin while they are at rest.
  ///
  /// UIKit: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum InsetAdjustment: String, CaseIterable, Hashable, Sendable {
    /// Below the bar.
    case automatic
    /// At the top of the screen, under the bar.
    case never
  }

  /// How contents end under a bar of glass.
  ///
  /// UIKit: `UIScrollEdgeEffect.Style`; SwiftUI: `scrollEdgeEffectStyle(_:for:)`.
  package enum EdgeEffect: String, CaseIterable, Hashable, Sendable {
    case automatic, soft, hard
  }

  /// Tiles beside and below each other, as of a photo library.
  ///
  /// UIKit: `UICollectionView`.
  package struct Grid: Hashable, Sendable {
    /// How many tiles stand beside each other.
    package var columns = 3
    /// Distance between tiles, in points.
    package var spacing = 2.0
    /// Width of a tile over its height.
    package var aspectRatio = 1.0
    /// Radius of the tiles' corners, in points; tiles with round corners stand on the margins.
    package var cornerRadius = 0.0
    /// Whether tiles stand below each other, or in one line that goes on past the screen's edge.
    package var scrollDirection = ScrollDirection.vertical
    /// Width of a tile of such a line, in points; nil for so many columns and a part of the next.
    ///
    /// UIKit: `UICollectionViewFlowLayout.itemSize`.
    package var itemWidth: Double?
    /// Where the tiles' words stand.
    package var titlePosition = TitlePosition.foot

    /// Where the words of a tile stand.
    package enum TitlePosition: String, CaseIterable, Hashable, Sendable {
      /// At its foot, where its reading begins.
      case foot
      /// At its head, beside its picture, where tiles that lie over each other show it.
      case head
      /// In its middle, below its picture.
      case center
      /// Under it, on what is behind the tiles.
      case below
    }

    /// Which way tiles go on.
    ///
    /// UIKit: `UICollectionView.ScrollDirection`.
    package enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
      case vertical, horizontal
    }

    package init() {}
  }

  /// The colour behind the rows; nil for the system's background of the style.
  public var backgroundColor: SceneColor?
  /// How rows are set.
  public var style: Style
  /// Whether there are rows, and they are not set as in a sidebar.
  var isPlainOrGrouped: Bool { style != .sidebar && !rows.isEmpty }
  /// Whether lines part the rows.
  package var separatorStyle = SeparatorStyle.singleLine
  /// Height of rows that state none, in points; nil for the system's.
  public var rowHeight: Double?
  /// Colours of plain rows that go on, over and over, as far as the screen reaches; empty for none.
  public var colors: [SceneColor]
  /// The rows, from the top.
  public var rows: [Row]
  /// A picture above the rows, as wide as the screen; nil for none.
  public var image: ImageSource?
  /// How that picture fills its box.
  ///
  /// UIKit: `UIImageView.contentMode`.
  public var imageContentMode: BarContentMode
  /// Height of that picture's box, in points; nil for as high as the picture is at the screen's
  /// width.
  public var imageHeight: Double?
  /// Where everything begins at rest.
  public var contentInsetAdjustmentBehavior: InsetAdjustment
  /// How everything ends under the bar.
  ///
  /// From iOS 26. UIKit: `UIScrollView.topEdgeEffect.style`.
  package var topEdgeEffect = EdgeEffect.automatic
  /// Tiles in place of `colors`' stripes; nil for stripes.
  package var grid: Grid?
  /// What tiles of that grid show, from the top leading one on; empty for colours alone.
  package var tiles: [Row] = []
  /// A map behind everything else; nil for none.
  package var map: Map?
  /// The field at the foot in which a message is written; nil for none.
  package var messageField: MessageField?

  /// Makes contents.
  public init(
    backgroundColor: SceneColor? = nil, style: Style = .plain, rowHeight: Double? = nil,
    colors: [SceneColor] = [], rows: [Row] = [], image: ImageSource? = nil,
    imageContentMode: BarContentMode = .scaleAspectFill, imageHeight: Double? = nil,
    contentInsetAdjustmentBehavior: InsetAdjustment = .automatic
  ) {
    self.backgroundColor = backgroundColor
    self.style = style
    self.rowHeight = rowHeight
    self.colors = colors
    self.rows = rows
    self.image = image
    self.imageContentMode = imageContentMode
    self.imageHeight = imageHeight
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
  }
}
