import ContractModel
import Diagnostics

/// The rules for URLs and routes. The reader knows their grammar; here no letter passes that would have to be encoded,
/// because code takes them as they stand.
enum AddressRules {
  static func problems(_ contract: Contract) -> [Diagnostic] {
    let urls = contract.servers.flatMap { server in
      [server.url.literal].compactMap { $0 } + server.environments.map(\.url)
    }
    return urls.filter { !isURL($0.value) }.map { .badAddress($0.value, at: $0.span) }
      + contract.endpoints.flatMap { endpoint in
        literals(endpoint).filter { !isSegment($0) }
          .map { .badAddress($0, at: endpoint.path.span) }
      }
  }

  /// An empty one at the end is a slash there.
  private static func literals(_ endpoint: Endpoint) -> [String] {
    let parts = endpoint.path.value.parts
    let named = parts.last == .literal("") ? parts.dropLast() : parts[...]
    return named.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }

  private static func isURL(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.utf8.allSatisfy { isUnreserved($0) || ":/[]".utf8.contains($0) }
  }

  private static func isSegment(_ text: String) -> Bool {
    !["", ".", ".."].contains(text)
      && text.utf8.allSatisfy { isUnreserved($0) || "!$&'()*+,;=:@".utf8.contains($0) }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    IdentifierWord.isPart(byte) || "-.~".utf8.contains(byte)
  }
}

extension Diagnostic {
  fileprivate static func badAddress(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "bad-address", "`\(text)` cannot be a part of an address", at: span,
      help: "use letters, digits and hyphens")
  }
}
