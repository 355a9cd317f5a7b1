internal import AppCode

/// Labels in the title's place that never get a text, and so show nothing.
extension ControllerReader {
  /// What a label may be told that says nothing of its text.
  private static let looksOfLabels: Set = [
    "font", "setFont", "textColor", "setTextColor", "textAlignment", "setTextAlignment",
    "backgroundColor", "setBackgroundColor", "adjustsFontSizeToFitWidth",
    "setAdjustsFontSizeToFitWidth", "minimumScaleFactor", "setMinimumScaleFactor",
    "minimumFontSize", "numberOfLines", "setNumberOfLines", "frame", "setFrame", "bounds", "center",
    "shadowColor", "setShadowColor", "shadowOffset", "setShadowOffset", "lineBreakMode",
    "setLineBreakMode", "sizeToFit", "autoresizingMask", "setAutoresizingMask", "opaque",
    "isOpaque", "isUserInteractionEnabled", "userInteractionEnabled",
  ]

  /// Whether the label that steps put into the title's place is their own, and neither they nor anybody they
  /// show it to writes on it.
  func staysBare(after walk: Walk, _ body: [Statement]) -> Bool {
    guard case .label(.unknown("UILabel"))? = walk.draft.screen.titleView?.value,
      !walk.isOutside, !walk.isMaker, let name = walk.draft.nameOfTitleView,
      case .call(let call)? = Self.value(of: name, boundIn: body),
      Self.typeMade(by: call) == "UILabel",
      !Self.isShown(name, in: body)
    else { return false }
    return !index.lineage(walk.owner).flatMap(\.functions).contains {
      Self.writesOnTitleView($0.body)
    }
  }

  /// Whether a value is a plain view that is made where it is put into the title's place, so that nobody has a
  /// name for it, without a size, and that nobody puts anything into there.
  func staysEmpty(_ value: Expression, _ walk: Walk) -> Bool {
    guard case .call(let call) = value, Self.typeMade(by: call) == "UIView",
      call.arguments.allSatisfy({ argument in
        let source = argument.value.source
        return argument.label == "frame" && (source.hasSuffix("zero") || source == "CGRectZero")
      })
    else { return false }
    return !index.lineage(walk.owner).flatMap(\.functions).contains {
      Self.writesOnTitleView($0.body)
    }
  }

  /// What steps declare a name with; nil where they do not.
  private static func value(of name: String, boundIn body: [Statement]) -> Expression? {
    for case .binding(let binding) in body where binding.name == name { return binding.value }
    return nil
  }

  /// Whether steps do anything with a label but put it into the title's place and say how it looksOfLabels.
  private static func isShown(_ name: String, in body: [Statement]) -> Bool {
    var mentions = 0
    var allowed = 0
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .name(name): mentions += 1
      case .member(.name(name)?, let property, _) where looksOfLabels.contains(property):
        allowed += 1
      case .assign(let place, .name(name), _) where Follower.path(place)?.last == "titleView":
        allowed += 1
      case .call(let call) where call.name == "setTitleView":
        if case .name(name)? = call.arguments.first?.value { allowed += 1 }
      default: break
      }
      return true
    }
    return mentions != allowed
  }

  /// Whether steps do anything with the view in the title's place but set it.
  private static func writesOnTitleView(_ body: [Statement]) -> Bool {
    var mentions = 0
    var allowed = 0
    ExpressionVisitor.visit(body) { expression in
      switch expression {
      case .member(_, "titleView", _): mentions += 1
      case .assign(.member(_, "titleView", _), _, _): allowed += 1
      default: break
      }
      return true
    }
    return mentions != allowed
  }
}
