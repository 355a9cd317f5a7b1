// Which mutants do the goldens, the published measurements and the properties of random scenes notice, or, with
// `keys`, the tests of keys, or, with `crossings`, the crossed scenes?
// `judge FOLDER rows|branches goldens|keys|crossings NUMBER…` lays everything out with one mutant after the other, each
// in a process of its own, and prints a line each: what noticed it, or some of what it concerns and what did not.
// script/mutate runs it.

internal import BarLayout
internal import Glibc
@testable internal import properties

/// Swift hides it, since a process of several threads may not go on after it; this one has a single thread.
@_silgen_name("fork") private func fork() -> Int32

/// Prints a line at once, in case it is the last one.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

let arguments = CommandLine.arguments
guard arguments.count > 2, ["rows", "branches"].contains(arguments[2]) else {
  print("judge FOLDER rows|branches goldens|keys|crossings NUMBER…")
  exit(64)
}
let asksRows = arguments[2] == "rows"
if arguments.count == 3 {
  for row in 0..<(asksRows ? Mutant.rowCount : 0) {
    say("row\t\(row)\t\(Mutant.words(ofRow: row))")
  }
  exit(0)
}
let asked = arguments[3]

/// Random scenes whose properties are looked at.
let seeds: Range<UInt64> = 0..<40

/// The first property of a random scene that does not hold.
func brokenProperty(_ seed: UInt64) -> String? {
  SceneTrial(seed: seed).failures.first?.property.name
    ?? AnswerTrial(seed: seed).failures.first?.property.name
}

var all =
  switch asked {
  case "keys": keyExhibits()
  case "crossings": try crossingExhibits(arguments[1])
  default: try goldenExhibits(arguments[1]) + measurementExhibits(arguments[1])
  }
for index in all.indices { all[index].look() }
var random: [Trace] = []
for seed in asked == "goldens" ? seeds : 0..<0 {
  Mutant.forget()
  _ = brokenProperty(seed)
  random.append(Trace(rows: Mutant.readRows(), ways: Mutant.waysTaken()))
}
Mutant.isRecording = false
say("exhibits\t\(all.count)")

for mutant in arguments.dropFirst(4).compactMap({ Int($0) }) {
  func concerns(_ trace: Trace) -> Bool {
    asksRows ? trace.concerns(row: mutant) : trace.concerns(branch: mutant)
  }
  let concerned = all.filter { concerns($0.trace) }
  let concernedSeeds = seeds.filter {
    random.indices.contains(Int($0)) && concerns(random[Int($0)])
  }
  guard !concerned.isEmpty || !concernedSeeds.isEmpty else {
    say("survived\t\(mutant)\t0\t0\t")
    continue
  }
  let counts = "\(concerned.count)\t\(concernedSeeds.count)"
  let child = fork()
  if child == 0 {
    if asksRows { Mutant.row = mutant } else { Mutant.branch = mutant }
    // A minute for each: there may be thousands.
    var by = concerned.first { exhibit in
      alarm(60)
      return exhibit.fails()
    }?.name
    by =
      by
      ?? concernedSeeds.lazy.compactMap { seed in
        alarm(60)
        return brokenProperty(seed)
      }.first.map { "property: \($0)" }
    let deaf = concerned.prefix(6).map(\.name).joined(separator: ", ")
    say("\(by == nil ? "survived" : "noticed")\t\(mutant)\t\(counts)\t\(by ?? deaf)")
    _exit(0)
  }
  var status: Int32 = 0
  guard child > 0, waitpid(child, &status, 0) == child else { exit(70) }
  // What the signal that ended it says: time is up, or something else.
  if status & 0x7f == SIGALRM {
    say("noticed\t\(mutant)\t\(counts)\tit hangs")
  } else if status != 0 {
    say("noticed\t\(mutant)\t\(counts)\tit ends the program")
  }
}
