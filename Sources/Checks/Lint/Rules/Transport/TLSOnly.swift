import ContractModel
import Diagnostics

/// Tokens and passwords travel encrypted.
struct TLSOnly: Rule {
  let id = "tls-only"
  let title = "tokens and passwords travel encrypted"
  let severity = Severity.error
  let why = "anybody who sees the traffic can take over the session (OWASP ASVS 5.0, 12.2.1)"
  let reason =
    "Without TLS every token, password and code can be read and changed on the way, in "
    + "any network that the person happens to be in. OWASP ASVS 5.0, 12.2.1 asks for TLS "
    + "on all that a client and a service say to each other; RFC 6750 §5.3 asks it of "
    + "bearer tokens. Only an environment on the machine itself may go without: loopback "
    + "leaves no wire to listen on."

  func findings(in contract: Contract) -> [Finding] {
    let urls =
      contract.servers.compactMap(\.url.literal) + contract.providers.compactMap(\.issuer?.literal)
    let environments = contract.servers.flatMap(\.environments).map(\.url)
    return urls.filter { isPlain($0.value) }.map(unencrypted)
      + environments.filter { isPlain($0.value) && !isLoopback($0.value) }.map(unencrypted)
      + contract.callbacks.map(\.url).filter { isPlain($0.value) && !isLoopback($0.value) }
      .map(unencrypted)
  }

  private func unencrypted(_ url: Text) -> Finding {
    Finding(
      message: "`\(url.value)` is not encrypted", span: url.span,
      help:
        "write `https://`; only an environment on this machine (127.0.0.1, [::1], localhost) may use http"
    )
  }

  private func isPlain(_ url: String) -> Bool { url.lowercased().hasPrefix("http://") }

  private func isLoopback(_ url: String) -> Bool {
    let authority = url.dropFirst("http://".count).prefix { $0 != "/" }
    if authority.hasPrefix("[::1]") { return true }
    let host = authority.prefix { $0 != ":" }
    return host == "localhost" || isLoopbackAddress(host)
  }

  private func isLoopbackAddress(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
