internal import Dispatch
internal import Foundation

/// Work on threads with room for code that is nested very deeply.
enum DeepThreads {
  /// The stack of each thread, in bytes; only what is used of it takes memory.
  private static let stackSize = 256 << 20

  /// Does every step once, several at a time, and returns when all are done.
  static func perform(iterations: Int, _ step: @escaping @Sendable (Int) -> Void) {
    let count = min(iterations, ProcessInfo.processInfo.activeProcessorCount)
    let next = Guarded(0)
    let done = DispatchGroup()
    for _ in 0..<count {
      done.enter()
      let thread = Thread {
        while true {
          let number = next.change { number -> Int in
            defer { number += 1 }
            return number
          }
          guard number < iterations else { break }
          step(number)
        }
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    done.wait()
  }
}
