import ContractModel
import Diagnostics
import Generation

/// English pages.
struct English: DocsWording {
  let separators = (items: ", ", remarks: "; ", sentences: " ")
  let fullStop = "."

  func count(_ count: Int, _ unit: ClockUnit) -> String {
    "\(count) \(unit)" + (count == 1 ? "" : "s")
  }

  func operation(_ call: CallPlan) -> String { call.englishSummary }

  func text(_ term: EndpointTerm) -> String {
    switch term {
    case .caller(.app): "Called by the app"
    case .caller(.browser): "Opened by the app in the browser"
    case .caller(.page): "Called by a page in the browser"
    case .caller(.provider): "Called by the provider, or opened by its redirect"
    case .priority(let priority): priority.rawValue
    case .ends(.own): ""
    case .ends(.others): "Ends every other session of the account."
    case .ends(.all): "Ends every session of the account."
    case .sent(nil): "in request fields only"
    case .sent(.bearer): "as `Authorization: Bearer`"
    case .sent(.header(let name)): "in the header \(code(name))"
    case .sent(.cookie(let name)): "in the cookie \(code(name))"
    case .sent(.query(let name)): "as the query parameter \(code(name))"
    case .location(let location): location.rawValue
    }
  }

  func text(_ term: TokenTerm) -> String {
    switch term {
    case .unlimited: "never expires"
    case .unstated: "not specified"
    case .lifetime(let time, let startsAnew):
      time + (startsAnew ? ", restarting at each renewal" : "")
    case .storage(.keychain): "keychain"
    case .storage(.memory): "memory only"
    case .storage(.nowhere): "not stored"
    case .fetched(let call): "not renewed; \(code(call)) fetches a new one when a call needs it"
    case .replaced: "renews the session, and is rotated"
    case .used: "renews the session, and isn't rotated"
    case .renewed: "replaced at each renewal"
    case .notRenewed: "not renewed"
    case .reuse(.refuse): "the request is refused"
    case .reuse(.revokeFamily): "every token from the same sign-in is revoked"
    }
  }

  func text(_ term: ErrorTerm) -> String {
    switch term {
    case .recovery(.renew(nil), _): "renews the session and retries the call once"
    case .recovery(.renew(let token?), _):
      "fetches a new \(code(token)) and retries the call once"
    case .recovery(.retry, _): "offers to try again"
    case .recovery(.wait(let field), _): "blocks retries until the time in \(code(field))"
    case .recovery(.continueFlow(let flow), _): "continues in the flow \(code(flow))"
    case .recovery(.correct, _): "asks the user to correct the input"
    case .recovery(.signIn, .endsSession): "ends the session and shows sign-in"
    case .recovery(.signIn, .repeatsSignIn): "shows sign-in again"
    case .recovery(.signIn, .dependsOnCall):
      "shows sign-in; ends the session if the call used one of its tokens"
    case .recovery(.tell, _): "shows the message; no recovery"
    case .comparison(.equals, let text): code(text)
    case .comparison(.startsWith, let text): "starts with \(code(text))"
    case .comparison(.has, let text): "contains \(code(text))"
    case .mark(let wire, let text): "\(code(wire)) is \(code(text))"
    case .wholeBody: "the whole body, as plain text"
    case .fault(.offline): "the server can't be reached"
    case .fault(.timeout): "no response arrives in time"
    case .fault(.insecure): "the connection isn't trusted"
    case .fault(.unreadable): "the response can't be read"
    }
  }

  func text(_ term: PolicyTerm) -> String {
    switch term {
    case .characters(.letter): "a letter"
    case .characters(.lowercase): "a lowercase letter"
    case .characters(.uppercase): "an uppercase letter"
    case .characters(.digit): "a digit"
    case .characters(.special): "a special character"
    case .counted(.account): "per account, from any source"
    case .counted(.address): "per network address, for any account"
    case .counted(.accountAndAddress): "per account and network address"
    case .channel(.mail): "email"
    case .channel(.sms): "text message"
    case .channel(.push): "push notification"
    case .alphabet(.digits): "digits"
    case .alphabet(.letters): "letters"
    case .alphabet(.lettersAndDigits): "letters and digits"
    case .newDevice(.notify): "notifies the user"
    case .newDevice(.allow): "no action"
    case .oddSignIn(.challenge): "requires verification"
    case .oddSignIn(.refuse): "refused"
    case .oddSignIn(.allow): "allowed"
    case .accepted(.registration): "at registration"
    case .accepted(.signIn): "at sign-in"
    }
  }

  func text(_ term: SetupTerm) -> String {
    switch term {
    case .configured(let name): "the configured \(code(name))"
    case .accessible(.afterFirstUnlock), .accessible(.afterFirstUnlockThisDeviceOnly):
      "after the first unlock since the device started"
    case .accessible(.whenUnlocked), .accessible(.whenUnlockedThisDeviceOnly):
      "while the device is unlocked"
    case .accessible(.whenPasscodeSet): "while the device is unlocked; requires a passcode"
    case .backup(.thisDevice): "this device only, in no backup"
    case .backup(.backups): "in encrypted backups, not in iCloud Keychain"
    case .backup(.iCloud): "in backups and iCloud Keychain"
    case .offered(.afterFirstSignIn): "after the first sign-in"
    case .offered(.inSettings): "in the settings only"
    case .guarded(.launch): "the app's launch"
    case .guarded(.tokens): "the tokens in the keychain"
    case .alias(.email), .asked(.email): "email address"
    case .alias(.phone): "phone number"
    case .alias(.username): "user name"
    case .asked(.fullName): "full name"
    case .pkce(.s256): code("S256")
    case .pkce(.plain): "plain: the verifier itself is sent"
    case .pkce(.unused), .nonce(.unused): "not used"
    case .nonce(.sha256Hex): "the provider gets its SHA-256 in hexadecimal"
    case .nonce(.raw): "the provider gets it unchanged"
    case .webSession(true): "private: keeps no cookies, so the system shows no prompt"
    case .webSession(false): "shares the browser's cookies"
    }
  }
}
