import ContractModel
import Diagnostics

/// The way in which a field or a type travels, which decides who must understand it.
struct MessageUse: Sendable {
  enum Way: Hashable, Sendable {
    /// From the app to the server.
    case sent
    /// From the server to the app.
    case returned
    /// In the answer that refuses a call.
    case refused
    /// Inside a token.
    case claimed
    /// In the URL that ends a web sign-in.
    case callback
    /// Given when the client is made.
    case configured
  }

  let way: Way
  /// The endpoints whose messages hold it, in the contract's order.
  let endpoints: [Endpoint]
  /// One of them renews the session.
  let renews: Bool
}

extension MessageUse {
  /// "`signIn`", "`signIn` and 3 more", "a refusal".
  var subject: String {
    let names = endpoints.map { "`\($0.name.value)`" }
    if let first = names.first {
      return names.count == 1 ? first : "\(first) and \(names.count - 1) more"
    }
    switch way {
    case .sent: return "every call of the server"
    case .refused: return "refusals"
    case .claimed: return "the token"
    case .callback: return "the callback"
    case .configured: return "the configuration"
    case .returned: return "answers"
    }
  }
}
