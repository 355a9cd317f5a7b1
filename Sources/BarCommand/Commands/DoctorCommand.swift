internal import ArgumentParser
internal import BarFiles
internal import BarLayout
internal import BarRender
internal import BarSceneFile

/// `navbar doctor`: whether everything that drawing needs is there.
struct DoctorCommand: NavbarCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check that fonts and libraries are there, and say what to install.",
    discussion: """
      Draws a scene in memory, and lists the libraries and fonts it was drawn with. Exits with \
      status 69 when something is missing that every picture needs.

        navbar doctor
        navbar doctor --font-path ~/Fonts
      """)

  @OptionGroup var fonts: FontOptions

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let library = try DrawingFonts(fonts).library
    let listing = library.listing()
    try console.print(
      TextTable(rows: [["navbar", Program.version]] + Self.libraries).text
        + TextTable(rows: Self.fonts(listing)).text)
    for (package, families) in Self.missing(listing) {
      console.say("note: \(package) would bring \(families.joined(separator: ", "))")
    }
    try Self.drawTemplate(with: library)
    console.say("all is well: a scene was laid out and drawn")
    return .success
  }

  /// The engine and the libraries that are loaded.
  private static var libraries: [[String]] {
    let print = Fingerprint()
    return [
      ["engine", print.engine], ["FreeType", print.freeType], ["HarfBuzz", print.harfBuzz],
      ["FriBidi", print.friBidi], ["libpng", print.png], ["zlib", print.zlib],
    ]
  }

  /// A row for each folder that has fonts.
  private static func fonts(_ listing: [FontListing]) -> [[String]] {
    var folders: [(path: String, families: [String])] = []
    for font in listing {
      guard let path = font.path.map(FilePath.folder) else { continue }
      if let index = folders.firstIndex(where: { $0.path == path }) {
        if !folders[index].families.contains(font.family) {
          folders[index].families.append(font.family)
        }
      } else {
        folders.append((path, [font.family]))
      }
    }
    return folders.map { path, families in
      let shown = families.prefix(3).joined(separator: ", ")
      return [
        "fonts", path, families.count > 3 ? "\(shown) and \(families.count - 3) more" : shown,
      ]
    }
  }

  /// The families that are not there, by the package that would bring them.
  private static func missing(
    _ listing: [FontListing]
  ) -> [(package: String, families: [String])] {
    var result: [(package: String, families: [String])] = []
    for (family, fonts) in families(listing) where !fonts.contains(where: \.isFound) {
      let package = fonts.first?.package ?? ""
      if let index = result.firstIndex(where: { $0.package == package }) {
        result[index].families.append(family)
      } else {
        result.append((package, [family]))
      }
    }
    return result
  }

  /// The listing by family, in its order.
  private static func families(
    _ listing: [FontListing]
  ) -> [(family: String, fonts: [FontListing])] {
    var result: [(family: String, fonts: [FontListing])] = []
    for font in listing {
      if let index = result.firstIndex(where: { $0.family == font.family }) {
        result[index].fonts.append(font)
      } else {
        result.append((font.family, [font]))
      }
    }
    return result
  }

  /// Takes the scene of `navbar init` all the way to a picture.
  private static func drawTemplate(with library: FontLibrary) throws(Failure) {
    let template = Array(SceneTemplate.yaml(schema: nil).utf8)
    let input = SceneInput(argument: "the scene of navbar init")
    let scene = try LayoutStage().layOut(input, bytes: template, overrides: []).scene
    do throws(RenderError) {
      let list = DisplayList(drawing: scene, crop: .bar)
      _ = try PNG.encode(try Renderer(fonts: library).draw(list), scale: list.scale)
    } catch {
      throw Failure(error)
    }
  }
}
