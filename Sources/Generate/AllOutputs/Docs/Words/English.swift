import ContractModel
import Generation

/// English pages.
struct English: DocsWording {
  let separators = (items: ", ", remarks: "; ", sentences: " ")

  func count(_ count: Int, _ unit: ClockUnit) -> String {
    "\(count) \(unit)" + (count == 1 ? "" : "s")
  }

  func configured(_ name: String) -> String { "the given \(code(name))" }

  func operation(_ call: CallPlan) -> String { call.englishSummary }

  func caller(_ caller: Endpoint.Caller) -> String {
    switch caller {
    case .app: "The app calls it"
    case .browser: "The app opens it in the browser"
    case .page: "A page in the browser calls it"
    case .provider: "The provider leads here"
    }
  }

  func priority(_ priority: Endpoint.RequestPriority) -> String { priority.rawValue }

  func ends(_ scope: SignOutScope) -> String {
    switch scope {
    case .own: "It ends the session of the call."
    case .others: "It ends the other sessions."
    case .all: "It ends every session of the account."
    }
  }

  func placement(_ placement: Token.Placement?) -> String {
    switch placement {
    case nil: "in fields only"
    case .bearer: "as `Authorization: Bearer`"
    case .header(let name): "in the header \(code(name))"
    case .cookie(let name): "in the cookie \(code(name))"
    case .query(let name): "in the query as \(code(name))"
    }
  }

  func location(_ location: Field.Location) -> String { location.rawValue }
}

// Tokens, refusals, policies
extension English {
  func lifetime(_ life: TokenLife) -> String {
    switch life {
    case .unlimited: "without an end"
    case .unstated: "the contract does not say how long"
    case .seconds(let seconds, let startsAnew):
      duration(seconds) + (startsAnew ? ", from each renewal" : "")
    }
  }

  func storage(_ place: Token.Storage) -> String {
    switch place {
    case .keychain: "the keychain"
    case .memory: "memory only"
    case .nowhere: "nowhere"
    }
  }

  func renewal(_ renewal: TokenRenewal) -> String {
    switch renewal {
    case .fetched(let call): "has no part in it; \(code(call)) fetches it when a call needs it"
    case .replaced: "is spent by it and replaced"
    case .used: "is used by it and stays"
    case .renewed: "brings a new one"
    case .none: "has no part in it"
    }
  }

  func reuse(_ reuse: Token.Reuse) -> String {
    switch reuse {
    case .refuse: "it is refused"
    case .revokeFamily: "every token from the same sign-in ends"
    }
  }

  func recovery(_ recovery: Recovery) -> String {
    switch recovery {
    case .renew(nil): "renews the session and repeats the call once"
    case .renew(let token?): "fetches the token \(code(token)) anew and repeats the call once"
    case .retry: "offers to try again"
    case .wait(let field): "waits until the time in \(code(field))"
    case .continueFlow(let flow): "goes on in the flow \(code(flow))"
    case .correct: "lets the person change what they typed"
    case .signIn: "ends the session and shows sign-in"
    case .tell: "tells the person; nothing helps now"
    }
  }

  func meaning(_ meaning: Meaning) -> String { "\(code(meaning.rawValue)): \(meaning.says)" }

  func comparison(_ kind: ConditionPlan.Kind, _ text: String) -> String {
    switch kind {
    case .equals: code(text)
    case .startsWith: "begins with \(code(text))"
    case .has: "contains \(code(text))"
    }
  }

  func fault(_ fault: Refusal.CallFault) -> String {
    switch fault {
    case .offline: "the server cannot be reached"
    case .timeout: "no answer comes in time"
    case .insecure: "the connection cannot be trusted"
    case .unreadable: "the answer cannot be read"
    }
  }

  func mark(_ wire: String, is text: String) -> String { "\(code(wire)) is \(code(text))" }

  var wholeBody: String { "the whole answer, a plain text" }

  func characterClass(_ characters: PasswordPolicy.CharacterClass) -> String {
    switch characters {
    case .letter: "a letter"
    case .lowercase: "a lower case letter"
    case .uppercase: "an upper case letter"
    case .digit: "a digit"
    case .special: "a special character"
    }
  }

  func counts(_ counts: LockoutPolicy.Counted) -> String {
    switch counts {
    case .account: "of an account, from wherever they come"
    case .address: "from a network address, for whatever account"
    case .accountAndAddress: "of an account from one network address"
    }
  }

  func channel(_ channel: Channel) -> String {
    switch channel {
    case .mail: "mail"
    case .sms: "text message"
    case .push: "push notification"
    }
  }

  func alphabet(_ alphabet: CodePolicy.Alphabet) -> String {
    switch alphabet {
    case .digits: "digits"
    case .letters: "letters"
    case .lettersAndDigits: "letters and digits"
    }
  }

  func newDevice(_ rule: DevicePolicy.NewDevice) -> String {
    switch rule {
    case .notify: "the person is told"
    case .allow: "nothing"
    }
  }

  func oddSignIn(_ rule: DevicePolicy.OddSignIn) -> String {
    switch rule {
    case .challenge: "has to be verified"
    case .refuse: "is refused"
    case .allow: "is allowed"
    }
  }

  func accepted(at time: TermsPolicy.AcceptanceTime) -> String {
    switch time {
    case .registration: "when they register"
    case .signIn: "when they sign in"
    }
  }
}

// Setup
extension English {
  func accessible(_ access: AppRules.KeychainAccess) -> String {
    switch access {
    case .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly:
      "once the device was unlocked after it started"
    case .whenUnlocked, .whenUnlockedThisDeviceOnly: "while the device is unlocked"
    case .whenPasscodeSet: "while the device is unlocked, and only if it has a passcode"
    }
  }

  func backup(_ backup: KeychainBackup) -> String {
    switch backup {
    case .thisDevice: "stays on this device, in no backup"
    case .backups: "goes into encrypted backups, not through iCloud Keychain"
    case .iCloud: "goes into backups and through iCloud Keychain"
    }
  }

  func offered(_ time: AppRules.Biometrics.OfferTime) -> String {
    switch time {
    case .afterFirstSignIn: "after the first sign-in"
    case .inSettings: "in the settings only"
    }
  }

  func guarded(_ use: AppRules.Biometrics.GuardedUse) -> String {
    switch use {
    case .launch: "the launch of the app"
    case .tokens: "the tokens in the keychain"
    }
  }

  func alias(_ alias: Provider.Alias) -> String {
    switch alias {
    case .email: "email address"
    case .phone: "phone number"
    case .username: "user name"
    }
  }

  func asked(_ asked: Provider.Asked) -> String {
    switch asked {
    case .fullName: "full name"
    case .email: "email address"
    }
  }

  func pkce(_ pkce: Provider.PKCE) -> String {
    switch pkce {
    case .s256: code("S256")
    case .plain: "plain: the verifier itself is sent"
    case .unused: "not used"
    }
  }

  func nonce(_ nonce: Provider.NonceRule) -> String {
    switch nonce {
    case .sha256Hex: "its SHA-256, in hexadecimal, goes to the provider"
    case .raw: "goes to the provider as it is"
    case .unused: "not used"
    }
  }

  func webSheet(isPrivate: Bool) -> String {
    isPrivate ? "keeps no cookies, so the system asks nothing" : "shares the browser's cookies"
  }
}
