/// The lines of a head, and of the trailers behind a chunked body, which are read in the same way and dropped.
extension RequestParser {
  mutating func readField(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    switch step {
    case .fieldStart: return try beginField(bytes)
    case .fieldName: return try readName(bytes)
    case .fieldValue: return try readValue(bytes)
    case .fieldLineFeed: try expectLineFeed(bytes[0], then: .fieldStart)
    default:
      try expectLineFeed(bytes[0], then: .fieldStart)
      try endFields()
    }
    return 1
  }

  private mutating func beginField(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int
  {
    if bytes[0] == .carriageReturn {
      step = .headLineFeed
      return 1
    }
    guard fieldCount < limits.headerCount else { throw .headersTooLarge }  //! header-count-limit
    fieldCount += 1
    step = .fieldName
    return try readName(bytes)
  }

  private mutating func readName(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    let count = run(bytes, of: .token)
    try countField(count)
    guard count < bytes.count else { return count }
    guard bytes[count] == UInt8(ascii: ":"), !text.isEmpty else {  //! no-space-before-colon
      throw .bad("A header does not begin with its name and a colon.")
    }
    fieldName = takeText()
    step = .fieldValue
    return count + 1
  }

  private mutating func readValue(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    let count = ValueBytes.count(bytes)
    text.append(contentsOf: bytes[(text.isEmpty ? Self.blanks(bytes) : 0)..<count])
    try countField(count)
    guard count < bytes.count else { return count }
    guard bytes[count] == .carriageReturn else {  //! header-control-characters
      throw .bad("A header holds a control character.")
    }
    try endField()
    step = .fieldLineFeed
    return count + 1
  }

  /// How many spaces and tabs are in front, which belong to no value.
  private static func blanks(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    while count < bytes.count, bytes[count] == .space || bytes[count] == .tab { count += 1 }
    return count
  }

  private mutating func countField(_ bytes: Int) throws(RequestRejection) {
    fieldBytes += bytes
    guard fieldBytes <= limits.headerBytes else { throw .headersTooLarge }  //! header-size-limit
  }

  /// A value that is not UTF-8 could only be repaired, and would then no longer be what was sent.
  private mutating func endField() throws(RequestRejection) {
    let isASCII = text.reduce(0, |) < 0x80
    let value = String(decoding: text, as: UTF8.self)
    //! header-utf8
    guard isASCII || value.utf8.elementsEqual(text) else { throw .bad("A header is not UTF-8.") }
    text.removeAll(keepingCapacity: true)
    if isInTrailers { return try checkTrailer() }  //! framing-trailers-refused
    headers.add(fieldName, value)
  }

  /// Trailers that speak of the message itself come too late to be believed.
  private func checkTrailer() throws(RequestRejection) {
    for name in ["Content-Length", "Transfer-Encoding", "Host", "Trailer", "Connection", "Expect"]
    where ASCII.isSame(fieldName, name) {
      throw .bad("A trailer cannot be \(name).")
    }
  }
}
