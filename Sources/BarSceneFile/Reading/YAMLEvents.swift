internal import CYAMLEvents

/// The events of a YAML text, by libyaml: what begins and ends, and where.
@safe final class YAMLEvents {
  /// What libyaml comes upon.
  enum Event {
    case document
    /// The end of the text.
    case end
    case scalar(String, SourceNode.Style)
    case sequence
    case mapping
    /// The end of a document, a sequence or a mapping.
    case close
    case alias
  }

  /// A line and a column, both counted from 1.
  typealias Mark = (line: Int, column: Int)

  /// What libyaml says of a text it cannot read.
  struct Fault: Error {
    var problem: String
    var mark: Mark
    /// What it was doing, and since where.
    var context: (text: String, mark: Mark)?
  }

  private let reader: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// What of libyaml is missing, and what would bring it; nil where nothing is.
  static var missing: String? {
    unsafe nb_yaml_missing().map { unsafe String(cString: $0) }
  }

  /// Starts reading; nil without memory or without libyaml.
  init?(_ text: [UInt8]) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.count, 1))
    _ = unsafe bytes.update(fromContentsOf: text)
    guard let reader = unsafe nb_yaml_open(bytes.baseAddress, text.count) else {
      unsafe bytes.deallocate()
      return nil
    }
    unsafe self.bytes = unsafe bytes
    unsafe self.reader = unsafe reader
  }

  deinit {
    unsafe nb_yaml_close(reader)
    unsafe bytes.deallocate()
  }

  /// Reads on; the place is where the event's words begin.
  func next() throws(Fault) -> (event: Event, mark: Mark) {
    var event = unsafe nb_yaml_event()
    unsafe nb_yaml_next(reader, &event)
    let mark = unsafe Self.mark(event.start)
    switch unsafe Int(event.kind) {
    case NB_YAML_DOCUMENT: return (.document, mark)
    case NB_YAML_END: return (.end, mark)
    case NB_YAML_SCALAR: return unsafe (Self.scalar(event), mark)
    case NB_YAML_SEQUENCE: return (.sequence, mark)
    case NB_YAML_MAPPING: return (.mapping, mark)
    case NB_YAML_CLOSE: return (.close, mark)
    case NB_YAML_ALIAS: return (.alias, mark)
    default: throw fault
    }
  }

  private static func scalar(_ event: nb_yaml_event) -> Event {
    let words = unsafe UnsafeBufferPointer(start: event.text, count: event.length)
    let text = unsafe String(decoding: words, as: UTF8.self)
    switch unsafe Int(event.style) {
    case NB_YAML_PLAIN: return .scalar(text, .plain)
    case NB_YAML_QUOTED: return .scalar(text, .quoted)
    default: return .scalar(text, .block)
    }
  }

  private var fault: Fault {
    let found = unsafe nb_yaml_fault_of(reader)
    let context = unsafe found.context.map { text in
      unsafe (String(cString: text), Self.mark(found.context_mark))
    }
    let problem = unsafe found.problem.map { unsafe String(cString: $0) }
    return unsafe Fault(
      problem: problem ?? "out of memory", mark: Self.mark(found.problem_mark), context: context)
  }

  private static func mark(_ mark: nb_yaml_mark) -> Mark {
    (Int(clamping: mark.line), Int(clamping: mark.column))
  }
}
