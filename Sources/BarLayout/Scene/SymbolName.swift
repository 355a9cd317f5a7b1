/// A symbol that `Symbol` can draw, named as Apple names it in SF Symbols.
///
/// The names are Apple's; the drawings are our own.
public enum SymbolName: String, CaseIterable, Hashable, Sendable {
  // Drawn in Symbols+Marks.swift.
  case plus
  case minus
  case xmark
  case checkmark
  case ellipsis
  case info
  case questionmark
  case exclamationmark
  case circle
  case circleFill = "circle.fill"
  case plusCircle = "plus.circle"
  case plusCircleFill = "plus.circle.fill"
  case minusCircle = "minus.circle"
  case checkmarkCircle = "checkmark.circle"
  case checkmarkCircleFill = "checkmark.circle.fill"
  case xmarkCircle = "xmark.circle"
  case xmarkCircleFill = "xmark.circle.fill"
  case ellipsisCircle = "ellipsis.circle"
  case ellipsisCircleFill = "ellipsis.circle.fill"
  case infoCircle = "info.circle"
  case questionmarkCircle = "questionmark.circle"
  case exclamationmarkCircle = "exclamationmark.circle"
  case exclamationmarkTriangle = "exclamationmark.triangle"

  // Drawn in Symbols+Arrows.swift.
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronBackward = "chevron.backward"
  case chevronForward = "chevron.forward"
  case arrowLeft = "arrow.left"
  case arrowRight = "arrow.right"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case arrowBackward = "arrow.backward"
  case arrowForward = "arrow.forward"
  case arrowUpArrowDown = "arrow.up.arrow.down"
  case arrowUturnBackward = "arrow.uturn.backward"
  case arrowUturnForward = "arrow.uturn.forward"
  case arrowUturnLeft = "arrow.uturn.left"
  case arrowUturnRight = "arrow.uturn.right"
  case arrowClockwise = "arrow.clockwise"
  case arrowCounterclockwise = "arrow.counterclockwise"
  case arrowshapeTurnUpLeft = "arrowshape.turn.up.left"
  case arrowshapeTurnUpRight = "arrowshape.turn.up.right"
  case arrowshapeTurnUpBackward = "arrowshape.turn.up.backward"
  case arrowshapeTurnUpForward = "arrowshape.turn.up.forward"
  case arrowDownCircle = "arrow.down.circle"
  case arrowUpCircle = "arrow.up.circle"
  case arrowUpCircleFill = "arrow.up.circle.fill"
  case squareAndArrowUp = "square.and.arrow.up"
  case squareAndArrowDown = "square.and.arrow.down"

  // Drawn in Symbols+Lines.swift.
  case line3Horizontal = "line.3.horizontal"
  case line3HorizontalDecrease = "line.3.horizontal.decrease"
  case line3HorizontalDecreaseCircle = "line.3.horizontal.decrease.circle"
  case listBullet = "list.bullet"
  case textAlignleft = "text.alignleft"
  case sliderHorizontal3 = "slider.horizontal.3"
  case squareGrid2x2 = "square.grid.2x2"
  case sidebarLeft = "sidebar.left"
  case sidebarRight = "sidebar.right"
  case sidebarLeading = "sidebar.leading"
  case sidebarTrailing = "sidebar.trailing"
  case textformat

  // Drawn in Symbols+Objects.swift.
  case magnifyingglass
  case squareAndPencil = "square.and.pencil"
  case pencil
  case trash
  case gear
  case gearshape
  case gearshapeFill = "gearshape.fill"
  case folder
  case folderBadgePlus = "folder.badge.plus"
  case tray
  case doc
  case docText = "doc.text"
  case docOnDoc = "doc.on.doc"
  case book
  case bookmark
  case bookmarkFill = "bookmark.fill"
  case tag
  case flag
  case flagFill = "flag.fill"
  case link
  case paperclip
  case lock
  case lockOpen = "lock.open"

  // Drawn in Symbols+Things.swift.
  case camera
  case photo
  case calendar
  case clock
  case house
  case houseFill = "house.fill"
  case map
  case location
  case locationFill = "location.fill"
  case globe
  case bell
  case bellFill = "bell.fill"
  case cart
  case appleWritingTools = "apple.writing.tools"
  case eye
  case eyeSlash = "eye.slash"

  // Drawn in Symbols+People.swift.
  case person
  case personFill = "person.fill"
  case person2 = "person.2"
  case personCircle = "person.circle"
  case personCropCircle = "person.crop.circle"
  case message
  case bubbleLeft = "bubble.left"
  case envelope
  case paperplane
  case paperplaneFill = "paperplane.fill"
  case phone
  case phoneFill = "phone.fill"
  case video
  case videoFill = "video.fill"
  case mic
  case micFill = "mic.fill"
  case heart
  case heartFill = "heart.fill"
  case star
  case starFill = "star.fill"

  // Drawn in Symbols+Playback.swift.
  case play
  case playFill = "play.fill"
  case pause
  case pauseFill = "pause.fill"
  case stopFill = "stop.fill"
  case backwardFill = "backward.fill"
  case forwardFill = "forward.fill"
  case speakerWave2 = "speaker.wave.2"

  // Drawn in Symbols+Status.swift.
  case wifi
  case battery100 = "battery.100"
  case cellularbars
  case bolt
  case boltFill = "bolt.fill"
  case sunMax = "sun.max"
  case moon
  case moonFill = "moon.fill"
}

extension SymbolName {
  /// The symbol of a name; nil for one that is not drawn here.
  ///
  /// The same as by raw value, which compares with one name after the other.
  static func named(_ name: String) -> SymbolName? { all[name] }

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
