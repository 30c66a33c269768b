import ContractModel

/// How TypeScript spells types, and the codecs that read and write them.
struct TypeScriptSpelling {
  /// The prefix of the names of the contract's types: `models.` in other files than theirs.
  let prefix: String
  /// In their own file types may stand in any order, and name themselves.
  private var isLate: Bool { prefix.isEmpty }

  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    switch type.container {
    case .one: return one
    case .list: return "readonly \(one)[]"
    case .map: return "ReadonlyMap<string, \(one)>"
    }
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text, .uuid, .url: "string"
    case .secret: "auth.Secret"
    case .integer, .number, .waitingTime: "number"
    case .bool: "boolean"
    case .instant, .unixTime: "Date"
    case .bytes, .urlSafeBytes: "Uint8Array"
    case .record(let name), .enumeration(let name), .choice(let name):
      prefix + TypeScriptText.identifier(name)
    }
  }

  /// `auth.list(auth.text)`
  func codec(_ type: TypePlan, quoted: Bool = true) -> String {
    let plain = codec(type.element)
    let isQuoted = type.travelsAsText && (quoted || type.container != .one)
    let one = isQuoted ? "auth.asText(\(plain))" : plain
    switch type.container {
    case .one: return one
    case .list: return "auth.list(\(one))"
    case .map: return "auth.map(\(one))"
    }
  }

  private func codec(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "auth.text"
    case .secret: "auth.secret"
    case .integer, .waitingTime: "auth.integer"
    case .number: "auth.decimal"
    case .bool: "auth.bool"
    case .uuid: "auth.uuid"
    case .url: "auth.url"
    case .instant: "auth.instant"
    case .unixTime: "auth.unixTime"
    case .bytes: "auth.base64"
    case .urlSafeBytes: "auth.base64url"
    case .enumeration(let name): prefix + TypeScriptText.identifier(name)
    case .record(let name), .choice(let name):
      isLate
        ? "auth.later(() => \(TypeScriptText.identifier(name)))"
        : prefix + TypeScriptText.identifier(name)
    }
  }
}

extension TypePlan {
  /// It is one of the contract's own types, or made of them.
  var isOfModels: Bool {
    switch element {
    case .record, .enumeration, .choice: true
    default: false
    }
  }
}
