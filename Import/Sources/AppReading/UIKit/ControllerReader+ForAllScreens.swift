internal import AppCode

/// What an app puts in the place of UIKit's own functions of screens, which then runs for all of them.
extension ControllerReader {
  /// A class and the classes that it inherits from, as its code is read: what runs for all screens last.
  func lineageRead(of name: String) -> [CodeIndex.TypeEntry] {
    index.lineage(name).filter { $0.kind == .class } + [index.forAllScreens].compactMap(\.self)
  }

  /// Whether a function of something that a class inherits from is read with the class: UIKit calls it.
  func isRead(_ function: Function, of entry: CodeIndex.TypeEntry) -> Bool {
    Self.lifecycle.contains(function.name) || entry === index.forAllScreens
  }

  /// Whether buttons are those that all screens get, which say nothing of whether one has a bar.
  func isForAllScreens(_ set: ControllerDraft.ItemSet, _ name: String) -> Bool {
    index.forAllScreens != nil
      && set.generation == index.lineage(name).count(where: { $0.kind == .class })
  }
}
