import ContractModel

/// Regular expressions that read alike in JavaScript and Python, for what is one word in a contract.
enum SchemaPatterns {
  static let word = "[A-Za-z][A-Za-z0-9_]{0,63}"
  static let authorName = "^\(word)$"
  static let typeName = "^[A-Z][A-Za-z0-9_]{0,63}$"
  static let event = "^\(word)(\\.\(word))?$"
  static let duration = "^(?=.*[1-9])(?=.*[0-9])\(amounts)$"
  static let lifetime = "^(unlimited|(?=.*[1-9])\(amounts))$"
  /// Leap years are the reader's.
  static let day =
    "^[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)"
    + "|02-(0[1-9]|1[0-9]|2[0-9]))$"
  static let wholeNumber = "^(0|-?[1-9][0-9]{0,9})$"
  static let status = "^[2-5]([0-9]{2}|xx)$"
  static let content = "^(json|form|[A-Za-z0-9+._-]+/[A-Za-z0-9+._-]+)$"
  static let callbackURL = "^[A-Za-z][A-Za-z0-9+.-]*://[A-Za-z0-9.-]+(/[A-Za-z0-9/._~-]*)?$"
  static let configuration = "configuration\\.\(word)"
  static let path = "^[^.]+(\\.[^.]+)*$"

  /// Plain names, and none of `.` and `..`.
  static let file =
    "^(?!(.*/)?\\.{1,2}/)(\(fileName)/)*\(fileName)\\.yaml$"

  private static let fileName = "[!#-)+-.0-9;=@-\\[\\]-{}~]+"
  private static let amounts =
    "(0*[0-9]{1,6}d)?(0*[0-9]{1,6}h)?(0*[0-9]{1,6}m)?(0*[0-9]{1,6}s)?"
  private static let port = "(:[0-9]{1,5})?"
  private static let host = "(\\[[0-9A-Fa-f:]+\\]|[A-Za-z0-9][A-Za-z0-9.-]*)"
  private static let url = "https?://\(host)\(port)(/[A-Za-z0-9._~-]+)*/?"
  static let serverURL = "^\(url)$"
  static let serverURLOrConfiguration = "^(\(url)|\(configuration))$"

  /// A type; `section.name` only of sections that have values. What the contract says once is in no list.
  static var type: String { "^\(typeWords)$" }

  /// A type that is always there.
  static var answer: String { "^(?!optional |clearable )\(typeWords)$" }

  /// One of these words, perhaps missing, in a list or in a map.
  static func anyOf(_ words: [String]) -> String {
    "^\(presence)?((list|map) of )?(\(words.joined(separator: "|")))$"
  }

  /// One of these words, or what the contract or the deployment says for it, perhaps missing.
  static func single(_ words: [String]) -> String {
    "^\(presence)?(\((words + [configuration, providerWord]).joined(separator: "|")))$"
  }

  private static let presence = "(optional |clearable )"

  private static var providerWord: String {
    "providers\\.\(word)\\.(\(ProviderWord.allCases.map(\.rawValue).joined(separator: "|")))"
  }

  private static var typeWords: String {
    let tokenSlots = TokenSlot.allCases.map(\.rawValue).filter { !$0.isEmpty }
    let tokens = "tokens\\.\(word)(\\.(\(tokenSlots.joined(separator: "|"))))?"
    let slots = ProviderSlot.allCases.map(\.rawValue).joined(separator: "|")
    let providers = "providers\\.\(word)\\.(\(slots))"
    let callbacks = "callbacks\\.\(word)\\.url"
    let many = [word, tokens, providers].joined(separator: "|")
    let once = [configuration, providerWord].joined(separator: "|")
    return "(\(presence)?((list|map) of )?(\(many))|(optional )?(\(once))|\(callbacks))"
  }

  static var route: String {
    let methods = Endpoint.Method.allCases.map(\.rawValue).joined(separator: "|")
    let literal = "(?!\\.{1,2}(/|$))[A-Za-z0-9._~!$&'()*+,;=:@-]+"
    return "^(\(methods)) (/|(/(\\{\(word)\\}|\(literal)))+/?)$"
  }
}
