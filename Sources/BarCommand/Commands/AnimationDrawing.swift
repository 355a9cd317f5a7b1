internal import BarFiles
internal import BarLayout
internal import BarRender

/// What is drawn at a moment.
enum AnimationFrame: Sendable {
  case list(DisplayList)
  /// A screen that is being turned, and how much of the quarter is done.
  case turning(DisplayList, DisplayList, Double)
}

/// Draws the pictures of an animation, all of one size.
struct AnimationDrawing: Sendable {
  private let frames: [AnimationFrame]
  private let isTurning: Bool
  private let fonts: FontLibrary
  /// As large as the largest: a bar that collapses leaves room below.
  private let size: BarSize
  /// Pixels per point.
  let scale: Double

  /// Gets ready.
  ///
  /// - Parameter isTurning: whether the pictures are squares, in which a screen turns.
  init(frames: [AnimationFrame], isTurning: Bool, fonts: FontLibrary) {
    (self.frames, self.isTurning, self.fonts) = (frames, isTurning, fonts)
    var size = BarSize(width: 0, height: 0)
    var scale = 1.0
    for case .list(let list) in frames {
      size = BarSize(
        width: max(size.width, list.size.width), height: max(size.height, list.size.height))
      scale = list.scale
    }
    (self.size, self.scale) = (size, scale)
  }

  /// Draws all moments, several at a time, and hands them on in their order.
  func forEachPicture(
    _ take: (Int, Bitmap) async throws(RenderError) -> Void
  ) async throws(RenderError) {
    let workers = max(min(Processors.count, frames.count), 1)
    let shelf = PictureShelf(room: 2 * workers)
    let crew = (0..<workers).map { worker in
      Task.detached {
        let renderer = Renderer(fonts: fonts)
        for index in stride(from: worker, to: frames.count, by: workers) {
          guard await shelf.isWanted(index) else { return }
          await shelf.put(Result { () throws(RenderError) in try picture(index, renderer) }, index)
        }
      }
    }
    do throws(RenderError) {
      for index in frames.indices { try await take(index, try await shelf.take(index).get()) }
    } catch {
      await shelf.close()
      for task in crew { await task.value }
      throw error
    }
  }

  /// The picture of a moment.
  private func picture(_ index: Int, _ renderer: Renderer) throws(RenderError) -> Bitmap {
    switch frames[index] {
    case .list(let list) where isTurning:
      // A screen that is held is one that has not begun to turn, or has done.
      let picture = try renderer.draw(list)
      return picture.turned(into: picture, share: 0)
    case .list(var list):
      list.size = size
      return try renderer.draw(list)
    case .turning(let start, let end, let share):
      return try renderer.draw(start).turned(into: try renderer.draw(end), share: share)
    }
  }

  /// Pictures side by side, numbered.
  func strip(of pictures: [Bitmap]) throws(RenderError) -> [UInt8] {
    let named = frames.enumerated().compactMap { index, frame -> ContactSheetImage? in
      guard case .list(var list) = frame else { return nil }
      list.size = size
      return ContactSheetImage(name: "\(index + 1)", list: list)
    }
    let sheet = ContactSheet(named, columns: named.count, measuring: AdvanceTable.sanFrancisco)
    let renderer = Renderer(fonts: fonts)
    return try PNG.encode(try renderer.draw(sheet, pictures: pictures), scale: sheet.ground.scale)
  }
}

/// Where pictures wait for their turn; who is far ahead waits for room.
private actor PictureShelf {
  /// How many pictures may lie there.
  private let room: Int
  private var pictures: [Int: Result<Bitmap, RenderError>] = [:]
  /// The picture whose turn it is.
  private var next = 0
  private var isClosed = false
  private var workers: [(index: Int, waiting: CheckedContinuation<Void, Never>)] = []
  private var reader: CheckedContinuation<Void, Never>?

  init(room: Int) { self.room = room }

  /// Waits until there is room for a picture; false where nobody wants it any more.
  func isWanted(_ index: Int) async -> Bool {
    while !isClosed, index >= next + room {
      await withCheckedContinuation { workers.append((index, $0)) }
    }
    return !isClosed
  }

  func put(_ picture: Result<Bitmap, RenderError>, _ index: Int) {
    pictures[index] = picture
    if index == next {
      reader?.resume()
      reader = nil
    }
  }

  /// Waits for a picture and takes it; they are taken in their order.
  func take(_ index: Int) async -> Result<Bitmap, RenderError> {
    while true {
      if let picture = pictures.removeValue(forKey: index) {
        next = index + 1
        wake()
        return picture
      }
      await withCheckedContinuation { reader = $0 }
    }
  }

  /// Sends everybody home.
  func close() {
    isClosed = true
    wake()
  }

  private func wake() {
    for worker in workers { worker.waiting.resume() }
    workers = []
  }
}
