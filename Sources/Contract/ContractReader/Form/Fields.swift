package import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let field = KeyTable(
    "a field",
    [
      .optional(
        "type", .type, "what it is: a simple value, a type of this contract, or `section.name`",
        example: "optional list of Device"),
      .optional(
        "constant", .text, "the one text, whole number or bool that it always has",
        example: "password"),
      .optional("enum", .texts, "the texts that it may have", example: "[active, deleted]"),
      .optional(
        "fields", .fields, "the fields inside it", example: "{ id: uuid, name: string }"),
      .optional(
        "same", .text, "another field of the call, whose value is repeated here",
        example: "password"),
      .optional(
        "is", .words(of: FieldRole.self), "what it means, in addition to its type",
        example: "account.id"),
      .optional(
        "words", .textsByWord, "the texts of an enum, by the words of `is` that they stand for",
        usual: "each text is such a word",
        example: "{ all: global }"),
      .optional(
        "wire", .text, "its name on the wire",
        usual: "its name, spelled as the server's `names` say", example: "user_id"),
      .optional(
        "in", .words(of: Field.Location.self), "which part of the message carries it",
        usual:
          "the path if the route names it, the query of GET, HEAD and DELETE, else the body",
        example: "query"),
      .optional(
        "as", .wordOrWords(WireForm.allCases.map(\.rawValue)),
        "for numbers and bools sent as text, for bytes sent as base64url, and for the unit of a token's time",
        example: "text"),
      .optional(
        "stored", .words(of: Token.Storage.self), "where the app keeps it, next to the tokens",
        usual: "nowhere", example: "keychain"),
      .optional("account", .text, "the name of its item in the keychain", example: "user_id"),
      .optional(
        "secret", .yesNo, "whether it is kept out of logs and descriptions",
        usual: "true for passwords, codes, JWTs, tokens and secrets of providers",
        example: "true"),
      .optional(
        "min", .number(Field.SizeLimits.range), "the minimum length or size", example: "1"),
      .optional(
        "max", .number(Field.SizeLimits.range), "the maximum length or size", example: "64"),
      .optional(
        "pattern", .text, "a regular expression that the whole text must match",
        example: "\"[a-z]+\""),
      .doc,
      .optional("example", .text, "a value for fixtures and docs", example: "\"42\""),
    ])
}

extension Field.SizeLimits {
  /// The range of `min` and `max`.
  static let range = -1_000_000_000...1_000_000_000
}

/// How a value travels where that is not the usual way.
enum WireForm: String, CaseIterable {
  case text
  case base64url
  case unixTime
  case unixMilliseconds
  case milliseconds

  var unit: Shape.TimeUnit? { Shape.TimeUnit(rawValue: rawValue) }

  /// - Parameter unit: how a time is counted that has this form too.
  func fits(_ element: Shape.Element, _ unit: Shape.TimeUnit?) -> Bool {
    switch (self, element) {
    case (.text, .scalar(let scalar)): scalar.isNumber || scalar == .bool
    case (.text, .token(_, .expiresIn)): true
    // A moment is a text already, unless it is counted.
    case (.text, .token(_, .expiresAt)): unit != nil  //! counted-moment-as-text
    case (.base64url, .scalar(let scalar)): scalar == .bytes
    case (.unixTime, .token(_, .expiresAt)), (.unixMilliseconds, .token(_, .expiresAt)): true
    case (.milliseconds, .token(_, .expiresIn)): true
    default: false
    }
  }
}

/// The setting of fields, as far as it decides how one is read.
struct FieldSetting {
  let usualLocation: Field.Location
  /// The locations that may be chosen.
  let locations: [Field.Location]
  let pathNames: [String]
  var dots = WireDots.none

  /// The meaning of dots in a name on the wire.
  enum WireDots {
    /// No name in a body has any.
    case none
    /// They lead into the body.
    case path
    /// They are a part of the name.
    case name
  }

  /// Fields of a type, a refusal or a token: no part of a message can be chosen.
  static let inside = FieldSetting(usualLocation: .body, locations: [], pathNames: [])
  /// A field that goes with every call of a server may stand in the path of those that name it.
  static func everyCall(_ names: [String]) -> FieldSetting {
    FieldSetting(usualLocation: .body, locations: Field.Location.allCases, pathNames: names)
  }
  /// A field of an answer may come in headers and cookies.
  static let answer = FieldSetting(
    usualLocation: .body, locations: [.body, .header, .cookie], pathNames: [])
  /// A refusal's own fields stand beside those by which it is told.
  static let refused = FieldSetting(
    usualLocation: .body, locations: [.body, .header, .cookie], pathNames: [], dots: .path)
  /// Claims may be called after an address, and the fields of a URL may be called anything.
  static let free = FieldSetting(
    usualLocation: .body, locations: [], pathNames: [], dots: .name)
  /// The fields by which refusals are told apart; nothing looks for them in cookies.
  static let refusal = FieldSetting(
    usualLocation: .body, locations: [.body, .header], pathNames: [], dots: .path)
  /// A type may be what a call sends, and what it returns.
  static let type = FieldSetting(
    usualLocation: .body, locations: Field.Location.allCases, pathNames: [])
}

/// The one grammar of fields, wherever they stand.
extension Reader {
  func fields(_ node: Node?, _ setting: FieldSetting = .inside) -> [Field] {
    guard let node else { return [] }
    guard node.isMapping else {
      report(.notAMap(node, wanted: "fields", example: "{ id: uuid, name: optional string }"))
      return []
    }
    let fields = node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      field(Text(entry.key.text, at: entry.key.span), entry.value, setting)
    }
    checkWireNames(fields)
    return repeating(fields)
  }

  private func field(_ name: Text, _ node: Node, _ setting: FieldSetting) -> Field? {
    check(authorName: name, isField: true)
    let place = setting.pathNames.contains(name.value) ? .path : setting.usualLocation
    guard node.isMapping else {
      return shape(node).map { Field(name: name, shape: $0, wire: nil, location: place) }
    }
    guard let mapping = Mapping(node, .field, named: name, self) else { return nil }
    let shape = self.shape(of: mapping, name)
    let storage = storage(mapping, shape)
    let location = self.location(mapping, name, setting) ?? place
    let limits = shape.map { self.limits(mapping, $0) } ?? Field.SizeLimits()
    let wire = text(mapping["wire"])
    if let wire, location == .body, setting.dots == .none, wire.value.contains(".") {
      report(.dottedWire(wire, of: name))
    }  //! dotted-wire
    let secret = secret(mapping, shape)
    let doc = localized(mapping["doc"])
    let example = shape.flatMap { self.example(mapping["example"], of: $0) }
    let role = shape.flatMap { self.role(mapping, $0) }
    let words = roleWords(mapping, role, shape)
    checkPattern(in: limits, of: shape)
    check(example, against: limits, of: shape)
    let same = self.same(mapping)
    return shape.map {
      Field(
        name: name, shape: $0, wire: wire, location: location, limits: limits, secret: secret,
        storage: storage, doc: doc, example: example, role: role, words: words, same: same)
    }
  }

  private func location(
    _ mapping: Mapping, _ name: Text, _ setting: FieldSetting
  ) -> Field.Location? {
    guard let node = mapping["in"], let key = mapping.keySpan("in") else { return nil }
    guard !setting.locations.isEmpty else {
      report(.locationHere(at: key))
      return nil
    }
    let location = word(node, "in", Field.Location.self)
    if let location, !setting.locations.contains(location.value) {
      report(.locationNotThere(location, setting.locations))
      return nil
    }
    let isInPath = setting.pathNames.contains(name.value)
    if let location, (location.value == .path) != isInPath {
      report(.locationAgainstPath(name, location, isInPath: isInPath))
    }
    return location?.value
  }

  /// A field in full says what it is in one way.
  private func shape(of mapping: Mapping, _ name: Text) -> Shape? {
    let kinds = ["type", "constant", "enum", "fields", "same"]
    let given = mapping.givenKeys.filter { kinds.contains($0) }
    if given.isEmpty, kinds.contains(where: mapping.isMeant) { return nil }
    guard given.count == 1 else {
      let second = given.count > 1 ? mapping.keySpan(given[1]) : nil
      let first = given.first.flatMap { mapping.keySpan($0) }
      report(.fieldKind(name, given: given, first: first, second: second))
      return nil
    }
    guard let node = mapping[given[0]] else { return nil }
    let shape = shape(node, kind: given[0])
    return shape.map { travelling($0, mapping) }
  }

  private func shape(_ node: Node, kind: String) -> Shape? {
    switch kind {
    case "type": return shape(node)
    case "constant": return constant(node)
    case "fields": return single(.record(fields(node)), at: node.span)
    // `same` reads the name.
    case "same": return single(.scalar(.string), at: node.span)
    default: return enumeration(node).map { single(.enumeration($0), at: node.span) }
    }
  }

  /// A whole number, `true` and `false` without quotes are no texts.
  private func constant(_ node: Node) -> Shape? {
    guard let scalar = node.scalar, let kind = scalar.readDifferentlyElsewhere else {
      return text(node).map { single(.constant($0), at: node.span) }
    }
    let isBool = kind == .bool && Bool(scalar.text) != nil
    //! literal-constant
    let isNumber = kind == .number && Int(scalar.text).map(String.init) == scalar.text
    if kind == .null {
      report(.nullConstant(node))
      return nil
    }
    guard isBool || isNumber else {
      return text(node).map { single(.constant($0), at: node.span) }
    }
    return Shape(
      isOptional: false, container: .one, element: .constant(Text(scalar.text, at: node.span)),
      isLiteral: true, span: node.span)
  }

  /// The texts of an enum; nil, and reported, where there are none.
  func enumeration(_ node: Node) -> [Text]? {
    let texts = set(node, "enum")
    if case .sequence(let items) = node.content, items.isEmpty { report(.emptyEnum(node)) }
    return texts.isEmpty ? nil : texts
  }

  private func travelling(_ shape: Shape, _ mapping: Mapping) -> Shape {
    let forms: [Located<WireForm>] = wordOrWords(mapping["as"], "as")
    let unit = forms.lazy.compactMap(\.value.unit).first
    let isSound = forms.allSatisfy { form in
      if form.value.fits(shape.element, unit) { return true }
      report(.formHere(form.value, shape.element, at: form.span))
      return false
    }
    guard isSound, !forms.isEmpty else { return shape }
    if let second = forms.filter({ $0.value != .text }).dropFirst().first {
      report(.secondForm(second.value, at: second.span))
      return shape
    }
    return Shape(
      isOptional: shape.isOptional, container: shape.container, element: shape.element,
      travelsAsText: forms.contains { $0.value == .text },
      isURLSafe: forms.contains { $0.value == .base64url }, timeUnit: unit,
      isClearable: shape.isClearable, span: shape.span)
  }

  private func secret(_ mapping: Mapping, _ shape: Shape?) -> Located<Bool>? {
    let secret = yesOrNo(mapping["secret"])
    if let secret, secret.value, let shape, !canBeSecret(shape.element) {  //! printable-not-secret
      report(.secretHere(shape.element, at: secret.span))
    }
    return secret
  }

  private func canBeSecret(_ element: Shape.Element) -> Bool {
    switch element {
    case .scalar(let scalar): scalar.canBeSecret
    case .configuration(let name):
      configuration.find(name).map { canBeSecret($0.field.shape.element) } ?? true
    case .token, .provider: element.isSecret
    case .type, .enumeration, .constant, .record: false  //! constant-not-secret
    }
  }

  /// The name of a keychain item.
  func check(account: Text?) {
    if let account, account.value.hasPrefix("authcontract.") { report(.storeAccount(account)) }
  }

  private func storage(_ mapping: Mapping, _ shape: Shape?) -> Field.Storage? {
    let account = text(mapping["account"])
    check(account: account)
    let place = word(mapping["stored"], "stored", Token.Storage.self)
    if let key = mapping.keySpan("account"), mapping["stored"]?.scalar?.text != "keychain" {
      report(.needsOther("account", "stored: keychain", at: key, other: place?.span))
    }
    if let key = mapping.keySpan("stored"), let shape, !shape.isKeepable {  //! kept-value-single
      report(.storedHere(shape, at: key))
    }
    return place.map { Field.Storage(place: $0, account: account) }
  }

  private func limits(_ mapping: Mapping, _ shape: Shape) -> Field.SizeLimits {
    let limits = Field.SizeLimits(
      min: number(mapping["min"], in: Field.SizeLimits.range),
      max: number(mapping["max"], in: Field.SizeLimits.range),
      pattern: pattern(mapping["pattern"], of: shape))
    guard case .scalar(let scalar) = shape.element else {
      for key in ["min", "max", "pattern"] {
        if let span = mapping.keySpan(key) { report(.limitHere(key, at: span)) }
      }
      return limits
    }
    checkLimits(mapping, of: scalar)
    if let min = limits.min, let max = limits.max, min.value > max.value {
      report(.limitsCross(min, max))
    }
    for limit in [limits.min, limits.max] where scalar.isText {
      if let limit, limit.value < 0 { report(.negativeLength(limit)) }
    }
    return limits
  }

  /// A number has a size, a text a length and a form. A value that may be spelt in several ways has none of them.
  private func checkLimits(_ mapping: Mapping, of scalar: ScalarType) {
    for key in ["min", "max", "pattern"] {
      guard let span = mapping.keySpan(key) else { continue }
      switch scalar {
      case .uuid, .instant, .url, .bytes, .json: report(.limitOfValue(key, scalar, at: span))
      case _ where key == "pattern" && !scalar.isText: report(.patternOfNumber(at: span))
      case .bool: report(.limitOfBool(key, at: span))
      case .string, .int, .number, .seconds, .unixTime, .duration, .email, .phone, .username,
        .identifier, .password, .newPassword, .code, .jwt:
        break
      }
    }
  }

  private func single(_ element: Shape.Element, at span: Span) -> Shape {
    Shape(isOptional: false, container: .one, element: element, span: span)
  }

  private func checkWireNames(_ fields: [Field]) {
    var first: [String: Field] = [:]
    for field in fields {
      let key = "\(field.location.rawValue) \(field.wire?.value ?? field.name.value)"
      if let other = first[key] {
        if other.name.value != field.name.value { report(.sameWireName(field, other)) }
      } else {
        first[key] = field
      }
    }
  }
}

extension Shape {
  /// One text can say it, so an item of a store can hold it.
  fileprivate var isKeepable: Bool {
    guard container == .one else { return false }
    return switch element {
    case .record, .scalar(.json): false
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant: true
    }
  }
}
