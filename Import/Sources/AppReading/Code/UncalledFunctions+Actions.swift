internal import AppCode

/// Which functions may be such that nothing calls, and of which kind they are.
///
/// What Interface Builder may call is called by a drawing that names it, or by code that does.
extension UncalledFunctions {
  /// As what a function is called.
  enum Kind {
    case function, method, action

    /// One part of how many of a kind may be called by nobody where all of an app is there.
    ///
    /// Of methods only those count that show something, of which more are left over; of a drawing's
    /// actions most are left over.
    var leftOver: Int { self == .function ? 4 : 2 }
  }

  static func isAction(_ function: Function) -> Bool {
    function.isAction || function.returns == "IBAction"
  }

  static func mayBeUncalled(_ function: Function) -> Bool {
    !function.isForOthers && !function.isOverriding && !function.span.isEmpty
      && function.name != "main" && !asked.contains { function.name.hasPrefix($0) }
      && function.name.utf8.allSatisfy(NeverUsed.isPlain)
  }

  /// What names of functions begin with that the language itself calls.
  private static let asked = ["build", "appendInterpolation", "callAs", "dynamically"]
}
