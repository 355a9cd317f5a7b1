import Testing

/// That the rules find what they forbid, and nothing else.
struct CodeRuleTests {
  private func found(_ rule: CodeRule, _ source: String) -> [String] {
    rule.findings(in: source, path: "File.swift").map(\.found)
  }

  @Test func `a finding says where it is and what to do instead`() {
    let findings = CodeRule.noImport.findings(in: "\n\ninternal import Foundation", path: "A.swift")
    #expect(findings.map(\.line) == [3])
    #expect(
      findings.first?.description.hasPrefix("A.swift:3: import Foundation; layout is") == true)
  }

  @Test(arguments: [
    "let a = b!", "let a = b()!", "let a = b[0]!", "try! c()", "var a: Int!", "x as! Y",
    "\"\\(b!)\"", "a!.c", "\"text\".first!", "a?.b!",
  ])
  func `force is found`(source: String) {
    #expect(found(.noForce, source).count == 1)
  }

  @Test(arguments: [
    "if !a && !b() {}", "a != b", "a! = b".replacing("!", with: " !"), "// b!",
    "/* a /* b! */ c! */",
    "\"b!\"", "#\"a\\(b!)\"#", "\"\"\"\n  b!\n  \"\"\"", "func `b! is fine`() {}", "[!a]", "f(!a)",
    "#if !os(macOS)\n#endif", "a!=b",
  ])
  func `what is no force is not`(source: String) {
    #expect(found(.noForce, source).isEmpty)
  }

  @Test func `numbers are found in code and in interpolations alone`() {
    let source = """
      // 44
      let a = 44 + 0.75 + 1e-6 + 0xff + 1_000 // 7
      let b = "16 \\(c + 8) 20"
      let c = $0 + pair.0 + pair.12 + a2 + 0 + 1 + 2 + 0.5 + (3...5).count
      """
    #expect(
      found(.noNumbers(), source) == [
        "the number 44", "the number 0.75", "the number 1e-6", "the number 0xff",
        "the number 1_000", "the number 8", "the number 3", "the number 5",
      ])
    #expect(found(.noNumbers(except: ["44"]), "44") == [])
  }

  @Test func `left and right are found as words of a name`() {
    let source = "left + rightEdge + isRight + bright + leftover + leftToRight + upperLeft // left"
    #expect(found(.noLeftOrRight(), source) == ["left", "rightEdge", "isRight", "upperLeft"])
    #expect(found(.noLeftOrRight(except: ["left"]), "left + right") == ["right"])
  }

  @Test func `a sequence is found whatever stands between its parts`() {
    let rule = CodeRule(sequence: ["nonisolated", "(", "unsafe", ")"], instead: "")
    #expect(found(rule, "nonisolated( unsafe ) var a = 0").count == 1)
    #expect(found(rule, "nonisolated func unsafe() {}").isEmpty)
  }

  @Test func `lines are counted through comments and texts`() {
    let source = "/*\n\n*/ let a = \"\"\"\n  b\n  \\(44)\n  \"\"\"\nlet c = 50"
    #expect(CodeRule.noNumbers().findings(in: source, path: "").map(\.line) == [5, 7])
  }
}
