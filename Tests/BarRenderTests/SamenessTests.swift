import BarLayout
import Testing

@testable import BarRender

@Suite struct SamenessTests {
  @Test func `the same list gives the same pixels, whatever was drawn before`() throws {
    let list = try Drawing.bar()
    let renderer = Renderer(fonts: .pinned())
    let first = try renderer.draw(list)
    for size in [11.0, 17, 34] {
      _ = try renderer.draw(Drawing.list([.text(try Drawing.text("Mailboxes", size: size))]))
    }
    #expect(try renderer.draw(list) == first)
    #expect(try Renderer(fonts: .pinned()).draw(list) == first)
    #expect(first.inkedArea > 100)
  }

  @Test func `many renderers at once draw what one draws alone`() async throws {
    let list = try Drawing.bar()
    let alone = try Renderer(fonts: .pinned()).draw(list)
    let same = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { try Renderer(fonts: .pinned()).draw(list) == alone }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(same == Array(repeating: true, count: 16))
  }

  @Test func `a fingerprint names the engine, the libraries and the fonts of the list`() throws {
    let print = try Renderer(fonts: .pinned()).fingerprint(of: Drawing.bar())
    #expect(print.engine == Fingerprint.engineVersion)
    #expect(
      print.fonts.map(\.name) == [
        "Inter[opsz,wght].ttf", "NotoSansArabic[wdth,wght].ttf",
      ])
    #expect(print.fonts.allSatisfy { $0.sha256.count == 64 })
    for version in [print.freeType, print.harfBuzz, print.friBidi, print.png, print.zlib] {
      #expect(version.split(separator: ".").count >= 3, "\(version)")
      #expect(print.description.contains(version))
    }
  }
}
