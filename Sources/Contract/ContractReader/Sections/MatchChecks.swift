import ContractModel
import Diagnostics

/// A refusal is told by a field of the servers that give it, and by a text that the field can hold.
struct MatchChecks {
  private let reader: Reader
  private let known: KnownSections

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
  }

  func check(_ endpoints: [Endpoint]) {
    var said: Set<[String]> = []
    for endpoint in endpoints {
      guard let server = known.servers.find(endpoint.server) else { continue }
      for name in endpoint.refuses {
        guard let refusal = known.refusals.find(name.value) else { continue }
        for condition in refusal.match {
          guard let field = field(condition.field.value, of: refusal, on: server) else {
            if known.servers.count > 1 {
              reader.report(.fieldOfOtherServer(condition.field, server, name))
            }
            continue
          }
          // Several endpoints and servers give one refusal, and its mistake is one.
          guard let mistake = bodiless(refusal, field) ?? mistake(condition, field),
            said.insert([refusal.name.value, condition.field.value]).inserted
          else { continue }
          reader.report(mistake)
        }
      }
    }
  }

  private func bodiless(_ refusal: Refusal, _ field: Field) -> Diagnostic? {
    guard case .status(let status) = refusal.cause, case .exactly(let code) = status.value,
      code.isBodiless, field.location == .body
    else { return nil }
    return .refusalWithoutBody(refusal, code, at: status.span, field)
  }

  /// A refusal's own field comes before the one that all refusals of the server have.
  private func field(_ name: String, of refusal: Refusal, on server: Server) -> Field? {
    (refusal.fields + server.refusal).first { $0.name.value == name }
  }

  private func mistake(_ condition: Refusal.Condition, _ field: Field) -> Diagnostic? {
    //! error-one-value
    guard field.shape.container == .one else { return .matchOfSeveral(condition.field, field) }
    switch field.shape.element {
    case .record, .scalar(.json): return .matchOfSeveral(condition.field, field)
    case .type(let name): return mistake(condition, field, known.types.find(name)?.content)
    case .enumeration(let texts): return mistake(condition, field, among: texts.map(\.value))
    case .constant(let text): return mistake(condition, field, among: [text.value])
    case .scalar(.bool): return mistake(condition, field, among: ["true", "false"])
    case .scalar(let scalar) where scalar.isWhole && !field.shape.travelsAsText:
      return mistake(ofWhole: condition, field)
    case .scalar(.number) where !field.shape.travelsAsText:
      return mistake(ofNumber: condition, field)
    case .scalar, .token, .provider, .configuration: return nil
    }
  }

  private func mistake(
    _ condition: Refusal.Condition, _ field: Field, _ content: TypeDefinition.Content?
  ) -> Diagnostic? {
    switch content {
    case .enumeration(let texts)?: mistake(condition, field, among: texts.map(\.value))
    case .record?, .oneOf?: .matchOfSeveral(condition.field, field)
    case nil: nil
    }
  }

  private func mistake(
    _ condition: Refusal.Condition, _ field: Field, among words: [String]
  ) -> Diagnostic? {
    guard !words.contains(where: condition.test.holds) else { return nil }  //! error-mark-possible
    return .unsatisfiable(condition, field, by: "one of \(Suggestions.list(words))")
  }

  private func mistake(ofNumber condition: Refusal.Condition, _ field: Field) -> Diagnostic? {
    guard case .equals(let text) = condition.test, Double(text.value).map({ $0.isFinite }) != true
    else { return nil }
    return .unsatisfiable(condition, field, by: "a number such as `1.5`")
  }

  /// Numbers are compared as they are written: `007` is never what a server sends.
  private func mistake(ofWhole condition: Refusal.Condition, _ field: Field) -> Diagnostic? {
    //! error-number-spelling
    guard case .equals(let text) = condition.test, Int(text.value).map(String.init) != text.value
    else { return nil }
    return .unsatisfiable(
      condition, field, by: Int(text.value).map { "`\($0)`" } ?? "a whole number such as `1001`")
  }
}

extension ScalarType {
  fileprivate var isWhole: Bool { [.int, .seconds, .unixTime].contains(self) }
}
