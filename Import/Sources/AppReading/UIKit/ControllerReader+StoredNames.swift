internal import AppCode

/// Conditions of Objective-C that ask for what a property is stored in.
extension ControllerReader {
  /// Branches with the names of properties in the place of those of what they are stored in.
  func withoutStorage(_ branches: [Branch], _ walk: Walk) -> [Branch] {
    guard walk.scope.path.hasSuffix(".m"), branches.contains(where: { $0.condition.contains("_") })
    else { return branches }
    return branches.map { branch in
      var branch = branch
      branch.condition = withoutStorage(branch.condition, walk)
      return branch
    }
  }

  /// A condition with the names of properties in the place of those of what they are stored in:
  /// `self.isNew` for `_isNew`, as both ask for the same.
  func withoutStorage(_ condition: String, _ walk: Walk) -> String {
    guard condition.utf8.contains(UInt8(ascii: "_")), walk.scope.path.hasSuffix(".m") else {
      return condition
    }
    return Self.replacingWords(in: condition) { word, before in
      guard word.first == "_", word.count > 1, before != ".", before != ">" else { return word }
      let name = String(word.dropFirst())
      let isStored = !walk.scope.declares(word) && index.property(name, of: walk.owner) != nil
      return isStored ? "self." + name : word
    }
  }

  /// A condition with something in the place of each of its words, which also gets the last letter before
  /// the word that is of none; nil for none.
  static func replacingWords(
    in condition: String, with replacement: (_ word: String, _ before: Character?) -> String
  ) -> String {
    var (result, word) = ("", "")
    var before: Character?
    for letter in condition {
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
        continue
      }
      if !word.isEmpty { result += replacement(word, before) }
      word = ""
      result.append(letter)
      before = letter
    }
    return word.isEmpty ? result : result + replacement(word, before)
  }
}
