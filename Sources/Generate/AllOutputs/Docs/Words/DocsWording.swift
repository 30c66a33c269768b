import ContractModel
import Diagnostics
import Generation
import Mustache

/// The words of the pages in one language: a table of sentences, and functions for what depends on the contract.
protocol DocsWording: Sendable {
  /// What templates write as `{{words.NAME}}`. The tags in a sentence mean what they mean in the place where it stands.
  var sentences: [String: String] { get }

  /// What stands between the items of a list, between remarks about one thing, and between whole sentences.
  var separators: (items: String, remarks: String, sentences: String) { get }
  func count(_ count: Int, _ unit: ClockUnit) -> String
  /// A value that is given when the client is made.
  func configured(_ name: String) -> String

  // Endpoints
  func operation(_ call: CallPlan) -> String
  func caller(_ caller: Endpoint.Caller) -> String
  func priority(_ priority: Endpoint.RequestPriority) -> String
  func ends(_ scope: SignOutScope) -> String
  func placement(_ placement: Token.Placement?) -> String
  func location(_ location: Field.Location) -> String

  // Types and fields
  func type(_ type: TypePlan) -> String
  func remark(_ remark: FieldRemark) -> String
  func role(_ role: FieldRole, words: [String]) -> String
  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String
  func oneOf(_ texts: [String]) -> String

  // Tokens
  func lifetime(_ life: TokenLife) -> String
  func storage(_ place: Token.Storage) -> String
  func renewal(_ renewal: TokenRenewal) -> String
  func reuse(_ reuse: Token.Reuse) -> String

  // Refusals
  func recovery(_ recovery: Recovery) -> String
  func meaning(_ meaning: Meaning) -> String
  func comparison(_ kind: ConditionPlan.Kind, _ text: String) -> String
  func fault(_ fault: Refusal.CallFault) -> String
  func mark(_ wire: String, is text: String) -> String
  /// The whole body, where others name a place in it.
  var wholeBody: String { get }

  // Policies
  func characterClass(_ characters: PasswordPolicy.CharacterClass) -> String
  func counts(_ counts: LockoutPolicy.Counted) -> String
  func channel(_ channel: Channel) -> String
  func alphabet(_ alphabet: CodePolicy.Alphabet) -> String
  func newDevice(_ rule: DevicePolicy.NewDevice) -> String
  func oddSignIn(_ rule: DevicePolicy.OddSignIn) -> String
  func accepted(at time: TermsPolicy.AcceptanceTime) -> String

  // Session
  func remark(_ remark: StateRemark) -> String
  func action(_ action: Scenario.Action) -> String
  func expectations(_ step: Scenario.Step) -> [String]

  // Setup
  func accessible(_ access: AppRules.KeychainAccess) -> String
  func backup(_ backup: KeychainBackup) -> String
  func offered(_ time: AppRules.Biometrics.OfferTime) -> String
  func guarded(_ use: AppRules.Biometrics.GuardedUse) -> String
  func alias(_ alias: Provider.Alias) -> String
  func asked(_ asked: Provider.Asked) -> String
  func pkce(_ pkce: Provider.PKCE) -> String
  func nonce(_ nonce: Provider.NonceRule) -> String
  func webSheet(isPrivate: Bool) -> String
}

enum ClockUnit: Int, CaseIterable {
  case day = 86_400
  case hour = 3_600
  case minute = 60
  case second = 1
}

/// What there is to say about a field, beside its type and the author's own words.
enum FieldRemark {
  case inHeader, inCookie
  case justOne([String])
  case atLeastOne([String])
  case token(String)
  case secondsLeft(String)
  case millisecondsLeft(String)
  case end(of: String)
  case configured(String)
  case same(String)
  case constant(String)
  case provider(String, slot: String)
  case milliseconds, unixMilliseconds, asText
  case email, phone
  case size(min: Int?, max: Int?, isNumber: Bool)
  case pattern(String)
  case example(String)
  case kept(String)
  case elsewhere(server: String, wire: String)
}

enum TokenLife {
  case unlimited, unstated
  case seconds(Int, startsAnew: Bool)
}

/// What the renewal does with a token.
enum TokenRenewal {
  case fetched(by: String)
  case replaced, used, renewed, none
}

enum StateRemark { case isKept, isEnd }

enum KeychainBackup { case thisDevice, backups, iCloud }

extension DocsWording {
  /// The sentences as templates see them.
  func table() throws(TemplateError) -> Value {
    var table: [String: Value] = [:]
    for (name, sentence) in sentences {
      table[name] =
        sentence.contains("{")
        ? .template(try Template(name: "words.\(name)", source: sentence)) : .verbatim(sentence)
    }
    return .object(table)
  }

  func code(_ text: String) -> String { MarkdownText.code(text) }

  func list(_ items: [String]) -> String { items.joined(separator: separators.items) }

  func codes(_ texts: [String]) -> String { list(texts.map(code)) }

  func remarks(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: separators.remarks)
  }

  func sentences(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: separators.sentences)
  }

  func duration(_ seconds: Int) -> String {
    var rest = seconds
    return ClockUnit.allCases.compactMap { unit in
      let count = rest / unit.rawValue
      rest %= unit.rawValue
      return count == 0 ? nil : self.count(count, unit)
    }.joined(separator: " ")
  }

  /// A text of the contract, or the name of a value that is given when the client is made.
  func reference(_ reference: Reference) -> String {
    switch reference {
    case .text(let text): code(text.value)
    case .configuration(let name): configured(name.value)
    }
  }

  /// A place in a refusal; `.` is the whole body.
  func place(_ wire: String) -> String { wire == "." ? wholeBody : code(wire) }
}
