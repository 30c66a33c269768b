import Primitives

extension RequestParser {
  /// The limit for all chunks together: nobody here has a use for extensions.
  private static let mostExtensionBytes = 1_024
  private static let mostChunkDigits = 16

  mutating func readBody(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    switch step {
    case .body: return take(bytes, then: .whole)
    case .chunkData: return take(bytes, then: .chunkDataReturn)
    case .chunkExtension: return try readExtension(bytes)
    case .chunkSize: try readSize(bytes[0])
    case .chunkSizeLineFeed: try beginChunk(bytes[0])
    case .chunkDataReturn:
      //! chunk-exact-size
      guard bytes[0] == .carriageReturn else { throw .bad("A chunk is not as long as it says.") }
      step = .chunkDataLineFeed
    default: try expectLineFeed(bytes[0], then: .chunkSize)
    }
    return 1
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer, then next: Step) -> Int {
    let count = min(missing, bytes.count)
    body.append(contentsOf: bytes[..<count])
    missing -= count
    if missing == 0 { step = next }
    return count
  }

  private mutating func readSize(_ byte: UInt8) throws(RequestRejection) {
    guard let digit = byte.hexValue else { return try endSize(byte) }
    chunkDigits += 1
    //! chunk-size-digits-limit
    guard chunkDigits <= Self.mostChunkDigits else { throw .bad("A chunk's size is too long.") }
    // The limit is checked at every digit, so the number stays far from the end of its type.
    missing = missing * 16 + Int(digit)
    guard missing <= limits.bodyBytes - body.count else { throw .bodyTooLarge }  //! chunked-limit
  }

  private mutating func endSize(_ byte: UInt8) throws(RequestRejection) {
    //! chunk-size-digit
    guard chunkDigits > 0 else { throw .bad("A chunk does not begin with its size.") }
    switch byte {
    case .carriageReturn: step = .chunkSizeLineFeed
    case UInt8(ascii: ";"): step = .chunkExtension
    default: throw .bad("A chunk's size is not a number.")
    }
  }

  private mutating func readExtension(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection)
    -> Int
  {
    let set = ByteSet.value
    var count = 0
    while count < bytes.count, set.contains(bytes[count]) { count += 1 }
    extensionBytes += count
    guard extensionBytes <= Self.mostExtensionBytes else {  //! chunk-extension-limit
      throw .bad("The extensions of the chunks are too long.")
    }
    guard count < bytes.count else { return count }
    guard bytes[count] == .carriageReturn else {
      throw .bad("A chunk's extension is not well-formed.")
    }
    step = .chunkSizeLineFeed
    return count + 1
  }

  private mutating func beginChunk(_ byte: UInt8) throws(RequestRejection) {
    isInTrailers = missing == 0
    try expectLineFeed(byte, then: isInTrailers ? .fieldStart : .chunkData)
    chunkDigits = 0
  }
}
