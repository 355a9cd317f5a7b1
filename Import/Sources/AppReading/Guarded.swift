internal import Synchronization

/// A value that one thread at a time may look at.
public final class Guarded<Value>: Sendable {
  private let value: Mutex<Value>

  /// Guards a value.
  public init(_ value: sending Value) { self.value = Mutex(value) }

  /// Looks at the value or changes it.
  public func change<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    value.withLock(body)
  }
}
