internal import AppCode

extension UnaskedCases {
  /// Which enumerations of raw values, or of listed cases, something may make values of without a name of
  /// theirs: `.init(rawValue: text)`, `Self.allCases`, `@AppStorage`.
  ///
  /// `Route(rawValue: text)` and `Route.allCases` name all cases of the one.
  struct RawValues {
    /// Whether that may be any of them.
    private(set) var isOpen = false
    /// Last names of those that it is, where it is known which.
    private(set) var open: Set<String> = []

    /// What an enumeration inherits from that has raw values or lists its cases.
    static let types: Set = [
      "CaseIterable", "Character", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt",
      "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    /// What stands at a place of a file.
    private struct File {
      var bytes: [UInt8]
      /// The enumerations that it has code of.
      var own: Set<String>
      /// Whether it has code of other types whose `Self` may be any enumeration.
      var hasOthers: Bool
    }

    /// Wrappers of the system's that make no values.
    private static let harmless: Set = [
      "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
      "IBAction", "IBOutlet", "MainActor", "ObservationIgnored", "ObservedObject", "Published",
      "State", "StateObject", "ViewBuilder", "available", "discardableResult", "inlinable",
      "objc", "usableFromInline",
    ]

    /// Starts of names that the system's own types have.
    private static let system = [
      "AV", "CA", "CB", "CG", "CK", "CL", "CN", "CT", "EK", "GK", "HK", "INV", "LA", "MF", "MK",
      "NS", "OS", "PH", "PK", "SF", "SK", "UI", "UN", "UT", "WK",
    ]

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - enumerations: whole names of the app's own enumerations.
    ///   - files: the files of the code by their paths.
    init(_ code: [CodeFile], _ enumerations: Set<String>, in files: [String: AppFiles.File]) {
      // Code of another language makes them of numbers.
      isOpen = files.keys.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
      let owners = Set(enumerations.map(Self.last))
      for file in code where !isOpen {
        for property in file.types.lazy.flatMap(\.properties)
        where !property.attributes.allSatisfy(Self.harmless.contains) {
          open.formUnion(Self.words(property.type ?? "").intersection(owners))
          if let value = property.value {
            open.formUnion(Self.words(value.source).intersection(owners))
          }
        }
        guard let data = files[file.path]?.contents(),
          data.holds("rawValue:") || data.holds("allCases") || data.holds(".init")
        else { continue }
        let types = Set(file.types.map(\.name))
        look(
          through: File(
            bytes: Array(data), own: Set(types.intersection(enumerations).map(Self.last)),
            hasOthers: file.types.contains { type in
              type.kind == .protocol
                || type.kind == .extension && !enumerations.contains(type.name)
            }), owners)
      }
    }

    private mutating func look(through file: File, _ owners: Set<String>) {
      let bytes = file.bytes
      NeverUsed.visitWords(in: bytes) { word, range in
        switch word {
        case "rawValue":
          guard range.upperBound < bytes.count, bytes[range.upperBound] == 0x3A else { break }
          let before = NeverUsed.trimmed(bytes[..<range.lowerBound])
          if before.last == 0x28 { note(makerBefore: before.dropLast(), of: file, owners) }
        case "allCases":
          let before = bytes[..<range.lowerBound]
          guard before.last == 0x2E else {
            // It is declared there, or asked for by code of the enumeration's own.
            noteSelf(of: file)
            break
          }
          note(NeverUsed.lastWord(before.dropLast()), isQualified: false, of: file, owners)
        case "init":
          // Handed on as a function, it makes a value of each text: `names.map(Route.init)`.
          let before = bytes[..<range.lowerBound]
          guard before.last == 0x2E,
            range.upperBound == bytes.count || bytes[range.upperBound] != 0x28
          else { break }
          let base = NeverUsed.lastWord(before.dropLast())
          if owners.contains(base) { open.insert(base) }
          if base.utf8.count < 3 || ["self", "Self"].contains(base) { isOpen = true }
        default: break
        }
        return nil
      }
    }

    /// Notes what a call makes a value of, by what stands before its parentheses.
    private mutating func note(
      makerBefore before: ArraySlice<UInt8>, of file: File, _ owners: Set<String>
    ) {
      var rest = before
      // `init?(rawValue:)` is a declaration.
      if rest.last == 0x3F { rest = rest.dropLast() }
      let name = NeverUsed.lastWord(rest)
      rest = NeverUsed.trimmed(rest).dropLast(name.utf8.count)
      guard name == "init" else {
        return note(name, isQualified: rest.last == 0x2E, of: file, owners)
      }
      guard rest.last == 0x2E else { return }
      let base = NeverUsed.lastWord(rest.dropLast())
      rest = NeverUsed.trimmed(rest.dropLast()).dropLast(base.utf8.count)
      if owners.contains(base) {
        open.insert(base)
      } else {
        note(base, isQualified: rest.last == 0x2E, of: file, owners)
      }
    }

    private mutating func note(
      _ name: String, isQualified: Bool, of file: File, _ owners: Set<String>
    ) {
      if owners.contains(name) { return }
      if ["self", "Self", "super"].contains(name) { return noteSelf(of: file) }
      let isOfSystem = isQualified || Self.system.contains { name.hasPrefix($0) }
      if !(isOfSystem && name.first?.isUppercase == true) { isOpen = true }
    }

    private mutating func noteSelf(of file: File) {
      open.formUnion(file.own)
      if file.hasOthers { isOpen = true }
    }

    /// The last part of a name.
    static func last(of name: String) -> String {
      name.split(separator: ".").last.map(String.init) ?? name
    }

    private static func words(_ text: String) -> Set<String> {
      Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
  }
}
