import Foundation

extension Call {
  /// Reads an answer as a value, a refusal or a fault. It moves nothing.
  func read(_ response: HTTPResponse) -> Result<Answer, CallFailure<Refusal>> {
    let answer = RefusalAnswer(response, from: rule)
    guard response.isSuccess || goodStatus?.meets(answer) == true else {  //! marked-success
      return .failure(refusal(in: answer))
    }
    if let refusal = envelopedRefusal(in: answer) { return .failure(refusal) }
    if let nothing = NoAnswer() as? Answer { return .success(nothing) }
    guard let good = try? good(in: response) else { return .failure(.fault(.unreadable)) }
    if let nonceCheck, !nonceCheck.passes(good) { return .failure(.fault(.unreadable)) }
    return .success(good)
  }

  private func good(in response: HTTPResponse) throws -> Answer {
    let decoder = WireJSON.decoder(of: response, from: rule)
    // All that an answer brings may stand in its headers.
    if response.body.isEmpty { return try decoder.decode(Answer.self, from: WireJSON.nothing) }
    if rule.envelope.isEmpty { return try decoder.decode(Answer.self, from: response.body) }
    return try decoder.decode(Enveloped<Answer>.self, from: response.body).answer
  }

  /// A refusal under a good status: one that the endpoint declares so, or whatever lacks the marks of a good answer.
  private func envelopedRefusal(in answer: RefusalAnswer) -> CallFailure<Refusal>? {
    let isGood = rule.success.allSatisfy { place, test in answer.holds(test, at: place) }
    let found = Refusal.rule(in: answer, underGoodStatus: true)
    if let found { return failure(found, in: answer) }
    return isGood ? nil : .undeclared(UndeclaredRefusal(status: answer.status, body: answer.body))
  }

  private func refusal(in answer: RefusalAnswer) -> CallFailure<Refusal> {
    Refusal.rule(in: answer).map { failure($0, in: answer) }
      ?? .undeclared(UndeclaredRefusal(status: answer.status, body: answer.body))
  }

  /// A refusal without the fields that it should carry is still that refusal to whoever must act on it.
  private func failure(_ rule: RefusalRule, in answer: RefusalAnswer) -> CallFailure<Refusal> {
    Refusal(rule: rule, answer: answer).map(CallFailure.refused)
      ?? .undeclared(UndeclaredRefusal(rule, status: answer.status, body: answer.body))
  }
}
