import CYAML

/// libyaml's parser over bytes that must outlive it. Whatever libyaml allocates is freed in this
/// file.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    let nothing = UnsafeRawPointer(parser).assumingMemoryBound(to: UInt8.self)
    yaml_parser_set_input_string(parser, text.baseAddress ?? nothing, text.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  mutating func next() throws(ParserFault) -> ParserEvent {
    guard isReady else { throw .outOfMemory }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw ParserFault(parser.pointee) }
    defer { yaml_event_delete(&event) }
    return ParserEvent(event)
  }
}

/// Why libyaml cannot go on, in its own English, which nobody else sees.
struct ParserFault: Error {
  let problem: String
  let context: String
  /// The place at which libyaml noticed, counted in characters.
  let index: Int
  /// The beginning of what it was reading.
  let contextIndex: Int?

  /// True if something inside brackets fits into neither list nor mapping, or the brackets do not
  /// close.
  var isAboutBrackets: Bool {
    problem.hasPrefix("did not find expected ','") || context == "while parsing a flow node"
  }

  static let outOfMemory = ParserFault(problem: "", context: "", index: 0, contextIndex: nil)

  private init(problem: String, context: String, index: Int, contextIndex: Int?) {
    self.problem = problem
    self.context = context
    self.index = index
    self.contextIndex = contextIndex
  }

  fileprivate init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    let context = parser.context.map { String(cString: $0) } ?? ""
    self.init(
      problem: problem, context: context, index: Int(parser.problem_mark.index),
      contextIndex: parser.context == nil ? nil : Int(parser.context_mark.index))
  }
}
