import Foundation
import SessionCore

/// A call as it is about to be sent, and what it was made from.
struct Prepared<Answer: Decodable & Sendable, Refusal: DeclaredRefusal>: Sendable {
  typealias Reply = Result<Answer, CallFailure<Refusal>>

  let call: Call<Answer, Refusal>
  let request: HTTPRequest
  /// The session's tokens that the call carries, wherever it does, as they were.
  let used: [String: TokenText]
  /// All tokens that it carries.
  let carried: [String: TokenText]
  let sent: Date
  let next: NextTokens
}

/// Why a call cannot be made.
enum Obstacle: Error {
  case missing(String)
  case fault(Fault)
}
