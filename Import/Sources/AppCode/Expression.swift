/// A piece of an app's Swift code that has a value, as far as bars depend on it.
///
/// It keeps what names, words and calls say and forgets the rest, so that a whole app fits in
/// memory.
public indirect enum Expression: Sendable {
  /// A string literal, in pieces where values are put into it.
  case text([TextPiece], line: Int)
  /// A number as it is written.
  case number(String)
  /// `true` or `false`.
  case bool(Bool)
  /// `nil`.
  case null
  /// A name alone, `self` among them.
  case name(String)
  /// What a dot leads to; without a base, as in `.inline`, the type is inferred.
  case member(Expression?, String, line: Int)
  /// A call of anything.
  case call(Call)
  /// A value by its place: `items[0]`.
  case item(Expression, [Argument])
  /// One of two values: `condition ? first : second`.
  case choice(String, Expression, Expression)
  /// Two values with an operator between them.
  case binary(String, Expression, Expression)
  /// A value that is taken as a controller of another type: `vc as? DetailController`.
  case cast(Expression, type: String)
  /// A list literal.
  case list([Expression])
  /// Several values in parentheses, each with a label or without.
  case tuple([Argument])
  /// Words by names: a dictionary literal of texts, or of such dictionaries.
  case dictionary([WordPair])
  /// Code that is run later.
  case closure(Closure)
  /// An `if` or `switch` that gives a value.
  case branches([Branch])
  /// One value is put in another's place.
  case assign(Expression, Expression, line: Int)
  /// Anything else, as it is written.
  case other(String)
}

/// A pair of a dictionary of words.
public struct WordPair: Sendable {
  /// Its key: a text or a case.
  public var key: Expression
  /// Its value: a text, a dictionary of words, or the name of one.
  public var value: Expression
}

/// A part of a string literal.
public enum TextPiece: Sendable {
  /// Letters that stand there.
  case letters(String)
  /// A value that is put in.
  case value(Expression, source: String)
}

/// A call with what is passed to it.
public struct Call: Sendable {
  /// What is called.
  public var callee: Expression
  /// What is passed, trailing closures last.
  public var arguments: [Argument]
  /// The line of the called name, counted from 1.
  public var line: Int

  /// Makes a call.
  public init(callee: Expression, arguments: [Argument], line: Int) {
    self.callee = callee
    self.arguments = arguments
    self.line = line
  }

  /// The first argument with a label; nil for the first without one.
  public func argument(_ label: String?) -> Expression? {
    arguments.first { $0.label == label && (label != nil || !$0.isTrailing) }?.value
  }

  /// The closure after the parentheses, or the argument with a label that is a closure.
  public func closure(_ label: String? = nil) -> Closure? {
    for argument in arguments where argument.label == label {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }

  /// The name at the end of what is called: `navigationTitle` of `list.navigationTitle`.
  public var name: String? {
    switch callee {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }
}

/// A value that is passed.
public struct Argument: Sendable {
  /// Its label; nil for none.
  public var label: String?
  /// The value.
  public var value: Expression
  /// Whether it is a closure after the parentheses.
  public var isTrailing = false

  /// Makes a value that is passed; a closure after the parentheses where it says so.
  public init(label: String?, value: Expression, isTrailing: Bool = false) {
    (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
  }
}

/// Code between braces that is a value.
public struct Closure: Sendable {
  /// Names of its parameters.
  public var parameters: [String]
  /// What it does.
  public var body: [Statement]

  /// Makes a closure.
  public init(parameters: [String], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}

/// One way of going on.
public struct Branch: Sendable {
  /// What has to hold, as it is written; "else" for whatever is left.
  public var condition: String
  /// What a `switch` looks at; nil for an `if`.
  public var subject: Expression?
  /// The cases of a `switch` by name: `home` of `case .home`; empty for `default`.
  public var cases: [String]
  /// Names that a `case` gives to the values its case carries, by their place; empty for none.
  public var payload: [String] = []
  /// Names that the condition binds, with their values.
  public var bindings: [Binding]
  /// What is done.
  public var body: [Statement]

  /// Makes a branch.
  public init(
    condition: String, subject: Expression?, cases: [String], bindings: [Binding],
    body: [Statement]
  ) {
    self.condition = condition
    self.subject = subject
    self.cases = cases
    self.bindings = bindings
    self.body = body
  }
}

/// A name for a value.
public struct Binding: Sendable {
  /// The name.
  public var name: String
  /// Its type as written; nil for an inferred one.
  public var type: String?
  /// Its value; nil for none yet.
  public var value: Expression?

  /// - Parameters:
  ///   - type: its type as written; nil for an inferred one.
  ///   - value: its value; nil for none yet.
  public init(name: String, type: String? = nil, value: Expression?) {
    self.name = name
    self.type = type
    self.value = value
  }
}

/// A step of a body.
public enum Statement: Sendable {
  /// A value is worked out or changed.
  case expression(Expression)
  /// A name gets a value.
  case binding(Binding)
  /// The body ends with a value.
  case result(Expression?)
  /// One of several bodies.
  case branches([Branch])
  /// What follows is only done where this holds, the condition of a `guard`; the steps otherwise.
  case premise(String, otherwise: [Statement])
  /// A body that may be done any number of times; for each value of a list, which has a name in it.
  case loop([Statement], over: Binding? = nil)
  /// A function inside of another.
  case function(Function)
}
