import ContractModel
import Generation

// What a page says by a closed list. Each language has one switch over each of these: a new case doesn't compile until
// every language has words for it.

enum EndpointTerm {
  case caller(Endpoint.Caller)
  case priority(Endpoint.RequestPriority)
  case ends(SignOutScope)
  case sent(Token.Placement?)
  case location(Field.Location)
}

enum TokenTerm {
  case unlimited, unstated
  case lifetime(String, startsAnew: Bool)
  case storage(Token.Storage)
  /// What the renewal does with it.
  case fetched(by: String)
  case replaced, used, renewed, notRenewed
  case reuse(Token.Reuse)
}

enum ErrorTerm {
  case recovery(Recovery, SignInRecovery)
  case comparison(ConditionPlan.Kind, String)
  case mark(wire: String, text: String)
  case wholeBody
  case fault(Refusal.CallFault)
}

/// What becomes of the session if an error leads to sign-in.
enum SignInRecovery {
  case endsSession
  /// The call is part of a sign-in: a session, if there is one, stays.
  case repeatsSignIn
  /// One or the other, by the call.
  case dependsOnCall
}

enum PolicyTerm {
  case characters(PasswordPolicy.CharacterClass)
  case counted(LockoutPolicy.Counted)
  case channel(Channel)
  case alphabet(CodePolicy.Alphabet)
  case newDevice(DevicePolicy.NewDevice)
  case oddSignIn(DevicePolicy.OddSignIn)
  case accepted(TermsPolicy.AcceptanceTime)
}

enum SetupTerm {
  case configured(String)
  case accessible(AppRules.KeychainAccess)
  case backup(KeychainBackup)
  case offered(AppRules.Biometrics.OfferTime)
  case guarded(AppRules.Biometrics.GuardedUse)
  case alias(Provider.Alias)
  case asked(Provider.Asked)
  case pkce(Provider.PKCE)
  case nonce(Provider.NonceRule)
  case webSession(isPrivate: Bool)
}

enum KeychainBackup { case thisDevice, backups, iCloud }

/// What there is to say about a field, beside its type and the author's own words.
enum FieldTerm {
  case inHeader, inCookie
  case justOne([String])
  case atLeastOne([String])
  case token(String)
  case secondsLeft(String)
  case millisecondsLeft(String)
  case end(of: String)
  case same(String)
  case constant(String)
  case provider(String, slot: String)
  case milliseconds, unixMilliseconds, asText
  case email, phone
  case exactly(Int), between(Int, Int), atLeast(Int), atMost(Int)
  case characters(String)
  case pattern(String)
  case example(String)
  case kept(String)
  case elsewhere(server: String, wire: String)
  case oneOf([String])
}

enum StepTerm {
  case wait(String)
  case moment(Scenario.AppMoment)
  case change(Scenario.AccountChange)
  case input(Scenario.InvalidInput)
  case caller(Scenario.Caller)
  case refused(String)
  case loss(Scenario.Loss)
  /// Steps before the response is there, one after the other.
  case meanwhile([String])
  case renewals(Int)
  case state(String)
  case error(String)
  case fails
  /// Of a flow's state.
  case isKept, isEnd
}
