import AppReading
import SampleApps
import Testing

/// Files of Objective-C in which a brace is never closed, as read without its `#if`s.
@Suite struct UnclosedBodiesTests {
  private let classes = """
    #import <UIKit/UIKit.h>
    @interface OneController : UIViewController
    @end
    @interface TwoController : UIViewController
    @end

    """

  private func titles(_ code: String) throws -> [String] {
    try SampleApp(["A.m": classes + code]).read().screens
      .map { "\($0.name) \($0.title?.value.summary ?? "-")" }
  }

  private let two = """

    @implementation TwoController
    - (void)viewDidLoad {
      self.title = @"Two";
    }
    @end
    """

  @Test(arguments: [
    """
    #if FIRST
      if (self.isOpen) {
    #endif
    #if SECOND
      if (self.isWide) {
    #endif
        [self go];
      }
    """,
    "  [self run:^{\n    if (self.isOpen) {\n  }];",
    "  switch (self.kind) {\n    case 1: {\n      break;\n    case 2:\n      [self go];\n  }",
    "  [self go:(1];",
  ])
  func `what is not closed hides neither the next method nor the next class`(
    body: String
  ) throws {
    let found = try titles(
      """
      @implementation OneController
      - (void)reload {
      \(body)
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.title = @"One";
      }
      @end
      """ + two)
    #expect(found == ["OneController \"One\"", "TwoController \"Two\""])
  }

  @Test func `a function of C that is not closed hides no class`() throws {
    let found = try titles(
      """
      static void reload(int count) {
        if (count) {
          NSLog(@"x");
      }
      """ + two)
    #expect(found == ["TwoController \"Two\""])
  }

  @Test func `a difference over two lines is no method`() throws {
    let found = try titles(
      """
      @implementation OneController
      - (void)viewDidLoad {
        CGFloat width = self.isWide ? all
          - (CGFloat)inset : (all);
        self.title = @"One";
      }
      @end
      """ + two)
    #expect(found == ["OneController \"One\"", "TwoController \"Two\""])
  }
}
