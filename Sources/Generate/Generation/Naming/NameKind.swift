/// One kind of name of the author's: what bears it, and which names generated code needs there for itself.
struct NameKind {
  /// The thing that is called so: "an endpoint".
  let noun: String
  /// Names that cannot be had in any language, each with its reason.
  private let taken: [String: String]
  /// Names that cannot be had in Swift.
  private let takenInSwift: [String: String]
  /// A folder is called after it.
  let isFolder: Bool
  /// The same name may be given several times and means the same each time.
  let mayRepeat: Bool

  private init(
    _ noun: String, taken: [String: String] = [:], inSwift: [[String: String]] = [],
    isFolder: Bool = false, mayRepeat: Bool = false
  ) {
    self.noun = noun
    self.taken = taken
    takenInSwift = inSwift.reduce([:]) { $0.merging($1) { first, _ in first } }
    self.isFolder = isFolder
    self.mayRepeat = mayRepeat
  }

  /// Why a name cannot be had; nil if it can.
  func reason(against name: String, inSwift: Bool) -> String? {
    taken[name] ?? (inSwift ? takenInSwift[name] : nil)
  }

  static let service = NameKind("a service", isFolder: true)

  static let environment = NameKind(
    "an environment",
    taken: ["production": "`production` is the environment of the server's own `url`"],
    inSwift: [swift, enumeration], mayRepeat: true)

  static let configurationValue = NameKind("a value of `configuration`", inSwift: [swift])

  static let server = NameKind("a server", inSwift: [swift, enumeration])

  static let token = NameKind("a token", taken: subjects, inSwift: [swift])

  static let provider = NameKind("a provider", taken: subjects)

  static let type = NameKind("a type")

  static let refusal = NameKind(
    "an error",
    taken: ["refused": "the event `….refused` is any refusal of an endpoint"],
    inSwift: [
      swift, enumeration,
      names(
        ["answer", "details", "faults", "recovery", "rule", "rules"], refusalMember),
    ])

  static let endpoint = NameKind(
    "an endpoint",
    taken: subjects,
    inSwift: [
      swift,
      names(
        ["configuration", "fake", "hosts", "session"], "the client has a member of it"),
    ],
    isFolder: true)

  static let state = NameKind("a state", inSwift: [swift, ["kept": "a flow has a member of it"]])

  /// The reader knows that `unknown` is taken.
  static let sessionState = NameKind("a state of the session", inSwift: [swift, enumeration])

  static let field = NameKind(
    "a field",
    inSwift: [
      swift,
      names(
        ["answerHeaders", "hashValue", "json", "kept", "tokens"],
        "generated types have a member of their own of it"),
    ])

  /// A field that a callback brings.
  static let callbackField = NameKind(
    "a field",
    inSwift: [names(["codeVerifier", "fields"], "the answer of a callback has a member of it")])

  /// A field that a page is told.
  static let pageField = NameKind(
    "a field",
    inSwift: [names(["signIn", "web"], "the call that opens a page has a parameter of it")])

  /// The case of a type in `oneOf`, which begins with a small letter.
  static let option = NameKind(
    "a type of a choice",
    inSwift: [
      swift, enumeration, names(["answerName", "kept", "tokens"], "a choice has a member of it"),
      ["other": "`other` holds the types that a newer server may answer with"],
    ])

  /// The case of a text in an `enum`.
  static let enumerationCase = NameKind(
    "a case",
    inSwift: [
      swift, enumeration,
      ["other": "`other` holds the values that a newer server may send"],
    ])

  /// Words that Swift gives a meaning behind a dot, ticks or not.
  private static let swift = names(
    ["Protocol", "Type", "init", "self"], "Swift gives it a meaning after a dot")

  private static let enumeration = names(
    ["allCases", "hashValue", "rawValue"], "every enumeration has a member of it")

  private static let refusalMember = "the type of an endpoint's refusals has a member of it"

  private static let subjects = ["any": "the event `any.…` is a refusal of any endpoint"]

  private static func names(_ names: [String], _ reason: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, reason) })
  }
}
