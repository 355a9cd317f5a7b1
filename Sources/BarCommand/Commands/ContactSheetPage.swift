internal import BarText
internal import BarGolden
internal import BarLayout

/// A sheet as one page that needs nothing else: every picture is in it once, however often it
/// shows, and is read when it comes into view.
struct ContactSheetPage {
  /// The page.
  let text: String

  /// Makes a page.
  ///
  /// - Parameter files: the pictures as PNG files.
  init(pictures: [ContactSheetImage], files: [[UInt8]], columns: Int) {
    var numbers: [[UInt8]: Int] = [:]
    var data: [String] = []
    var figures = ""
    for (picture, file) in zip(pictures, files) {
      let number = numbers[file] ?? data.count
      if number == data.count {
        numbers[file] = number
        data.append("\"\(Base64.text(file))\"")
      }
      let name = XMLText.content(picture.name)
      let (width, height) = (picture.list.size.width, picture.list.size.height)
      figures += "<figure><figcaption>\(name)</figcaption><img data-picture=\"\(number)\" "
      figures += "width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\" "
      figures += "alt=\"\(name)\"></figure>\n"
    }
    text = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Bars</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(Self.style(columns: columns))</style></head><body>
      <header><label>Find <input id="find" type="search"></label> <output id="count"></output></header>
      <main>
      \(figures)</main>
      <noscript>The pictures are drawn by a script.</noscript>
      <script id="data" type="application/json">[\(data.joined(separator: ",\n"))]</script>
      <script>\(Self.script)</script>
      </body></html>

      """
  }

  /// The page's looks; the file has four columns.
  private static func style(columns: Int) -> String {
    text(PackageResources.contact_sheet_css)
      .replacing("repeat(4,", with: "repeat(\(columns),")
  }

  private static let script = text(PackageResources.contact_sheet_js)

  /// The text of a file without the end of its last line.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }
}
