internal import BarTestSupport
internal import Foundation
internal import Testing

@testable import BarLayout
@testable import BarSceneFile

@Suite struct SVGIconTests {
  private func icon(_ body: String, _ head: String = "viewBox='0 0 24 24'") throws -> SVGIcon {
    try SVGIcon(Array("<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(body)</svg>".utf8))
  }

  private func box(_ body: String, _ head: String = "viewBox='0 0 24 24'") throws -> BarRect {
    try #require(try icon(body, head).path.bounds)
  }

  private func isClose(_ one: BarRect, _ other: BarRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.maxX - other.maxX) < 0.01 && abs(one.maxY - other.maxY) < 0.01
  }

  @Test(arguments: [
    ("<path d='M2 3H12V9H2Z'/>", BarRect(x: 2, y: 3, width: 10, height: 6)),
    ("<rect x='2' y='3' width='10' height='6' rx='2'/>", BarRect(x: 2, y: 3, width: 10, height: 6)),
    ("<circle cx='12' cy='12' r='5'/>", BarRect(x: 7, y: 7, width: 10, height: 10)),
    ("<ellipse cx='12' cy='12' rx='6' ry='3'/>", BarRect(x: 6, y: 9, width: 12, height: 6)),
    ("<polygon points='2,3 12,3 12,9'/>", BarRect(x: 2, y: 3, width: 10, height: 6)),
    (
      "<line x1='2' y1='6' x2='12' y2='6' stroke='#000' stroke-width='2'/>",
      BarRect(x: 2, y: 5, width: 10, height: 2)
    ),
    (
      "<polyline points='2 6 12 6' fill='none' stroke='red' stroke-width='2' "
        + "stroke-linecap='round'/>", BarRect(x: 1, y: 5, width: 12, height: 2)
    ),
    (
      "<g transform='translate(4 2) scale(2)'><rect width='3' height='2'/></g>",
      BarRect(x: 4, y: 2, width: 6, height: 4)
    ),
    (
      "<rect x='11' y='4' width='2' height='16' transform='rotate(90 12 12)'/>",
      BarRect(x: 4, y: 11, width: 16, height: 2)
    ),
    (
      "<rect x='2' y='3' width='10' height='6' style='fill: none; stroke: black'/>",
      BarRect(x: 1.5, y: 2.5, width: 11, height: 7)
    ),
    (
      "<rect x='2' y='3' width='4' height='2'/><g display='none'><rect width='20' height='20'/></g>",
      BarRect(x: 2, y: 3, width: 4, height: 2)
    ),
  ])
  func `an SVG icon draws shapes, groups, strokes and transforms`(body: String, ink: BarRect) throws
  {
    #expect(isClose(try box(body), ink))
  }

  @Test func `an SVG icon has the size of its view box, or is fitted into its own`() throws {
    let body = "<rect width='24' height='24'/>"
    #expect(try icon(body).size == BarSize(width: 24, height: 24))
    let fitted = try icon(body, "viewBox='0 0 24 24' width='36px' height='12'")
    #expect(fitted.size == BarSize(width: 36, height: 12))
    let ink = try #require(fitted.path.bounds)
    #expect(isClose(ink, BarRect(x: 12, y: 0, width: 12, height: 12)))
    #expect(
      isClose(
        try box(body, "viewBox='-24 0 48 24' width='24' height='24' preserveAspectRatio='none'"),
        BarRect(x: 12, y: 0, width: 12, height: 24)))
  }

  @Test func `an SVG icon keeps holes, and shapes over each other stay filled`() throws {
    func area(_ body: String) throws -> Double { try icon(body).path.area }
    let ring = "M0 0H10V10H0Z M2 2H8V8H2Z"
    #expect(abs(try area("<path fill-rule='evenodd' d='\(ring)'/>") - 64) < 0.01)
    #expect(abs(try area("<path d='M0 0H10V10H0Z M2 2V8H8V2Z'/>") - 64) < 0.01)
    // Counterclockwise shapes beside clockwise ones.
    #expect(abs(try area("<path d='M0 0V10H10V0Z'/><path d='M5 5H15V15H5Z'/>") - 200) < 0.01)
    #expect(abs(try area("<rect width='4' height='4' transform='scale(-1 1)'/>") - 16) < 0.01)
  }

  @Test(arguments: [
    ("<text x='1'>a</text>", "<text> is not understood (accepted: g, path, rect, circle"),
    ("<use href='#a'/>", "<use> is not understood"),
    ("<image href='http://x/y.png'/>", "<image> is not understood"),
    ("<linearGradient id='a'/>", "<linearGradient> is not understood"),
    ("<defs><path id='a' d='M0 0H1'/></defs>", "<defs> is not understood"),
    ("<style>a{}</style>", "<style> is not understood"),
    ("<script/>", "<script> is not understood"),
    ("<svg/>", "an <svg> inside another is not understood"),
    ("<path/>", "<path> needs \"d\""),
    ("<path d='M0 0Q'/>", "bad path data: expected a number"),
    ("<path d='M0 0H9' mask='url(#a)'/>", "the attribute \"mask\" of <path> is not understood"),
    ("<path d='M0 0H9' fill='url(#a)'/>", "fill must be a colour (found \"url(#a)\""),
    ("<path d='M0 0H9' opacity='.5'/>", "an icon has one colour throughout"),
    ("<path d='M0 0H9' style='filter: x'/>", "a style is not understood (found \"filter: x\""),
    ("<path d='M0 0H9' stroke-linejoin='bevel'/>", "stroke-linejoin is not understood"),
    ("<path d='M0 0H9' stroke-dasharray='2'/>", "the attribute \"stroke-dasharray\""),
    ("<g transform='spin(3)'/>", "a step of a transform is not understood"),
    ("<rect width='1em' height='2'/>", "width must be numbers"),
    ("<rect width='-1' height='2'/>", "width must not be negative"),
    ("<rect width='9'/>", "<rect> needs \"height\""),
    ("<polygon points='1 2 3'/>", "points are pairs of numbers"),
    ("<path d='M0 0' d='M0 0'/>", "\"d\" is there twice"),
    ("<path d='&lt;'/>", "entities are not read"),
    ("<g>&amp;</g>", "entities are not read"),
    ("<![CDATA[x]]>", "document types, entities and sections are not read"),
    ("<g>", "<g> is not closed before this"), ("", "the picture is empty"),
  ])
  func `an SVG icon says what it does not understand`(body: String, message: String) throws {
    do {
      _ = try icon(body)
      Issue.record("\(body) was read")
    } catch let fault as SVGFault {
      #expect(fault.message.hasPrefix(message), "\(fault.message)")
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "document types, entities and sections"),
    ("<html/>", "an SVG file is an <svg> (found <html>)"), ("", "an SVG file begins with <svg"),
    ("PNG", "an SVG file begins with <svg"), ("<svg/>x", "an SVG file begins with <svg"),
    ("<svg/><svg/>", "nothing may follow </svg>"), ("<svg", "a blank must stand before"),
    ("<svg/>", "<svg> needs a width and a height, or a viewBox"),
    ("<svg viewBox='0 0 0 9'/>", "viewBox must be left, top, width and height"),
    ("<svg width=3/>", "the value of \"width\" must stand in quotation marks"),
  ])
  func `an SVG icon refuses what is none`(text: String, message: String) {
    let fault = #expect(throws: SVGFault.self) { try SVGIcon(Array(text.utf8)) }
    #expect(fault?.message.hasPrefix(message) == true, "\(fault?.message ?? "")")
  }

  @Test func `an SVG icon stays within its limits`() {
    let deep = String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40)
    let many = String(repeating: "<g/>", count: 3_000)
    let long = "<path d='M0 0" + String(repeating: "h1", count: 40_000) + "'/>"
    let far = "<g transform='scale(9999) scale(9999)'><path d='M0 0H9'/></g>"
    for (body, message) in [
      (deep, "elements are more than 32 deep"), (many, "more than 2000 elements"),
      (long, "more than 30000"), (far, "a transform goes too far"),
    ] {
      let fault = #expect(throws: SVGFault.self) { try icon(body) }
      #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
    }
  }

  @Test func `an SVG icon never stops the program, whatever the bytes`() {
    let whole = Array(
      "<svg viewBox='0 0 9 9'><!-- a --><g transform='rotate(3)'><path d='M0 0A1 2 3 0 1 5 5Z'/></g></svg>"
        .utf8)
    for index in whole.indices {
      _ = try? SVGIcon(Array(whole[..<index]))
      for byte: UInt8 in [0, 0x22, 0x3C, 0x80, 0xFF, 0x39] {
        var bytes = whole
        bytes[index] = byte
        _ = try? SVGIcon(bytes)
      }
    }
  }

  @Test func `an SVG icon is a button's picture in the tint, and its faults have a place`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "<svg viewBox='0 0 24 18'>\n  <path d='M2 2H22V16H2Z'/>\n</svg>\n", to: "icon.svg")
    _ = try folder.write("<svg viewBox='0 0 24 18'>\n  <blob/>\n</svg>\n", to: "bad.svg")
    func image(_ text: String) throws -> ImageSource? {
      let scene = "navigationBar:\n  items:\n    - rightBarButtonItems: [{image: \(text)}]\n"
      let file = try SceneFile(
        SceneSource(name: "scene.yaml", bytes: Array(scene.utf8), folder: folder.path + "/"))
      let item = try #require(file.scene.navigationBar.items.first?.rightBarButtonItems.first)
      guard case .image(let source) = item.content else { return nil }
      return source
    }
    guard case .path(let path, let size) = try image("{file: icon.svg}") else {
      Issue.record("the icon is no path")
      return
    }
    #expect(size == BarSize(width: 24, height: 18))
    #expect(path.bounds == BarRect(x: 2, y: 2, width: 20, height: 14))
    for (text, message) in [
      ("{file: bad.svg}", "bad.svg:2:4: <blob> is not understood"),
      ("{file: gone.svg}", "there is no file \"gone.svg\" beside the scene"),
      ("{file: ../icon.svg}", "a picture stands in the scene's folder or below it"),
      ("{file: icon.svg, renderingMode: alwaysOriginal}", "an SVG file is drawn in the tint"),
    ] {
      do {
        _ = try image(text)
        Issue.record("\(text) was read")
      } catch {
        let problem = try #require((error as? SceneProblems)?.problems.first)
        #expect(problem.message.hasPrefix(message), "\(problem.message)")
        #expect(problem.line == 3)
      }
    }
  }
}
