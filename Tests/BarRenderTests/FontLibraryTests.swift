import BarLayout
import Testing

@testable import BarRender

@Suite struct FontLibraryTests {
  /// The folder that Inter is installed in.
  static var interFolder: String? {
    FontLibrary.installed().file(.inter, .regular)
      .map { String($0.path.dropLast($0.name.count + 1)) }
  }

  private let list = Drawing.list([
    .text(
      TextRun(
        text: "Inbox", origin: BarPoint(x: 4, y: 22), glyphs: [], width: 0,
        style: TextStyle(size: 17, weight: .regular), direction: .leftToRight, color: .black))
  ])

  @Test func `a missing font is an error that names the package`() {
    #expect {
      try Renderer(fonts: FontLibrary(folders: ["/nowhere"])).draw(list)
    } throws: { error in
      guard case RenderError.fontMissing(family: "Inter", let package) = error else { return false }
      return package.hasSuffix("inter") && "\(error)".contains("install \(package)")
    }
    #expect(throws: RenderError.self) { try FontMeasurer(fonts: FontLibrary(folders: [])) }
  }

  @Test func `a list without text needs no font`() throws {
    let plain = Drawing.list([.fill(BarRect(x: 0, y: 0, width: 9, height: 9), .black)])
    #expect(try Renderer(fonts: FontLibrary(folders: [])).draw(plain).inkedArea == 81)
  }

  @Test func `a file the user names draws before all others`() throws {
    let arabic = try #require(
      FontLibrary.installed().file(.general[0], .bold), "Noto Sans is not installed")
    let named = try FontLibrary.installed(extraPaths: [arabic.path])
    let print = try Renderer(fonts: named).fingerprint(of: list)
    #expect(print.fonts.map(\.name) == ["NotoSans-Bold.ttf"])
    #expect(named.listing().first?.path == arabic.path)
    #expect(named.listing().first?.weight == .bold)
    #expect(try Renderer(fonts: named).draw(list) != Renderer(fonts: .installed()).draw(list))
  }

  @Test func `a folder the user names is the first place to look in`() throws {
    let folder = try #require(Self.interFolder)
    let named = try FontLibrary.installed(extraPaths: [folder])
    #expect(named.folders.first == folder)
    #expect(named.named.isEmpty)
    #expect(try Renderer(fonts: named).draw(list) == Renderer(fonts: .installed()).draw(list))
  }

  @Test func `a named file that is absent or no font is an error`() throws {
    for path in ["/nowhere/at-all.otf", "/etc/passwd"] {
      #expect {
        try FontLibrary.installed(extraPaths: [path])
      } throws: { error in
        if case RenderError.fontUnreadable(path, _) = error { true } else { false }
      }
    }
  }

  @Test func `a named folder without fonts is an error`() {
    #expect {
      try FontLibrary.installed(extraPaths: ["/"])
    } throws: { error in
      (error as? RenderError)
        == .fontUnreadable(
          path: "/", reason: "it is a folder without fonts (.otf, .ttf, .ttc or .otc)")
    }
  }

  @Test func `the listing has every weight of Inter and says what to install`() throws {
    let rows = FontLibrary.installed().listing()
    let inter = rows.filter { $0.family == "Inter" }
    #expect(inter.map(\.weight) == FontWeight.allCases)
    #expect(inter.allSatisfy { $0.isFound && $0.package.hasSuffix("inter") })
    #expect(Set(inter.compactMap(\.path)).count == 9)
    #expect(inter.first?.sha256()?.count == 64)
    let none = FontLibrary(folders: []).listing()
    #expect(none.count == rows.count)
    #expect(none.allSatisfy { !$0.isFound && $0.sha256() == nil && !$0.package.isEmpty })
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `SHA-256 gives the standard's own examples`(text: String, digest: String) {
    let found = unsafe Array(text.utf8).withUnsafeBytes { unsafe SHA256.hex(of: $0) }
    #expect(found == digest)
  }

  @Test func `SHA-256 gives the standard's example of a million letters`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let found = unsafe bytes.withUnsafeBytes { unsafe SHA256.hex(of: $0) }
    #expect(
      found
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
