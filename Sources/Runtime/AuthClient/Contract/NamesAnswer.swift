/// An answer that is one of several types and says which, for events like
/// `startSignIn.SmsChallenge`.
public protocol NamesAnswer {
  var answerName: String { get }
}

/// None of the types that an answer may be.
public struct UnknownAnswer: Error {
  public init() {}
}
