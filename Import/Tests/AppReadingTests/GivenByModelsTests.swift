import AppReading
import SampleApps
import Testing

/// Screens that a model's function gives whoever pushes them.
@Suite struct GivenByModelsTests {
  private func before(_ model: String) throws -> [String: String] {
    let screens = try SampleApp([
      "Plants.m": """
      #import <UIKit/UIKit.h>
      @interface Plant : NSObject
      - (UIViewController *)pageForRow:(NSInteger)row inSection:(NSInteger)section;
      @end
      @implementation Plant
      - (UIViewController *)pageForRow:(NSInteger)row inSection:(NSInteger)section {
        return [self pageForPart:row];
      }
      - (UIViewController *)pageForPart:(NSInteger)part { return nil; }
      @end
      @interface Tree : Plant
      @end
      @implementation Tree
      \(model)
      @end
      @interface PlantController : UIViewController
      @property (nonatomic, retain) Plant *plant;
      @end
      @implementation PlantController
      - (void)viewDidLoad { self.title = @"Plant"; }
      - (void)open {
        UIViewController *page = [self.plant pageForRow:1 inSection:0];
        if (page) { [self.navigationController pushViewController:page animated:YES]; }
      }
      @end
      @interface LeafController : UIViewController
      + (LeafController *)create;
      @end
      @implementation LeafController
      + (LeafController *)create { return [[LeafController alloc] init]; }
      - (void)viewDidLoad { self.title = @"Leaf"; }
      @end
      """
    ]).read().screens
    return screens.reduce(into: [:]) { $0[$1.name] = $1.parent }
  }

  @Test func `what an heir of a model gives is pushed after who asks the model`() throws {
    let found = try before(
      """
      - (UIViewController *)pageForPart:(NSInteger)part {
        switch (part) {
          case 1: {
            LeafController *leaf = [LeafController create];
            return leaf;
          }
          default: return [super pageForPart:part];
        }
      }
      """)
    #expect(found["LeafController"] == "PlantController")
  }

  @Test func `another function of the model gives nothing`() throws {
    let found = try before(
      """
      - (UIViewController *)pageForNote:(NSInteger)part { return [LeafController create]; }
      """)
    #expect(found["LeafController"] == nil)
  }

  @Test(arguments: [(128, true), (129, false)])
  func `more screens than are looked at are named`(count: Int, isRead: Bool) throws {
    let leaves = (0..<count).map { number in
      """
      @interface Leaf\(number) : UIViewController
      @end
      @implementation Leaf\(number)
      - (void)viewDidLoad { self.title = @"Leaf \(number)"; }
      @end

      """
    }
    let ways = (0..<count).map { "case \($0): return [[Leaf\($0) alloc] init];" }
    let app = try SampleApp([
      "A.m": leaves.joined() + """
        @interface Plant : NSObject
        @end
        @implementation Plant
        - (UIViewController *)pageForRow:(NSInteger)row {
          switch (row) { \(ways.joined(separator: "\n")) default: return nil; }
        }
        @end
        @interface PlantController : UIViewController
        @property (nonatomic, retain) Plant *plant;
        @end
        @implementation PlantController
        - (void)viewDidLoad { self.title = @"Plant"; }
        - (void)open {
          UIViewController *page = [self.plant pageForRow:1];
          [self.navigationController pushViewController:page animated:YES];
        }
        @end
        """
    ]).read()
    let parent = app.screens.first { $0.name == "Leaf0" }?.parent
    #expect((parent == "PlantController") == isRead)
    #expect(app.notes.contains { $0.text.contains("gives too many screens") } != isRead)
  }
}
