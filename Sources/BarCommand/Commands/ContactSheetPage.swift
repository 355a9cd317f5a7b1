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

  private static func style(columns: Int) -> String {
    """
    :root{color-scheme:light dark}body{margin:0;font:13px/1.4 system-ui,sans-serif;\
    background:light-dark(#e5e5ea,#1c1c1e)}
    header{position:sticky;top:0;padding:10px 16px;background:inherit}
    main{display:grid;grid-template-columns:repeat(\(columns),minmax(0,max-content));gap:20px;padding:6px 16px 40px}
    figure{margin:0}figcaption{font-weight:600;margin-bottom:6px}figure[hidden]{display:none}
    img{display:block;background:light-dark(#fff,#000);max-width:100%;height:auto}
    main.found{display:flex;flex-wrap:wrap}
    @media(max-width:700px){main{grid-template-columns:minmax(0,1fr)}}
    """
  }

  private static let script = """
    const data = JSON.parse(document.getElementById("data").textContent);
    const watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.src = "data:image/png;base64," + data[target.dataset.picture];
        watcher.unobserve(target);
      }
    }, { rootMargin: "600px" });
    const figures = [...document.querySelectorAll("figure")];
    for (const figure of figures) watcher.observe(figure.querySelector("img"));
    const find = document.getElementById("find");
    const show = () => {
      const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const figure of figures) {
        figure.hidden = !words.every((word) => figure.textContent.toLowerCase().includes(word));
        if (!figure.hidden) count += 1;
      }
      document.querySelector("main").classList.toggle("found", words.length > 0);
      document.getElementById("count").textContent = count === 1 ? "1 picture" : `${count} pictures`;
    };
    find.addEventListener("input", show);
    show();
    """
}
