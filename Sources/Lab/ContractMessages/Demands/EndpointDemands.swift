import AuthServer
package import ContractModel

import struct Diagnostics.Located

/// All that a contract asks of what one endpoint is sent.
package struct EndpointDemands: Sendable {
  package let good: SentMessage
  /// Good ones that differ: at limits, without what may be missing, with each text and each type.
  package private(set) var others: [(what: String, message: SentMessage)] = []
  package private(set) var all: [RequestDemand] = []
  /// The fields that were looked at.
  package private(set) var fields: Set<ObjectIdentifier> = []
  private let contract: Contract
  private let server: Server
  private let values: GoodValues

  package init(_ endpoint: Endpoint, of contract: Contract, with values: GoodValues? = nil) {
    self.contract = contract
    server = contract.servers[endpoint.server]
    self.values = values ?? GoodValues(contract)
    good = self.values.message(to: endpoint)
    addBody()
    let names = Set(endpoint.group?.names.map(\.value) ?? [])
    for field in contract.sent(to: endpoint) {
      let isGrouped = names.contains(field.name.value)
      let message =
        isGrouped ? self.values.message(to: endpoint, choosing: field.name.value) : good
      add(field, in: message, inside: SentPlace(field.location), isFree: !isGrouped)
    }
    addRelations(endpoint)
  }

  private var isForm: Bool { server.content == .form }

  private mutating func addBody() {
    guard good.contentType != nil else { return }
    let body = SentPlace(.body)
    let types = [nil, "text/plain", isForm ? "application/json" : GoodValues.form]
    all.append(
      RequestDemand(
        rule: .content, place: body, named: body, broken: types.map(good.with(contentType:))))
    guard !isForm else { return }
    let values = BreakingValues.others(than: .object) + [.null]
    all.append(
      RequestDemand(
        rule: .kind(.object), place: body, named: body,
        broken: values.map { good.with($0, at: body) }))
  }

  private mutating func addRelations(_ endpoint: Endpoint) {
    let places = endpoint.groupFields.map { place($0) }
    if let first = places.first {
      let none = places.reduce(good) { $0.with(nil, at: $1) }
      all.append(RequestDemand(rule: .someOf, place: first, named: first, broken: [none]))
    }
    if endpoint.group?.isExact == true, let second = endpoint.groupFields.dropFirst().first {
      let both = good.with(values.value(of: second, on: server), at: place(second))
      all.append(
        RequestDemand(rule: .onlyOne, place: place(second), named: place(second), broken: [both]))
    }
    for field in endpoint.sends where field.same != nil {
      guard let other = BreakingValues.other(than: values.value(of: field, on: server)) else {
        continue
      }
      let broken = good.with(other, at: place(field))
      all.append(
        RequestDemand(rule: .same, place: place(field), named: place(field), broken: [broken]))
    }
  }

  /// - Parameters:
  ///   - isFree: it may be left out where it is optional.
  ///   - types: those that the field stands in; inside of itself a type asks nothing else.
  ///   - tellsApart: it says which of several types the whole is, and a fault is one of the whole.
  private mutating func add(
    _ field: Field, in message: SentMessage, inside outer: SentPlace, isFree: Bool = true,
    types: [String] = [], tellsApart: Bool = false
  ) {
    fields.insert(ObjectIdentifier(field))
    let isText = outer.part != .body || isForm
    let rules = RequestRules(contract, isText: isText)
    let place = place(field, inside: outer)
    let leaf = contract.leaf(of: field.shape.element)
    let breaking = BreakingValues(
      field: field, leaf: leaf, good: values.one(of: field, on: server), isText: isText)
    let named = { (place: SentPlace) in tellsApart ? outer : place }
    for rule in rules.ofWhole(field) {
      add(rule, at: place, named: named(place), in: message, breaking)
    }
    addOthers(field, at: place, in: message, isText: isText, isFree: isFree)
    if field.isOne(of: types) { return }
    let inner = field.inside(place)
    for rule in rules.ofEach(field) {
      add(rule, at: inner, named: named(inner), in: message, breaking)
    }
    for rule in rules.ofAll(field) {
      add(rule, at: inner, named: named(place), in: message, breaking)
    }
    addInside(leaf, in: message, at: inner, types: types + [field.typeName].compactMap { $0 })
  }

  private mutating func addInside(
    _ leaf: ValueLeaf, in message: SentMessage, at place: SentPlace, types: [String]
  ) {
    switch leaf {
    case .record(let fields):
      for field in fields { add(field, in: message, inside: place, types: types) }
    case .choice(let options):
      for option in options {
        let types = types + [option.name]
        let value = values.object(option.fields, on: server, inside: types)
        let chosen = message.with(value, at: place)
        others.append(("\(place): \(option.name)", chosen))
        let rest = options.first { !$0.fields.contains(where: \.isConstant) }
        for field in option.fields {
          guard field.isConstant, let rest else {
            add(field, in: chosen, inside: place, types: types, tellsApart: field.isConstant)
            continue
          }
          addMark(field, in: chosen, inside: place, instead: rest.fields)
        }
      }
    case .scalar, .constant, .words: break
    }
  }

  /// A value without its mark is one of the type that has none, as long as it holds all that this one wants.
  private mutating func addMark(
    _ mark: Field, in message: SentMessage, inside outer: SentPlace, instead rest: [Field]
  ) {
    fields.insert(ObjectIdentifier(mark))
    let wanted = rest.filter { !$0.shape.isOptional }.map { self.place($0, inside: outer) }
    guard !wanted.isEmpty else { return }
    let isText = outer.part != .body || isForm
    let unfit = wanted.reduce(message) { $0.with(nil, at: $1) }  //! demand-spares-unmarked-type
    let breaking = BreakingValues(
      field: mark, leaf: contract.leaf(of: mark.shape.element),
      good: values.one(of: mark, on: server), isText: isText)
    let rules = RequestRules(contract, isText: isText)
    let place = self.place(mark, inside: outer)
    for rule in rules.ofWhole(mark) + rules.ofEach(mark) {
      add(rule, at: place, named: nil, in: unfit, breaking)
    }
  }

  private func place(_ field: Field, inside outer: SentPlace? = nil) -> SentPlace {
    (outer ?? SentPlace(field.location)).inside(.field(WireNames.spell(field, for: server.names)))
  }

  private mutating func add(
    _ rule: RequestRule, at place: SentPlace, named: SentPlace?, in message: SentMessage,
    _ breaking: BreakingValues
  ) {
    var broken = breaking.values(against: rule).map { message.with($0, at: place) }
    if case .kind = rule, place.isOneOfMany { broken.append(message.with(.null, at: place)) }
    if rule == .once { broken.append(message.doubling(place)) }
    all.append(
      RequestDemand(
        rule: rule, place: place, named: rule == .segment ? nil : named, broken: broken))
    for value in breaking.kept(by: rule) {
      others.append(("\(place): \(rule)", message.with(value, at: place)))
    }
  }

  private mutating func addOthers(
    _ field: Field, at place: SentPlace, in message: SentMessage, isText: Bool, isFree: Bool
  ) {
    // Another value would not be the same as the other field's.
    if field.same != nil { return }
    let one = values.one(of: field, on: server)
    var good: [JSONValue?] =
      switch field.shape.container {
      case .one: []
      case .list: [[], [one, one]]
      case .map: [[:], ["one": one, "other": one]]
      }
    if field.shape.isOptional, isFree { good += isText ? [nil] : [nil, .null] }
    for value in good {
      others.append(("\(place): \(value?.text ?? "nothing")", message.with(value, at: place)))
    }
  }
}

extension Field {
  /// The place of a single one of it.
  fileprivate func inside(_ place: SentPlace) -> SentPlace {
    switch shape.container {
    case .one: place
    case .list: place.inside(.element(0))
    case .map: place.inside(.anyKey)
    }
  }
}

extension SentPlace {
  fileprivate var isOneOfMany: Bool {
    switch steps.last {
    case .element, .anyKey: true
    case .field, nil: false
    }
  }
}
