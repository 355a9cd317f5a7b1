internal import SwiftParser
internal import SwiftSyntax

extension CodeFile {
  /// Reads a file of Swift; what is not Swift is skipped and noted in `isBroken`.
  public init(reading source: String, path: String, for target: BuildTarget) {
    var reader = CodeReader(source: source, path: path, target: target)
    var file = CodeFile(path: path)
    if let found = NestingScan(Array(source.utf8)).found {
      reader.nesting.omissions.note(
        .notParsed(found.kind.rawValue, limit: found.limit), at: found.offset)
      file.omissions = reader.omissions
      self = file
      return
    }
    var parser = Parser(source, maximumNestingLevel: CodeReader.parserLimit)
    let tree = SourceFileSyntax.parse(from: &parser)
    if tree.hasMaximumNestingLevelOverflow {
      reader.noteNesting(in: Syntax(tree))
    } else {
      file.isBroken = tree.hasError
    }
    reader.isOfSwift2 = CodeReader.isOfSwift2(tree, in: source)
    for item in reader.items(tree.statements) { reader.declare(item, in: &file, outer: "") }
    file.noteMentions(in: source, reader, tree)
    file.omissions = reader.omissions
    file.deviceChoices = reader.nesting.deviceChoices
    self = file
  }

  init(path: String) { self.path = path }
}

/// Turns syntax into what the app's code says.
struct CodeReader {
  let path: String
  let target: BuildTarget
  /// Whether the file is surely written in Swift 2.
  var isOfSwift2 = false
  private let lineStarts: [Int]
  private let text: ShortSource
  /// How many expressions are open, one inside of the other, and where parts of the file stand.
  let nesting = Nesting()
  /// How deep code may be nested for the parser.
  static let parserLimit = 256

  /// Counts open expressions, so that none is too deep for the stack, and notes where parts stand.
  final class Nesting {
    var depth = 0
    /// Clauses of `#if` that are not compiled.
    var foreign: [Range<Int>] = []
    /// Where code may be for one kind of device alone.
    var deviceChoices: [DeviceChoice] = []
    /// Names of closures' parameters that are open, and whether each stands for `self`, the innermost last.
    var parameters: [(name: String, isSelf: Bool)] = []
    let omissions = Omissions()
    static let limit = 600
  }

  init(source: String, path: String, target: BuildTarget) {
    self.path = path
    self.target = target
    let bytes = Array(source.utf8)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
    text = ShortSource(bytes)
  }

  /// What is not read of the file.
  var omissions: [Omission] { nesting.omissions.all(lineStarts: lineStarts) }

  /// Notes where code is nested deeper than the parser goes.
  fileprivate func noteNesting(in tree: Syntax) {
    var node = tree
    while let deeper = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow)
    {
      node = deeper
    }
    nesting.omissions.note(
      .nestedTooDeep(limit: Self.parserLimit),
      at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The line a node starts in, counted from 1.
  func line(_ node: some SyntaxProtocol) -> Int {
    lineStarts.lastPlace(upTo: node.positionAfterSkippingLeadingTrivia.utf8Offset) + 1
  }

  /// A node as written, on one line and not too long.
  func source(_ node: some SyntaxProtocol, limit: Int = 90) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return text.text(
      start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset), limit: limit)
  }

  /// Statements, with those of the clause of each `#if` that is compiled in its place.
  func items(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax.Item] {
    list.flatMap { element -> [CodeBlockItemSyntax.Item] in
      guard case .decl(let declaration) = element.item,
        let choice = declaration.as(IfConfigDeclSyntax.self)
      else { return [element.item] }
      guard case .statements(let inner)? = clause(of: choice)?.elements else { return [] }
      return items(inner)
    }
  }

  /// Members of a type, likewise.
  func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { element -> [DeclSyntax] in
      guard let choice = element.decl.as(IfConfigDeclSyntax.self) else { return [element.decl] }
      guard case .decls(let inner)? = clause(of: choice)?.elements else { return [] }
      return members(inner)
    }
  }

  /// The clause that is compiled: the first whose condition holds; where nobody can say, the first
  /// of those.
  func clause(of choice: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    var unsure: IfConfigClauseSyntax?
    var compiled: IfConfigClauseSyntax?
    for clause in choice.clauses {
      let holds = clause.condition.map { target.holds(condition: $0.trimmedDescription) } ?? true
      if compiled != nil || holds == false {
        // Of several that nobody can tell apart each may be.
        nesting.foreign.append(clause.position.utf8Offset..<clause.endPosition.utf8Offset)
      } else if holds == true {
        compiled = clause
      } else {
        unsure = unsure ?? clause
      }
    }
    return unsure ?? compiled
  }

  /// Notes a declaration of a file.
  func declare(_ item: CodeBlockItemSyntax.Item, in file: inout CodeFile, outer: String) {
    guard case .decl(let declaration) = item else { return }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      if isThere(function.attributes) { file.functions.append(self.function(function)) }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      file.properties += properties(variable)
    } else if let module = declaration.as(ImportDeclSyntax.self) {
      file.imports.append(module.path.trimmedDescription)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      file.aliases[alias.name.text] = alias.initializer.value.trimmedDescription
      file.types += composed(alias, outer: outer)
    } else {
      declareType(declaration, in: &file, outer: outer)
    }
  }

  private func declareType(
    _ node: DeclSyntax, in file: inout CodeFile, outer: String, isHidden: Bool = false
  ) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self), isThere(group.attributes) else {
      return
    }
    let kind: TypeDeclaration.Kind
    var name: String
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): (kind, name) = (.structure, node.name.text)
    case .classDecl(let node): (kind, name) = (.class, node.name.text)
    case .actorDecl(let node): (kind, name) = (.class, node.name.text)
    case .enumDecl(let node): (kind, name) = (.enumeration, node.name.text)
    case .protocolDecl(let node): (kind, name) = (.protocol, node.name.text)
    case .extensionDecl(let node): (kind, name) = (.extension, node.extendedType.trimmedDescription)
    default: return
    }
    if !outer.isEmpty { name = outer + "." + name }
    var type = TypeDeclaration(kind: kind, name: name, line: line(node), path: path)
    type.inherits = (group.inheritanceClause?.inheritedTypes ?? []).map {
      $0.type.trimmedDescription
    }
    type.parameters = parameters(of: node)
    type.parameterNames = parameterNames(of: node)
    type.isPrivate = isHidden || isPrivate(group.modifiers)
    type.objectiveCName = objectiveCName(group.attributes)
    for member in members(group.memberBlock.members) {
      if let variable = member.as(VariableDeclSyntax.self) {
        type.properties += properties(variable)
        type.functions += observers(variable)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        if isThere(function.attributes) { type.functions.append(self.function(function)) }
      } else if let maker = member.as(InitializerDeclSyntax.self) {
        type.functions.append(initializer(maker))
      } else if let cases = member.as(EnumCaseDeclSyntax.self) {
        type.cases += cases.elements.map(self.case)
      } else if let alias = member.as(TypeAliasDeclSyntax.self) {
        type.aliases[alias.name.text] = alias.initializer.value.trimmedDescription
        file.types += composed(alias, outer: name)
      } else {
        declareType(member, in: &file, outer: name, isHidden: type.isPrivate)
      }
    }
    if type.isPrivate {
      for place in type.properties.indices { type.properties[place].isPrivate = true }
      type.functions = type.functions.map(\.hidden)
    }
    type.span = node.position.utf8Offset..<node.endPosition.utf8Offset
    file.types.append(type)
  }

  private func `case`(_ element: EnumCaseElementSyntax) -> EnumCase {
    var result = EnumCase(
      name: bare(element.name.text), rawValue: (element.rawValue?.value).map(expression))
    for parameter in element.parameterClause?.parameters ?? [] {
      guard let label = parameter.firstName?.text else { continue }
      result.payload[label] = parameter.type.trimmedDescription
    }
    return result
  }

  /// What a name stands for that several types together have to be, as a protocol that asks for nothing
  /// more: `typealias Needs = Clock & Store`; none for a name of one type.
  private func composed(_ alias: TypeAliasDeclSyntax, outer: String) -> [TypeDeclaration] {
    var value = alias.initializer.value
    if let some = value.as(SomeOrAnyTypeSyntax.self) { value = some.constraint }
    guard let composition = value.as(CompositionTypeSyntax.self) else { return [] }
    let name = (outer.isEmpty ? "" : outer + ".") + alias.name.text
    var type = TypeDeclaration(kind: .protocol, name: name, line: line(alias), path: path)
    type.inherits = composition.elements.map { $0.type.trimmedDescription }
    type.isPrivate = isPrivate(alias.modifiers)
    type.isComposed = true
    return [type]
  }

  /// What a type's generic parameters have to be: `T: Named`, also after `where`.
  func parameters(of node: DeclSyntax) -> [String: String] {
    guard let generic = node.asProtocol((any WithGenericParametersSyntax).self) else { return [:] }
    var result: [String: String] = [:]
    for parameter in generic.genericParameterClause?.parameters ?? [] {
      if let type = parameter.inheritedType {
        result[parameter.name.text] = type.trimmedDescription
      }
    }
    for element in generic.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = element.requirement else { continue }
      let name = requirement.leftType.trimmedDescription
      let known = result[name].map { $0 + " & " } ?? ""
      result[name] = known + requirement.rightType.trimmedDescription
    }
    return result
  }

  private func parameterNames(of node: DeclSyntax) -> [String] {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .map(\.name.text) ?? []
  }

  /// A name without the quotes that keep it from being a keyword.
  func bare(_ name: String) -> String { name.filter { $0 != "`" } }
}
