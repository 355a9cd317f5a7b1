internal import Foundation

extension DescribedProject {
  /// Kinds of files that a project lists one by one.
  private static let kinds: Set<String> = [
    "swift", "m", "mm", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
  ]

  /// What Xcode would keep of it, as far as anything here asks; nil where it builds nothing.
  ///
  /// Targets that try others are left out: what they alone are built of belongs to no app.
  ///
  /// - Parameter paths: paths of all files that are there, sorted.
  func xcode(among paths: [String]) -> Data? {
    let folder = Self.parts(path).dropLast()
    /// A path as it is written in the project's folder.
    func inside(_ path: String) -> String {
      let parts = Self.parts(path)
      let shared = zip(parts, folder).prefix { $0 == $1 }.count
      let up = Array(repeating: "..", count: folder.count - shared)
      return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
    }
    var (lines, numbers): ([String], [String: Int]) = ([], [:])
    var (regions, targets) = (regions.union(["Base"]), [String]())
    regions.insert(language ?? "en")
    for (number, target) in self.targets.enumerated() where !target.isOfTests {
      var built: [String] = []
      for path in Self.files(of: target, among: paths) {
        let parts = Self.parts(path)
        guard let name = parts.last, let end = name.split(separator: ".").last,
          name.contains("."), Self.kinds.contains(String(end)), !path.contains(";")
        else { continue }
        if let folder = parts.dropLast().last, folder.hasSuffix(".lproj") {
          regions.insert(String(folder.dropLast(".lproj".count)))
        }
        let file = numbers[path] ?? numbers.count
        if numbers.updateValue(file, forKey: path) == nil {
          lines.append(
            "F\(file) = {isa = PBXFileReference; path = \(Self.spelled(inside(path))); "
              + "sourceTree = SOURCE_ROOT; };")
        }
        lines.append("B\(number)x\(file) = {isa = PBXBuildFile; fileRef = F\(file); };")
        built.append("B\(number)x\(file)")
      }
      for (place, sources) in target.sources.enumerated() where sources.isCopied {
        lines.append(
          "C\(number)x\(place) = {isa = PBXFileReference; lastKnownFileType = folder; "
            + "path = \(Self.spelled(inside(sources.path))); sourceTree = SOURCE_ROOT; };")
      }
      lines.append("P\(number) = {isa = PBXSourcesBuildPhase; files = (")
      lines += built.map { $0 + "," }
      lines.append("); };")
      lines.append("T\(number) = {isa = PBXNativeTarget; name = \(Self.spelled(target.name));")
      lines.append("productType = \"com.apple.product-type.\(target.kind)\";")
      lines.append("buildPhases = (P\(number),); buildConfigurationList = L\(number); };")
      lines += configurations("L\(number)", target.settings)
      targets.append("T\(number)")
    }
    guard !numbers.isEmpty else { return nil }
    lines += configurations("L", settings)
    lines += ["R = {isa = PBXProject; buildConfigurationList = L; targets = ("]
    lines.append(targets.joined(separator: ", ") + ");")
    if let language { lines.append("developmentRegion = \(Self.spelled(language));") }
    lines += ["knownRegions = ("]
    lines += regions.sorted().map { Self.spelled($0) + "," }
    lines += ["); };"]
    let text = ["// !$*UTF8*$!", "{objects = {"] + lines + ["}; rootObject = R; }", ""]
    return Data(text.joined(separator: "\n").utf8)
  }

  /// A list of configurations as the lines of a project.
  private func configurations(
    _ mark: String, _ settings: [String: [String: String]]
  ) -> [String] {
    var (lines, marks): ([String], [String]) = ([], [])
    for (number, configuration) in configurations.enumerated() {
      marks.append("\(mark)c\(number)")
      lines += ["\(mark)c\(number) = {", "isa = XCBuildConfiguration;", "buildSettings = {"]
      for (key, value) in (settings[configuration.name] ?? [:]).sorted(by: { $0.key < $1.key })
      where key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        lines.append("\(key) = \(Self.spelled(value));")
      }
      lines += ["};", "name = \(Self.spelled(configuration.name));", "};"]
    }
    lines.append(
      "\(mark) = {isa = XCConfigurationList; "
        + "buildConfigurations = (\(marks.joined(separator: ", "))); };")
    return lines
  }

  private static func spelled(_ text: String) -> String {
    let words = text.map { $0.isNewline ? " " : $0 }
    return "\"" + String(words).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }
}
