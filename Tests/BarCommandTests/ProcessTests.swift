import BarFiles
import BarRender
import BarTestSupport
import Foundation
import Testing

@testable import BarCommand

/// The built program, run as a shell would.
@Suite struct ProcessTests {
  /// What a shell command answered.
  struct Answer {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program beside the test bundle, as SwiftPM builds it.
  private static var program: String? {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    for bundle in bundles + CommandLine.arguments.prefix(1) {
      var folder = URL(fileURLWithPath: bundle)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("navbar").path
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: program, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return program
        }
      }
    }
    return nil
  }

  /// Runs a line of shell; `$N` is the program and `$D` a folder of the test's own.
  func shell(_ line: String, in folder: TemporaryFolder) throws -> Answer {
    let program = try #require(Self.program, "navbar is not built beside the tests")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(\(line)) >'\(folder.path)/.out' 2>'\(folder.path)/.err'"]
    process.environment = [
      "N": program, "D": folder.path, "PATH": "/usr/bin:/bin", "HOME": folder.path,
      "NAVBAR_FONTS": FontLibrary.pinnedFolder ?? "",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Answer(
      status: process.terminationStatus,
      output: String(decoding: folder.bytes(".out") ?? [], as: UTF8.self),
      errors: String(decoding: folder.bytes(".err") ?? [], as: UTF8.self))
  }

  @Test func `four machines as processes end in the report of one`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<8 { _ = try folder.write(inbox, to: "goldens/s\(index).yaml") }
    let line = """
      cd "$D" && "$N" record > /dev/null 2>&1
      echo 'navigationBar: {items: [{title: Other}]}' > goldens/s3.yaml
      "$N" test --report whole > whole.txt 2> /dev/null
      for i in 1 2 3 4; do "$N" test --shard $i/4 --times whole --report shard-$i > /dev/null 2>&1 & done; wait
      "$N" merge-reports shard-*/ --report merged > merged.txt 2> /dev/null
      cmp whole.txt merged.txt && cmp whole/report.json merged/report.json \\
        && cmp whole/report.html merged/report.html && tail -1 merged.txt
      """
    let answer = try shell(line, in: folder)
    #expect(answer.output == "8 goldens: 7 same, 1 other geometry\n", "\(answer)")
  }

  @Test func `a suite that is watched is run again when a file changes, and not otherwise`() throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "goldens/a.yaml")
    let line = """
      cd "$D" && "$N" record > /dev/null 2>&1
      "$N" test --watch > run.txt 2>&1 & watcher=$!
      for i in $(seq 100); do grep -q waiting run.txt 2>/dev/null && break; sleep 0.1; done
      sleep 1
      echo 'navigationBar: {items: [{title: Other}]}' > goldens/a.yaml
      for i in $(seq 100); do [ "$(grep -c waiting run.txt)" = 2 ] && break; sleep 0.1; done
      sleep 1
      kill $watcher
      grep -c 'golden: ' run.txt
      grep -E '^(changed|fail)' run.txt
      """
    let answer = try shell(line, in: folder)
    #expect(
      answer.output == "2\nchanged: goldens/a.yaml\nfail a: other geometry\n", "\(answer)")
  }

  @Test func `a scene comes in through a pipe and its layout goes out through one`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    let answer = try shell("\"$N\" layout - < \"$D/a.yaml\" | grep -c '\"Inbox\"'", in: folder)
    #expect(answer.status == 0 && answer.output == "1\n" && answer.errors.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device ends the run with 73`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    for command in ["devices", "layout \"$D/a.yaml\"", "--help", "schema", "init -"] {
      let answer = try shell("\"$N\" \(command) >/dev/full", in: folder)
      #expect(
        answer.status == 73 && answer.errors.hasPrefix("error: cannot write"),
        "\(command): \(answer)")
    }
    let picture = try shell("\"$N\" render \"$D/a.yaml\" -o /dev/full", in: folder)
    #expect(picture.status == 73)
  }

  @Test func `a file that may not grow ends the run with 73 and is not left behind`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    let answer = try shell(
      "mkdir \"$D/out\"; ulimit -f 2; \"$N\" render \"$D/a.yaml\" -o \"$D/out\" --crop screen;"
        + " echo $?; ls -A \"$D/out\"", in: folder)
    #expect(answer.output == "73\n", "\(answer.errors)")
  }

  /// What begins a command of a shell from which /proc is hidden, as in a bare root.
  private static let withoutProc = "unshare -m /bin/sh -c 'mount -t tmpfs none /proc"

  /// Whether the system lets this user hide it.
  private static let mayHideProc: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "(\(withoutProc) && test ! -e /proc/self') 2>/dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: mayHideProc, "nobody but root may hide /proc"))
  func `jobs need no proc`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<8 { _ = try folder.write(inbox, to: "scenes/s\(index).yaml") }
    let render = "\"$N\" render \"$D/scenes\" -o \"$D/out\" --jobs 8"
    // libdispatch looks at its threads once a second, first at once, and ends the program where it finds work
    // waiting: with its threads most runs ended so.
    for _ in 0..<16 {
      let answer = try shell("\(Self.withoutProc) && exec \(render)'", in: folder)
      #expect(answer.status == 0, "\(answer)")
    }
  }

  @Test func `a closed output stream ends the run with 73`() throws {
    let folder = try TemporaryFolder()
    let answer = try shell("\"$N\" devices >&-", in: folder)
    #expect(answer.status == 73 && !answer.errors.isEmpty)
  }

  @Test func `a reader that leaves early is no error`() throws {
    let folder = try TemporaryFolder()
    let line = "{ \"$N\" devices --format json; echo $? >&2; } | head -c 1"
    for _ in 0..<5 {
      let answer = try shell(line, in: folder)
      #expect(answer.output == "{" && answer.errors == "0\n")
    }
  }

  @Test func `eight renders to one folder at once leave whole files and nothing else`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    _ = try folder.write(inbox, to: "b.yaml")
    let render = "\"$N\" render \"$D/a.yaml\" \"$D/b.yaml\" -o \"$D/out\""
    let line =
      "mkdir \"$D/out\"; pids=; for i in 1 2 3 4 5 6 7 8; do \(render) & pids=\"$pids $!\"; done;"
      + " for p in $pids; do wait $p || exit 1; done;"
      + " \"$N\" render \"$D/a.yaml\" -o - | cmp - \"$D/out/a.png\" && ls -A \"$D/out\""
    let answer = try shell(line, in: folder)
    #expect(answer.status == 0 && answer.output == "a.png\nb.png\n", "\(answer.errors)")
  }

  /// Waits in a shell until a command succeeds; `false` after a minute.
  private static func wait(until command: String) -> String {
    "i=0; until \(command); do i=$((i + 1)); [ $i -lt 6000 ] || break; sleep 0.01; done;"
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `a run that is ended by a signal leaves whole files alone`(
    signal: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    for index in 0..<300 { _ = try folder.write(inbox, to: "\(index).yaml") }
    // A signal that the tests were started to ignore, as in the background of a script, stays
    // ignored.
    let isIgnored = FileCalls.isIgnored(signal: status - 128)
    // The program runs in the foreground, as those in the background ignore ^C. Each run is ended
    // once another picture is there, long before the last one would be.
    let line =
      "mkdir \"$D/out\"; for n in 1 2 3; do rm -f \"$D\"/out/*;"
      + " { \(Self.wait(until: "[ $(ls \"$D/out\" | grep -c 'png$') -ge $n ]"))"
      + " kill -\(signal) $(cat \"$D/id\"); } &"
      + " sh -c 'echo $$ >\"$D/id\"; exec \"$N\" render \"$D\"/*.yaml -o \"$D/out\" --jobs 1';"
      + " echo \"$? $(ls -A \"$D/out\" | grep -vc 'png$')\"; wait; done 2>/dev/null;"
      + " \"$N\" render \"$D/0.yaml\" -o \"$D/whole.png\";"
      + " for f in \"$D\"/out/*.png; do cmp \"$D/whole.png\" \"$f\"; done; ls \"$D/out\" | wc -l"
    let lines = try shell(line, in: folder).output.split(separator: "\n").map(String.init)
    let ends = Array(repeating: "\(isIgnored ? 0 : status) 0", count: 3)
    #expect(Array(lines.prefix(3)) == ends)
    // All files are whole; there are some, but not all.
    let count = try #require(lines.last.flatMap { Int($0) })
    #expect(lines.count == 4 && (isIgnored ? 300...300 : 3...299).contains(count), "\(lines)")
  }

  @Test func `a signal ends the program as the shell expects`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    // The second scene comes from a pipe that nobody writes to; the layout of the first says that
    // the program has come as far as that.
    let line =
      "mkfifo \"$D/f\"; \"$N\" layout \"$D/a.yaml\" - <>\"$D/f\" >\"$D/first\" &"
      + " \(Self.wait(until: "[ -s \"$D/first\" ]")) kill -TERM $!; wait $!; echo $?;"
      + " grep -c '\"Inbox\"' \"$D/first\""
    #expect(try shell(line, in: folder).output == "143\n1\n")
  }

  @Test func `exit codes reach the shell`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    _ = try folder.write("nonsense: 1\n", to: "bad.yaml")
    for (line, status) in [
      ("--version", 0), ("get \"$D/a.yaml\" nothing", 1), ("layout", 64),
      ("layout \"$D/bad.yaml\"", 65), ("layout \"$D/none.yaml\"", 66),
      ("render \"$D/a.yaml\" -o /nowhere/at/all.png", 73),
    ] as [(String, Int32)] {
      #expect(try shell("\"$N\" \(line)", in: folder).status == status, "\(line)")
    }
  }

  @Test func `no locale, zone or home changes a byte`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    let plain = try shell("\"$N\" layout \"$D/a.yaml\" --format json", in: folder)
    let other = try shell(
      "LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8 TZ=Asia/Kathmandu COLUMNS=20 HOME= "
        + "\"$N\" layout \"$D/a.yaml\" --format json", in: folder)
    #expect(plain.status == 0 && plain.output == other.output && !plain.output.isEmpty)
  }

  @Test(arguments: [
    "LC_ALL=tr_TR.UTF-8", "LC_ALL=de_DE.UTF-8 LANG=ar_EG.UTF-8", "TZ=Asia/Kathmandu", "HOME=/",
    "TERM=dumb NO_COLOR=1", "COLUMNS=20", "SWIFT_DETERMINISTIC_HASHING=1",
    "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-AVX512F,-FMA,-ERMS,-FSRM,-SSE4_2",
  ])
  func `no variable and no processor's feature changes a layout or a picture`(setting: String)
    throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(inbox, to: "a.yaml")
    let line =
      "\"$N\" layout \"$D/a.yaml\" --format json && \"$N\" render \"$D/a.yaml\" -o - | cksum"
    let plain = try shell(line, in: folder)
    let other = try shell("export \(setting); cd / && \(line)", in: folder)
    #expect(plain.status == 0 && plain.output == other.output && !plain.output.isEmpty)
  }

  @Test func `no number of workers changes a report`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] { _ = try folder.write(inbox, to: "g/\(name).yaml") }
    _ = try shell("\"$N\" record \"$D/g\" --no-sync", in: folder)
    _ = try folder.write("no golden\n", to: "g/c.layout.txt")
    let answers = try [1, 2, 8, 64].map { jobs in
      try shell(
        "\"$N\" test \"$D/g\" --jobs \(jobs) --report \"$D/r\"; cksum < \"$D/r/report.json\"",
        in: folder
      ).output
    }
    #expect(answers[0].contains("fail c") && Set(answers).count == 1)
  }
}
