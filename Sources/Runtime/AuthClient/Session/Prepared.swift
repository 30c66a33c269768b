import Foundation

/// A call as it is about to be sent, and what it was made from.
struct Prepared<Answer: Decodable & Sendable, Refusal: DeclaredRefusal>: Sendable {
  typealias Reply = Result<Answer, CallFailure<Refusal>>

  let call: Call<Answer, Refusal>
  let request: HTTPRequest
  /// The session's tokens that the call carries, wherever it does, as they were.
  let used: [String: Secret]
  /// The session's number, to know a late answer.
  let session: Int
  let sent: Date
  /// Its own number, to know which of two was begun last.
  let number: Int
  /// The sign-in that it is, if it is one.
  let attempt: SignInAttempt?
  /// It was renewed for this call.
  var isRenewed = false
  var isRenewal = false

  // guard: refused-step-keeps-session
  /// A refusal of it says something about the session.
  var isOfSession: Bool { isRenewal || !(attempt != nil || used.isEmpty) }
}

/// Why a call cannot be made.
enum Obstacle: Error {
  case missing(String)
  case fault(Fault)

  func failure<Refusal: DeclaredRefusal>(_ type: Refusal.Type) -> CallFailure<Refusal> {
    switch self {
    case .missing: .signedOut(because: nil)
    case .fault(let fault): .fault(fault)
    }
  }
}

extension CallFailure {
  /// The server asks for another token.
  var asksToRenew: Bool {
    switch self {
    case .refused(let refusal): refusal.recovery == .renew
    case .undeclared(let refusal): refusal.status == 401
    case .fault, .signedOut: false
    }
  }

  /// The server does not take the token, whatever comes of that.
  var blamesToken: Bool {
    if case .refused(let refusal) = self, refusal.recovery == .signIn { return true }
    return asksToRenew
  }

  /// The server may have done what it was asked.
  var leavesDoubt: Bool {
    switch self {
    case .fault(.offline), .fault(.timeout), .fault(.unreadable): true
    default: false
    }
  }
}
