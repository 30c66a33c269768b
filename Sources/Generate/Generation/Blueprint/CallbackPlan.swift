import ContractModel

/// The URL that ends a web sign-in, and what it brings.
package struct CallbackPlan: Sendable {
  package let callback: Callback
  package let record: RecordPlan
  /// The names of all that it brings, in the order of the contract.
  package let parameters: [String]
  /// The name of the value that repeats the state that the page was given.
  package let state: String?
  /// The page was given a challenge, whose verifier goes with the code.
  package let hasVerifier: Bool
  /// The page was given a nonce.
  package let nonce: NoncePlan?
  /// The name of the ID token that it brings.
  package let idToken: String?

  package var name: String { callback.name.value }
  package var url: String { callback.url.value }
}

extension CallbackPlan {
  /// The host of a callback on the web. The system only hands it to an app associated with that host.
  package var webHost: String? {
    let parts = url.split(separator: "/", omittingEmptySubsequences: false)
    return parts[0].lowercased() == "https:" ? String(parts[2]) : nil
  }

  /// The URL with the names of its parameters: `app://callback?token=…&state=…`.
  package var shape: String { joined { _ in "…" } }

  /// The URL with a value for each of its parameters, which `value` gives by its name.
  package func joined(_ value: (String) -> String) -> String {
    let query = parameters.map { "\(PercentEncoding.encode($0))=\(value($0))" }
    let mark = url.contains("?") ? "&" : "?"
    return url + (query.isEmpty ? "" : mark + query.joined(separator: "&"))
  }
}
