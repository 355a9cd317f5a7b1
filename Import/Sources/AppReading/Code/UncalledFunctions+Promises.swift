internal import AppCode

/// To whom the app's own types promise what their functions are for.
extension UncalledFunctions {
  /// To whom a type promises what its functions may be for.
  enum Promise {
    /// To the app alone.
    case own
    /// To the system, whose delegate it is.
    case delegates
    /// To a library, or to the system by something else.
    case others
  }

  func promise(of name: String) -> Promise {
    guard declared.contains(name) || Self.isQuiet(name) else { return .others }
    var result = Promise.own
    var (open, seen) = ([name], Set([name]))
    while let next = open.popLast() {
      for other in conformances[next] ?? [] where seen.insert(other).inserted {
        guard seen.count < 200 else { return .others }
        if declared.contains(other) {
          open.append(other)
        } else if Self.isDelegate(other) {
          result = .delegates
        } else if !Self.isQuiet(other) {
          return .others
        }
      }
    }
    return result
  }

  /// Whether a function is none that the system's delegates have, which are handed whoever asks, or
  /// something for what they answer: `show()`, `open(path:)`, `open(_ name: String)`.
  func isNoDelegates(_ function: Function) -> Bool {
    function.parameters.first.map { first in
      first.label.map { !["in", "for", "of", "at", "from", "to"].contains($0) }
        ?? (["String", "Int", "Bool"].contains(first.type) || declared.contains(first.type))
    } ?? true
  }

  private static func isDelegate(_ name: String) -> Bool {
    ["UI", "NS", "MK", "CL", "AV", "WK", "MF", "PH", "CN", "EK", "SK", "SF", "QL", "UN"]
      .contains { name.hasPrefix($0) }
      && ["Delegate", "DataSource", "Updating"].contains { name.hasSuffix($0) }
  }

  /// Whether a name of others is a class, which calls but what takes the place of its own, or a protocol
  /// that asks for no functions by which anything is shown.
  private static func isQuiet(_ name: String) -> Bool {
    quiet.contains(name)
      || ["Controller", "View", "Cell", "Control", "Button", "Label"].contains {
        name.hasSuffix($0)
      }
  }

  private static let quiet: Set = [
    "NSObject", "UIResponder", "View", "SwiftUI.View", "ObservableObject", "Identifiable",
    "Equatable", "Hashable", "Sendable", "Error", "AnyObject", "class", "CaseIterable", "Codable",
    "Decodable", "Encodable", "Comparable", "String", "Int", "App", "Scene",
  ]
}
