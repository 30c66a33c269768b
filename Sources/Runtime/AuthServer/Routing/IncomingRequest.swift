/// The input of one endpoint, read from the path, the query, the headers and the body. Its
/// initializer throws if a value is missing or wrong.
public protocol IncomingRequest: Sendable {
  init(_ incoming: Incoming) throws(InvalidValue)
}
