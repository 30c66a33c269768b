import ContractModel
import Diagnostics
import JSONSource

/// Reads the values of an answer by the fields of a contract, as the generated client does, and notes what differs.
struct AnswerReader {
  let contract: Contract
  let server: Server
  let answer: RecordedAnswer
  private(set) var findings: [AnswerFinding] = []

  init(_ answer: RecordedAnswer, _ contract: Contract, at server: Server) {
    self.answer = answer
    self.contract = contract
    self.server = server
  }

  mutating func note(_ finding: AnswerFinding) { findings.append(finding) }

  func wire(_ field: Field) -> String { WireNames.spell(field, for: server.names) }

  /// Reads an object by its fields.
  ///
  /// - Parameters:
  ///   - beside: further names that the object may have.
  ///   - owner: the line of the contract that says which fields there are.
  mutating func read(
    _ fields: [Field], at node: JSONNode?, _ pointer: JSONPointer, beside: Set<String> = [],
    owner: Span
  ) {
    let members = node?.members ?? []
    if let node, node.members == nil, fields.contains(where: { !isBeside($0) }) {
      return note(wrong(node, wanted: "an object", pointer, contract: owner))
    }
    var known = beside
    for field in fields {
      if isBeside(field) {
        readBeside(field)
      } else {
        known.insert(wire(field))
        let value = members.first { $0.key == wire(field) }?.value
        read(field, at: value, pointer.appending(wire(field)), in: node)
      }
    }
    for member in members where !known.contains(member.key) {
      unknown(member, pointer, owner: owner)
    }
  }

  /// Reads the value of a field, or notes that it is missing.
  mutating func read(
    _ field: Field, at node: JSONNode?, _ pointer: JSONPointer, in owner: JSONNode?
  ) {
    // JSON of any form may be null.
    let isNull = if case .null = node?.content { !field.shape.isAnyJSON } else { false }
    guard let node, !isNull else {
      if !field.shape.isOptional { missing(field, isNull: isNull, pointer, node ?? owner) }
      return
    }
    read(field.shape, of: field, at: node, pointer, contract: field.name.span)
  }

  mutating func unknown(_ member: JSONMember, _ pointer: JSONPointer, owner: Span) {
    let place = pointer.appending(member.key)
    note(
      AnswerFinding(
        .unknownField, .note, "the contract does not know `\(place)`",
        at: answer.body.place(place, member.value), contract: owner,
        help: "the client ignores it; add a field if the app needs it"))
  }

  func isBeside(_ field: Field) -> Bool { field.location.isBesideBody }

  private mutating func missing(
    _ field: Field, isNull: Bool, _ pointer: JSONPointer, _ node: JSONNode?
  ) {
    note(
      AnswerFinding(
        .missing, .error, "`\(pointer)` is \(isNull ? "null" : "missing")",
        at: answer.body.place(pointer, node), contract: field.name.span,
        help: "write `optional` before its type if the server may leave it out"))
  }

  func wrong(
    _ node: JSONNode, wanted: String, _ pointer: JSONPointer, contract: Span, help: String = ""
  ) -> AnswerFinding {
    let place = answer.body.place(pointer, node)
    return AnswerFinding(
      .type, .error,
      "\(place.part.words) is \(ValueKind.words(node.content)), and the contract wants \(wanted)",
      at: place, contract: contract, help: help)
  }
}

extension Shape {
  fileprivate var isAnyJSON: Bool {
    if case .scalar(.json) = element, case .one = container { true } else { false }
  }
}
