package import ContractModel

/// One refusal as stubs write it.
package struct StubRefusal: Sendable {
  package let name: String
  package let doc: LocalizedText?
  package let status: Int
  /// How it is told from others, for a reader of the code.
  package let recognition: String
  /// The texts by which it is known, in the body and in headers.
  package let says: [StubText]
  package let headers: [StubText]
  /// The name of the type of what it tells beside that.
  package let type: String?
  package let fields: [StubField]
  /// The time that goes into `Retry-After`: a caller who has to wait is told so in the way that all clients of HTTP know.
  package let retryAfter: StubField?

  init(_ plan: RefusalPlan, _ server: ServerPlan, _ tokens: [TokenPlan]) {
    name = plan.name
    doc = plan.doc
    status = plan.status.first
    recognition = plan.recognition
    says = plan.conditions.filter { !$0.isHeader }.map { StubText($0, at: server) }
    headers = plan.conditions.filter(\.isHeader).map { StubText($0) }
    type = plan.details?.name
    fields = (plan.details?.properties ?? []).map { StubField($0, tokens) }
    retryAfter = plan.saysRetryAfter ? nil : fields.first { $0.name == plan.wait?.name }
  }

  /// The entries of its body or its headers. A field that stands where a text is known says that text if nothing is told.
  package func entries(in place: Field.Location) -> [RefusalEntry] {
    let known = place == .header ? headers : place == .body ? says : []
    let told = fields.filter { $0.place == place }
    return known.filter { text in !told.contains { $0.says(text) } }
      .map { RefusalEntry(wire: $0.wire, text: $0.value, field: nil) }
      + told.map { field in
        RefusalEntry(wire: field.wire, text: known.first(where: field.says)?.value, field: field)
      }
  }

  package struct RefusalEntry: Sendable {
    package let wire: String
    package let text: StubLiteral?
    package let field: StubField?
  }
}

extension StubField {
  /// Whether it stands where the refusal is known by a text. Names of headers have no case.
  fileprivate func says(_ text: StubText) -> Bool {
    place == .header ? wire.lowercased() == text.wire.lowercased() : wire == text.wire
  }
}

extension RefusalPlan {
  /// `status 400, code E1`
  package var recognition: String {
    let texts = conditions.map { "\($0.wire) \($0.kind.words)\($0.text)" }
    return (["status \(status)"] + texts).joined(separator: ", ")
  }

  /// The field of a single time after which it may be tried again.
  fileprivate var wait: PropertyPlan? {
    let times: [TypePlan.ElementPlan] = [.integer, .waitingTime, .instant, .unixTime]
    guard let until, !until.isConstant, until.type.container == .one else { return nil }
    return times.contains(until.type.element) ? until : nil
  }

  /// It has a header `Retry-After` of its own.
  fileprivate var saysRetryAfter: Bool {
    let headers =
      conditions.filter(\.isHeader).map(\.wire)
      + (details?.properties ?? []).filter { $0.place == .header }.map(\.wire)
    return headers.contains { $0.lowercased() == "retry-after" }  //! stub-own-retry-after
  }
}

extension StatusPattern {
  /// A class of statuses is answered by its first.
  package var first: Int {
    switch self {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }
}
