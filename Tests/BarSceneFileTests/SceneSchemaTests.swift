internal import BarLayout
internal import BarSceneFile
internal import Foundation
internal import Testing

@Suite struct SceneSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SceneSchema.json().utf8))
    schema = try #require(object as? [String: Any])
  }

  private func object(_ name: String) throws -> [String: Any] {
    if name == "scene" { return schema }
    let definitions = try #require(schema["definitions"] as? [String: Any])
    return try #require(definitions[name] as? [String: Any], "\(name)")
  }

  @Test func `the JSON Schema of scenes is of draft 7 and takes a mapping`() throws {
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["type"] as? String == "object")
    let choices = try #require(schema["oneOf"] as? [[String: [String]]])
    #expect(
      choices.compactMap { $0["required"]?.first } == [
        "navigationBar", "navigationStack", "navigationSplitView", "navigationView",
      ])
  }

  @Test func `the JSON Schema of scenes names every key of every table, with what it is for`()
    throws
  {
    let keys = SceneSchema.keys()
    #expect(keys.count > 90)
    for key in keys {
      let properties = try #require(try object(key.object)["properties"] as? [String: Any])
      let property = try #require(properties[key.key] as? [String: Any], "\(key.key)")
      let description = try #require(property["description"] as? String)
      #expect(description.hasPrefix(key.summary))
      #expect(key.summary.hasSuffix("."), "\(key.key)")
      #expect(property["allOf"] != nil || property["anyOf"] != nil || property["type"] != nil)
    }
  }

  @Test func `allows no key that no table has`() throws {
    let keys = SceneSchema.keys()
    for name in Set(keys.map(\.object)) {
      let object = try object(name)
      #expect(object["additionalProperties"] as? Bool == false)
      let properties = try #require(object["properties"] as? [String: Any])
      // Every object may say which line of an app's code it comes from.
      let known = keys.filter { $0.object == name }.map(\.key) + ["source"]
      #expect(Set(properties.keys).union(["source"]) == Set(known))
    }
  }

  @Test func `the JSON Schema of scenes leads from every reference to a definition`() throws {
    var references: Set<String> = []
    func walk(_ value: Any) {
      if let list = value as? [Any] { list.forEach(walk) }
      guard let mapping = value as? [String: Any] else { return }
      if let reference = mapping["$ref"] as? String { references.insert(reference) }
      mapping.values.forEach(walk)
    }
    walk(schema)
    #expect(references.contains("#/definitions/barButtonItem"))
    for reference in references {
      #expect(throws: Never.self) {
        _ = try object(String(reference.dropFirst("#/definitions/".count)))
      }
    }
  }

  @Test func `the JSON Schema of scenes knows UIKit's keys of this contract`() {
    let keys = Dictionary(grouping: SceneSchema.keys(), by: \.object).mapValues {
      Set($0.map(\.key))
    }
    let item: Set = [
      "title", "subtitle", "prompt", "largeTitle", "titleView", "largeTitleDisplayMode",
      "leftBarButtonItems", "rightBarButtonItems", "leftItemsSupplementBackButton",
      "hidesBackButton", "backButtonTitle", "backButtonDisplayMode", "backBarButtonItem", "style",
      "searchController", "hidesSearchBarWhenScrolling", "preferredSearchBarPlacement",
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
      "compactScrollEdgeAppearance", "accessibilityLabel",
    ]
    #expect(keys["navigationItem"]?.isSuperset(of: item) == true)
    #expect(keys["scene"]?.isSuperset(of: ["device", "system", "clock", "transition"]) == true)
    #expect(
      keys["customView"] == [
        "segmentedControl", "label", "lines", "image", "button", "avatar", "activityIndicator",
        "searchBar", "size",
      ])
  }

  @Test func `the JSON Schema of scenes is the same text every time`() {
    #expect(SceneSchema.json() == SceneSchema.json())
    #expect(SceneSchema.json().hasSuffix("}\n"))
  }
}

@Suite struct SceneStartTests {
  @Test func `the scene to start from is a good scene without warnings`() throws {
    let file = try scene(SceneTemplate.yaml())
    #expect(file.warnings.isEmpty)
    #expect(file.scene.navigationBar.topItem?.title == "Inbox")
    #expect(SceneTemplate.yaml().hasPrefix("# yaml-language-server: $schema=scene.schema.json\n"))
    #expect(SceneTemplate.yaml(schema: nil).hasPrefix("# A navigation bar"))
  }

  @Test(arguments: ["a: \"b\" #c", "\\", "line\nbreak", "😀\u{7}", "{x}"])
  func `the scene to start from has any title`(title: String) throws {
    let file = try scene(SceneTemplate.yaml(title: title))
    #expect(file.scene.navigationBar.topItem?.title == title)
  }

  @Test func `the scene to start from stays good with any one of its comments switched on`() throws
  {
    let lines = SceneTemplate.yaml().split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { index in
      let rest = lines[index].drop { $0 == " " }
      return rest.hasPrefix("# ") && rest.contains(": ") && lines[index].first == " "
        && !rest.contains("The stack")
    }
    #expect(places.count >= 5)
    for place in places {
      var changed = lines.map(String.init)
      changed[place] = changed[place].replacing("# ", with: "", maxReplacements: 1)
      #expect(problems(of: changed.joined(separator: "\n")) == [], "\(lines[place])")
    }
  }
}
