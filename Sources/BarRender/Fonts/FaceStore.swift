internal import BarLayout

/// The faces of one renderer, opened when they are first needed.
final class FaceStore {
  private struct FamilyKey: Hashable {
    var family: String
    var weight: FontWeight
  }
  private struct NamedKey: Hashable {
    var face: FontLibrary.NamedFace
    /// Set for variable faces only.
    var weight: FontWeight?
    var isDisplay: Bool
  }

  let library: FontLibrary
  private var families: [FamilyKey: FontFace?] = [:]
  private var namedFaces: [NamedKey: FontFace?] = [:]
  private var files: [String: FontFile] = [:]
  private var nextID = 0

  init(library: FontLibrary) {
    self.library = library
  }

  /// The face of a known family; nil when it is not installed.
  func face(_ family: FontFamily, _ weight: FontWeight) throws(RenderError) -> FontFace? {
    let key = FamilyKey(family: family.name, weight: family.drawnWeight(weight))
    if let known = families[key] { return known }
    let face = try open(family, key.weight)
    families[key] = face
    return face
  }

  private func open(_ family: FontFamily, _ weight: FontWeight) throws(RenderError) -> FontFace? {
    guard let found = library.file(family, weight) else { return nil }
    let file = files[found.path] ?? found
    file.advice = "install \(family.package) again, or name another font with --font-path"
    var best: FontFace?
    let count = try file.faceCount()
    for index in 0..<count {
      let face = try FontFace(file: file, index: index, id: nextID)
      if count > 1 && (face.family != family.name || face.isItalic) { continue }
      let wanted = Double(weight.cssValue)
      if let other = best, abs(other.weight - wanted) <= abs(face.weight - wanted) { continue }
      best = face
    }
    guard let best else {
      throw file.unusable("it has no face of \(family.name)")
    }
    nextID += 1
    files[file.path] = file
    best.setAxes(weight: Double(weight.cssValue), opticalSize: family.opticalSize)
    return best
  }

  /// The face of a family that a scene names: one the user gave a file of, or a known one.
  func face(
    named name: String, _ weight: FontWeight, isDisplay: Bool
  ) throws(RenderError) -> FontFace {
    let wanted = name.lowercased()
    let own = library.named.filter { $0.family.lowercased() == wanted }
    if let best = own.min(by: {
      let weight = Double(weight.cssValue)
      return Self.distance($0, weight) < Self.distance($1, weight)
    }) {
      return try open(best, weight, isDisplay: isDisplay)
    }
    let known = FontFamily.known.first { $0.name.lowercased() == wanted }
    if let known, let face = try face(known, weight) { return face }
    throw .fontMissing(family: name, package: known?.package ?? "the package that has it")
  }

  /// The faces that the user named, one a family, each in the weight nearest to the one wanted.
  func namedFaces(_ weight: FontWeight, isDisplay: Bool) throws(RenderError) -> [FontFace] {
    var result: [FontFace] = []
    var seen: Set<String> = []
    for face in library.named {
      let family = Self.withoutCut(face.family)
      guard seen.insert(family).inserted else { continue }
      let relatives = library.named.filter { Self.withoutCut($0.family) == family }
      let sameCut = relatives.filter { $0.isDisplayCut == isDisplay }
      let wanted = Double(weight.cssValue)
      let best = (sameCut.isEmpty ? relatives : sameCut).min {
        Self.distance($0, wanted) < Self.distance($1, wanted)
      }
      if let best { result.append(try open(best, weight, isDisplay: isDisplay)) }
    }
    return result
  }

  private func open(
    _ named: FontLibrary.NamedFace, _ weight: FontWeight, isDisplay: Bool
  ) throws(RenderError) -> FontFace {
    let key = NamedKey(face: named, weight: named.isVariable ? weight : nil, isDisplay: isDisplay)
    if let known = namedFaces[key], let known { return known }
    guard let file = files[named.path] ?? FontFile(path: named.path) else {
      throw .fontUnreadable(path: named.path, reason: "it has gone since the program began")
    }
    let face = try FontFace(file: file, index: named.index, id: nextID)
    nextID += 1
    files[named.path] = file
    face.setAxes(weight: Double(weight.cssValue), opticalSize: isDisplay ? 28 : 17)
    namedFaces[key] = face
    return face
  }

  private static func distance(_ face: FontLibrary.NamedFace, _ weight: Double) -> Double {
    face.isVariable ? 0 : abs(face.weight - weight)
  }

  /// A family's name without the words that tell its optical cuts apart.
  private static func withoutCut(_ name: String) -> String {
    for cut in [" Display", " Text"] where name.hasSuffix(cut) {
      return String(name.dropLast(cut.count))
    }
    return name
  }
}
