/// What one endpoint takes: read from the path, the query, the headers and the body.
public protocol IncomingRequest: Sendable {
  init(_ incoming: Incoming) throws(InvalidValue)
}
