internal import SwiftSyntax

extension CodeReader {
  /// The names that a `let` or `var` declares.
  func properties(_ node: VariableDeclSyntax) -> [Property] {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let attributes = node.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
    let keyPath = node.attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element,
        let text = attribute.arguments?.trimmedDescription, text.hasPrefix("\\.")
      else { return nil }
      return String(text.dropFirst(2))
    }.first
    let taken = typeTaken(by: node.attributes)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return Property(
        name: bare(name.identifier.text),
        type: binding.typeAnnotation?.type.trimmedDescription ?? taken,
        value: binding.initializer.map { expression($0.value) },
        getter: getter(binding.accessorBlock), isStatic: isStatic,
        isConstant: node.bindingSpecifier.text == "let", attributes: attributes,
        keyPath: keyPath, line: line(name), path: path,
        isPrivate: isPrivate(node.modifiers),
        isLazy: node.modifiers.contains { $0.name.text == "lazy" },
        span: binding.accessorBlock.map(Self.span) ?? 0..<0)
    }
  }

  /// The type of what attributes take from the environment of views: `Router` of
  /// `@Environment(Router.self)`; nil for anything else.
  private func typeTaken(by attributes: AttributeListSyntax) -> String? {
    attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "Environment",
        let text = attribute.arguments?.trimmedDescription, text.hasSuffix(".self")
      else { return nil }
      return String(text.dropLast(5))
    }.first
  }

  /// Whether only the file sees what has modifiers; what only the file may set, others see.
  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
    }
  }

  private func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case .getter(let list): statements(list)
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body.map { statements($0.statements) }
    case nil: nil
    }
  }

  /// What is done whenever a property gets another value, as functions called `didSet` and `set`.
  func observers(_ node: VariableDeclSyntax) -> [Function] {
    node.bindings.flatMap { binding -> [Function] in
      guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return [] }
      let watched = binding.pattern.as(IdentifierPatternSyntax.self)
        .map { bare($0.identifier.text) }
      return accessors.compactMap { accessor in
        let name = accessor.accessorSpecifier.text
        guard name == "didSet" || name == "set", let body = accessor.body else { return nil }
        return Function(
          name: name, parameters: [], returns: nil, body: statements(body.statements),
          isStatic: false, line: line(accessor), path: path, watched: watched)
      }
    }
  }

  /// A function with its body.
  func function(_ node: FunctionDeclSyntax) -> Function {
    var parameters = parameters(node.signature.parameterClause)
    if isOfSwift2, let first = node.signature.parameterClause.parameters.first,
      first.secondName == nil
    {
      // What a function is handed first had no label there but one that is written beside its name.
      parameters[0].label = nil
    }
    if let sign = node.name.text.first, !sign.isLetter, sign != "_", sign != "`" {
      // What stands beside an operator has no label.
      for place in parameters.indices { parameters[place].label = nil }
    }
    let asked = self.parameters(of: DeclSyntax(node))
    for place in parameters.indices {
      // A generic parameter is what it has to be.
      parameters[place].type = asked[parameters[place].type] ?? parameters[place].type
    }
    let isAction = node.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "IBAction"
    }
    return Function(
      name: bare(node.name.text), parameters: parameters,
      returns: node.signature.returnClause?.type.trimmedDescription,
      body: node.body.map { statements($0.statements) } ?? [],
      isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
      line: line(node.name), path: path, isAction: isAction, isPrivate: isPrivate(node.modifiers),
      isOverriding: node.modifiers.contains { $0.name.text == "override" },
      isForOthers: isForOthers(node), span: node.body.map(Self.span) ?? 0..<0)
  }

  /// The name that `@objc(Name)` gives a type; nil for none.
  func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }

  /// Where a body is in its file, with its braces, in bytes.
  private static func span(_ body: some BracedSyntax) -> Range<Int> {
    let start = body.leftBrace.positionAfterSkippingLeadingTrivia
    return start.utf8Offset..<body.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func isForOthers(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.contains { ["public", "open", "dynamic"].contains($0.name.text) }
      || node.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return true }
        return !Self.quietAttributes.contains(attribute.attributeName.trimmedDescription)
      }
  }

  /// Attributes with which nobody but the app's own code calls a function; of actions, which drawings call
  /// too, `isAction` tells.
  private static let quietAttributes: Set = [
    "IBAction", "MainActor", "ViewBuilder", "ToolbarContentBuilder", "available",
    "discardableResult", "inlinable", "inline", "nonobjc", "warn_unqualified_access",
  ]

  /// An initializer with its body.
  func initializer(_ node: InitializerDeclSyntax) -> Function {
    Function(
      name: "init", parameters: parameters(node.signature.parameterClause), returns: "Self",
      body: node.body.map { statements($0.statements) } ?? [], isStatic: true,
      line: line(node.initKeyword), path: path, isPrivate: isPrivate(node.modifiers))
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
    clause.parameters.map { parameter in
      let first = bare(parameter.firstName.text)
      return Function.Parameter(
        label: first == "_" ? nil : first, name: bare(parameter.secondName?.text ?? first),
        type: parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "..."),
        standard: (parameter.defaultValue?.value).map(expression))
    }
  }

  /// The steps of a body.
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    var deferred: [[Statement]] = []
    for item in items(list) {
      switch item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self) {
          result += properties(variable).map { property in
            let value =
              property.value
              ?? property.getter.map {
                .call(
                  Call(callee: .closure(Closure(parameters: [], body: $0)), arguments: [], line: 0))
              }
            return .binding(Binding(name: property.name, type: property.type, value: value))
          }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
          result.append(.function(self.function(function)))
        }
      case .stmt(let statement):
        if let node = statement.as(DeferStmtSyntax.self) {
          deferred.append(statements(node.body.statements))
        } else {
          append(statement, to: &result)
        }
      case .expr(let expression): append(expression, to: &result)
      }
    }
    return Self.ending(result, with: deferred)
  }

  /// The steps of a body with what it leaves for its end there, the last first, before the value it gives.
  private static func ending(_ body: [Statement], with deferred: [[Statement]]) -> [Statement] {
    guard !deferred.isEmpty else { return body }
    guard case .result(let value)? = body.last else { return body + deferred.reversed().joined() }
    return body.dropLast() + deferred.reversed().joined() + [.result(value)]
  }

  /// What a loop calls a value of the list it goes through; nil where it takes values apart, or some of
  /// them alone.
  private func element(of node: ForStmtSyntax) -> Binding? {
    guard node.whereClause == nil, node.caseKeyword == nil else { return nil }
    let names: [String]
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      names = [bare(name.identifier.text)]
    } else if let tuple = node.pattern.as(TuplePatternSyntax.self) {
      let parts = tuple.elements.map { element -> String? in
        if element.pattern.is(WildcardPatternSyntax.self) { return "_" }
        return element.pattern.as(IdentifierPatternSyntax.self).map { bare($0.identifier.text) }
      }
      guard !parts.contains(nil) else { return nil }
      names = parts.compactMap(\.self)
    } else {
      return nil
    }
    return Binding(
      name: names.joined(separator: ", "), type: nil, value: expression(node.sequence))
  }

  private func append(_ node: ExprSyntax, to result: inout [Statement]) {
    if let condition = node.as(IfExprSyntax.self) {
      append(branches(condition), to: &result)
    } else if let choice = node.as(SwitchExprSyntax.self) {
      result.append(.branches(branches(choice)))
    } else {
      result.append(.expression(expression(node)))
    }
  }

  /// Branches, or the steps of the only one where `#available` has decided.
  private func append(_ branches: [Branch], to result: inout [Statement]) {
    if branches.count == 1, branches[0].condition.isEmpty {
      result += branches[0].body
    } else if !branches.isEmpty {
      result.append(.branches(branches))
    }
  }

  private func append(_ node: StmtSyntax, to result: inout [Statement]) {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node): result.append(.result(node.expression.map(expression)))
    case .expressionStmt(let node): append(node.expression, to: &result)
    case .guardStmt(let node):
      if isAvailable(node.conditions) == false {
        result += statements(node.body.statements)
        if case .result? = result.last {} else { result.append(.result(nil)) }
        return
      }
      let otherwise = statements(node.body.statements)
      var asked = premises(node.conditions)
      if asked.isEmpty, givesNothing(otherwise) || Self.setsBar(otherwise) {
        asked = names(node.conditions)
      }
      if !asked.isEmpty {
        result.append(.premise(asked.joined(separator: ", "), otherwise: otherwise))
      }
      result += bindings(node.conditions).map { .binding($0) }
      result += carried(by: node.conditions).map { .binding($0) }
    case .forStmt(let node):
      result.append(.loop(statements(node.body.statements), over: element(of: node)))
    case .whileStmt(let node): result.append(.loop(statements(node.body.statements)))
    case .repeatStmt(let node): result.append(.loop(statements(node.body.statements)))
    case .doStmt(let node): result.append(.loop(statements(node.body.statements)))
    default: break
    }
  }
}
