import ContractModel
import Diagnostics

/// An app ships no secret of the client.
struct EmbeddedSecret: Rule {
  let id = "embedded-secret"
  let title = "an app ships no client secret"
  let severity = Severity.error
  let why = "everybody who has the app has the secret (RFC 8252 §8.5)"
  let reason =
    "An app is in everybody's hands: whatever it ships can be read out of it within "
    + "minutes. RFC 8252 §8.5 says that a secret that is shipped to many people proves "
    + "nothing about the client. Use PKCE instead of a client secret, and keep private "
    + "keys on the server. The rule judges by the names of the values that an app sends or is configured "
    + "with."

  private static let names = [
    "clientsecret", "appsecret", "apisecret", "consumersecret", "privatekey",
  ]

  func findings(in contract: Contract) -> [Finding] {
    let app = contract.endpoints.filter { $0.caller == .app }.flatMap(\.sends)
    let sent = FieldWalk(contract.types).all(app + contract.servers.flatMap(\.sends))
    return contract.configuration.map(\.name).filter { isSecret($0.value.plainName) }.map(found)
      + sent.filter { isShipped($0) && isSecret($0.plainName) }.map(\.name).map(found)
  }

  private func isSecret(_ name: String) -> Bool { Self.names.contains { name.hasSuffix($0) } }

  /// A value that is written here or that follows from no person's input; configuration is found itself.
  private func isShipped(_ field: Field) -> Bool { field.constant != nil }

  private func found(_ name: Text) -> Finding {
    Finding(
      message: "`\(name.value)` would ship in every copy of the app", span: name.span,
      help:
        "keep it on your server and let the server make the call, or use PKCE, which needs no secret"
    )
  }
}
