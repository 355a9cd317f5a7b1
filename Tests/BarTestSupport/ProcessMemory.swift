internal import Foundation

/// What this process has taken of memory.
package enum ProcessMemory {
  /// The most it has had so far, in KiB; nil where the system does not tell.
  package static var largest: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM") })
    else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }
}
