internal import ArgumentParser
internal import BarAnswers
internal import BarText
internal import BarFiles
internal import BarGolden
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

      Two machines whose pictures differ are compared by their fingerprints: the versions of \
      engine and libraries, and a checksum of every font. The file to compare with is what the other \
      machine's `navbar doctor --format json` printed, or the report of a `navbar test` there.

        navbar doctor
        navbar doctor --font-path ~/Fonts
        navbar doctor --format json > mine.json
        navbar doctor --compare mine.json

      Exit status: 0 fine, or the same; 1 the other machine differs; 66 the file cannot be used; 69 \
      something is missing.
      """)

  /// How the answer is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "How to write the answer.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Say how this machine differs from the one that wrote a file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if compare != nil, format == .json {
      throw ValidationError("--compare answers in text; leave --format json out")
    }
  }

  func run(in console: Console) async throws(Failure) -> RunStatus {
    let library = try DrawingFonts(fonts).library
    if let compare { return try compareMachine(library, with: compare, console) }
    let listing = library.listing()
    switch format {
    case .json: try console.printDocument(MachineFingerprint(library).json)
    case .text:
      try console.print(
        TextTable(rows: [["navbar", Program.version]] + Self.libraries).text
          + TextTable(rows: Self.fonts(listing)).text)
    }
    for (package, families) in Self.missing(listing) {
      console.say("note: \(package) would bring \(families.joined(separator: ", "))")
    }
    for line in Self.missingLibraries(neededByPictures: false) { console.say("note: \(line)") }
    try Self.requireLibraries()
    try Self.drawTemplate(with: library)
    console.say("all is well: a scene was laid out and drawn")
    return .success
  }

  /// Says how this machine differs from another.
  private func compareMachine(
    _ library: FontLibrary, with path: String, _ console: Console
  ) throws(Failure) -> RunStatus {
    let bytes = try Failure.filing { () throws(FileFailure) in
      try FileReading.bytes(of: path, limit: GoldenReport.sizeLimit)
    }
    guard let other = MachineFingerprint(json: bytes) else {
      throw Failure(
        .inputMissing, "\(path) is neither from navbar doctor --format json nor a report")
    }
    let differences = other.differences(to: MachineFingerprint(library))
    for line in differences { try console.printLine(line) }
    guard differences.isEmpty else {
      console.say("\(differences.count) of what pictures depend on differ from \(path)")
      return .notFound
    }
    console.say("this machine lays out and draws as the one of \(path)")
    return .success
  }

  /// The engine and the libraries that are loaded.
  private static var libraries: [[String]] {
    let print = Fingerprint()
    let rows = [
      ["engine", print.engine], ["FreeType", print.freeType], ["HarfBuzz", print.harfBuzz],
      ["FriBidi", print.friBidi], ["libpng", print.png], ["zlib", print.zlib],
    ]
    return rows.map { [$0[0], $0[1].isEmpty ? "missing" : $0[1]] }
  }

  /// What is missing of the libraries that pictures need, or of the others.
  private static func missingLibraries(neededByPictures: Bool) -> [String] {
    SystemLibrary.allCases.filter { $0.isNeededByPictures == neededByPictures }
      .compactMap(\.missing)
  }

  /// Fails where a library is missing that pictures need, whether or not a first one does.
  private static func requireLibraries() throws(Failure) {
    let missing =
      [ReadScene.missingLibrary].compactMap { $0 } + missingLibraries(neededByPictures: true)
    let lines = missing.map { "error: \($0)" }
    guard lines.isEmpty else { throw Failure(status: .unavailable, lines: lines) }
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
    let scene = try SceneLayout().layOut(input, bytes: template, overrides: []).scene
    do throws(RenderError) {
      let list = DisplayList(drawing: scene, crop: .bar)
      _ = try PNG.encode(try Renderer(fonts: library).draw(list), scale: list.scale)
    } catch {
      throw Failure(error)
    }
  }
}
