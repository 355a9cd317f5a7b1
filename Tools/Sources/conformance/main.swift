// Compares every measurement in Tools/Conformance/Cases with the engine, writes
// docs/CONFORMANCE.md and raises Tools/Conformance/floor.yaml. Run from the project's folder.

internal import Foundation

let folder = CommandLine.arguments.dropFirst().first ?? FileManager.default.currentDirectoryPath
do throws(CaseError) {
  let project = ConformanceProject(folder: folder)
  let run = try project.run()
  try run.write()
  for line in run.remarks { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  print(run.summaryLine)
} catch {
  FileHandle.standardError.write(Data("conformance: \(error)\n".utf8))
  exit(1)
}
