import YAMLSource

/// Guesses what a call does to a session, by its path, its name and its fields.
enum LikelyOperation {
  static func word(_ operation: ContractDrafter.Operation, _ endpoint: DraftEndpoint) -> String? {
    let name = operation.node["operationId"]?.text ?? ""
    let words = (operation.path + " " + name).lowercased().filter { $0 != "_" && $0 != "-" }
    let says = { (parts: [String]) in parts.contains { words.contains($0) } }
    let sends = { (wires: [String]) in
      endpoint.sends.contains { wires.contains($0.wire.lowercased().filter { $0 != "_" }) }
    }
    let writes = ["POST", "PUT", "PATCH"].contains(endpoint.method)
    if says(["jwks", "keys.json"]) { return "keys.publish" }
    if says(["introspect"]) { return "token.introspect" }
    if says(["logout", "signout", "logoff"]) { return "session.end" }
    if says(["webauthn", "passkey"]) {
      return writes ? (says(["regist"]) ? "passkey.register" : "passkey.signIn") : nil
    }
    if says(["callback"]) { return "provider.callback" }
    if says(["authorize"]) { return "provider.start" }
    if says(["revoke"]) { return "token.revoke" }
    if says(["refresh"]) && writes { return "session.renew" }
    if writes, let secret = ofSecrets(words, says, sends) { return secret }
    if says(["session"]) { return ofSessions(operation, endpoint) }
    return ofAccounts(operation, endpoint)
  }

  private static func ofSecrets(
    _ words: String, _ says: ([String]) -> Bool, _ sends: ([String]) -> Bool
  ) -> String? {
    if says(["signup", "register", "registration"]) { return "password.register" }
    if says(["recover", "forgot"]) { return "password.forgot" }
    if says(["reset"]) { return "password.reset" }
    if says(["verify", "verification"]) { return "code.verify" }
    if says(["otp", "magiclink", "resend", "/code"]) { return "code.send" }
    if says(["login", "signin", "/token"]) && (sends(["password"]) || !sends(["code"])) {
      return "password.signIn"
    }
    return nil
  }

  private static func ofSessions(
    _ operation: ContractDrafter.Operation, _ endpoint: DraftEndpoint
  ) -> String? {
    switch endpoint.method {
    case "GET" where operation.path.hasSuffix("sessions"): "session.list"
    case "GET": "account.read"
    case "DELETE" where operation.path.hasSuffix("}"): "session.endOne"
    case "DELETE": "session.endOthers"
    default: nil
    }
  }

  private static func ofAccounts(
    _ operation: ContractDrafter.Operation, _ endpoint: DraftEndpoint
  ) -> String? {
    let last = operation.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    guard ["me", "user", "account", "profile", "whoami", "userinfo"].contains(last) else {
      return nil
    }
    switch endpoint.method {
    case "GET": return "account.read"
    case "DELETE": return "account.delete"
    default: return "account.update"
    }
  }
}
