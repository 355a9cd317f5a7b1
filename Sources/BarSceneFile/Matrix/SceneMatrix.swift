/// Settings that a scene is laid out under, every one with every other.
public struct SceneMatrix: Hashable, Sendable {
  /// A setting that takes several values.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case device, system, scale, orientation, appearance, contentSize, direction, contrast, weight
    case locale, contentOffset
    /// How many of the scene's actions are done.
    case after

    /// The value of the scene it stands for.
    public var keyPath: String {
      switch self {
      case .device, .system, .scale, .orientation, .locale, .contentOffset, .after: rawValue
      case .appearance: "traits.userInterfaceStyle"
      case .contentSize: "traits.preferredContentSizeCategory"
      case .direction: "traits.layoutDirection"
      case .contrast: "traits.accessibilityContrast"
      case .weight: "traits.legibilityWeight"
      }
    }
  }

  /// The values of each axis, as a scene would spell them, in the order of the file; axes that are
  /// not there keep the scene's own value.
  public var values: [Axis: [String]] {
    get { Dictionary(uniqueKeysWithValues: listed.map { ($0.axis, $0.values) }) }
    set {
      let old = listed
      listed = Self.listed(newValue).map { new in old.first { $0 == new } ?? new }
    }
  }
  /// The same in the order of the axes: every scene has one, and a dictionary is slow to make the first of its kind.
  var listed: [Listed]
  /// Axes of the scene's own making, in the order of the file.
  public var freeAxes: [FreeAxis] = []
  /// Combinations that are left out.
  public var exclusions: [Rule] = []
  /// Combinations besides those of the axes.
  public var inclusions: [Rule] = []

  /// Makes a matrix.
  public init(values: [Axis: [String]] = [:]) {
    listed = Self.listed(values)
  }

  /// The values of an axis; nil for one that keeps the scene's own value.
  public subscript(axis: Axis) -> [String]? {
    get { listed.first { $0.axis == axis }?.values }
    set { set(axis, newValue, at: []) }
  }

  /// Sets the values of an axis and where they stand in the file.
  mutating func set(_ axis: Axis, _ values: [String]?, at places: [SourcePosition]) {
    listed.removeAll { $0.axis == axis }
    guard let values else { return }
    listed.append(Listed(axis: axis, values: values, places: Unequal(places)))
    listed = Axis.allCases.flatMap { axis in listed.filter { $0.axis == axis } }
  }

  private static func listed(_ values: [Axis: [String]]) -> [Listed] {
    Axis.allCases.compactMap { axis in values[axis].map { Listed(axis: axis, values: $0) } }
  }

  /// The values of one axis.
  struct Listed: Hashable, Sendable {
    var axis: Axis
    var values: [String]
    /// Where each stands in the file; none for values that are not in it.
    var places = Unequal<[SourcePosition]>([])
  }

  /// An axis of the scene's own making: a value of the scene under several labels.
  public struct FreeAxis: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// The value of the scene it stands for.
    public var keyPath: String
    /// Its values; the words are their labels.
    public var settings: [Setting]
  }

  /// One value of one axis.
  public struct Setting: Hashable, Sendable {
    /// The name of the axis.
    public var axis: String
    /// The value of the scene it stands for.
    public var keyPath: String
    /// The value, as `SceneOverride` takes it.
    public var value: String
    /// What rules call it: the value, or its label on an axis of the scene's own making.
    public var label: String
    /// How names of goldens say it: no sign that a file system or a shell minds.
    public var word: String
    /// Where it stands in the file; nil for one that is not in it.
    @Unequal var place: SourcePosition? = nil

    /// A value of one of the known axes.
    public init(_ axis: Axis, _ value: String) {
      self.init(axis, value, at: nil)
    }

    init(_ axis: Axis, _ value: String, at place: SourcePosition?) {
      self.axis = axis.rawValue
      self.place = place
      keyPath = axis.keyPath
      (self.value, label) = (value, value)
      word =
        switch (axis, value) {
        case (.direction, "leftToRight"): "ltr"
        case (.direction, "rightToLeft"): "rtl"
        case (.contrast, _): "\(value)-contrast"
        case (.contentOffset, _):
          value.hasPrefix("-") ? "pulled-\(value.dropFirst())" : "scrolled-\(value)"
        case (.after, _): "after-\(value)"
        case (.scale, _): "\(value)x"
        default: value
        }
    }

    init(_ axis: String, keyPath: String, value: String, label: String, word: String) {
      self.axis = axis
      self.keyPath = keyPath
      self.value = value
      self.label = label
      self.word = word
    }

    /// `device iphone-15`.
    package var name: String { "\(axis) \(label)" }

    /// What it changes in the scene.
    package var override: SceneOverride {
      var override = SceneOverride(keyPath: keyPath, value: value, name: "matrix \(name)")
      override.place = place
      return override
    }
  }

  /// Values of some axes, which leave combinations out or add one.
  public struct Rule: Hashable, Sendable {
    /// The values of an axis that it speaks of.
    struct Entry: Hashable, Sendable {
      var axis: String
      @Unequal var place: SourcePosition
      var labels: [Label]
    }

    struct Label: Hashable, Sendable {
      var text: String
      @Unequal var place: SourcePosition
    }

    var entries: [Entry]
    @Unequal var place: SourcePosition

    /// Whether a combination has one of its values on each of its axes.
    func fits(_ combination: [Setting]) -> Bool {
      entries.allSatisfy { entry in
        combination.contains { setting in
          setting.axis == entry.axis && entry.labels.contains { $0.text == setting.label }
        }
      }
    }
  }
}
