internal import AppCode
internal import Foundation

/// Functions that an app adds to UIKit's screens and stacks, and exchanges for UIKit's own ones as it
/// starts: `method_exchangeImplementations` of `viewDidLoad` and `noted_viewDidLoad`.
///
/// Objective-C: from then on UIKit's name leads to the app's function, for each screen that has none of
/// its own or calls that of `super`; a call of the app's name in it does what UIKit's did.
enum ExchangedMethods {
  /// UIKit's functions that say something of a screen's bar once they are exchanged.
  static let exchanged: Set = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillDisappear", "viewDidDisappear",
    "pushViewController",
  ]

  /// Most functions that are exchanged: each is read with every screen of the app.
  private static let limit = 32

  private static let types: Set = ["UIViewController", "UINavigationController"]

  /// What stands in files that exchange functions, or call what does.
  private static let marks = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "wizzl",
    "exchange", "Exchange",
  ]

  /// Code where UIKit's screens and stacks have the app's functions under UIKit's names.
  ///
  /// - Parameter notes: gets one for each file with functions that are left out, as there are too many.
  static func taken(
    in code: [CodeFile], _ files: [AppFiles.File], notes: inout [Note]
  ) -> [CodeFile] {
    var own: Set<String> = []
    for type in code.lazy.flatMap(\.types) where isOfUIKit(type) {
      for function in type.functions where !function.isStatic { own.insert(function.name) }
    }
    own.subtract(exchanged)
    guard !own.isEmpty else { return code }
    var names: [String: String] = [:]
    for file in files {
      guard let data = file.source(), marks.contains(where: data.holds) else { continue }
      for (name, system) in pairs(among: selectors(in: [UInt8](data)), own) {
        names[name] = names[name] ?? system
      }
    }
    guard !names.isEmpty else { return code }
    var left = limit
    var full: [String] = []
    defer {
      notes += full.map {
        Note(path: $0, text: "exchanges more functions than are read (accepted: \(limit) in all)")
      }
    }
    return code.map { file in
      guard file.types.contains(where: isOfUIKit) else { return file }
      var file = file
      for number in file.types.indices where isOfUIKit(file.types[number]) {
        let functions = file.types[number].functions
        file.types[number].functions += functions.compactMap { function in
          guard !function.isStatic, let system = names[function.name] else { return nil }
          guard left > 0 else {
            if full.last != file.path { full.append(file.path) }
            return nil
          }
          left -= 1
          return named(system, function)
        }
      }
      return file
    }
  }

  /// What of an app's extensions of UIKit's screens stands in the place of UIKit's own functions; nil for
  /// nothing.
  static func forAllScreens(_ entry: CodeIndex.TypeEntry) -> CodeIndex.TypeEntry? {
    let functions = entry.functions.filter {
      !$0.isStatic && exchanged.contains($0.name) && (!hiding.contains($0.name) || saysOfBack($0))
    }
    guard !functions.isEmpty else { return nil }
    var part = entry.parts[0]
    (part.kind, part.functions, part.properties) = (.class, functions, [])
    return CodeIndex.TypeEntry(parts: [part])
  }

  /// What UIKit calls as a screen goes: for the one that comes then, only its back button is left.
  private static let hiding: Set = ["viewWillDisappear", "viewDidDisappear"]

  private static func saysOfBack(_ function: Function) -> Bool {
    var isFound = false
    ExpressionVisitor.visit(function.body) { expression in
      if case .assign(let place, _, _) = expression, let path = Follower.path(place) {
        let isBack = path.last?.hasPrefix("back") == true
        isFound = isFound || isBack && path.dropLast().last == "navigationItem"
      }
      return !isFound
    }
    return isFound
  }

  private static func isOfUIKit(_ type: TypeDeclaration) -> Bool {
    type.kind == .extension && types.contains(type.name)
  }

  /// The app's functions by name, each with UIKit's that stands beside it where the two are named.
  private static func pairs(
    among selectors: [String], _ own: Set<String>
  ) -> [(name: String, system: String)] {
    var found: [(name: String, system: String)] = []
    var number = 0
    while number + 1 < selectors.count {
      let (first, second) = (selectors[number], selectors[number + 1])
      if exchanged.contains(first), own.contains(second) {
        found.append((second, first))
        number += 2
      } else if own.contains(first), exchanged.contains(second) {
        found.append((first, second))
        number += 2
      } else {
        number += 1
      }
    }
    return found
  }

  /// The names of the functions that selectors of a file stand for, in their order: `push` of
  /// `#selector(Flow.push(_:))` and of `@selector(push:)`.
  private static func selectors(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    NeverUsed.visitWords(in: bytes) { word, range in
      guard word == "selector", range.lowerBound > 0, range.upperBound < bytes.count,
        [0x23, 0x40].contains(bytes[range.lowerBound - 1]), bytes[range.upperBound] == 0x28
      else { return nil }
      let inside = bytes[(range.upperBound + 1)...].prefix(200)
      let path = inside.prefix { NeverUsed.isPlain($0) || $0 == 0x2E || NeverUsed.isSpace($0) }
      found.append(NeverUsed.lastWord(path))
      return range.upperBound + path.count
    }
    return found
  }

  /// A function under a name of UIKit's, without what it does by that name.
  private static func named(_ system: String, _ function: Function) -> Function {
    function.named(system, doing: without(function.name, function.body))
  }

  private static func without(_ name: String, _ body: [Statement]) -> [Statement] {
    body.compactMap { statement in
      switch statement {
      case .expression(.call(let call)), .result(.call(let call)?):
        call.name == name ? nil : statement
      case .branches(let branches):
        .branches(
          branches.map { branch in
            var branch = branch
            branch.body = without(name, branch.body)
            return branch
          })
      case .premise(let condition, let otherwise):
        .premise(condition, otherwise: without(name, otherwise))
      default: statement
      }
    }
  }
}
