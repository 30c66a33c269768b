import Diagnostics

/// A text that libyaml may see: valid UTF-8 without a character that it would misread. Where the
/// file has others they are reported, and something harmless of the same length stands in their
/// place, so that all offsets stay and the rest of the file is read. It may be longer than the file
/// by one line break.
struct RawText {
  private let source: SourceFile
  private var altered: [UInt8]?
  private(set) var isASCII = true

  /// Nil, and reported, where there is no text to read.
  init?(checking source: SourceFile, _ limits: DocumentLimits, _ problems: inout ProblemList) {
    self.source = source
    if source.bytes.count > limits.size {  //! yaml-file-size
      problems.report(.tooLarge(source, limits.size))
      return nil
    }
    if let encoding = WideEncoding(of: source.bytes) {
      problems.report(.wideEncoding(encoding, source))
      return nil
    }
    source.bytes.withUnsafeBufferPointer { scan($0, &problems) }
    source.bytes.withUnsafeBufferPointer { hideDirectives($0, &problems) }
    if problems.isFull { return nil }
    endLastLine()
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    (altered ?? source.bytes).withUnsafeBufferPointer(body)
  }

  /// Looks at every byte once.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ problems: inout ProblemList) {
    var index = source.textStart
    while !problems.isFull {
      index = RawText.skipPlain(bytes, from: index)
      guard index < bytes.count else { return }
      index +=
        bytes[index] < 0x80
        ? hideControl(bytes[index], at: index, &problems)
        : hideUnfit(UTF8Form(at: index, in: bytes), at: index, bytes, &problems)
    }
  }

  /// The first byte from here that is not printable ASCII, a tab or a line break.
  private static func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count, isPlainWord(bytes, at: index) {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte >= 0x7F || (byte < 0x20 && !byte.isWhite) { break }
      index += 1
    }
    return index
  }

  /// True if the next eight bytes are all printable ASCII: none has its highest bit, none is below
  /// a space (the subtraction would borrow), none is 0x7F (the addition would carry into the
  /// highest bit).
  private static func isPlainWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self)
    let below = word &- 0x2020_2020_2020_2020
    let above = word &+ 0x0101_0101_0101_0101
    return (word | below | above) & 0x8080_8080_8080_8080 == 0
  }

  private mutating func hideControl(
    _ byte: UInt8, at index: Int, _ problems: inout ProblemList
  ) -> Int {
    hide(index..<index + 1)
    problems.reportAltered(
      .character(Unicode.Scalar(byte), .control, at: source.span(index..<index + 1)))
    return 1
  }

  private mutating func hideUnfit(
    _ form: UTF8Form, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ problems: inout ProblemList
  ) -> Int {
    isASCII = false
    guard case .scalar(let scalar, let length) = form else {
      return hideInvalid(from: index, bytes, &problems)
    }
    guard let hazard = TextHazard.of(scalar) else { return length }  //! yaml-invisible-characters
    hide(index..<index + length)
    problems.reportAltered(.character(scalar, hazard, at: source.span(index..<index + length)))
    return length
  }

  /// All the bytes that are no character up to the next one that is: one problem.
  private mutating func hideInvalid(
    from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ problems: inout ProblemList
  ) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x80,
      case .invalid(let length) = UTF8Form(at: end, in: bytes)
    {
      hide(end..<end + length)
      end += length
    }
    let few = Array(source.bytes[start..<min(end, start + 5)])
    problems.reportAltered(.invalidUTF8(few, at: source.span(start..<end)))
    return end - start
  }

  /// Directives stand before the document. libyaml takes time by the square of their number.
  private mutating func hideDirectives(
    _ bytes: UnsafeBufferPointer<UInt8>, _ problems: inout ProblemList
  ) {
    var index = source.textStart
    while index < bytes.count, !problems.isFull {
      let end = bytes.lineEnd(from: index)
      if bytes[index] == UInt8(ascii: "%") {
        problems.report(.directive(at: source.span(index..<end)))
        put([UInt8(ascii: "#")], at: index)
      } else {
        let first = bytes.skip(from: index, to: end) { $0 == .space }
        if first < end, bytes[first] != UInt8(ascii: "#") { return }
      }
      index = end + 1
    }
  }

  /// Readers differ on a text in `|` whose last line has no line break: here it has one. The lines
  /// of such a text are always indented.
  private mutating func endLastLine() {
    guard let last = source.bytes.last, !last.isLineBreak else { return }
    let lineBreak = source.bytes.lastIndex { $0.isLineBreak }
    if let lineBreak, source.bytes[lineBreak + 1].isSpaceOrTab {
      altered = (altered ?? source.bytes) + [.lineFeed]
    }
  }

  /// One harmless character of as many bytes.
  private mutating func hide(_ range: Range<Int>) {
    let substitutes: [[UInt8]] = [
      [UInt8(ascii: "_")], [0xC2, 0xB7], [0xEF, 0xBF, 0xBD], [0xF0, 0x90, 0x80, 0x80],
    ]
    put(substitutes[range.count - 1], at: range.lowerBound)
  }

  private mutating func put(_ substitute: [UInt8], at index: Int) {
    if altered == nil { altered = source.bytes }
    for (step, byte) in substitute.enumerated() { altered?[index + step] = byte }
  }
}
