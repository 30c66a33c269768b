/// An answer that is one of several types and says which, for events like
/// `startSignIn.SmsChallenge`.
public protocol NamesAnswer {
  var answerName: String { get }
}

/// The error for a response that is none of the declared types.
public struct UnknownAnswer: Error {
  public init() {}
}
