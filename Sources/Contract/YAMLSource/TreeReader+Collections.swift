import Diagnostics

/// Mappings and lists.
extension TreeReader {
  /// A collection whose end has not been read.
  private struct Opened {
    let start: Position
    /// False for a collection without brackets, and for a single pair in a list in brackets.
    let hasBrackets: Bool
    let outerColumn: Int
  }

  mutating func sequence(_ start: ParserEvent) throws(Stop) -> Node {
    let opened = try open(start)
    let height = items.height
    var list: [Node] = []
    var event = try next()
    while event.kind != .sequenceEnd {
      items.push(try node(event))
      if items.height - height == Stack<Node>.step { list += items.pop(from: height) }
      event = try next()
    }
    list += items.pop(from: height)
    return Node(.sequence(list), at: close(opened, event))
  }

  mutating func mapping(_ start: ParserEvent) throws(Stop) -> Node {
    let opened = try open(start)
    let height = entries.height
    var list: [Entry] = []
    var event = try next()
    while event.kind != .mappingEnd {
      if let entry = try entry(event) { entries.push(entry) }
      if entries.height - height == Stack<Entry>.step { list += entries.pop(from: height) }
      event = try next()
    }
    list += entries.pop(from: height)
    reportDuplicates(in: list)
    return Node(.mapping(list), at: close(opened, event))
  }

  private mutating func reportDuplicates(in entries: [Entry]) {
    for (first, again) in DuplicateKeys.find(in: entries) where !problems.isFull {
      report(.duplicateKey(entries[again].key, first: entries[first].key))
    }  //! yaml-key-once
  }

  private mutating func open(_ event: ParserEvent) throws(Stop) -> Opened {
    let start = arrive(at: event, properties: event.properties)
    try descend(at: start)
    reached = start
    let isPair = event.start.index == event.end.index || text[start.offset] == UInt8(ascii: "?")
    let opened = Opened(
      start: start, hasBrackets: event.isFlow && !isPair, outerColumn: blockColumn)
    if opened.hasBrackets {
      openBrackets.append(start.offset)
      cursor = start.offset + 1
    }
    if !event.isFlow { blockColumn = start.column - 1 }
    return opened
  }

  private mutating func close(_ opened: Opened, _ event: ParserEvent) -> Span {
    ascend()
    blockColumn = opened.outerColumn
    if opened.hasBrackets {
      reached = position(event.end)
      pass(to: reached.offset - 1)
      cursor = reached.offset
      openBrackets.removeLast()
      if openBrackets.isEmpty { isDoubtful = false }
    } else {
      lastClosed = opened.start.offset
    }
    let span = Span(source, opened.start, reached)
    if opened.hasBrackets { remember(span) }
    return span
  }

  /// Nil for a key that this language does not have; its value has been looked at.
  private mutating func entry(_ event: ParserEvent) throws(Stop) -> Entry? {
    let marksBefore = questionMarks
    let key = try key(event)
    let isExplicit = questionMarks > marksBefore
    if event.isMissing, !isExplicit { report(.missingKey(at: Span(source, reached, reached))) }
    let value = try value(of: key, try next(), isExplicit: isExplicit)
    return key.map { Entry($0, value) }
  }

  private mutating func key(_ event: ParserEvent) throws(Stop) -> Entry.KeyScalar? {
    let marksBefore = questionMarks
    if event.isMissing { pass(to: offset(event.start)) }
    let node = event.isMissing ? passMissing(event) : try node(event)
    switch node.content {
    case .scalar(let scalar):
      if node.isPlaceholder { return nil }
      if scalar == Node.Scalar("<<", .plain) { report(.mergeKey(at: node.span)) }  //! yaml-no-merge
      return Entry.KeyScalar(scalar, at: node.span)
    case .mapping, .sequence:
      if marksBefore == questionMarks { report(.complexKey(at: node.span)) }
      return nil
    }
  }

  private mutating func value(
    of key: Entry.KeyScalar?, _ event: ParserEvent, isExplicit: Bool
  ) throws(Stop) -> Node {
    guard event.isMissing else { return try node(event) }
    let value = passMissing(event)
    guard let key, !isExplicit else { return value }
    if let colon = colonBelow(key) {
      isDoubtful = true
      report(.colonBelow(at: colon, key: key))
    } else {
      report(.missingValue(of: key, colonless: !openBrackets.isEmpty && !hasColon(key)))
    }
    return value
  }

  private func hasColon(_ key: Entry.KeyScalar) -> Bool {
    let next = text.skipBlanksAndComments(from: key.span.endOffset)
    return next < text.count && text[next] == UInt8(ascii: ":")
  }

  /// The colon of a key in brackets that stands on another line than its beginning. libyaml does
  /// not see that they belong together.
  private func colonBelow(_ key: Entry.KeyScalar) -> Span? {
    guard !openBrackets.isEmpty else { return nil }
    let next = text.skipBlanksAndComments(from: cursor)
    guard next < text.count, text[next] == UInt8(ascii: ":") else { return nil }
    let colon = source.span(next..<next + 1)
    return text.lineEnd(from: key.span.startOffset) < next ? colon : nil
  }

  /// An item without content.
  mutating func missingItem(_ event: ParserEvent) -> Node {
    let start = position(event.start)
    if openBrackets.isEmpty { reached = start }
    let value = passMissing(event)
    let isBehindDash = start.offset > 0 && text[start.offset - 1] == UInt8(ascii: "-")
    let first = isBehindDash ? start.offset - 1 : start.offset
    report(.missingItem(at: source.span(first..<max(first, value.span.endOffset))))
    return value
  }

  /// The place of a value that is not there, behind its colon or dash; anchors and tags may stand
  /// there.
  private mutating func passMissing(_ event: ParserEvent) -> Node {
    if event.start.index < event.end.index {
      _ = arrive(at: event, properties: 0)
      reached = position(event.end)
    } else if openBrackets.isEmpty, event.start.line + 1 == reached.line {
      reached = position(event.start)
    } else if reached.offset < text.count, text[reached.offset] == UInt8(ascii: ":") {
      reached = source.position(at: reached.offset + 1)
    }
    let span = Span(source, reached, reached)
    return Node(.scalar(Node.Scalar("", .plain)), at: span, isPlaceholder: true)
  }
}
