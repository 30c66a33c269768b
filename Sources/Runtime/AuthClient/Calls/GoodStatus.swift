/// A status of 4xx under which an endpoint answers well, and the texts that tell such an answer from refusals.
struct GoodStatus: Sendable {
  let status: Int
  let marks: [RefusalPlace: TextTest]

  func meets(_ answer: RefusalAnswer) -> Bool {
    answer.status == status && marks.allSatisfy { place, test in answer.holds(test, at: place) }
  }
}

extension Call {
  /// The same call, of which an answer with this status and these texts is a good one.
  public func answering(_ status: Int, where marks: [RefusalPlace: TextTest]) -> Call {
    var call = self
    call.goodStatus = GoodStatus(status: status, marks: marks)
    return call
  }
}
