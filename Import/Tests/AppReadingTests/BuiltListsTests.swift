import AppReading
import SampleApps
import Testing

/// Lists of buttons that steps build up before they put them into the bar.
@Suite struct BuiltListsTests {
  private func states(of name: String, in app: SampleApp) throws -> [String: [String]] {
    try Dictionary(
      app.read().screens.filter { $0.name == name }
        .map { ($0.variant ?? "", $0.items.map(\.summary)) }
    ) { first, _ in first }
  }

  private func states(_ steps: String, outside: String = "") throws -> [String: [String]] {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Garden: UIViewController {
        let water = UIBarButtonItem(title: "Water", style: .plain, target: nil, action: nil)
        let dig = UIBarButtonItem(title: "Dig", style: .plain, target: nil, action: nil)
        let rake = UIBarButtonItem(title: "Rake", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Garden"
          \(steps)
        }
      }
      \(outside)
      """
    ])
    return try states(of: "Garden", in: app)
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItems = all",
    "navigationItem.setRightBarButtonItems(all, animated: false)",
  ])
  func `each of two branches adds its own`(set: String) throws {
    let found = try states(
      """
      var all = [water]
      if plot.isDry {
        all.append(dig)
      } else {
        all += [rake]
      }
      \(set)
      """)
    #expect(
      Set(found.values) == [
        ["right \"Water\"", "right \"Dig\""], ["right \"Water\"", "right \"Rake\""],
      ])
  }

  @Test func `each case of a switch adds its own`() throws {
    let found = try states(
      """
      var all: [UIBarButtonItem] = []
      switch plot.kind {
      case .bed: all.append(dig)
      case .lawn: all.insert(rake, at: 0)
      case .path: break
      }
      all.append(water)
      navigationItem.rightBarButtonItems = all
      """)
    #expect(
      Set(found.values) == [
        ["right \"Dig\"", "right \"Water\""], ["right \"Rake\"", "right \"Water\""],
        ["right \"Water\""],
      ])
  }

  @Test func `what a branch puts in the place of the list counts there`() throws {
    let found = try states(
      """
      var all = [water]
      if plot.isDry { all.append(dig) }
      if plot.isNew {
        let plan = UIBarButtonItem()
        plan.title = "Plan"
        all = [plan]
      }
      all.append(rake)
      navigationItem.rightBarButtonItems = all
      """)
    #expect(
      Set(found.values) == [
        ["right \"Water\"", "right \"Rake\""],
        ["right \"Water\"", "right \"Dig\"", "right \"Rake\""],
        ["right \"Plan\"", "right \"Rake\""],
      ])
  }

  @Test func `what is taken out again is not there`() throws {
    let found = try states(
      """
      var all = [water, dig, rake]
      all.removeLast()
      if plot.isDry { all.removeFirst() }
      navigationItem.rightBarButtonItems = all
      """)
    #expect(Set(found.values) == [["right \"Water\"", "right \"Dig\""], ["right \"Dig\""]])
  }

  @Test func `one name for two buttons leaves both what they are`() throws {
    let found = try states(
      """
      var all: [UIBarButtonItem] = []
      if plot.isDry {
        let item = UIBarButtonItem(title: "Hose", style: .plain, target: nil, action: nil)
        all.append(item)
      } else {
        all.append(rake)
      }
      if plot.isNew {
        let item = UIBarButtonItem(title: "Plan", style: .plain, target: nil, action: nil)
        all.append(item)
      }
      navigationItem.rightBarButtonItems = all
      """)
    for items in found.values { #expect(Set(items).count == items.count) }
  }

  @Test func `branches that never hold together make no state`() throws {
    let found = try states(
      """
      var all: [UIBarButtonItem] = []
      if plot.isOpen { all.append(water) } else if !plot.isDry { all.append(dig) }
      if plot.isDry { all.append(dig) }
      navigationItem.rightBarButtonItems = all
      """)
    #expect(!found.values.contains(["right \"Dig\"", "right \"Dig\""]))
    #expect(found.values.contains(["right \"Water\"", "right \"Dig\""]))
  }

  @Test(arguments: [
    """
    if all != nil { all!.append(gate) } else { all = [gate] }
    """,
    """
    if all != nil {
      if !(all?.contains(gate))! { all!.append(gate) }
    } else {
      all = [gate]
    }
    """,
    """
    if all == nil { all = [] }
    all?.append(gate)
    """,
  ])
  func `what a function adds to those of the bar stands beside them`(steps: String) throws {
    let found = try states(
      """
      navigationItem.leftBarButtonItem = water
      addGate(to: self)
      """,
      outside: """
        let gate: UIBarButtonItem! = {
          let item = UIBarButtonItem()
          item.title = "Gate"
          return item
        }()
        func addGate(to screen: UIViewController) {
          var all = screen.navigationItem.leftBarButtonItems
          \(steps)
          screen.navigationItem.setLeftBarButtonItems(all, animated: true)
        }
        """)
    #expect(found == ["": ["left \"Water\"", "left \"Gate\""]])
  }

  @Test func `a list that a function is handed gets more on each way`() throws {
    let app = try SampleApp([
      "A.swift": """
      import UIKit
      class Base: UIViewController {
        let gate = UIBarButtonItem(title: "Gate", style: .plain, target: nil, action: nil)
        func fill(_ own: [UIBarButtonItem]?, extra: UIBarButtonItem?) {
          var all = own
          if garden.kind == Kind.wild {
            if all == nil { all = [UIBarButtonItem]() }
            all!.append(gate)
          } else {
            if let extra = extra {
              if all == nil { all = [UIBarButtonItem]() }
              all!.append(extra)
            }
          }
          self.navigationItem.setRightBarButtonItems(all, animated: true)
        }
      }
      class Meadow: Base {
        let mow = UIBarButtonItem(title: "Mow", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Meadow"
          fill([mow], extra: nil)
        }
      }
      class Hedge: Base {
        let mow = UIBarButtonItem(title: "Mow", style: .plain, target: nil, action: nil)
        let cut = UIBarButtonItem(title: "Cut", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          title = "Hedge"
          fill([mow], extra: cut)
        }
      }
      """
    ])
    #expect(
      try Set(states(of: "Meadow", in: app).values) == [
        ["right \"Mow\"", "right \"Gate\""], ["right \"Mow\""],
      ])
    #expect(
      try Set(states(of: "Hedge", in: app).values).isSuperset(of: [
        ["right \"Mow\"", "right \"Gate\""], ["right \"Mow\"", "right \"Cut\""],
      ]))
  }

  @Test(arguments: ["all", "[all copy]"])
  func `in Objective-C each branch adds its own`(list: String) throws {
    let app = try SampleApp([
      "Garden.m": """
      @implementation Garden
      - (UIBarButtonItem *)item:(NSString *)title {
        return [[UIBarButtonItem alloc] initWithTitle:title style:0 target:self action:nil];
      }
      - (void)viewDidLoad {
        self.title = @"Garden";
        NSMutableArray *all = [NSMutableArray array];
        if ([self.plot isDry]) {
          UIBarButtonItem *water = [[UIBarButtonItem alloc] initWithTitle:@"Water" style:0 target:self action:nil];
          [all addObject:water];
        } else if (![self.plot isOld]) {
          [all addObject:[[UIBarButtonItem alloc] initWithTitle:@"Dig" style:0 target:self action:nil]];
        }
        if ([self.plot isOld]) {
          [all addObject:[[UIBarButtonItem alloc] initWithTitle:@"Dig" style:0 target:self action:nil]];
        }
        self.navigationItem.rightBarButtonItems = \(list);
      }
      @end
      """,
      "Garden.h": """
      @interface Garden : UIViewController
      @property (nonatomic, strong) Plot *plot;
      @end
      """,
    ])
    let found = try states(of: "Garden", in: app)
    #expect(found.values.contains(["right \"Water\""]))
    #expect(found.values.contains(["right \"Water\"", "right \"Dig\""]))
    #expect(!found.values.contains(["right \"Dig\"", "right \"Dig\""]))
  }
}
