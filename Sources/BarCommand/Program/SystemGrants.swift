internal import CBarShim

/// What a run needs of the system before it starts.
///
/// Swift's runtime and its queues end the process by a trap where they get no file or no memory in
/// the midst of work, so a run that would be short of either is refused with a reason.
enum SystemGrants {
  /// How many files may have to be open at once: three streams, those of the queues, a font, a
  /// folder, and for each worker a scene and a picture.
  private static let files = 48
  /// Fewer are not enough for one worker.
  private static let fewestFiles = 16
  /// How much address space the libraries and the threads' stacks take, in bytes.
  private static let memory = 256 << 20

  /// Why a run cannot start; nil where it can.
  static func shortage() -> Failure? {
    let granted = nb_files_granted(files)
    if granted < fewestFiles {
      return Failure(
        .internalError,
        "the system lets \(granted) files be open at once, and \(fewestFiles) are needed: "
          + "raise ulimit -n")
    }
    let space = nb_memory_granted()
    if space < memory {
      return Failure(
        .internalError,
        "the system grants \(space >> 20) MiB of address space, and \(memory >> 20) are needed: "
          + "raise ulimit -v")
    }
    return nil
  }
}
