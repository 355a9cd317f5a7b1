// Tries every property on random scenes, on all cores, and prints each that fails with the smallest
// scene that shows it: `properties [COUNT [FIRST-SEED]]`. The digest is a sum over all answers, in
// the order of the seeds.
//
// `properties goldens [COUNT [FIRST-SEED]]` changes the scenes of the project's goldens, key by key,
// and prints each key whose change pixels show and the golden's text does not.
//
// `properties crossings [record]` lays out the scenes of Tools/Crossings/crossings.tsv and prints those of which
// something else is said than was kept, or keeps what is said now; `properties crossings write FOLDER` writes what
// is said of each, and `properties crossings add EACH SEED` adds so many new scenes of every golden.

internal import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "crossings" {
  exit(try await CrossingCommand(arguments: Array(arguments.dropFirst())).run())
}
let triesGoldens = arguments.first == "goldens"
guard let request = SeedRequest(arguments: triesGoldens ? arguments.dropFirst() : arguments) else {
  FileHandle.standardError.write(
    Data("usage: properties [goldens] [COUNT [FIRST-SEED]], or properties crossings\n".utf8))
  exit(64)
}
if triesGoldens {
  let subjects = try GoldenMutationRun.subjects(in: "goldens")
  let run = await GoldenMutationRun(
    of: subjects, count: request.seeds.count, first: request.seeds.lowerBound)
  print(run.summary)
  exit(run.holds ? 0 : 1)
}
let run = await PropertyRun(seeds: request.seeds)
for failure in run.examples { print("\(failure)\n") }
for failure in run.answerExamples { print("\(failure)\n") }
print(run.summary)
exit(run.counts.isEmpty ? 0 : 1)
