extension BarButtonItem.SystemItem {
  /// The symbol the item shows from iOS 13 on; nil for items that show a word, and for spaces.
  ///
  /// Source: documented — Human Interface Guidelines, "Icons", standard icons. `reply` takes the
  /// form that follows the reading direction, as `undo` and `redo` do.
  package var symbolName: SymbolName? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    case .add: .plus
    case .compose: .squareAndPencil
    case .reply: .arrowshapeTurnUpBackward
    case .action: .squareAndArrowUp
    case .organize: .folder
    case .bookmarks: .book
    case .search: .magnifyingglass
    case .refresh: .arrowClockwise
    case .stop, .close: .xmark
    case .camera: .camera
    case .trash: .trash
    case .play: .playFill
    case .pause: .pauseFill
    case .rewind: .backwardFill
    case .fastForward: .forwardFill
    case .undo: .arrowUturnBackward
    case .redo: .arrowUturnForward
    case .writingTools: .appleWritingTools
    }
  }
}
