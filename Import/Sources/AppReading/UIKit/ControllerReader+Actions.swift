internal import AppCode

extension ControllerReader {
  /// The name of a system's button, also through a choice.
  func systemName(_ expression: Expression, in scope: Scope) -> String? {
    switch expression {
    case .member(_, let name, _):
      if let target = follow.target(expression, in: scope) {
        return systemName(target.expression, in: target.scope)
      }
      return name
    case .choice(let condition, let first, let second):
      // Which of two stands there while the screen is edited, other rules tell.
      let isSpecial =
        !["isEditing", "editing"].contains(condition.split(separator: ".").last ?? "")
        && !held.contains(condition)
        && follow.isOrdinary(condition, in: scope) == false
      return systemName(isSpecial ? second : first, in: scope)
    case .name:
      return follow.target(expression, in: scope).flatMap {
        systemName($0.expression, in: $0.scope)
      }
    default: return nil
    }
  }

  /// What the action of a button shows.
  func action(_ expression: Expression, in scope: Scope) -> Item.Content? {
    guard case .call(let call) = expression, call.name == "UIAction" || call.name == "init" else {
      return follow.target(expression, in: scope).flatMap { action($0.expression, in: $0.scope) }
    }
    let label = call.argument("title").flatMap { text.answer($0, in: scope, isKey: false)?.words }
    if let picture = call.argument("image"), picture.source != "nil" {
      return image(picture, label: label, in: scope)
    }
    return label.map { .words($0) }
  }
}
