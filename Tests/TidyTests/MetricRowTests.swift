import Testing

/// That no list of metric rows is written and then left out of its table.
struct MetricRowTests {
  private static let folders = ["Metrics", "Watch/Metrics", "OtherPlatforms/Metrics"].map {
    "Sources/BarLayout/\($0)"
  }

  /// The names of lists of rows that a file declares: `static let year27Rows: [MetricRow]`.
  private func lists(in file: ProjectFile) -> [String] {
    (ProjectFile.tokens[file] ?? []).map(\.characters).windows(ofCount: 6).compactMap { words in
      words.starts(with: ["static", "let"]) && words[words.startIndex + 3] == ":"
        && words[words.startIndex + 4] == "[" && words.last?.hasSuffix("MetricRow") == true
        ? words[words.startIndex + 2] : nil
    }
  }

  @Test func `every list of metric rows is part of a table`() {
    let files = Self.folders.flatMap { ProjectFile.swift(in: $0) }
    let words = files.flatMap { (ProjectFile.tokens[$0] ?? []).map(\.characters) }
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    let lists = files.flatMap(lists)
    #expect(lists.count > 30)
    let unused = lists.filter { counts[$0] == 1 }
    #expect(unused == [], "name it in a family of MetricTable, WatchMetricTable or the like")
  }
}

extension Array {
  /// Every run of so many elements.
  fileprivate func windows(ofCount count: Int) -> [ArraySlice<Element>] {
    indices.dropLast(count - 1).map { self[$0..<$0 + count] }
  }
}
