import BarLayout
import BarTestSupport
import Foundation
import Testing

@testable import BarRender

@Suite struct FontLibraryTests {
  /// The path of a pinned font.
  static func pin(_ family: FontFamily, _ weight: FontWeight = .regular) throws -> String {
    try #require(FontLibrary.pinned().file(family, weight), "script/bootstrap fetches it").path
  }

  /// A family that is not Inter, and has Latin letters too.
  private static let thai = FontFamily.byScript.first { $0.scripts == ["Thai"] } ?? .inter

  private func list(_ text: String = "Inbox", size: Double = 17, family: String? = nil)
    -> DisplayList
  {
    var style = TextStyle(size: size, weight: .regular)
    style.family = family
    return Drawing.list([
      .text(
        TextRun(
          text: text, origin: BarPoint(x: 4, y: 22), glyphs: [], width: 0, style: style,
          direction: .leftToRight, color: .black))
    ])
  }

  /// A folder with copies of fonts, by the names they get there.
  private func folder(_ fonts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, path) in fonts {
      let place = URL(fileURLWithPath: folder.path(name))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: URL(fileURLWithPath: path), to: place)
    }
    return folder
  }

  @Test func `an installed font that is missing is an error that names the package`() {
    #expect {
      try Renderer(fonts: FontLibrary(folders: ["/nowhere"])).draw(list())
    } throws: { error in
      guard case RenderError.fontMissing(family: "Inter", let package) = error else { return false }
      return package.hasSuffix("inter") && "\(error)".contains("install \(package)")
    }
    #expect(throws: RenderError.self) { try FontMeasurer(fonts: FontLibrary(folders: [])) }
  }

  @Test func `a pinned font that nobody fetched is an error that says the command`() throws {
    let fonts = FontLibrary(source: .pinned(["/nowhere"]), named: [], relatives: [])
    #expect(fonts.notFetched == .fontNotFetched(family: "Inter", command: "navbar fonts fetch"))
    let error = try #require(fonts.notFetched)
    #expect(throws: error) { try Renderer(fonts: fonts).draw(list()) }
    #expect(error.description.contains("get it with: navbar fonts fetch ("))
    #expect(
      fonts.missing(.emoji)
        == .fontNotFetched(
          family: "Noto Color Emoji", command: "navbar fonts fetch --script Zsye"))
    #expect(fonts.listing().allSatisfy { !$0.isFound && $0.package.hasPrefix("navbar fonts") })
  }

  @Test func `every known family is pinned, each file once and by its content`() {
    let fonts = PinnedFont.all()
    #expect(Set(fonts.map(\.file)).count == fonts.count && fonts.count > 70)
    for font in fonts {
      #expect(font.sha256.count == 64 && font.byteCount > 1000 && !font.licence.isEmpty)
      #expect(PinnedFont.named(font.file) == font)
      #expect(font.source.hasPrefix("pypi:") || font.source.hasPrefix("apt:"))
    }
    for family in FontFamily.known {
      for weight in family.ownWeights {
        let names = family.fileNames(family.drawnWeight(weight))
        #expect(names.contains { PinnedFont.named($0) != nil }, "\(family.name) \(weight)")
      }
    }
  }

  @Test func `pinned fonts hold what the list says, and one that does not is refused`() throws {
    #expect(FontLibrary.pinned().damagedPins().isEmpty)
    let inter = try #require(PinnedFont.named("Inter[opsz,wght].ttf"))
    let damaged = try folder([inter.place: try Self.pin(.general[0])])
    let fonts = FontLibrary(source: .pinned([damaged.path]), named: [], relatives: [])
    #expect(fonts.damagedPins().count == 1)
    #expect {
      try Renderer(fonts: fonts).draw(list())
    } throws: { error in
      "\(error)".hasSuffix(
        "it is not Inter[opsz,wght].ttf 4.1; get it again with: navbar fonts fetch")
    }
  }

  @Test func `a list without text needs no font`() throws {
    let plain = Drawing.list([.fill(BarRect(x: 0, y: 0, width: 9, height: 9), .black)])
    #expect(try Renderer(fonts: FontLibrary(folders: [])).draw(plain).inkedArea == 81)
  }

  @Test func `a file the user names draws before all others`() throws {
    let thai = try Self.pin(Self.thai)
    let named = try FontLibrary.pinned(extraPaths: [thai])
    let print = try Renderer(fonts: named).fingerprint(of: list())
    #expect(print.fonts.map(\.name) == ["NotoSansThai[wdth,wght].ttf"])
    #expect(named.listing().first?.path == thai)
    #expect(named.listing().first?.weight == .regular)
    #expect(try Renderer(fonts: named).draw(list()) != Renderer(fonts: .pinned()).draw(list()))
  }

  @Test func `a font in an inner folder is known by its own names, whatever its file is called`()
    throws
  {
    let inter = try Self.pin(.inter)
    let folder = try folder(["a/b/Anything [1].TTF": inter, "notes.txt": inter])
    let named = try FontLibrary.pinned(extraPaths: [folder.path])
    #expect(named.relatives.map(\.family) == ["Inter"] && named.named.isEmpty)
    for size in [17.0, 34] {
      let renderer = Renderer(fonts: named)
      #expect(
        try renderer.fingerprint(of: list(size: size)).fonts.map(\.name) == ["Anything [1].TTF"])
      #expect(
        try renderer.draw(list(size: size)) == Renderer(fonts: .pinned()).draw(list(size: size)))
    }
  }

  @Test func `kin of the known families in a folder draws when it is asked for by name alone`()
    throws
  {
    let thai = try Self.pin(Self.thai)
    let folder = try folder(["x.ttf": thai])
    let renderer = Renderer(fonts: try FontLibrary.pinned(extraPaths: [folder.path]))
    #expect(
      try renderer.fingerprint(of: list()).fonts.map(\.name) == ["Inter[opsz,wght].ttf"])
    #expect(try renderer.fingerprint(of: list("ไทย")).fonts.map(\.name) == ["x.ttf"])
    #expect(
      try renderer.fingerprint(of: list(family: "Noto Sans Thai")).fonts.map(\.name) == ["x.ttf"])
  }

  @Test func `a variable font draws every weight, each heavier than the one before`() throws {
    for text in ["Inbox", "مرحبا"] {
      let inks = try FontWeight.allCases.map { weight in
        try Renderer(fonts: .pinned()).draw(
          Drawing.list(
            width: 240, height: 60, scale: 3,
            [.text(try Drawing.text(text, size: 30, weight: weight))])
        ).inkedArea
      }
      #expect(inks == inks.sorted() && Set(inks).count == 9, "\(text) \(inks)")
    }
  }

  @Test func `a file the user names is drawn at the size it is made for`() throws {
    // With the family under another name it is no stand-in, whose two cuts layout knows.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: try Self.pin(.inter)))
    let name = Data("Inter".utf8.flatMap { [0, $0] })
    while let range = bytes.range(of: name) {
      bytes.replaceSubrange(range, with: Data("Outer".utf8.flatMap { [0, $0] }))
    }
    let folder = try TemporaryFolder()
    try bytes.write(to: URL(fileURLWithPath: folder.path("Outer.ttf")))
    let named = try FontLibrary.pinned(extraPaths: [folder.path])
    #expect(named.named.map(\.family) == ["Outer"] && named.hasOpticalSizes)
    let store = FaceStore(library: named)
    let heights = try [12.0, 14, 20, 28, 32, 60].map { size in
      let face = try #require(
        try store.namedFaces(.regular, isDisplay: false, opticalSize: store.opticalSize(size)).first
      )
      let run = try face.shape([0x78], 0..<1, isRightToLeft: false, script: .latin, isPlain: true)
      return -(try #require(try face.extents(run[0].glyph)).minY)
    }
    #expect(heights == [1118, 1118, 1097, 1070, 1056, 1056])
  }

  @Test func `a named file that is absent or no font is an error`() throws {
    for path in ["/nowhere/at-all.otf", "/etc/passwd"] {
      #expect {
        try FontLibrary.pinned(extraPaths: [path])
      } throws: { error in
        if case RenderError.fontUnreadable(path, _) = error { true } else { false }
      }
    }
  }

  @Test func `a named folder that brings nothing is an error`() throws {
    let empty = try TemporaryFolder()
    let broken = try TemporaryFolder()
    try Data("no font".utf8).write(to: URL(fileURLWithPath: broken.path("x.ttf")))
    #expect(
      throws: RenderError.fontUnreadable(
        path: empty.path, reason: "it is a folder without fonts (.otf, .ttf, .ttc or .otc)")
    ) { try FontLibrary.pinned(extraPaths: [empty.path]) }
    #expect {
      try FontLibrary.pinned(extraPaths: [broken.path])
    } throws: { error in
      if case RenderError.fontUnreadable(broken.path("x.ttf"), _) = error { true } else { false }
    }
  }

  @Test func `folders that lead round in circles are looked through once`() throws {
    let folder = try folder(["a/x.ttf": try Self.pin(.inter)])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/round"), withDestinationPath: folder.path)
    #expect(FontLibrary.fontFiles(inFolder: folder.path) == [folder.path("a/x.ttf")])
  }

  @Test func `the listing has every weight of Inter`() throws {
    let rows = FontLibrary.pinned().listing()
    let inter = rows.filter { $0.family == "Inter" }
    #expect(inter.map(\.weight) == FontWeight.allCases)
    #expect(inter.allSatisfy { $0.isFound && $0.package == "navbar fonts fetch" })
    #expect(Set(inter.compactMap(\.path)).count == 1)
    #expect(inter.first?.sha256() == inter.first?.pin)
    let none = FontLibrary(folders: []).listing()
    #expect(none.count == rows.count)
    #expect(none.allSatisfy { !$0.isFound && $0.sha256() == nil && !$0.package.isEmpty })
  }
}
