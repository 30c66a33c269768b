/// The limits of what a request may contain. Sizes are in bytes.
public struct Limits: Sendable, Equatable {
  public var bodyBytes: Int
  public var targetBytes: Int
  public var headerCount: Int
  /// Names and values of all header fields together.
  public var headerBytes: Int
  /// The longest bearer token that is looked at.
  public var tokenBytes: Int
  /// Objects and lists inside each other; more than 128 are never read.
  public var jsonDepth: Int
  /// Fields and list elements of one JSON document together; fields of one query or form.
  public var jsonFields: Int
  /// The longest text, name or number in JSON.
  public var stringBytes: Int

  public init(
    bodyBytes: Int = 64 * 1_024, targetBytes: Int = 8 * 1_024, headerCount: Int = 64,
    headerBytes: Int = 32 * 1_024, tokenBytes: Int = 8 * 1_024, jsonDepth: Int = 32,
    jsonFields: Int = 1_024, stringBytes: Int = 16 * 1_024
  ) {
    self.bodyBytes = bodyBytes
    self.targetBytes = targetBytes
    self.headerCount = headerCount
    self.headerBytes = headerBytes
    self.tokenBytes = tokenBytes
    self.jsonDepth = jsonDepth
    self.jsonFields = jsonFields
    self.stringBytes = stringBytes
  }
}

extension Limits {
  /// Sizes first, then whether method and headers are well-formed.
  func check(_ request: Request) throws(RouterFault) {
    //! target-size-limit
    guard request.target.utf8.count <= targetBytes else { throw RouterFault(.targetTooLong) }
    //! header-number-limit
    guard request.headers.count <= headerCount else { throw RouterFault(.headersTooLarge) }
    let size = request.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard size <= headerBytes else { throw RouterFault(.headersTooLarge) }  //! header-bytes-limit
    guard request.body.count <= bodyBytes else { throw RouterFault(.bodyTooLarge) }  //! body-limit
    guard HeaderGrammar.isToken(request.method.name),
      request.headers.allSatisfy(HeaderGrammar.isWellFormed)
    else { throw RouterFault(.badRequest) }
  }
}
