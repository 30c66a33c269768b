import Testing

@testable import AuthClient
@testable import AuthTesting

/// The default answers of a shape's fake, and the client that reads them.
struct ShapeFake {
  let shape: String
  let examples: [FakeExample]
  /// The fault in the example of each call; nil if there is none.
  private let faults: [String: @Sendable (HTTPResponse) -> String?]

  init<Contract: AuthContract, each Answer: Codable & Equatable & Sendable, each Refusal>(
    of contract: Contract.Type, _ examples: [FakeExample],
    _ endpoints: repeat FakeEndpoint<each Answer, each Refusal>
  ) {
    shape = "\(contract)"
    self.examples = examples.flatMap(\.apart)
    var faults: [String: @Sendable (HTTPResponse) -> String?] = [:]
    for endpoint in repeat each endpoints { faults[endpoint.name] = endpoint.fault }
    self.faults = faults
  }

  func fault(_ example: FakeExample) -> String? {
    guard let fault = faults[example.endpoint] else { return "the call is not in the list" }
    return fault(example.response)
  }
}

extension FakeExample {
  /// One for each endpoint.
  fileprivate var apart: [FakeExample] {
    endpoints.map { endpoint in
      FakeExample(
        endpoint, status: response.status, headers: response.headers,
        body: String(decoding: response.body, as: UTF8.self))
    }
  }

  var endpoint: String { endpoints[0] }
}

extension ShapeFake: CustomTestStringConvertible {
  var testDescription: String { shape }
}

extension FakeEndpoint where Answer: Codable & Equatable & Sendable {
  /// The client reads the answer, and what is written of it again is the same answer.
  fileprivate func fault(_ response: HTTPResponse) -> String? {
    do {
      let answer = try read(response)
      let again = try self.response(to: answer)
      let same = try read(again)
      return same == answer ? nil : "\(answer) comes back as \(same)"
    } catch {
      return "\(error)"
    }
  }

  private func read(_ response: HTTPResponse) throws(CallFailure<Refusal>) -> Answer {
    try Call<Answer, Refusal>(name, .get, "/", as: rule).read(response).get()
  }
}
