import Testing

/// What files the project has, and what they may mention.
struct FileRuleTests {
  @Test(arguments: ["util", "helper", "manager", "constants", "extensions", "misc", "common"])
  func `no file has a name that says nothing`(word: String) {
    let files = ProjectFile.all.filter { file in
      file.path.hasSuffix(".swift") && CodeRule.words(of: file.name).contains { $0.hasPrefix(word) }
    }
    #expect(
      files.isEmpty,
      "\(files.map(\.path)): name the file after the one idea in it, Type.swift or Type+Aspect.swift"
    )
  }

  @Test func `no two targets differ only by case`() throws {
    let manifest = try ProjectFile(path: "Package.swift").text
    let names = manifest.split(separator: "name: \"").dropFirst().compactMap { part in
      part.split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
    }
    #expect(names.contains("BarLayout"))
    let bySpelling = Dictionary(grouping: Set(names)) { $0.lowercased() }
    let clashes = bySpelling.values.filter { $0.count > 1 }
    #expect(clashes.isEmpty, "\(clashes): on macOS their folders are the same; rename one")
  }

  @Test func `no type is named like its module`() throws {
    var findings: [Finding] = []
    for file in ProjectFile.swift(in: "Sources") {
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      for kind in ["struct", "enum", "class", "protocol", "actor"] {
        findings += CodeRule(
          sequence: [kind, module], instead: "rename the type: it hides the module"
        ).findings(in: [file])
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `the project stands alone`() throws {
    let places = ["../" + "shared", "/" + "work/"]
    var findings: [Finding] = []
    for file in ProjectFile.all where !file.isBinary {
      let text = try file.text
      for place in places where text.contains(place) {
        findings.append(
          Finding(
            path: file.path, found: "mentions \(place)",
            instead: "put the fact into the project, with its public source"))
      }
    }
    #expect(findings.isEmpty, "\(findings.listed)")
  }

  @Test func `no program, font or archive is kept`() {
    let endings = [
      "ttf", "otf", "ttc", "woff", "woff2", "a", "o", "so", "dylib", "dll", "exe", "jar", "zip",
      "gz", "xz", "tar", "pdf", "wasm", "pyc",
    ]
    // A text of one line that the linker reads.
    let linkerScripts = ["script/link/libstdc++.so"]
    let files = ProjectFile.all.filter {
      endings.contains($0.ending) && !linkerScripts.contains($0.path)
    }
    #expect(
      files.isEmpty, "\(files.map(\.path)): name the package that has it in script/bootstrap")
  }

  @Test func `every command of the house stops at its first mistake`() throws {
    let scripts = ProjectFile.all.filter { file in
      (file.path.hasPrefix("script/") || file.path.hasPrefix(".ci/")) && !file.name.contains(".")
    }
    #expect(scripts.map(\.name).contains("check"))
    for script in scripts {
      let lines = try script.text.split(separator: "\n")
      #expect(lines.first == "#!/usr/bin/env bash", "\(script.path)")
      #expect(lines.contains("set -euo pipefail"), "\(script.path)")
      #expect(script.isExecutable, "\(script.path): chmod +x it")
    }
  }

  /// What BarLayout marks reads buffers by index, which an unoptimised build checks.
  @Test func `a sanitizer watches whatever the compiler cannot check`() throws {
    let manifest = try ProjectFile(path: "Package.swift").text
    let list = manifest.split(separator: "let watched: Set = [").last?.prefix { $0 != "]" } ?? ""
    let watched = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let unchecked = ProjectFile.all.filter { file in
      file.path.hasPrefix("Sources/")
        && (file.path.hasSuffix(".c")
          || ProjectFile.tokens[file]?.contains { $0.characters == "unsafe" } == true)
    }
    let modules = Set(unchecked.compactMap { $0.path.split(separator: "/").dropFirst().first })
    #expect(Set(watched) == Set(modules.map(String.init)).subtracting(["BarLayout"]))
  }

  @Test func `pictures of goldens are small`() throws {
    let pictures = ProjectFile.all.filter { $0.path.hasPrefix("goldens/") && $0.ending == "png" }
    for picture in pictures {
      let size = try picture.bytes.count
      #expect(size <= 16 * 1024, "\(picture.path) has \(size) bytes: crop it to the bar")
    }
  }

  @Test func `only pictures are binary`() throws {
    for file in ProjectFile.all where !file.isBinary {
      #expect(try !file.bytes.contains(0), "\(file.path) is no text: keep what makes it instead")
    }
  }
}

extension ProjectFile {
  /// What follows the last point of the name, lower case.
  fileprivate var ending: String {
    name.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  /// Whether the file is a picture.
  fileprivate var isBinary: Bool {
    ["png", "apng", "gif", "jpg"].contains(ending) || path.contains("Fuzz/Corpora/")
  }
}
