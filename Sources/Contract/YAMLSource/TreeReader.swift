import Diagnostics

/// Why the reading ends before the file does.
struct Stop: Error {
  /// Nil if enough has been said.
  let problem: Diagnostic?

  init(_ problem: Diagnostic?) { self.problem = problem }
}

/// Makes nodes of libyaml's events, and reports all that this language does not take. What is
/// refused is read nevertheless, so that everything behind it is looked at too.
struct TreeReader: ~Copyable {
  let source: SourceFile
  private let limits: DocumentLimits
  /// The bytes that libyaml sees; offsets are those of the file.
  let text: UnsafeBufferPointer<UInt8>
  private var events: EventStream
  private var offsets: ByteOffsets
  var items = Stack<Node>()
  var entries = Stack<Entry>()
  private var nodeCount = 0
  private var depth = 0
  var problems: ProblemList
  /// Everything before this offset has been looked at.
  var cursor: Int
  /// The end of the last thing that was read, in the tree's terms.
  var reached: Position
  /// The innermost mapping or list without brackets, counted from 0; -1 outside of all.
  var blockColumn = -1
  /// The places of the brackets that are still open.
  var openBrackets: [Int] = []
  /// True while in brackets or behind a text of which a wrong line was reported: what libyaml says
  /// next only follows.
  var isDoubtful = false
  /// How many keys were introduced by a question mark.
  var questionMarks = 0
  /// The place of the last scalar or pair of brackets, for a mistake that is noticed behind it.
  private(set) var lastValue: Span?
  /// The beginning of the last complete mapping or list without brackets.
  var lastClosed: Int?

  init(
    _ source: SourceFile, _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool,
    _ limits: DocumentLimits,
    _ problems: ProblemList
  ) {
    self.source = source
    self.text = text
    self.limits = limits
    self.problems = problems
    let start = source.textStart
    events = EventStream(UnsafeBufferPointer(rebasing: text[start...]))
    offsets = ByteOffsets(text, from: start, isASCII: isASCII)
    cursor = start
    reached = source.position(at: start)
  }

  /// The root, or nil where there is none or the file could not be read to its end.
  mutating func read() -> Node? {
    do throws(Stop) {
      return try document()
    } catch {
      if let problem = error.problem { problems.reportEnd(problem) }
      return nil
    }
  }

  private mutating func document() throws(Stop) -> Node? {
    _ = try next()
    let start = try next()
    guard start.kind == .documentStart else {
      problems.report(.empty(source))
      return nil
    }
    pass(to: offset(start.start))
    cursor = offset(start.end)
    let content = try next()
    let isEmpty = content.isMissing && content.start.index == content.end.index
    let root = isEmpty ? nil : try node(content)
    let isRefused = passEnd(try next())
    if root == nil, !isRefused { problems.report(.empty(source)) }
    return root
  }

  mutating func next() throws(Stop) -> ParserEvent {
    if problems.isFull { throw Stop(nil) }
    let event: ParserEvent
    do throws(ParserFault) {
      event = try events.next()
    } catch {
      throw Stop(mistake(error))
    }
    switch event.kind {
    case .scalar, .alias, .mappingStart, .sequenceStart: nodeCount += 1
    default: return event
    }
    if nodeCount > limits.nodes {  //! yaml-node-limit
      throw Stop(.tooMany(limits.nodes, at: span(event.start, event.end)))
    }
    return event
  }

  /// Reads the value that begins with an event.
  mutating func node(_ event: ParserEvent) throws(Stop) -> Node {
    switch event.kind {
    case .alias: return alias(event)
    case .sequenceStart: return try sequence(event)
    case .mappingStart: return try mapping(event)
    default: return event.isMissing ? missingItem(event) : scalar(event)
    }
  }

  /// Goes one level down, if that is allowed.
  mutating func descend(at start: Position) throws(Stop) {
    depth += 1
    guard depth > limits.levels else { return }  //! yaml-depth-limit
    let end = source.position(at: start.offset + 1)
    throw Stop(.tooDeep(limits.levels, at: Span(source, start, end)))
  }

  mutating func ascend() { depth -= 1 }

  mutating func remember(_ value: Span) { lastValue = value }

  mutating func report(_ problem: Diagnostic) { problems.report(problem) }
}

extension TreeReader {
  mutating func offset(_ mark: ParserEvent.Mark) -> Int { offsets.offset(of: mark.index) }

  mutating func offset(ofIndex index: Int) -> Int { offsets.offset(of: index) }

  mutating func position(_ mark: ParserEvent.Mark) -> Position {
    Position(line: mark.line + 1, column: mark.column + 1, offset: offset(mark))
  }

  mutating func span(_ start: ParserEvent.Mark, _ end: ParserEvent.Mark) -> Span {
    Span(source, position(start), position(end))
  }
}
