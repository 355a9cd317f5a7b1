internal import AppCode

/// Which functions may be such that nothing calls, and of which kind they are.
///
/// What Interface Builder may call is called by a drawing that names it, or by code that does.
extension UncalledFunctions {
  /// How a function may be called: by Swift, by a message of Objective-C's, or by a drawing as well.
  enum Kind {
    case function, method, action

    /// Where all of an app's code is there, less than one in this many of a kind is called by nobody.
    ///
    /// Of methods only those count that show something, of which more are left over, as of actions.
    var leftOver: Int { self == .function ? 4 : 2 }
  }

  /// Whether a drawing may call a function: `@IBAction`, or `- (IBAction)` in Objective-C.
  static func isAction(_ function: Function) -> Bool {
    function.isAction || function.returns == "IBAction"
  }

  /// Whether nobody but the app's own code and drawings can call a function.
  static func mayBeUncalled(_ function: Function) -> Bool {
    !function.isForOthers && !function.isOverriding && !function.span.isEmpty
      && function.name != "main" && !asked.contains { function.name.hasPrefix($0) }
      && function.name.utf8.allSatisfy(NeverUsed.isPlain)
  }

  /// What names of functions begin with that the language itself calls.
  private static let asked = ["build", "appendInterpolation", "callAs", "dynamically"]
}
