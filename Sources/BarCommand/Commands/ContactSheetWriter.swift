internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender

/// The kinds of files a sheet can be.
enum ContactSheetFormat: String, CaseIterable, ExpressibleByArgument {
  case png, svg, html

  /// The kind that a name asks for; nil for another one.
  init?(_ path: String) {
    self.init(rawValue: FilePath.fileExtension(of: path).lowercased())
  }
}

/// Draws the pictures of a sheet, several at once, and puts them into one file.
struct ContactSheetWriter: Sendable {
  /// What is written.
  var format: ContactSheetFormat
  /// How many pictures stand beside each other.
  var columns: Int
  /// Pixels per point; nil for the finest of all pictures.
  var scale: Double?
  /// The fonts that draw.
  var fonts: FontOptions
  /// The scene whose project says which fonts draw besides.
  var scene: SceneInput?

  /// The file.
  ///
  /// - Parameter name: the file's, for messages.
  func bytes(of pictures: [ContactSheetImage], named name: String) async throws(Failure) -> [UInt8]
  {
    let fonts = try DrawingFonts(fonts, for: scene)
    let pictures = scaled(pictures)
    let sheet = ContactSheet(pictures, columns: columns, measuring: AdvanceTable.sanFrancisco)
    let renderer = Renderer(fonts: fonts.library)
    do throws(RenderError) {
      switch format {
      case .svg: return Array(try renderer.svg(sheet, pictures: pictures).text.utf8)
      case .png:
        let canvas = try SheetCanvas(of: sheet, with: renderer)
        _ = try await Self.drawn(pictures, fonts) { index, bitmap, _ throws(RenderError) in
          try await canvas.lay(bitmap, at: index)
        }
        let bitmap = await canvas.finish()
        return try PNG.encode(bitmap, scale: sheet.ground.scale, compression: .standard)
      case .html:
        let files = try await Self.drawn(pictures, fonts) {
          _, bitmap, scale throws(RenderError) in
          try PNG.encode(bitmap, scale: scale)
        }
        return Array(ContactSheetPage(pictures: pictures, files: files, columns: columns).text.utf8)
      }
    } catch {
      guard case .tooLarge = error else { throw Failure(error, scene: name) }
      throw Self.failure(error, of: sheet, named: name)
    }
  }

  /// Refuses pictures whose sheet would be too large to draw.
  func checkRoom(for pictures: [ContactSheetImage], named name: String) throws(Failure) {
    let sheet = ContactSheet(
      scaled(pictures), columns: columns, measuring: AdvanceTable.sanFrancisco)
    let ground = sheet.ground
    guard ground.scale > Renderer.largestScale(of: ground.size) else { return }
    let error = RenderError.tooLarge(
      width: Int((ground.size.width * ground.scale).rounded()),
      height: Int((ground.size.height * ground.scale).rounded()))
    throw Self.failure(error, of: sheet, named: name)
  }

  /// That a sheet is too large, and what makes it smaller.
  private static func failure(
    _ error: RenderError, of sheet: ContactSheet, named name: String
  ) -> Failure {
    Failure(
      status: .badScene, lines: ["\(name): error: \(error) (accepted: \(waysOut(of: sheet)))"])
  }

  /// What makes a sheet smaller.
  private static func waysOut(of sheet: ContactSheet) -> String {
    let hundredths = (Renderer.largestScale(of: sheet.ground.size) * 100).rounded(.down)
    let scale = "\(Int(hundredths) / 100).\(Int(hundredths) % 100 / 10)\(Int(hundredths) % 10)"
    return "--scale \(scale) or less, another number of --columns, "
      + "or an .html page, which has no such limit"
  }

  /// The pictures at one scale, so that they fit together.
  private func scaled(_ pictures: [ContactSheetImage]) -> [ContactSheetImage] {
    let common = scale ?? (format == .html ? nil : pictures.map(\.list.scale).max())
    guard let common else { return pictures }
    return pictures.map { picture in
      var picture = picture
      if format == .svg { picture.list.scale = common } else { picture.list.setScale(common) }
      return picture
    }
  }

  /// Draws pictures and makes something of each, in their order; a worker has every so-many-th.
  private static func drawn<Result: Sendable>(
    _ pictures: [ContactSheetImage], _ fonts: DrawingFonts,
    _ finish:
      @escaping @Sendable (_ index: Int, Bitmap, _ scale: Double)
      async throws(RenderError) -> Result
  ) async throws(RenderError) -> [Result] {
    let workers = max(min(Processors.count, pictures.count), 1)
    let parts = await withTaskGroup(of: [(Int, Swift.Result<Result, RenderError>)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let renderer = Renderer(fonts: fonts.library)
          var results: [(Int, Swift.Result<Result, RenderError>)] = []
          for index in stride(from: worker, to: pictures.count, by: workers) {
            let list = pictures[index].list
            do throws(RenderError) {
              let bitmap = try renderer.draw(list)
              results.append((index, .success(try await finish(index, bitmap, list.scale))))
            } catch {
              results.append((index, .failure(error)))
            }
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    var results: [Result] = []
    for (_, result) in parts.sorted(by: { $0.0 < $1.0 }) { results.append(try result.get()) }
    return results
  }
}
