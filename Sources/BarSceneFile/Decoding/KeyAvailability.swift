internal import BarLayout

/// The machines on which a key does something, and the versions of their systems that have it.
///
/// Each row of a table of keys has one. A key that does nothing is still taken, since one scene may
/// be laid out on many machines; it is worth a warning.
struct KeyAvailability: Sendable {
  /// A kind of machine.
  typealias Machine = Device.Idiom

  /// The first and the last version.
  ///
  /// A range would do, were it not slow to make the first of its kind.
  private struct Versions {
    var first = 0
    var last = Int.max
  }

  /// The first and the last version on each machine; none for a machine without the key.
  private var versions: MachineTable<Versions>
  /// The release of the first version that has the key; 0 for the version itself.
  private var release = 0
  /// What to do in the key's place, by the machine that does not have it.
  private var advice = MachineTable<String>()

  /// Every machine, with all of its systems.
  static let everywhere = KeyAvailability.on(Machine.allCases)
  /// No machine: the key is taken because UIKit or SwiftUI has it.
  static let nowhere = KeyAvailability.on([])
  /// Phones and pads, which have UIKit's navigation bar.
  static let touch = KeyAvailability.on([.phone, .pad])

  /// Some machines, with all of their systems.
  static func on(_ machines: [Machine]) -> KeyAvailability {
    var versions = MachineTable<Versions>()
    for machine in machines { versions[machine] = Versions() }
    return KeyAvailability(versions: versions)
  }

  /// All machines but some.
  static func off(_ machines: [Machine]) -> KeyAvailability {
    .on(Machine.allCases.filter { !machines.contains($0) })
  }

  /// The same and another machine, from a version of its system on.
  func and(_ machine: Machine, from version: Int = 0) -> KeyAvailability {
    var result = self
    result.versions[machine] = Versions(first: version)
    return result
  }

  /// The same and another machine, up to a version of its system.
  func and(_ machine: Machine, until version: Int) -> KeyAvailability {
    var result = self
    result.versions[machine] = Versions(last: version)
    return result
  }

  /// The same from a version of iOS on; other systems are as they were.
  func since(_ version: Int) -> KeyAvailability {
    var result = self
    for machine in [Machine.phone, .pad] {
      guard let range = versions[machine] else { continue }
      let first = max(range.first, version)
      result.versions[machine] = Versions(first: first, last: max(range.last, first))
    }
    return result
  }

  /// The same from a later release of the first version on.
  func release(_ release: Int) -> KeyAvailability {
    var result = self
    result.release = release
    return result
  }

  /// The same up to a version of iOS.
  func until(_ version: Int) -> KeyAvailability {
    var result = self
    for machine in [Machine.phone, .pad] {
      guard let range = versions[machine] else { continue }
      result.versions[machine] = Versions(first: range.first, last: max(range.first, version))
    }
    return result
  }

  /// The same with words about what to do in the key's place where there is none.
  ///
  /// - Parameter machines: the machines they are for; none stands for all that lack the key.
  func instead(_ words: String, on machines: [Machine] = []) -> KeyAvailability {
    var result = self
    for machine in machines.isEmpty ? Machine.allCases : machines { result.advice[machine] = words }
    return result
  }
}

extension KeyAvailability {
  /// What is said of a key that does nothing on a machine; nil where it does something.
  func objection(to key: String, on machine: Machine, _ system: SystemVersion) -> String? {
    let help = advice[machine].map { " (\($0))" } ?? ""
    guard !versions.isEmpty else { return "\(quoted(key)) has no effect\(help)" }
    guard let range = versions[machine] else {
      return "\(quoted(key)) has no effect on \(machine.place)\(help)"
    }
    let isEarly = !system.isAtLeast(range.first, release)
    guard isEarly || system.major > range.last else { return nil }
    guard system.major > range.last else {
      let first = "\(range.first)" + (release > 0 ? ".\(release)" : "")
      return "\(quoted(key)) has no effect before version \(first) "
        + "(found \(system.identifier))"
    }
    let found = advice[machine].map { "found \(system.identifier); \($0)" }
    return "\(quoted(key)) has no effect after version \(range.last) "
      + "(\(found ?? "found \(system.identifier)"))"
  }

  /// The machines that have the key, as tables name them; nil for all of them.
  var words: String? {
    guard !versions.isEmpty, versions.count < Machine.allCases.count else { return nil }
    let places = Machine.allCases.filter { versions[$0] != nil }.map(\.place)
    guard let last = places.last, places.count > 1 else { return places.first }
    return places.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Device.Idiom {
  /// Where a key has no effect, in words.
  fileprivate var place: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .watch: "watchOS"
    case .tv: "tvOS"
    case .mac: "macOS"
    case .vision: "visionOS"
    }
  }
}

/// A value for some machines; a dictionary would do, were it not slow to make the first of its kind.
private struct MachineTable<Value: Sendable>: Sendable {
  private var values = [Value?](repeating: nil, count: Device.Idiom.allCases.count)

  /// Whether there is no value.
  var isEmpty: Bool { count == 0 }
  /// How many machines have one.
  var count: Int { values.count { $0 != nil } }

  subscript(machine: Device.Idiom) -> Value? {
    get { values[Self.place(of: machine)] }
    set { values[Self.place(of: machine)] = newValue }
  }

  private static func place(of machine: Device.Idiom) -> Int {
    switch machine {
    case .phone: 0
    case .pad: 1
    case .watch: 2
    case .tv: 3
    case .mac: 4
    case .vision: 5
    }
  }
}
