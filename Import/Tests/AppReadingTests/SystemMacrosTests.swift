import AppReading
import SampleApps
import Testing

/// Names that an app's headers give questions for the version of the system.
@Suite struct SystemMacrosTests {
  private func titles(_ header: String, _ condition: String) throws -> [String?] {
    try SampleApp([
      "App-Prefix.pch": header,
      "A.m": """
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)viewDidLoad {
        if (\(condition)) { self.title = @"New"; } else { self.title = @"Old"; }
      }
      @end
      """,
    ]).read().screens.map { $0.title?.value.summary }
  }

  @Test(arguments: [
    "([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)",
    "([[[UIDevice currentDevice] systemVersion] compare:@\"7.0\" options:NSNumericSearch] != NSOrderedAscending)",
    "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"8.0\") // As of then.",
    "(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_6_1)",
    "\\\n  ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)",
  ])
  func `a name for such a question is answered as the question is`(question: String) throws {
    let header = "#define FLAT_LOOKS \(question)\n"
    #expect(try titles(header, "FLAT_LOOKS") == ["\"New\""])
    #expect(try titles(header, "!FLAT_LOOKS") == ["\"Old\""])
    #expect(try titles(header, "( FLAT_LOOKS && !self.isOld )").contains("\"New\""))
  }

  @Test func `a name for such a name is answered, too`() throws {
    let header = """
      #define AT_LEAST(v) ([[[UIDevice currentDevice] systemVersion] compare:v] != NSOrderedAscending)
      #ifdef __IPHONE_7_0
      #define FLAT_LOOKS ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)
      #else
      #define FLAT_LOOKS NO
      #endif
      #define HAS_LOOKS FLAT_LOOKS
      #define HAS_MORE (HAS_LOOKS && [UIDevice currentDevice].systemVersion.intValue > 8)
      """
    #expect(try titles(header, "HAS_LOOKS") == ["\"New\""])
    #expect(try titles(header, "HAS_MORE") == ["\"New\""])
  }

  @Test(arguments: [
    "([Account current].isNew)", "([[Server shared] systemLevel] >= 7.0)",
    "([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0 && [Account isNew])",
  ])
  func `a name for anything else is left open`(question: String) throws {
    #expect(try titles("#define FLAT_LOOKS \(question)\n", "FLAT_LOOKS").count == 2)
  }

  @Test func `a name that has several answers is left open`() throws {
    let header = """
      #if LARGE
      #define FLAT_LOOKS ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)
      #endif
      #define FLAT_LOOKS ([[[UIDevice currentDevice] systemVersion] floatValue] < 7.0)
      """
    #expect(try titles(header, "FLAT_LOOKS").count == 2)
  }

  @Test(.timeLimit(.minutes(1))) func `names that stand for each other end nowhere`() throws {
    let header = (0..<2000).map { "#define LOOKS_\($0) (LOOKS_\($0 + 1) || LOOKS_\($0 + 2))" }
      .joined(separator: "\n")
    let round =
      "#define LOOKS_2000 LOOKS_0\n#define LOOKS_2001 [[UIDevice currentDevice] systemVersion]\n"
    #expect(try titles(round + header, "LOOKS_0").count == 2)
  }
}
