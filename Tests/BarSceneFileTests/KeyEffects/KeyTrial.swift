internal import BarLayout
internal import Foundation

@testable import BarSceneFile

/// What a key of a scene does on a machine: the scene laid out with it and without it.
struct KeyTrial {
  /// A scene with a hole, and what is put into it.
  struct Use: Hashable, CustomStringConvertible {
    var scene: String
    var text: String
    /// What stands in the hole without the key.
    var without: String

    var description: String { scene.replacing("§", with: text) }
  }

  /// What came of a use.
  enum Outcome: Equatable {
    /// The answer is another one than without the key.
    case effect
    /// The answer is the same, and a warning says that the key does nothing on such a machine.
    case saidOfMachine
    /// The answer is the same, and a warning says that the key does nothing in such a scene.
    case saidOfScene
    /// The answer is the same, and nothing is said.
    case silence
    /// The answer is another one, and a warning says that the key does nothing.
    case falseWarning(String)
  }

  private struct Answer: Equatable {
    var layout: LaidOutScene
    /// Warnings of anything but settings without effect.
    var diagnoses: [String]
  }

  let machine: KeyMachine
  private var bases: [String: Answer?] = [:]

  init(_ machine: KeyMachine) { self.machine = machine }

  /// Tries a use of a key; nil for a scene that cannot be laid out with it, or not without it.
  mutating func outcome(of key: String, _ use: Use) -> Outcome? {
    var result: Outcome?
    for device in machine.devices {
      guard let outcome = outcome(of: key, use, on: device) else { continue }
      result = outcome
      if outcome != .silence { return outcome }
    }
    return result
  }

  private mutating func outcome(of key: String, _ use: Use, on device: String) -> Outcome? {
    guard let base = base(use, on: device), let file = read(use.scene, use.text, on: device),
      let answer = answer(of: file)
    else { return nil }
    let before = use.scene.components(separatedBy: "§").first ?? ""
    let words = Set(before.split { !$0.isLetter }.map(String.init)).union([key])
    let objections = file.warnings.map(\.message).filter { message in
      message.contains(Self.mark) && words.contains { Self.names($0, in: message) }
    }
    if answer == base {
      guard let first = objections.first else { return .silence }
      let isOfMachine = objections.contains { message in
        [" on ", " before ", " after "].contains { message.contains(Self.mark + $0) }
      }
      return isOfMachine && first.hasPrefix("\"") ? .saidOfMachine : .saidOfScene
    }
    let isShown = answer.layout != base.layout
    let refuted = objections.first { Self.names(key, in: $0) }
    return refuted.map { isShown ? .falseWarning($0) : .effect } ?? .effect
  }

  /// What every warning of a setting without effect has in it.
  private static let mark = "no effect"

  private static func names(_ key: String, in message: String) -> Bool {
    message.hasPrefix("\"\(key)\" ") || message.hasPrefix("\(key) ")
  }

  private mutating func base(_ use: Use, on device: String) -> Answer? {
    let name = [device, use.scene, use.without].joined(separator: "\n")
    if let known = bases[name] { return known }
    let new = read(use.scene, use.without, on: device).flatMap(answer)
    bases[name] = .some(new)
    return new
  }

  private func read(_ scene: String, _ text: String, on device: String) -> SceneFile? {
    var whole =
      scene.replacing("§", with: text).replacing("{idiom}", with: machine.idiom)
      .replacing("{points}", with: machine.points) + "\nsystem: \(machine.system)\n"
    if !scene.contains("device:") { whole += "device: \(device)\n" }
    return try? SceneFile(
      SceneSource(name: "scene.yaml", bytes: Array(whole.utf8), folder: Self.folder))
  }

  private func answer(of file: SceneFile) -> Answer? {
    guard
      let layout = try? LaidOutScene(layingOut: file.scene, measuring: AdvanceTable.sanFrancisco)
    else { return nil }
    return Answer(
      layout: layout, diagnoses: file.warnings.map(\.message).filter { !$0.contains(Self.mark) })
  }

  /// Where the pictures of the stands are.
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Examples").standardized.path
}
