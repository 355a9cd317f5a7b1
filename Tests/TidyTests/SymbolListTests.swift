import Testing

/// What is generated from the list of symbols and the counts of their uses.
@Suite struct SymbolListTests {
  private static func rows(_ path: String) throws -> [[Substring]] {
    try ProjectFile(path: path).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  @Test func `the list of symbols is the one that was generated`() throws {
    let names = try Self.rows("script/data/symbols.tsv").map { String($0[0]) }
    let code = try ProjectFile(path: "Sources/BarLayout/Scene/Generated/SymbolName.swift").text
    let cases = code.split(separator: "\n").filter { $0.hasPrefix("  case ") }.map { line in
      let words = line.dropFirst(7).split(separator: " = ")
      return String(words.last ?? "").filter { $0 != "\"" && $0 != "`" }
    }
    #expect(cases == names, "script/list-symbols.py writes it anew")
    let page = try ProjectFile(path: "docs/SYMBOLS.md").text
    #expect(page.contains("draws \(names.count) symbols"), "script/list-symbols.py writes it anew")
  }

  @Test func `README says how many symbols there are`() throws {
    let count = try Self.rows("script/data/symbols.tsv").count
    let page = try ProjectFile(path: "README.md").text
    #expect(page.contains("SF Symbols: \(count) of them"))
  }

  @Test func `covers what apps use in bars`() throws {
    let names = Set(try Self.rows("script/data/symbols.tsv").map { $0[0] })
    let uses = try Self.rows("script/data/symbol-uses.tsv").filter { $0[0] != "@" }
    let inBars = uses.map { (name: $0[0], count: Int($0[2]) ?? 0) }
    let all = inBars.reduce(0) { $0 + $1.count }
    let drawn = inBars.filter { names.contains($0.name) }.reduce(0) { $0 + $1.count }
    #expect(Double(drawn) >= 0.95 * Double(all))
    #expect(names.count >= 400)
  }
}
