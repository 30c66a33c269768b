/// A fault that the next calls of an endpoint meet.
struct StagedFault: Sendable {
  enum Kind: Sendable {
    /// The server refuses with this refusal of the endpoint, to be tried again after so many seconds.
    case refuse(String, seconds: Int)
    /// The server does no work and answers with this status.
    case fail(Int, retryAfter: Int?)
    /// The server does the work, and the connection ends without an answer.
    case lose
    /// The server does no work, and its good answer lacks everything.
    case empty
    /// The server does the work, and its answer ends in the middle of its body.
    case half
    /// The server does no work and sends the call to another host.
    case redirect
    /// The answer takes so many milliseconds.
    case delay(Int)
    /// The answer gives its tokens one second to live.
    case shorten
  }

  let endpoint: String
  let kind: Kind
  var times = Int.max
}
