import BarLayout
import BarRender
import Testing

/// Files of each kind that a picture can be written as.
@Suite struct ImageFormatTests {
  @Test(arguments: ImageFormat.allCases)
  func `a picture is written as a file of its format`(format: ImageFormat) throws {
    let list = DisplayList(
      size: BarSize(width: 4, height: 2), scale: 2, background: .white, items: [])
    let bytes = try Renderer(fonts: FontLibrary(folders: [])).file(list, as: format)
    let start: [UInt8]
    switch format {
    case .png: start = [0x89] + Array("PNG".utf8)
    case .svg: start = Array("<?xml".utf8)
    case .pdf: start = Array("%PDF-1.7\n".utf8)
    }
    #expect(bytes.starts(with: start))
  }
}
