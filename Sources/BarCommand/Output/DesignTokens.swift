internal import BarComparison
internal import BarLayout
internal import BarSceneFile
internal import BarText

/// Sizes, fonts and colours of bars as design tokens.
///
/// Source: Design Tokens Format Module 2025.10 of the W3C's Design Tokens Community Group.
struct DesignTokens {
  /// The tokens of one system.
  private struct Group {
    var device: String
    var sizes: [(String, JSONValue)] = []
    var fonts: [(String, JSONValue)] = []
    /// Colours by appearance.
    var colors: [(style: String, tokens: [(String, JSONValue)])] = []
  }

  private var groups: [(system: String, group: Group)] = []

  /// How far a bar has to be scrolled so that all of it is collapsed, in points.
  private static let collapsed = 1000.0

  /// Adds the tokens of a scene.
  mutating func add(_ file: SceneFile, style: String) throws(Failure) {
    var collapsed = file.scene
    collapsed.contentOffset = max(collapsed.contentOffset, Self.collapsed)
    let layouts: [LaidOutScene]
    do throws(SceneError) {
      layouts = [try SceneLayout().layOut(file.scene), try SceneLayout().layOut(collapsed)]
    } catch {
      throw Failure([file.problem(error)])
    }
    let system = layouts[0].system
    if groups.last?.system != system {
      var group = Group(device: layouts[0].device)
      group.sizes = Self.sizes(of: file.scene, layouts)
      group.fonts = Self.fonts(of: layouts)
      groups.append((system, group))
    }
    groups[groups.count - 1].group.colors.append((style, Self.colors(of: layouts)))
  }

  /// The document.
  var json: JSONValue {
    let head: [(String, JSONValue)] = [
      ("$description", "Navigation bars as navbar lays them out: points are px."),
      (
        "$extensions",
        .pairs([
          (
            "navbar",
            .members(["schemaVersion": .number(1), "tool": .string("navbar \(ToolVersion.text)")])
          )
        ])
      ),
    ]
    return .pairs(
      head
        + groups.map { system, group in
          (
            system,
            .members([
              "$description": .string("\(system) on \(group.device)"),
              "size": .pairs(group.sizes),
              "font": .pairs([("$type", "typography")] + group.fonts),
              "color": .pairs(
                [("$type", "color")]
                  + group.colors.map { ($0.style, JSONValue.pairs($0.tokens)) }),
            ])
          )
        })
  }

  /// The frames' heights, and every number that is in force.
  private static func sizes(
    of scene: BarScene, _ layouts: [LaidOutScene]
  ) -> [(String, JSONValue)] {
    var tokens: [(String, JSONValue)] = []
    for (name, layout) in zip(["bar-expanded", "bar-collapsed"], layouts) {
      guard let bar = layout.bars.last else { continue }
      tokens.append(
        (name, dimension(bar.frame.height, "Height of the bar, without the status bar")))
    }
    var known: Set<String> = []
    let rows = NumberFamily.Bars.rowsInForce(for: scene)
    for row in rows.reversed() where known.insert(row.name).inserted {
      switch row.unit {
      case .points: tokens.append((row.name, dimension(row.value, row.summary)))
      case .pixels, .share, .count, .perPoint:
        tokens.append(
          (
            row.name,
            .members([
              "$type": "number", "$value": .number(row.value), "$description": .string(row.summary),
            ])
          ))
      case .flag: continue
      }
    }
    return tokens
  }

  private static func dimension(_ points: Double, _ summary: String) -> JSONValue {
    .members([
      "$type": "dimension", "$value": length(points), "$description": .string(summary),
    ])
  }

  private static func length(_ points: Double) -> JSONValue {
    .members(["value": .number(points), "unit": "px"])
  }

  /// The looks of the texts, each once.
  private static func fonts(of layouts: [LaidOutScene]) -> [(String, JSONValue)] {
    elements(of: layouts) { element in
      guard let line = element.text else { return nil }
      let style = line.style
      let family = style.family.map { [$0] } ?? []
      return .members([
        "$value": .members([
          "fontFamily": .array(
            (family + ["SF Pro", "-apple-system", "Inter", "sans-serif"]).map(JSONValue.string)),
          "fontSize": length(style.size),
          "fontWeight": .integer(style.weight.cssValue),
          "letterSpacing": length(style.kern),
          "lineHeight": .number(style.size > 0 ? element.frame.height / style.size : 1),
        ])
      ])
    }
  }

  /// The colours of what shows, each once, and that of the ground.
  private static func colors(of layouts: [LaidOutScene]) -> [(String, JSONValue)] {
    let ground = layouts.first.map { [("ground", color($0.ground))] } ?? []
    return ground
      + elements(of: layouts) { element in element.color.map(color) }
  }

  private static func color(_ color: BarColor) -> JSONValue {
    .members([
      "$value": .members([
        "colorSpace": "srgb",
        "components": .array(
          [color.red, color.green, color.blue].map { .number(Double($0) / 255) }),
        "alpha": .number(color.share),
        "hex": .string(String(color.hex.prefix(7))),
      ])
    ])
  }

  /// A token for each element that shows; of numbered ones the first stands for all.
  private static func elements(
    of layouts: [LaidOutScene], _ token: (LaidOutElement) -> JSONValue?
  ) -> [(String, JSONValue)] {
    var tokens: [(String, JSONValue)] = []
    var known: Set<String> = []
    for element in layouts.flatMap(\.bars).flatMap(\.elements)
    where element.alpha > 0 && !element.id.isStatusBar {
      let name = name(of: element.id)
      guard !known.contains(name), let value = token(element) else { continue }
      known.insert(name)
      tokens.append((name, value))
    }
    return tokens
  }

  /// An element's name without what tokens' names may not have: `rightBarButtonItems-label`.
  private static func name(of id: ElementID) -> String {
    var name = ""
    var isInside = false
    for character in id.description {
      switch character {
      case "[": isInside = true
      case "]": isInside = false
      case ".": name += "-"
      default: if !isInside { name.append(character) }
      }
    }
    return name
  }
}
