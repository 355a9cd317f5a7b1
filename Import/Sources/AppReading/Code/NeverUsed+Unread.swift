internal import AppCode
internal import Foundation

extension NeverUsed {
  /// Computed properties that make views, and whose names nothing in the app has but where they stand.
  enum Unread {
    /// Where they stand.
    ///
    /// What a protocol of the system's or of a library's may ask a type for stays, as do names that any file
    /// has once more, also in a comment.
    static func views(
      in code: [CodeFile], _ files: some Sequence<AppFiles.File>
    ) -> Set<Place> {
      let open = askedByOthers(among: code.flatMap(\.types))
      var places: [String: [Place]] = [:]
      for type in code.lazy.flatMap(\.types) where !open.contains(type.name) {
        for property in type.properties where property.getter != nil && makesView(property) {
          places[property.name, default: []].append(Place(property.path, property.line))
        }
      }
      guard !places.isEmpty else { return [] }
      let counts = counts(of: Set(places.keys), in: files)
      return Set(places.filter { counts[$0.key] == $0.value.count }.values.joined())
    }

    /// The types of which something else than the app may ask for what they have: those that have to do with
    /// what is neither the app's own nor known.
    private static func askedByOthers(among types: [TypeDeclaration]) -> Set<String> {
      let own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
      var heirs: [String: [String]] = [:]
      var found: Set<String> = []
      var open: [String] = []
      for type in types {
        for parent in type.inherits {
          heirs[parent, default: []].append(type.name)
          let isKnown = own.contains(parent) || plain.contains(parent)
          if !isKnown, found.insert(type.name).inserted { open.append(type.name) }
        }
      }
      while let next = open.popLast() {
        for heir in heirs[next] ?? [] where found.insert(heir).inserted { open.append(heir) }
      }
      return found
    }

    private static func makesView(_ property: Property) -> Bool {
      !["body", "previews"].contains(property.name)
        && ["some View", "AnyView", "some SwiftUI.View"].contains(property.type)
        && property.name.utf8.allSatisfy(isPlain)
    }

    /// How often files have some names.
    private static func counts(
      of names: Set<String>, in files: some Sequence<AppFiles.File>
    ) -> [String: Int] {
      // Most words are told apart by their first letter and their length.
      var kinds: Set<Int> = []
      for name in names {
        if let first = name.utf8.first { kinds.insert(kind(first, name.utf8.count)) }
      }
      var counts: [String: Int] = [:]
      for file in files {
        guard let data = file.contents() else { continue }
        let bytes = [UInt8](data)
        var place = 0
        while place < bytes.count {
          guard isPlain(bytes[place]) else {
            place += 1
            continue
          }
          let start = place
          while place < bytes.count, isPlain(bytes[place]) { place += 1 }
          guard kinds.contains(kind(bytes[start], place - start)) else { continue }
          let word = String(decoding: bytes[start..<place], as: UTF8.self)
          if names.contains(word) { counts[word, default: 0] += 1 }
        }
      }
      return counts
    }

    private static func kind(_ first: UInt8, _ length: Int) -> Int { Int(first) << 32 | length }

    /// Types and protocols of the system's that ask for no view but for a body.
    private static let plain: Set = [
      "AnyObject", "App", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
      "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Int",
      "LocalizedError", "NSObject", "ObservableObject", "RawRepresentable", "Scene", "Sendable",
      "String", "SwiftUI.View", "ToolbarContent", "View", "ViewModifier",
    ]
  }
}
