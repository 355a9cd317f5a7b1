internal import AppCode
internal import AppReading
internal import ArgumentParser
internal import BarLayout
internal import Foundation

/// What the commands that read an app have in common.
struct AppOptions: ParsableArguments {
  @ArgumentParser.Argument(help: "Folders of an app's sources, or single files.")
  var paths: [String]

  @Option(help: "The system that the app is built for; decides #available. (default: ios-18)")
  var system: String?

  @Option(help: "A file that says what expressions stand for which only the running app knows.")
  var assume: String?

  @Flag(help: "Says of each file what is otherwise said once for more than five.")
  var allNotes = false

  /// What an app is read for where nothing else is said.
  private static let usual = "ios-18"

  /// The system that is asked for, else the usual one.
  var builtFor: String { system ?? Self.usual }

  func validate() throws { try Self.check(builtFor) }

  /// Refuses the name of a system that is none.
  static func check(_ system: String) throws {
    guard SystemVersion(identifier: system) != nil else {
      throw ValidationError("unknown system \"\(visible(system))\" (accepted: ios-18, ios-26, …)")
    }
  }

  /// Refuses an output that is named twice; several different ones are all written.
  static func refuseSameOutput(among outputs: [String]) throws {
    for (index, output) in outputs.enumerated() where outputs[..<index].contains(output) {
      throw ValidationError(
        "-o \(visible(output)) is there twice; each -o is a place of its own")
    }
  }

  /// Reads the app for the system that is asked for.
  ///
  /// Where none is, it is read for the oldest that its project runs on if that is newer than the usual
  /// one, and that is said: on an older one nobody sees it.
  ///
  /// - Parameter devices: ids of the devices its screens are for; where all of them are pads, they
  ///   are a pad's. Nil for those that its project names: a pad's where it names no phone.
  func app(on devices: [String]?) throws -> (app: AppReader, system: String) {
    let arePads = devices.map { ids in
      !ids.isEmpty && ids.allSatisfy { DeviceModel(id: $0)?.idiom == .pad }
    }
    var system = builtFor
    do {
      let app = try AppReader(paths) { looks in
        let isPad = arePads ?? looks.isForPadsAlone
        var settings = SceneSettings()
        settings.system = self.system ?? Self.system(of: looks)
        // A pad's system has a name of its own.
        if isPad, settings.system.hasPrefix("ios-"), settings.systemVersion >= 13 {
          settings.system = "ipados-" + settings.system.dropFirst("ios-".count)
        }
        system = settings.system
        return BuildTarget(
          platform: Self.platform(of: system), version: settings.systemVersion, isPad: isPad)
      }
      if devices == nil, app.looks.isForPadsAlone {
        Streams.say("note: read for an iPad, the only device that the app's project names")
      }
      if self.system == nil, Self.system(of: app.looks) != Self.usual {
        Streams.say("note: read for \(system), the oldest system that the app's project runs on")
      }
      return (app, system)
    } catch {
      throw Failure("there is no file or folder \"\(visible(error.path))\"", status: 66)
    }
  }

  private static func system(of looks: AppLooks) -> String {
    guard let oldest = looks.oldestSystem, let usual = SystemVersion(identifier: usual)?.major,
      oldest > usual, SystemVersion(identifier: "ios-\(oldest)") != nil
    else { return Self.usual }
    return "ios-\(oldest)"
  }

  private static func platform(of system: String) -> String {
    switch system.split(separator: "-").first {
    case "watchos": "watchOS"
    case "tvos": "tvOS"
    case "macos": "macOS"
    case "visionos": "visionOS"
    default: "iOS"
    }
  }

  /// What is assumed of the running app.
  func assumptions() throws -> [String: String] {
    guard let assume else { return [:] }
    guard let data = FileManager.default.contents(atPath: assume) else {
      throw Failure("cannot read \(visible(assume))", status: 66)
    }
    do {
      return try Assumptions.read(String(decoding: data, as: UTF8.self))
    } catch {
      throw Failure("\(visible(assume)):\(error.line): error: not `expression: text`", status: 65)
    }
  }
}
