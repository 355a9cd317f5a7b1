import Testing

/// What other packages see of the libraries.
struct PublicDoorTests {
  /// The modules that other packages may import.
  private static let libraries = [
    "BarAnswers", "BarLayout", "BarLint", "BarMotion", "BarRender", "BarSceneFile", "BarTesting",
    "BarTestingPictures",
  ]

  /// A public type, and where it stands in its file.
  private struct PublicType {
    var name: String
    var isNested: Bool
  }

  /// Every type that a module shows to other packages.
  private static func types(in folder: String) throws -> [PublicType] {
    try ProjectFile.swift(in: folder).flatMap { file in
      try file.text.split(separator: "\n").compactMap { line -> PublicType? in
        let words = line.split(separator: " ").map(String.init)
        guard let start = words.firstIndex(of: "public"),
          let kind = words[start...].dropFirst().first(where: { $0 != "final" && $0 != "indirect" }
          ),
          ["struct", "enum", "class", "protocol", "actor"].contains(kind),
          let place = words.firstIndex(of: kind), place + 1 < words.count
        else { return nil }
        let name = words[place + 1].prefix { $0.isLetter || $0.isNumber }
        return PublicType(name: String(name), isNested: line.hasPrefix(" "))
      }
    }
  }

  @Test func `BarLayout shows fewer than 120 types to other packages`() throws {
    let types = try Self.types(in: "Sources/BarLayout")
    #expect(types.count > 50)
    #expect(types.count < 120)
  }

  @Test func `no public type has a name of SwiftUI's`() throws {
    let types = try Self.libraries.flatMap { try Self.types(in: "Sources/\($0)") }
    let clashes = types.filter { !$0.isNested && Self.swiftUI.contains($0.name) }.map(\.name)
    #expect(clashes.isEmpty, "call them Bar…: \(clashes)")
  }

  /// SwiftUI's types whose names a library about bars might want.
  private static let swiftUI: Set<String> = [
    "Alignment", "Anchor", "Angle", "Animation", "Axis", "Binding", "Button", "Canvas", "Capsule",
    "Circle", "Color", "ColorScheme", "ContentMode", "ContentSizeCategory", "ControlSize",
    "CoordinateSpace", "Divider", "DynamicTypeSize", "Edge", "EdgeInsets", "Environment", "Font",
    "Form", "Glass", "Gradient", "Group", "HorizontalAlignment", "Image", "Label",
    "LayoutDirection",
    "LegibilityWeight", "Link", "List", "Material", "Menu", "NavigationLink", "NavigationPath",
    "NavigationSplitView", "NavigationStack", "NavigationView", "Path", "Picker", "Prominence",
    "Rect", "Scene", "ScenePhase", "Section", "Shadow", "Shape", "Spacer", "State", "StrokeStyle",
    "SymbolRenderingMode", "Table", "Text", "TextAlignment", "TextField", "Toggle",
    "ToolbarContent",
    "ToolbarItem", "ToolbarItemGroup", "ToolbarItemPlacement", "ToolbarPlacement", "ToolbarRole",
    "Transaction", "Transition", "UserInterfaceSizeClass", "VerticalAlignment", "View",
    "Visibility",
    "Window",
  ]

  @Test func `each public function that throws says what it throws`() throws {
    var silent: [String] = []
    for file in Self.libraries.flatMap({ ProjectFile.swift(in: "Sources/\($0)") }) {
      var comment = ""
      var declaration = ""
      for line in try file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("///") {
          comment += text
          continue
        }
        if declaration.isEmpty, text.hasPrefix("public "),
          ["func ", "init(", "init?("].contains(where: { text.contains($0) })
        {
          declaration = String(text)
        } else if !declaration.isEmpty {
          declaration += text
        } else {
          if !text.hasPrefix("@") { comment = "" }
          continue
        }
        guard declaration.contains("{") || text.isEmpty else { continue }
        let head = declaration.prefix { $0 != "{" }
        if head.contains(" throws"), !comment.contains("- Throws:") {
          silent.append("\(file.path): \(head)")
        }
        (declaration, comment) = ("", "")
      }
    }
    #expect(silent.isEmpty, "\(silent)")
  }
}
