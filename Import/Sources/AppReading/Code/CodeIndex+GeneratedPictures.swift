internal import AppCode

extension CodeIndex {
  /// Properties that extensions add to a type that a generator makes of pictures, whose code is not there,
  /// and that give its `image` in some way: `original` of `image.withRenderingMode(.alwaysOriginal)`.
  static func picturesOfGenerators(_ types: [String: TypeEntry]) -> Set<String> {
    var found: Set<String> = []
    for (name, entry) in types where entry.kind == nil {
      guard generated.contains(where: name.hasSuffix) else { continue }
      for property in entry.properties where !property.isStatic && givesImage(property) {
        found.insert(property.name)
      }
    }
    return found
  }

  /// How names of such types end: `AppImages`, `ImageAsset`, `AppAsset`.
  private static let generated = ["Images", "Image", "Asset"]

  private static func givesImage(_ property: Property) -> Bool {
    guard ["UIImage", "Image", "SwiftUI.Image"].contains(property.type ?? ""),
      let getter = property.getter, getter.count == 1
    else { return false }
    switch getter[0] {
    case .expression(let value), .result(let value?):
      var open = value
      while true {
        switch open {
        case .call(let call): open = call.callee
        case .member(.name("self")?, "image", _), .name("image"): return true
        case .member(let base?, _, _): open = base
        default: return false
        }
      }
    default: return false
    }
  }
}
