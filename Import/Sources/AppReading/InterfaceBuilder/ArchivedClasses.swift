internal import Foundation

/// Classes that drawings in the format before Xcode 5 make, which are not read any further.
enum ArchivedClasses {
  /// The app's own classes of what such a file makes; none for a file in another format, or that is broken.
  ///
  /// What the file belongs to, number -1, is made by whoever loads it, and what answers first, number -2,
  /// is nobody's.
  static func made(in data: Data) -> Set<String> {
    guard data.prefix(start).place(of: "<archive ") != nil, let root = try? Markup.root(of: data)
    else { return [] }
    var names: Set<String> = []
    root.visit { element in
      if element["key"] == "flattenedProperties" { names.formUnion(classes(of: element)) }
    }
    return names
  }

  /// How many bytes may stand before what a file is said to be.
  private static let start = 200

  /// The classes that a table of properties gives its objects: pairs, or keys beside a list of values.
  private static func classes(of table: MarkupElement) -> [String] {
    var properties = table.children.compactMap { child in
      child["key"].map { (key: $0, value: child.text) }
    }
    if let keys = table.value("dict.sortedKeys"), let values = table.value("dict.values") {
      // Each list begins with a note on how it is written.
      func things(_ list: MarkupElement) -> [MarkupElement] {
        list.children.filter { $0["key"] == nil }
      }
      properties = zip(things(keys), things(values)).map { ($0.text, $1.text) }
    }
    return properties.compactMap { property in
      property.key.hasSuffix(".CustomClassName") && !property.key.hasPrefix("-")
        ? property.value : nil
    }
  }
}
