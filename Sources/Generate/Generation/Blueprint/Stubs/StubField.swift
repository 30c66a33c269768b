import ContractModel

/// A field as stubs read and write it.
package struct StubField: Sendable {
  package let name: String
  package let wire: String
  package let place: Field.Location
  package let type: TypePlan
  package let doc: LocalizedText?
  /// The text that it always has; nobody gives it then.
  package let constant: String?
  /// The same as JSON has it.
  package let literal: StubLiteral?
  /// The rules that a value keeps to; those of a list or a map hold for each of its values.
  package let rules: [StubRule]
  /// The value of the deployment that it repeats.
  package let configuration: String?
  /// The name in code of the field whose value it repeats.
  package let same: String?
  /// The optional fields with which it stands in a group.
  package let group: GroupPlan?
  /// Seconds for which a browser keeps it. A token's cookie lives as long as the token.
  package let lifetime: Int?
  /// The scripts of a page may read the cookie: its token goes back in a header.
  package let isForScripts: Bool
  /// It stands in a body of JSON. In other places everything is text.
  package let isJSON: Bool

  init(_ plan: PropertyPlan, _ tokens: [TokenPlan] = [], isJSON: Bool = true) {
    (name, wire, place, type, doc) = (plan.name, plan.wire, plan.place, plan.type, plan.doc)
    constant = plan.constant
    let isLiteral = plan.isLiteral && isJSON && plan.place == .body
    literal = plan.constant.map { StubLiteral(constant: $0, isLiteral: isLiteral) }
    rules = plan.isConstant ? [] : StubRule.all(of: plan)
    configuration = plan.configuration
    same = if case .same(let other) = plan.source { other } else { nil }
    group = plan.group
    let token = plan.place == .cookie ? tokens.first { $0.name == plan.token } : nil
    lifetime = token?.token.life.cookieSeconds
    isForScripts = if case .header? = token?.placement { true } else { false }
    self.isJSON = isJSON && plan.place == .body
  }

  /// A single number or bool that stands in quotes.
  package var isQuoted: Bool { isJSON && type.travelsAsText && type.container == .one }
}

extension [StubField] {
  /// The fields for which somebody gives a value.
  package var given: [StubField] { filter { $0.constant == nil } }

  /// The fields of a body, and those of an answer's headers and cookies.
  package var inBody: [StubField] { filter { !$0.place.isBesideBody } }
  package var inHeaders: [StubField] { filter(\.place.isBesideBody) }
}

/// One rule that a value keeps to beside its type.
package enum StubRule: Sendable {
  case email
  case phone
  /// The bounds of a number.
  case size(min: Int?, max: Int?)
  /// The bounds of how long a text is.
  case length(min: Int?, max: Int?)
  case matches(String)

  fileprivate static func all(of property: PropertyPlan) -> [StubRule] {
    let plan = property.rules
    let form: StubRule? = plan.form.map { $0 == .email ? .email : .phone }
    var range: StubRule?
    if plan.min != nil || plan.max != nil {
      let isNumber = [.integer, .number, .unixTime].contains(property.type.element)
      range =
        isNumber ? .size(min: plan.min, max: plan.max) : .length(min: plan.min, max: plan.max)
    }
    return [form, range, plan.pattern.map { .matches($0) }].compactMap { $0 }
  }
}

extension PropertyPlan {
  /// A constant is never given; it is what it is.
  var constant: String? { if case .constant(let text) = source { text } else { nil } }

  var token: String? { if case .token(let name, _) = source { name } else { nil } }

  var configuration: String? { if case .configuration(let name) = source { name } else { nil } }
}

extension [PropertyPlan] {
  var withoutConstants: [PropertyPlan] { filter { $0.constant == nil } }
}

extension TypePlan {
  /// It is one of the contract's own types, or made of them.
  package var isOfModels: Bool {
    switch element {
    case .record, .enumeration, .choice: true
    case .text, .secret, .integer, .number, .bool, .uuid, .url, .instant, .unixTime, .bytes,
      .urlSafeBytes, .waitingTime, .json:
      false
    }
  }
}
