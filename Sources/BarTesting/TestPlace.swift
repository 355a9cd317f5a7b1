#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Where a test called, so that a failure is shown on its line.
package struct TestPlace: Sendable {
  private let fileID: StaticString
  private let filePath: StaticString
  /// The line that called.
  package let line: UInt
  private let column: UInt

  /// Makes a place out of what the compiler fills in.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Takes failures in place of the test that runs; nil, as always but in tests of these tests,
  /// hands them on.
  package static let collect = TaskLocal<(@Sendable (TestFailure, TestPlace) -> Void)?>(
    wrappedValue: nil)

  /// The file's path, as the compiler was given it.
  package var file: String { "\(filePath)" }

  /// Tells the test that runs that it fails, and gives it files to keep: to Swift Testing where one
  /// of its tests runs, else to XCTest.
  package func fail(_ failure: TestFailure) {
    if let collect = Self.collect.get() { return collect(failure, self) }
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for file in failure.files {
          Attachment.record(file.bytes, named: file.name, sourceLocation: location)
        }
        Issue.record("\(failure.message)", sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      failure.attach()
      XCTFail(failure.message, file: filePath, line: line)
    #endif
  }
}

/// What a test is told when a golden fails.
package struct TestFailure: Sendable {
  /// A file that is kept with the test's result.
  package struct File: Sendable {
    /// Its name: `inbox.actual.png`.
    package var name: String
    /// Its bytes.
    package var bytes: [UInt8]

    /// Makes a file.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// What is wrong, the field first.
  package var message: String
  /// What was kept, what it would be now, and how they differ.
  package var files: [File]

  /// Makes a failure.
  package init(message: String, files: [File] = []) {
    self.message = message
    self.files = files
  }
}

#if canImport(XCTest)
  extension TestFailure {
    /// Hands the files to XCTest, which keeps them on Apple's systems alone.
    fileprivate func attach() {
      #if canImport(Darwin)
        XCTContext.runActivity(named: "golden") { activity in
          for file in files {
            let attachment = XCTAttachment(
              uniformTypeIdentifier: file.name.hasSuffix(".png") ? "public.png" : "public.text",
              name: file.name, payload: Data(file.bytes))
            attachment.lifetime = .keepAlways
            activity.add(attachment)
          }
        }
      #endif
    }
  }
#endif
