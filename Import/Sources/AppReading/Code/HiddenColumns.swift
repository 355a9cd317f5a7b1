internal import AppCode

/// What delegates of split views do with the button that stands for a hidden column.
enum HiddenColumns {
  /// The code without functions that a split view calls with such a button on a pad held upright, as
  /// `splitViewController(_:willHide:with:for:)`: a phone shows one column at a time, and calls none.
  static func removed(from code: [CodeFile], isPad: Bool) -> [CodeFile] {
    guard !isPad else { return code }
    return code.map { file in
      guard file.types.contains(where: { $0.functions.contains(where: isCalledWithButton) }) else {
        return file
      }
      var file = file
      for index in file.types.indices {
        file.types[index].functions.removeAll(where: isCalledWithButton)
      }
      return file
    }
  }

  private static func isCalledWithButton(_ function: Function) -> Bool {
    function.name == "splitViewController"
      && function.parameters.contains { $0.type.contains("UIBarButtonItem") }
  }
}
