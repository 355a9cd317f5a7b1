internal import BarRender

/// What answers are made with: the scenes, and rooms to draw in.
struct StudioDesk: Sendable {
  /// The scenes, and what becomes of them.
  let watch: SceneWatch
  /// Rooms for what somebody looks at.
  private let front: [DrawingRoom]
  /// The room for small pictures, so that nobody waits for them.
  private let back: DrawingRoom
  let thumbnails = ThumbnailStore()
  let fontPaths: [String]

  /// Finds scenes and fonts.
  init(_ options: StudioOptions) throws(StudioError) {
    watch = try SceneWatch(paths: options.paths)
    fontPaths = options.fontPaths
    let fonts: FontLibrary
    do {
      fonts = try FontLibrary.pinned(extraPaths: options.fontPaths)
    } catch {
      throw StudioError(69, error.description)
    }
    front = [DrawingRoom(fonts: fonts), DrawingRoom(fonts: fonts)]
    back = DrawingRoom(fonts: fonts)
  }

  /// Draws a scene; nil when there is none of that id.
  ///
  /// - Parameter room: which of the rooms; the same one for the same part of the page.
  func draw(_ request: DrawingRequest, room: Int) async -> DrawingRoom.Drawn? {
    guard let entry = await watch.list[request.scene] else { return nil }
    let drawn = await front[abs(room % front.count)].draw(request, of: entry, pane: room)
    await watch.note(pictures: drawn.pictures, of: entry.id)
    return drawn
  }

  /// Where content goes that is let go; nil when there is no scene of that id.
  func release(_ request: DrawingRequest) async -> [Double]? {
    guard let entry = await watch.list[request.scene] else { return nil }
    return await front[0].release(request, of: entry)
  }

  /// Why a value is what it is, as `navbar explain` says it; nil when there is no such scene.
  func explain(
    _ request: DrawingRequest, _ keyPath: String
  ) async -> (isJSON: Bool, bytes: [UInt8])? {
    guard let entry = await watch.list[request.scene] else { return nil }
    return await back.explain(keyPath, request, of: entry)
  }

  /// A scene as a file; nil when there is none of that id.
  func file(_ request: DrawingRequest) async -> Result<[UInt8], StudioError>? {
    guard let entry = await watch.list[request.scene] else { return nil }
    return await front[0].file(request, of: entry)
  }

  /// A small picture of a scene, drawn again only when the file has changed.
  func thumbnail(_ id: String) async -> ThumbnailStore.Thumbnail? {
    guard let entry = await watch.list[id] else { return nil }
    let stamp = FileStamp(id)
    if let known = await thumbnails[id], known.stamp == stamp { return known }
    let (png, answer) = await back.thumbnail(of: entry)
    let picture = ThumbnailStore.Thumbnail(stamp: stamp, png: png, answer: answer)
    await thumbnails.keep(picture, of: id)
    return picture
  }
}

/// Small pictures that were drawn before.
actor ThumbnailStore {
  /// A picture and the file it is of.
  struct Thumbnail: Sendable {
    var stamp: FileStamp?
    /// The picture as a PNG file; nil where the scene has mistakes.
    var png: [UInt8]?
    var answer: DrawingAnswer
  }

  private var pictures: [String: Thumbnail] = [:]

  subscript(id: String) -> Thumbnail? { pictures[id] }

  func keep(_ picture: Thumbnail, of id: String) { pictures[id] = picture }

  /// Forgets the picture of a scene whose pictures have changed.
  func forget(_ id: String) { pictures[id] = nil }
}
