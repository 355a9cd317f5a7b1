/// A path to something below a folder, made of whole names: what untrusted files may name.
///
/// It is looked at as bytes, as the operating system does. Swift's signs would take a slash and a
/// mark after it for one letter, and a zero byte for a part of a name that the system never sees.
package struct RelativePath: Hashable, Sendable {
  /// Why a text is no such path.
  package struct Fault: Error, Hashable {
    /// What is wrong, to be put after the path: `it has a part ".."`.
    package var reason: String
  }

  /// The names, from the folder on; at least one.
  package let names: [String]

  /// Reads `a/b.png`.
  package init(_ text: String) throws(Fault) {
    let bytes = text.utf8
    if bytes.isEmpty { throw Fault(reason: "it is empty") }
    if bytes.contains(0) { throw Fault(reason: "it has a zero byte") }
    if FilePath.isAbsolute(text) { throw Fault(reason: "it starts at the root of the file system") }
    var names: [String] = []
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      let name = String(decoding: part, as: UTF8.self)
      if name.utf8.isEmpty { throw Fault(reason: "it has an empty part") }
      if name.utf8.elementsEqual(".".utf8) || name.utf8.elementsEqual("..".utf8) {
        throw Fault(reason: "it has a part \"\(name)\"")
      }
      names.append(name)
    }
    self.names = names
  }

  /// The path as it is written.
  package var text: String { names.joined(separator: "/") }

  /// The last name.
  package var name: String { names.last ?? "" }

  /// The names of the folders on the way.
  package var folders: ArraySlice<String> { names.dropLast() }

  /// The path with something after its last name.
  package func adding(_ ending: String) throws(Fault) -> RelativePath {
    try RelativePath(text + ending)
  }
}
