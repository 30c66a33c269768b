import AuthServer
package import ContractModel
import Diagnostics

/// The contract's demand on one place in what is sent.
package enum RequestRule: Hashable, Sendable {
  /// The media type of the body.
  case content
  /// Not to be left out; null counts as left out.
  case present
  /// A part of the path is never empty.
  case segment
  /// A name comes once where texts have names.
  case once
  case kind(JSONKind)
  /// The form that a kind of simple value has.
  case form(ScalarType)
  case constant(String)
  case words([String])
  case choice([String])
  case least(Int)
  case most(Int)
  case pattern(String)
  /// The value of this deployment.
  case deployed(String)
  /// One field of a group, or more.
  case someOf
  /// No two fields of a group.
  case onlyOne
  /// The value of another field.
  case same
}

extension RequestRule {
  /// The name of the case, without what it is about.
  var word: String { String("\(self)".prefix { $0 != "(" }) }
}

/// Reads out of a field what it asks. A test knows which properties of a field are looked at here.
struct RequestRules {
  let contract: Contract
  let isText: Bool

  /// - Parameter isText: the part that holds it has texts with names, and no JSON.
  init(_ contract: Contract, isText: Bool) {
    self.contract = contract
    self.isText = isText
  }

  /// The rules of the field as a whole.
  func ofWhole(_ field: Field) -> [RequestRule] {
    let presence: [RequestRule] =
      if field.location == .path { [.segment] } else { field.shape.isOptional ? [] : [.present] }
    let once: [RequestRule] = isText && field.location != .path ? [.once] : []
    let container: [RequestRule] =
      switch field.shape.container {
      case .one: []
      case .list: [.kind(.list)]
      case .map: [.kind(.object)]
      }
    return presence + once + container
  }

  /// The rules of each single value in it.
  func ofEach(_ field: Field) -> [RequestRule] {
    let leaf = contract.leaf(of: field.shape.element)
    // Any kind is JSON, and a number or a bool is no kind that a constant's text has.
    let isFree = leaf.isJSON || field.shape.isLiteral
    let kind: [RequestRule] =
      isText || isFree ? [] : [.kind(leaf.kind(asText: field.shape.travelsAsText))]
    return kind + own(of: leaf, inText: isText || field.shape.travelsAsText)
  }

  /// The rules of each single value too, but said of the field as a whole where there may be many.
  func ofAll(_ field: Field) -> [RequestRule] {
    var limits = field.limits.rules
    if case .scalar(let scalar) = contract.leaf(of: field.shape.element), scalar.isContact {
      limits.append(.form(scalar))
    }
    guard case .configuration(let name) = field.shape.element, !field.isOfCaller else {
      return limits
    }
    return limits + [.deployed(name)]
  }

  private func own(of leaf: ValueLeaf, inText: Bool) -> [RequestRule] {
    switch leaf {
    case .scalar(let scalar):
      scalar.hasForm(inText: inText) && !scalar.isContact ? [.form(scalar)] : []
    case .constant(let text): [.constant(text)]
    case .words(let texts): [.words(texts)]
    case .record: []
    case .choice(let options): [.choice(options.map(\.name))]
    }
  }
}

extension Field.SizeLimits {
  fileprivate var rules: [RequestRule] {
    [
      min.map { .least($0.value) }, max.map { .most($0.value) }, pattern.map { .pattern($0.value) },
    ].compactMap { $0 }
  }
}

extension ScalarType {
  fileprivate var isContact: Bool { self == .email || self == .phone }

  /// Not every value of its kind will do.
  fileprivate func hasForm(inText: Bool) -> Bool {
    switch self {
    case .string, .username, .identifier, .password, .newPassword, .code, .jwt, .duration, .json:
      false
    case .number, .bool: inText
    case .int, .seconds, .unixTime, .instant, .uuid, .email, .phone, .url, .bytes: true
    }
  }
}
