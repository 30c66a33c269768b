import Primitives

extension RequestParser {
  /// Longer than any method that is registered.
  private static let longestMethod = 32

  mutating func readLine(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    switch step {
    case .method: return try readMethod(bytes)
    case .target: return try readTarget(bytes)
    case .version: try readVersion(bytes[0])
    case .start: return try begin(bytes)
    case .startLineFeed: try expectLineFeed(bytes[0], then: .start)
    default: try expectLineFeed(bytes[0], then: .fieldStart)
    }
    return 1
  }

  /// One empty line may stand before a request: old senders put it behind a body.
  private mutating func begin(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    guard bytes[0] == .carriageReturn, !hasEmptyLine else {  //! one-empty-line
      step = .method
      return try readMethod(bytes)
    }
    hasEmptyLine = true
    step = .startLineFeed
    return 1
  }

  private mutating func readMethod(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int
  {
    let count = run(bytes, of: .token)
    guard text.count <= Self.longestMethod else {
      throw RequestRejection(501, "No method has such a long name.")
    }
    guard count < bytes.count else { return count }
    guard bytes[count] == .space, !text.isEmpty else {
      throw .bad("The request does not begin with a method.")
    }
    method = takeText()
    step = .target
    return count + 1
  }

  private mutating func readTarget(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int
  {
    let count = run(bytes, of: .target)
    guard text.count <= limits.targetBytes else { throw .targetTooLong }  //! target-length-limit
    guard count < bytes.count else { return count }
    guard bytes[count] == .space, !text.isEmpty else {
      throw .bad("The target is not well-formed.")
    }
    target = takeText()
    step = .version
    return count + 1
  }

  /// `HTTP/`, a digit, a point, a digit and the end of the line.
  private mutating func readVersion(_ byte: UInt8) throws(RequestRejection) {
    let form: StaticString = "HTTP/0.0\r"
    let expected = form.utf8Start[text.count]
    let fits = expected == UInt8(ascii: "0") ? ByteSet.digit.contains(byte) : byte == expected
    guard fits else { throw .bad("The request line does not end with a version.") }
    guard byte == .carriageReturn else {
      text.append(byte)
      return
    }
    let version = takeText()
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {  //! http-version
      throw RequestRejection(505, "Only HTTP/1.1 and HTTP/1.0 are spoken here.")
    }
    isVersion10 = version == "HTTP/1.0"
    step = .versionLineFeed
  }

  mutating func expectLineFeed(_ byte: UInt8, then next: Step) throws(RequestRejection) {
    guard byte == .lineFeed else { throw .bad("A line does not end with CR LF.") }  //! line-end
    step = next
  }

  /// Adds the bytes of a set to the word, and answers how many there were.
  @inline(__always)
  mutating func run(_ bytes: UnsafeRawBufferPointer, of set: ByteSet) -> Int {
    var count = 0
    while count < bytes.count, set.contains(bytes[count]) { count += 1 }
    text.append(contentsOf: bytes[..<count])
    return count
  }

  mutating func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return String(decoding: text, as: UTF8.self)
  }
}
