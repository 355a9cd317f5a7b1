internal import AppCode

extension Item.Branch {
  /// Whether it is only taken while the list around is being edited.
  var isOfEditing: Bool { all.contains { Follower.asksForEditMode($0.condition) } }
}

extension Follower {
  /// Whether a condition holds only while the environment says that a list is being edited.
  static func asksForEditMode(_ condition: String) -> Bool {
    condition.contains("editMode") && asksForEditing(condition) == true
  }
}

extension Screen {
  /// Lets the system's button for editing read what it reads meanwhile.
  mutating func endEditing() {
    for place in items.indices {
      if case .system("edit") = items[place].content { items[place].content = .system("done") }
    }
  }

  /// Whether it shows the same as a state that has buttons besides: one edits only by the button that
  /// ends the editing there.
  func isPart(ofEditing other: Screen) -> Bool {
    guard let variant, Follower.asksForEditing(variant) == true, let condition = other.variant,
      Condition.isSame(variant, condition), title?.value == other.title?.value,
      items.count < other.items.count
    else { return false }
    return items.allSatisfy { item in
      other.items.contains { $0.position == item.position && $0.isSame(item) }
    }
  }
}
