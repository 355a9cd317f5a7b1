internal import AppCode

/// What stands side by side in the label of a control.
extension SwiftUIReader {
  /// The words of several texts side by side, all of which show; nil for any others.
  static func row(_ texts: [AppText], in body: [Statement]) -> AppText? {
    guard texts.count > 1, body.count == 1, case .expression(var next) = body[0] else { return nil }
    while case .call(let call) = next, case .member(let base?, _, _) = call.callee { next = base }
    guard case .call(let stack) = next, stack.name == "HStack" else { return nil }
    let plain = texts.compactMap { text -> String? in
      if case .verbatim(let letters) = text { letters } else { nil }
    }
    if plain.count == texts.count { return .verbatim(plain.joined(separator: " ")) }
    var words = AppText.Key(texts.map { _ in "%@" }.joined(separator: " "))
    words.arguments = texts
    return .key(words)
  }

  /// Whether what stands in a label is side by side: neither over nor on each other.
  static func isRow(_ body: [Statement]) -> Bool {
    !body.contains { statement in
      guard case .expression(var next) = statement else { return false }
      while case .call(let call) = next {
        if ["VStack", "ZStack"].contains(call.name) { return true }
        guard case .member(let base?, _, _) = call.callee else { return false }
        next = base
      }
      return false
    }
  }
}
