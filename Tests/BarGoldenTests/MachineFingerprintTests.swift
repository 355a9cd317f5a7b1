import BarGolden
import Testing

@Suite struct MachineFingerprintTests {
  private let here = MachineFingerprint(
    tool: "0.1.0", lines: ["engine 1", "freetype 2.13.2", "font Inter.otf sha256:aa"])

  @Test func `a machine's description comes back as it was written`() {
    #expect(MachineFingerprint(json: Array(here.json.utf8)) == here)
    let odd = MachineFingerprint(tool: "0.1.0", lines: ["font \"a\\b\n.otf sha256:aa"])
    #expect(MachineFingerprint(json: Array(odd.json.utf8)) == odd)
  }

  @Test func `what two machines differ in is named, version by version and font by font`() {
    let other = MachineFingerprint(
      tool: "0.2.0",
      lines: ["engine 1", "freetype 2.12.1", "font Inter.otf sha256:bb", "font A.otf sha256:cc"])
    #expect(other.differences(to: other).isEmpty)
    #expect(
      other.differences(to: here) == [
        "navbar 0.2.0 → 0.1.0", "freetype 2.12.1 → 2.13.2",
        "font Inter.otf sha256:bb → sha256:aa", "font A.otf sha256:cc → none",
      ])
  }

  @Test func `a report tells what it drew with, so fonts it does not name do not differ`() {
    let report = GoldenReport(
      tool: "0.1.0", fingerprint: ["engine 1", "freetype 2.13.2"], selected: [], results: [],
      orphans: [])
    let there = MachineFingerprint(json: Array(report.json.utf8))
    #expect(there?.isWhole == false && there?.differences(to: here) == [])
  }

  @Test(arguments: ["", "{}", "[]", "{\"schemaVersion\": 2, \"tool\": \"1\", \"fingerprint\": []}"])
  func `a file that is something else is refused`(text: String) {
    #expect(MachineFingerprint(json: Array(text.utf8)) == nil)
  }
}
