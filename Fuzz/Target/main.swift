internal import BarSceneFile
internal import FuzzReaders

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// Damaged files for every reader: `fuzz TARGET [options of libFuzzer] CORPUS…`. script/fuzz builds and
// runs it. A trap, a sanitizer's report, a run of more than a second or of a gigabyte is a finding.

/// What came of the files so far.
struct Tally: ~Copyable {
  /// How many ended with each status.
  var statuses: [Int32: Int] = [:]
  /// The longest time one took, in nanoseconds, and how many bytes that one had.
  var slowest = (time: 0, bytes: 0)
  /// The most bytes of one, and of one that was accepted.
  var largest = (any: 0, accepted: 0)

  /// The tally in a line.
  var line: String {
    let counts = statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    return "\(statuses.values.reduce(0, +)) files, \(counts.joined(separator: ", "));"
      + " slowest \(slowest.time / 1_000_000) ms (\(slowest.bytes) bytes);"
      + " largest \(largest.any) bytes, \(largest.accepted) of those accepted"
  }

  /// Counts a file.
  mutating func add(_ bytes: Int, status: Int32, time: Int) {
    statuses[status, default: 0] += 1
    if time > slowest.time { slowest = (time, bytes) }
    largest.any = max(largest.any, bytes)
    if status == 0 { largest.accepted = max(largest.accepted, bytes) }
  }
}

/// Time that has passed, in nanoseconds.
func now() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// libFuzzer's driver, of clang's runtime without a main function.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

let words = CommandLine.arguments
if words.dropFirst() == ["--dictionary"] {
  // Every short text of the schema: the keys, their values, the units.
  var known: Set<String> = []
  let parts = SceneSchema.json().split(separator: "\"", omittingEmptySubsequences: false)
  for word in parts.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element)
  where 2...32 ~= word.utf8.count && word.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != 0x5C }) {
    if known.insert(String(word)).inserted { print("\"\(word)\"") }
  }
  exit(0)
}
guard words.count > 1, let chosen = FuzzReader(rawValue: words[1]) else {
  let names = FuzzReader.allCases.map(\.rawValue).joined(separator: " ")
  print("fuzz TARGET [options] [corpus…]: \(names)")
  exit(64)
}
let target = chosen
nonisolated(unsafe) var tally = Tally()
atexit {
  print("fuzz: \(target.rawValue): \(unsafe tally.line)")
}
var count = Int32(words.count - 1)
var strings = unsafe ([words[0]] + words.dropFirst(2)).map { unsafe strdup($0) } + [nil]
let status: Int32 = strings.withUnsafeMutableBufferPointer { buffer in
  guard var base = unsafe buffer.baseAddress else { return 70 }
  return unsafe runDriver(&count, &base) { bytes, length in
    let file = unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
    let start = now()
    let status = target.status(of: file)
    unsafe tally.add(length, status: status, time: now() - start)
    return 0
  }
}
exit(status)
