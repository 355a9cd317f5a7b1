// Tries every property on random scenes, on all cores, and prints each that fails with the smallest scene
// that shows it: `properties [COUNT [FIRST-SEED]]`. The digest is a sum over all answers, in the
// order of the seeds.

internal import BarProperties
internal import Foundation

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard arguments.count <= 2, !arguments.contains(nil) else {
  FileHandle.standardError.write(Data("usage: properties [COUNT [FIRST-SEED]]\n".utf8))
  exit(64)
}
let count = (arguments.first ?? nil) ?? 100_000
let first = (arguments.count > 1 ? arguments[1] : nil) ?? 0
let run = await PropertyRun(seeds: first..<first &+ max(count, 1))
for failure in run.examples { print("\(failure)\n") }
for failure in run.answerExamples { print("\(failure)\n") }
print(run.summary)
exit(run.counts.isEmpty ? 0 : 1)
