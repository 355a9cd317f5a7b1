import BarComparison
import BarFiles
import BarGolden
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a folder of goldens from a stranger's branch may make the program do: nothing outside it.
@Suite struct UntrustedTreeTests {
  private func link(_ name: String, to target: String, in tree: GoldenTree) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(tree.root)/\(name)", withDestinationPath: target)
  }

  /// A report of one golden whose name and text a stranger chose.
  private func report(name: String) -> String {
    """
    {"schemaVersion": 1, "tool": "1", "fingerprint": [], "filter": "", "total": 1,
     "names": "\(StableHash.digits(of: [Self.meant(name)]))", "orphans": [], "goldens": [
      {"name": "\(name)", "scene": "a.yaml", "outcome": "otherGeometry",
       "expected": {"layout": "old"}, "actual": {"layout": "owned"}}]}
    """
  }

  /// The name that JSON's escapes spell.
  private static func meant(_ name: String) -> String {
    name.replacingOccurrences(of: "\\u0000", with: "\0")
      .replacingOccurrences(of: "\\n", with: "\n")
  }

  @Test(arguments: [
    "../\u{301}x", "..\u{301}/x", "/etc/x", "a/../../x", "x\\u0000", "../../.bashrc\\u0000", "//x",
    ".",
    "a\\nb", "-rf", "\u{202E}x",
  ])
  func `a report writes into its folder alone, with the endings of its files`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(report(name: name), to: "in.json")
    let out = folder.path("deep/er/out")
    let run = await CommandRun(["merge-reports", input, "--report", out])
    #expect(run.status == .notFound, "\(run.messages)")
    #expect(folder.names == ["deep", "in.json"])
    let files =
      FileManager.default.enumerator(atPath: folder.path("deep"))?
      .compactMap { $0 as? String } ?? []
    let written = files.filter { $0.hasSuffix(".txt") }
    #expect(written.count == 2, "\(files)")
    for file in written {
      #expect(file.hasPrefix("er/out/files/"))
      #expect(file.utf8.allSatisfy { $0 > 0x20 })
      #expect(!file.contains("/-") && !file.contains("\u{202E}"))
    }
    #expect(!run.text.contains("\u{202E}") && !run.text.contains("\nb"))
  }

  @Test(arguments: ["report.json", "times.tsv"])
  func `a file of a report that is a pipe or a link is named, and nobody waits for it`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(report(name: "a"), to: "r/report.json")
    _ = try folder.write("7\ta\n", to: "r/times.tsv")
    let input = folder.path("r")
    #expect(await CommandRun(["merge-reports", input]).status != .inputMissing)
    try FileManager.default.removeItem(atPath: "\(input)/\(name)")
    try #require(unsafe mkfifo("\(input)/\(name)", 0o600) == 0)
    let piped = await CommandRun(["merge-reports", input])
    #expect(piped.status == .inputMissing)
    #expect(
      piped.messages.contains(
        "in the report \(input): cannot read \(name): it is a pipe or a device, not a file"))
    try FileManager.default.removeItem(atPath: "\(input)/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(input)/\(name)", withDestinationPath: "/proc/self/environ")
    let linked = await CommandRun(["merge-reports", input])
    #expect(linked.status == .inputMissing && linked.messages.contains("it is a link"))
  }

  @Test func `a golden that is a link is neither read nor written`() async throws {
    let tree = try GoldenTree(["a": GoldenTree.scene])
    let secret = try tree.folder.write("SECRET\n", to: "secret")
    try link("a.layout.txt", to: secret, in: tree)
    let out = tree.folder.path("out")
    let run = await tree.test(["--report", out])
    #expect(run.status == .inputMissing)
    #expect(run.text.contains("a.layout.txt is unreadable"))
    #expect(run.text.contains("it is a link, and links are not followed"))
    let json = String(decoding: tree.folder.bytes("out/report.json") ?? [], as: UTF8.self)
    #expect(!json.contains("SECRET") && !json.isEmpty)
    for arguments in [
      ["record", tree.root, "--record", "all"], ["accept", "a", "--in", tree.root],
      ["accept", "--from", out, "--in", tree.root],
    ] {
      let writing = await CommandRun(arguments)
      let expected: [RunStatus] = [.cannotWrite, .inputMissing]
      #expect(expected.contains(writing.status), "\(arguments) \(writing.messages)")
      #expect(tree.folder.bytes("secret") == Array("SECRET\n".utf8))
    }
  }

  @Test func `a scene that is a link is named and not read`() async throws {
    let tree = try await GoldenTree(recording: ["a": GoldenTree.scene])
    let secret = try tree.folder.write("password: hunter2\n", to: "secret")
    try link("b.yaml", to: secret, in: tree)
    let run = await tree.test()
    #expect(run.status == .inputMissing && !run.text.contains("hunter2"))
    #expect(run.text.contains("b.yaml: error: it is a link, and links are not followed"))
    #expect(run.text.contains("2 goldens: 1 same, 1 golden unreadable"))
    // Whose links they are, a person may say.
    #expect(await tree.test(["--follow-links"]).status == .badScene)
  }

  @Test func `pictures through a link whose name ends in a prefixing mark stay unread`()
    async throws
  {
    let tree = try GoldenTree([:])
    try tree.write("navigationBar: {}\ncontent: {image: \"L\\u0600/private.png\"}\n", to: "a.yaml")
    _ = try tree.folder.write("not for you", to: "private.png")
    try link("L\u{600}", to: tree.folder.path, in: tree)
    let run = await CommandRun(["validate", "\(tree.root)/a.yaml"])
    #expect(run.status == .badScene)
    #expect(run.messages.contains("links are not followed"), "\(run.messages)")
  }

  @Test func `only goldens of navbar's own are deleted, and none beside a scene with a mistake`()
    async throws
  {
    let scene = "pixels: png\n" + GoldenTree.scene
    let tree = try await GoldenTree(recording: ["a": scene, "gone": scene])
    try tree.write("picture", to: "icon.png")
    try tree.write("picture", to: "Assets/logo.png")
    try tree.remove("gone.yaml")
    try tree.write("navigationBr: {}\n", to: "bad.yaml")
    let careful = await tree.test(["--unreferenced", "delete"])
    #expect(careful.status == .badScene && tree.bytes("gone.png") != nil)
    #expect(careful.messages.contains("nothing is deleted in \(tree.root)"))
    try tree.remove("bad.yaml")
    let orphans = await tree.test()
    #expect(orphans.text.contains("orphan gone.png") && !orphans.text.contains("icon.png"))
    let run = await tree.test(["--unreferenced", "delete"])
    #expect(run.status == .success && tree.bytes("gone.png") == nil)
    #expect(tree.bytes("icon.png") != nil && tree.bytes("Assets/logo.png") != nil)
    #expect(tree.bytes("a.png") != nil && tree.bytes("a.layout.txt") != nil)
  }

  @Test func `whatever else is in a folder is named, and the rest goes on`() async throws {
    let tree = try await GoldenTree(recording: ["a": GoldenTree.scene])
    try link("dangling.yaml", to: "/nowhere/at/all.yaml", in: tree)
    try link("folder", to: tree.folder.path, in: tree)
    let pipe = unsafe mkfifo("\(tree.root)/pipe.yaml", 0o600)
    let odd = unsafe open(
      Array("\(tree.root)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
        + Array(".yaml".utf8CString), O_CREAT | O_WRONLY, 0o600)
    #expect(pipe == 0 && odd >= 0)
    close(odd)
    let run = await tree.test()
    #expect(run.status == .inputMissing)
    for line in [
      "dangling.yaml: error: it is a link", "folder: error: it is a link to a folder",
      "pipe.yaml: error: it is a pipe or a device", "caf\\xE9.yaml: error: its name is not UTF-8",
      "1 same, 4 golden unreadable",
    ] {
      #expect(run.text.contains(line), "\(line) in \(run.text)")
    }
  }

  @Test func `annotations name a file that is there and its line, and are not many`() async throws {
    var scenes: [String: String] = [:]
    for index in 0..<60 { scenes["s\(index)"] = "device: iphone-15\nnavigationBr: {}\n" }
    let tree = try GoldenTree(scenes)
    try tree.write("a == b  # no such goldens\n", to: "relations.txt")
    let run = await tree.test(variables: ["GITHUB_ACTIONS": "true"])
    let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 51)
    #expect(lines.last?.hasPrefix("::error title=navbar::and 11 more: 61 goldens") == true)
    #expect(lines.contains { $0.hasPrefix("::error file=\(tree.root)/s1.yaml,line=2,") })
    #expect(lines.contains { $0.hasPrefix("::error file=\(tree.root)/relations.txt,line=1,") })
  }

  @Test func `a file's name commands no machine that reads along`() async throws {
    let tree = try GoldenTree([:])
    for name in ["a\n::error::x.yaml", "\u{202E}lmay.yaml"] {
      try tree.write("nonsense: 1\n", to: name)
    }
    let runs = [
      await tree.test(), await CommandRun(["validate", tree.root]),
      await CommandRun(["fmt", tree.root]), await CommandRun(["lint", tree.root]),
    ]
    for run in runs {
      let shown = run.text + run.messages
      #expect(!shown.contains("\n::") && !shown.contains("\u{202E}") && !shown.isEmpty)
    }
  }

  @Test func `links and pictures are dead in a step's summary`() async throws {
    let tree = try GoldenTree([:])
    try tree.write("nonsense: '![x](http://e.example/|`)'\n", to: "[a](http:x)@everyone`|.yaml")
    let summary = tree.folder.path("summary.md")
    _ = await tree.test(variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    let text = String(decoding: tree.folder.bytes("summary.md") ?? [], as: UTF8.self)
    let row = try #require(text.split(separator: "\n").first { $0.contains("everyone") })
    #expect(row.hasPrefix("| ` [a](http:x)@everyone\\u{60}\\u{7C} ` | bad scene | ` "))
    #expect(row.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 1)
  }

  @Test func `titles reach a terminal as text`() async throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      "navigationBar: {items: [{title: \"a\\x1b]0;x\\x07\\u202eb\"}]}\n", to: "a.yaml")
    let raw = "a\u{1B}]0;x\u{7}\u{202E}b\n"
    let get = ["get", scene, "title.text"]
    #expect(await CommandRun(get).text == raw)
    #expect(await CommandRun(get + ["--raw"], isTerminal: true).text == raw)
    #expect(
      await CommandRun(get, isTerminal: true).text == "a\\u{1B}]0;x\\u{7}\\u{202E}b\n")
    for arguments in [
      ["sheet", scene], ["tree", scene], ["layout", scene], ["a11y", scene],
      ["explain", scene, "title.text"], ["layout", scene, "--format", "json"],
    ] {
      let run = await CommandRun(arguments)
      #expect(!run.text.contains("\u{1B}") && !run.text.contains("\u{202E}"), "\(arguments)")
      #expect(!run.text.isEmpty)
    }
  }

  @Test func `names of 255 bytes are scenes, and their files are in a report`() async throws {
    let name = String(repeating: "n", count: 244)
    let tree = try await GoldenTree(recording: [name: GoldenTree.scene])
    #expect(await tree.test().status == .success)
    try tree.write("other\n", to: "\(name).layout.txt")
    let run = await tree.test(["--report", tree.folder.path("out")])
    #expect(run.status == .notFound, "\(run.messages)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: tree.folder.path("out/files"))
    #expect(files.count == 2 && files.allSatisfy { $0.utf8.count <= 255 })
  }
}
