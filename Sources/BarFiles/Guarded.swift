#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// A value that one thread at a time reads or changes.
///
/// The lock of Swift's own library asks for macOS 15; this package runs on 13, which has the
/// system's.
final class Guarded<Value: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }
  #else
    private let lock: Mutex<Value>

    init(_ value: Value) { lock = Mutex(value) }
  #endif

  /// Calls with the value while no other thread has it.
  func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
