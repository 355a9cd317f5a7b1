internal import BarFiles
internal import BarGolden

/// Deletes goldens that belong to no scene, for a person who asked for it.
struct OrphanRemoval {
  /// What is in the folders.
  let suite: GoldenSuite
  /// What files are removed with, and who is told.
  let console: Console

  /// Deletes them, but nothing of a folder with a scene that cannot be read: what looks like an
  /// orphan may be that scene's.
  ///
  /// - Returns: how that ends the run.
  func run() throws(Failure) -> RunStatus {
    var status = RunStatus.success
    let badRoots = Set(suite.badScenes.map(\.root))
    for root in badRoots.sorted() where suite.orphans.contains(where: { $0.root == root }) {
      let failure = Failure(
        .notFound, "nothing is deleted in \(root) while a scene there cannot be read")
      status = max(status, try console.reported(failure))
    }
    for orphan in suite.orphans where !badRoots.contains(orphan.root) {
      guard let path = try? RelativePath(orphan.path) else { continue }
      do throws(FileFailure) {
        guard try Folder.remove(path, in: orphan.root, with: console.files) else { continue }
        console.say("deleted \(orphan.root)/\(orphan.path)")
      } catch {
        status = max(status, try console.reported(Failure(error)))
      }
    }
    return status
  }
}
