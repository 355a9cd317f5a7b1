/// What one Swift file declares.
public struct CodeFile: Sendable {
  /// Its path, as the report names it.
  public var path: String
  /// Types and extensions, nested ones by their whole name.
  public var types: [TypeDeclaration] = []
  /// Functions outside of types.
  public var functions: [Function] = []
  /// Names outside of types.
  public var properties: [Property] = []
  /// Whether the parser met something that is not Swift.
  public var isBroken = false
  /// Modules it imports.
  public var imports: [String] = []
  /// Other names of types outside of types, with the type as written.
  public var aliases: [String: String] = [:]
  /// Names of types that its compiled code has outside of previews, apart from those it declares.
  public var mentions: Set<String> = []
  /// Names of types that its previews have, or what is compiled for other platforms.
  public var previewed: Set<String> = []
  /// Names of types that it uses outside of types and previews: makes a value of, or hands on.
  public var uses: Set<String> = []
  /// Where its previews stand and what is compiled for other platforms, in bytes.
  var aside: [Range<Int>] = []
  /// Whether it says what settings are where nobody has set them.
  public var registersDefaults = false
  /// Where its code may be for one kind of device alone.
  public var deviceChoices: [DeviceChoice] = []
  /// What of it was not read.
  public var omissions: [Omission] = []
}

/// An `if` that may ask what kind of device it is.
public struct DeviceChoice: Sendable {
  /// What it asks, as written.
  public var condition: String
  /// Where its body stands in the file, in bytes, with its braces.
  public var body: Range<Int>
  /// Where what is done otherwise stands, with its braces; nil for nothing.
  public var otherwise: Range<Int>?
  /// What conditions have that may ask for it, in small letters.
  static let words = ["pad", "phone", "idiom", "sizeclass"]
}

/// A type, or an extension of one.
public struct TypeDeclaration: Sendable {
  /// What it is.
  public enum Kind: String, Sendable {
    case structure, `class`, enumeration, `extension`, `protocol`
  }

  /// What it is.
  public var kind: Kind
  /// Its name with the names of the types around it: `Outer.Inner`.
  public var name: String
  /// What it inherits from or conforms to.
  public var inherits: [String] = []
  /// What its generic parameters have to be, by name, as far as it says so.
  public var parameters: [String: String] = [:]
  /// The names of its generic parameters, in their order.
  public var parameterNames: [String] = []
  /// Its properties.
  public var properties: [Property] = []
  /// Its functions; initializers are called `init`.
  public var functions: [Function] = []
  /// The cases of an enumeration.
  public var cases: [EnumCase] = []
  /// Other names for types, as written.
  public var aliases: [String: String] = [:]
  /// Names of types that it uses: makes a value of, or hands on.
  public var uses: Set<String> = []
  /// Where it stands in its file, in bytes; nothing in Objective-C.
  public var span = 0..<0
  /// The line it starts in, counted from 1.
  public var line: Int
  /// The file it stands in.
  public var path: String
  /// Whether only its file sees it: it, a type around it or the extension around it is private.
  public var isPrivate = false
  /// Whether its implementation stands elsewhere: an `@interface` of Objective-C.
  public var isOnlyDeclared = false
  /// Whether it is a name for what several types together ask for: `typealias Needs = Clock & Store`.
  public var isComposed = false
  /// What Objective-C calls it: `AppMain` of `@objc(AppMain)`; nil for its own name.
  public var objectiveCName: String?
}

/// A case of an enumeration.
public struct EnumCase: Sendable {
  /// Its name.
  public var name: String
  /// Its raw value; nil for none of its own.
  public var rawValue: Expression?
  /// The types of what it carries, as written, by their labels.
  public var payload: [String: String] = [:]
}

/// A property, or a name outside of types.
public struct Property: Sendable {
  /// Its name.
  public var name: String
  /// Its type as written; nil for an inferred one.
  public var type: String?
  /// What it starts as; nil for nothing.
  public var value: Expression?
  /// How it is computed; nil for a stored one.
  public var getter: [Statement]?
  /// Whether it belongs to the type itself.
  public var isStatic: Bool
  /// Whether it stays as it starts.
  public var isConstant: Bool
  /// Attributes without the sign: `State`.
  public var attributes: [String]
  /// The key path that an attribute names, without the backslash: `dismiss` of
  /// `@Environment(\.dismiss)`; nil for none.
  public var keyPath: String?
  /// Its line, counted from 1.
  public var line: Int
  /// The file it stands in.
  public var path: String
  /// Whether only its file sees it, or the type around it there.
  public var isPrivate = false
  /// Whether what it starts as is made when it is first asked for.
  public var isLazy = false
  /// Where what computes or watches it is in the file, with its braces, in bytes; empty for nothing.
  public var span = 0..<0
}

/// A function or an initializer.
public final class Function: Sendable {
  /// A name for what is passed.
  public struct Parameter: Sendable {
    /// The label of the call; nil for none.
    public var label: String?
    /// The name inside.
    public var name: String
    /// Its type as written.
    public var type: String
    /// What is taken where nothing is passed.
    public var standard: Expression?
  }

  /// Its name.
  public let name: String
  /// What it takes.
  public let parameters: [Parameter]
  /// What it returns as written; nil for nothing.
  public let returns: String?
  /// What it does.
  public let body: [Statement]
  /// Whether it belongs to the type itself.
  public let isStatic: Bool
  /// Its line, counted from 1.
  public let line: Int
  /// The file it stands in.
  public let path: String
  /// Whether Interface Builder may call it for what a person does: `@IBAction`.
  public let isAction: Bool
  /// The property that it watches, for one called `didSet` or `set`; nil for any other.
  public let watched: String?
  /// Whether only its file sees it, or the type around it there.
  public let isPrivate: Bool
  /// Whether it takes the place of one of a base class: `override`.
  public let isOverriding: Bool
  /// Whether something else than the app's own code may call it: it is public, dynamic, or has an attribute
  /// that says so, such as `@objc`.
  public let isForOthers: Bool
  /// Where its body is in the file, with its braces, in bytes; empty for none.
  public let span: Range<Int>

  /// A function as code has it.
  init(
    name: String, parameters: [Parameter], returns: String?, body: [Statement], isStatic: Bool,
    line: Int, path: String, isAction: Bool = false, watched: String? = nil,
    isPrivate: Bool = false, isOverriding: Bool = false, isForOthers: Bool = false,
    span: Range<Int> = 0..<0
  ) {
    (self.name, self.parameters, self.returns, self.body) = (name, parameters, returns, body)
    (self.isStatic, self.line, self.path, self.isAction) = (isStatic, line, path, isAction)
    (self.watched, self.isPrivate, self.isOverriding) = (watched, isPrivate, isOverriding)
    (self.isForOthers, self.span) = (isForOthers, span)
  }

  /// The same by another name, with other steps, which nobody calls but who knows that name.
  public func named(_ name: String, doing body: [Statement]) -> Function {
    Function(
      name: name, parameters: parameters, returns: returns, body: body, isStatic: isStatic,
      line: line, path: path)
  }

  /// The same where only its file sees it.
  var hidden: Function {
    Function(
      name: name, parameters: parameters, returns: returns, body: body, isStatic: isStatic,
      line: line, path: path, isAction: isAction, watched: watched, isPrivate: true,
      isOverriding: isOverriding, isForOthers: isForOthers, span: span)
  }
}
