import ContractModel
import Diagnostics

/// The words that authors use in names of fields, and in texts of enums.
struct FieldWords {
  /// In lowercase letters, without underscores.
  private let name: String

  init(_ field: Field) { name = field.name.value.lowercased().filter { $0 != "_" } }

  func begins(_ word: String) -> Bool { name.hasPrefix(word) }

  var isAccountID: Bool {
    ["id", "sub", "usersub", "subject", "uid", "uuid", "userid", "accountid", "personid"]
      .contains(name)
  }

  var isID: Bool { isAccountID || ["sessionid", "deviceid", "sid"].contains(name) }

  var isFullName: Bool { ["name", "fullname", "displayname", "nickname"].contains(name) }

  var isNameOfDevice: Bool {
    isFullName || ["device", "devicename", "label", "model", "title", "useragent"].contains(name)
  }

  var isDeviceName: Bool { name == "devicename" }

  var isDevice: Bool {
    [
      "deviceid", "devicefingerprint", "deviceidentifier", "deviceuuid", "device", "fingerprint",
      "installationid",
    ].contains(name)
  }

  var isCurrent: Bool {
    ["current", "iscurrent", "thisdevice", "isthisdevice", "active"].contains(name)
  }

  var isConfirmation: Bool { name.hasSuffix("verified") || name.hasSuffix("confirmed") }

  var isGuest: Bool { ["guest", "isguest", "anonymous", "isanonymous"].contains(name) }

  var isState: Bool { name == "status" || name == "state" || name.hasSuffix("status") }

  var isSuccess: Bool {
    ["success", "succeeded", "ok", "sent", "accepted", "done", "deleted"].contains(name)
  }

  var isDestination: Bool { ["destination", "to", "sentto", "recipient"].contains(name) }

  var isPause: Bool { ["resendafter", "retryafter", "cooldown", "resendin"].contains(name) }

  var isTriesLeft: Bool {
    name.contains("attempt") || name.hasPrefix("tries") || name.hasPrefix("remaining")
      || ["left", "remaining", "tries"].contains(where: name.hasSuffix)
  }

  /// `lastUsedAt`, `usedAt`, `lastSeen`, `activeAt`.
  var isLastUse: Bool { ["last", "used", "seen", "active"].contains(where: begins) }

  /// A beginning in the past, and not a last use: `createdAt`, `memberSince`, `signedInAt`.
  var isBeginning: Bool {
    ["created", "began", "begins", "started", "joined", "registered", "signedin", "signedup"]
      .contains(where: begins) || name.hasSuffix("since")
  }

  /// It names one of the documents, or nothing but acceptance.
  func speakOfTerms(_ documents: [String]) -> Bool {
    let known = ["terms", "privacy", "agreement", "conditions", "tos", "eula", "gdpr", "legal"]
    let acceptance = ["accept", "agree", "consent"]
    return (known + documents.map { $0.lowercased() }).contains(where: name.contains)
      || acceptance.contains(where: begins)
  }
}

// Texts of enums and the words of the language that they seem to stand for.
extension FieldWords {
  typealias Pair = (word: String, text: String)

  static func states(_ texts: [String]) -> [Pair] {
    pairs(
      texts,
      [
        ("unconfirmed", ["unconfirmed", "unverified", "pending", "new", "invited"]),
        ("active", ["active", "enabled", "confirmed", "verified", "normal", "ok"]),
        ("disabled", ["disabled", "suspended", "blocked", "banned", "inactive", "locked"]),
        ("deleted", ["deleted", "removed", "gone", "closed"]),
      ])
  }

  static func channels(_ texts: [String]) -> [Pair] {
    pairs(
      texts,
      [("mail", ["mail", "email"]), ("sms", ["sms", "text", "phone"]), ("push", ["push"])])
  }

  static func scopes(_ texts: [String]) -> [Pair] {
    pairs(texts, [("own", ["own", "local"]), ("others", ["others"]), ("all", ["all", "global"])])
  }

  static func providers(_ texts: [String], _ providers: Definitions<Provider>) -> [Pair] {
    providers.filter { $0.kind.value != .cognito }.compactMap { provider in
      let text = texts.first { text in
        let text = text.lowercased()
        return text.contains(provider.name.value.lowercased())
          || text.contains(provider.kind.value.rawValue)
      }
      return text.map { (provider.name.value, $0) }
    }
  }

  private static func pairs(_ texts: [String], _ words: [(String, [String])]) -> [Pair] {
    words.compactMap { word, known in
      texts.first { known.contains($0.lowercased().filter(\.isLetter)) }.map { (word, $0) }
    }
  }
}

extension SignInStep {
  /// The step that the name of a type and its constants seem to speak of.
  init?(in words: String) {
    let text = words.lowercased()
    let known: [(SignInStep, [String])] = [
      (.newPassword, ["newpassword", "new_password", "password"]),
      (.authenticator, ["authenticator", "totp", "software_token"]),
      (.message, ["sms", "message", "mail", "phone"]),
      (.terms, ["terms", "agreement", "consent"]),
      (.confirmation, ["confirm", "verification", "unverified"]),
      (.oddSignIn, ["odd", "device", "unusual", "challenge"]),
    ]
    guard let found = known.first(where: { $0.1.contains(where: text.contains) }) else {
      return nil
    }
    self = found.0
  }
}
