// Tries every property on random scenes, on all cores, and prints each that fails with the smallest
// scene that shows it: `properties [COUNT [FIRST-SEED]]`. The digest is a sum over all answers, in
// the order of the seeds.

internal import Foundation

guard let request = SeedRequest(arguments: CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data("usage: properties [COUNT [FIRST-SEED]]\n".utf8))
  exit(64)
}
let run = await PropertyRun(seeds: request.seeds)
for failure in run.examples { print("\(failure)\n") }
for failure in run.answerExamples { print("\(failure)\n") }
print(run.summary)
exit(run.counts.isEmpty ? 0 : 1)
