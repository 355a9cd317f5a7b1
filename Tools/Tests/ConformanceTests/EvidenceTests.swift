import Testing

@testable import BarLayout
@testable import conformance

/// Whether what is called measured can be looked up.
struct EvidenceTests {
  private func cases() throws -> [ConformanceCase] {
    try ConformanceSuite(readingFolder: ProjectFolder.path("Tools/Conformance/Cases")).cases
  }

  /// Whether a text says where to look: an address, a repository, a thread.
  private static func namesSource(_ text: String) -> Bool {
    let signs = ["github:", "://", ".com/", "thread ", "openradar ", "issue ", "issues "]
    return signs.contains { text.contains($0) } || namesRepository(text)
  }

  /// Whether a word of a text is a repository's name, as `owner/name`.
  private static func namesRepository(_ text: String) -> Bool {
    text.split { " (),;:".contains($0) }.contains { word in
      let parts = word.split(separator: "/")
      return parts.count > 1
        && parts.prefix(2).allSatisfy { $0.count > 2 && $0.contains(where: \.isLetter) }
    }
  }

  /// Rows called measured of which neither a case nor a named source tells where to look; they are
  /// to become fewer, never more.
  private static let mostWithoutSource = 64

  @Test func `a row called measured names a case or a source that can be opened`() throws {
    let ids = try cases().map(\.id)
    var vague: [String] = []
    for family in NumberFamily.all {
      for row in family.rows where row.source.kind == "measured" {
        let text = row.source.text
        let isSupported =
          !row.cases.isEmpty || Self.namesSource(text) || ids.contains { text.contains($0) }
        if !isSupported { vague.append("\(row.name), \(row.condition): \(text)") }
      }
    }
    let list = vague.joined(separator: "\n")
    #expect(vague.count <= Self.mostWithoutSource, "name a case or a repository:\n\(list)")
  }

  @Test func `a case that a row names is there and says where its figures come from`() throws {
    let all = try cases()
    let sources = Dictionary(uniqueKeysWithValues: all.map { ("\($0.folder)/\($0.id)", $0.source) })
    var named: Set<String> = []
    for row in NumberFamily.all.flatMap(\.rows) {
      #expect(row.cases.count <= 4)
      named.formUnion(row.cases)
    }
    #expect(named.count >= 50)
    for id in named { #expect(sources[id]?.isEmpty == false, "\(id)") }
  }

  @Test func `a vague word is no source`() {
    #expect(!Self.namesSource("57 pictures"))
    #expect(!Self.namesSource("two sources"))
    #expect(Self.namesSource("github:mntone/ProfMonster WatchMetrics.swift"))
    #expect(Self.namesSource("Apple's forum thread 687996"))
  }

  @Test func `what another toolkit or a re-implementation says is called second-hand`() {
    let signs = ["flutter/packages", "super_cupertino", "compose-cupertino"]
    var found = 0
    for row in NumberFamily.all.flatMap(\.rows)
    where signs.contains(where: { row.source.text.contains($0) }) {
      found += 1
      #expect(row.source.kind == "second-hand", "\(row.name): \(row.source.text)")
    }
    #expect(found >= 10)
  }
}
