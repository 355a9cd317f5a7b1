internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program started without Foundation, whose own waiting takes steps of 50 milliseconds.
enum ChildProcess {
  #if os(Linux)
    private typealias FileActions = posix_spawn_file_actions_t
    private static func noActions() -> FileActions { FileActions() }
  #else
    private typealias FileActions = posix_spawn_file_actions_t?
    private static func noActions() -> FileActions { nil }
  #endif

  /// Runs a program to its end and throws away what it prints.
  ///
  /// - Parameter command: the program's path and its arguments.
  /// - Returns: the status it ended with; nil when it did not start or was stopped.
  static func run(_ command: [String]) -> Int32? {
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var arguments = command.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var actions = noActions()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    guard posix_spawn(&child, command[0], &actions, nil, &arguments, &environment) == 0 else {
      return nil
    }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child, status & 0x7f == 0 else { return nil }
    return (status >> 8) & 0xff
  }
}
