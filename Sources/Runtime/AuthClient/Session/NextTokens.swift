import Primitives

/// The tokens to use next, which the answer to a call brings beside its own content.
final class NextTokens: Sendable {
  private let rules: [TokenRule]
  private let found = Locked<[String: Secret]>([:])

  /// - Parameter used: the tokens that the call carries. An answer replaces no other.
  init(_ rules: [TokenRule], replacing used: some Sequence<String>) {
    let used = Set(used)
    self.rules = rules.filter { $0.next != nil && used.contains($0.name) }
  }

  /// The call must not be given up: an answer that nobody reads would take the session with it.
  var areExpected: Bool { !rules.isEmpty }

  var tokens: [String: Secret] { found.use { $0 } }

  func take(_ response: HTTPResponse) {
    for rule in rules {
      // Servers leave the place blank where the token goes on.
      //! blank-next-token
      guard let text = response.text(at: rule.next)?.trimmed, !text.isEmpty else { continue }
      found.use { $0[rule.name] = Secret(text) }
    }
  }
}

extension HTTPResponse {
  fileprivate func text(at place: TokenPlacement?) -> String? {
    switch place {
    case .header(let name): headers[name]
    case .cookie(let name): cookie(name)
    case .bearer, .decodedHeader, .query, nil: nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
