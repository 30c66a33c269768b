import ContractModel
import Diagnostics
import JSONSource

/// Holds a recorded answer against the contract, by the rules of the generated client.
package func check(_ answer: RecordedAnswer, against contract: Contract) -> AnswerVerdict {
  guard let endpoint = contract.endpoints.find(answer.endpoint) else {
    return AnswerVerdict(
      answer: answer, findings: [.noEndpoint(answer, contract)], refusal: nil)
  }
  var check = AnswerCheck(answer, endpoint, contract)
  check.run()
  return AnswerVerdict(
    answer: answer, findings: check.reader.findings, refusal: check.refusal?.name.value)
}

struct AnswerCheck {
  let answer: RecordedAnswer
  let endpoint: Endpoint
  let server: Server
  var reader: AnswerReader
  private(set) var refusal: Refusal?
  private let matching: RefusalMatching

  init(_ answer: RecordedAnswer, _ endpoint: Endpoint, _ contract: Contract) {
    self.answer = answer
    self.endpoint = endpoint
    server = contract.servers[endpoint.server]
    reader = AnswerReader(answer, contract, at: server)
    matching = RefusalMatching(answer: answer, server: server)
  }

  private var declared: [Refusal] { endpoint.refuses.map { reader.contract.refusals[$0.value] } }

  mutating func run() {
    guard endpoint.caller == .app || endpoint.caller == .page else {
      return reader.note(.readByOthers(answer, endpoint))
    }
    if answer.isGood || isMarkedGood {
      refusal = matching.best(of: declared, marked: true)
      if let refusal { return read(refusal) }
      if server.success.allSatisfy({ matching.holds($0) }) { return readGood() }
      return reader.note(.unmarked(answer, server, matching))
    }
    refusal = matching.best(of: declared)
    if let refusal { return read(refusal) }
    let elsewhere = matching.best(of: Array(reader.contract.refusals))
    reader.note(.unrecognised(answer, endpoint, elsewhere))
  }

  /// A good answer with a status of 4xx, told by its constants.
  private var isMarkedGood: Bool {
    let marks = reader.contract.successMarks(of: endpoint)
    return answer.status == endpoint.status && !marks.isEmpty
      && marks.allSatisfy { mark in
        answer.body.json?.value(at: mark.wire(server.names))?.comparedText == mark.text
      }
  }

  private mutating func readGood() {
    if case .nothing = endpoint.returns { return }
    if let mistake = answer.body.mistake {
      return reader.note(.notJSON(answer, mistake, endpoint))
    }
    guard let body = answer.body.json else { return readWhole(nil, JSONPointer(), beside: []) }
    guard !server.answer.isEmpty else {
      return readWhole(body, JSONPointer(), beside: marks)
    }
    let pointer = JSONPointer(server.answer)
    var node: JSONNode? = body
    for step in server.answer { node = node?[step] }
    guard let node else { return reader.note(.noEnvelope(answer, pointer, server)) }
    readWhole(node, pointer, beside: [])
  }

  /// The names of the fields by which a server says success, which stand beside the answer's own.
  private var marks: Set<String> {
    server.success.isEmpty ? [] : Set(server.refusal.map { reader.wire($0).firstStep })
  }

  private mutating func readWhole(_ node: JSONNode?, _ pointer: JSONPointer, beside: Set<String>) {
    switch endpoint.returns {
    case .nothing: break
    case .fields(let fields):
      reader.read(fields, at: node, pointer, beside: beside, owner: endpoint.name.span)
    case .shape(let shape):
      if case .one = shape.container, case .type(let name) = shape.element,
        case .record(let fields) = reader.contract.types[name].content
      {
        let owner = reader.contract.types[name].name.span
        return reader.read(fields, at: node, pointer, beside: beside, owner: owner)
      }
      let empty = JSONNode(.object([]), at: answer.span)
      reader.read(shape, of: nil, at: node ?? empty, pointer, contract: shape.span)
    }
  }

  /// Reads the fields that a refusal brings. A rate limiter before the server knows nothing of JSON.
  private mutating func read(_ refusal: Refusal) {
    for field in refusal.fields {
      let isWait = refusal.recovery.value == .wait(until: field.name.value) && field.isWholeNumber
      if reader.isBeside(field) {
        reader.readBeside(field, asWait: isWait)
      } else {
        read(field, asWait: isWait)
      }
    }
    if let body = answer.body.json {
      RefusalLeftovers(known: knownPaths(refusal)).find(in: body, JSONPointer()).forEach {
        reader.unknown($0.member, $0.pointer, owner: refusal.name.span)
      }
    }
  }

  private mutating func read(_ field: Field, asWait: Bool) {
    let wire = reader.wire(field)
    if wire == "." { return }
    let body = answer.body.json
    let steps = wire.split(separator: ".").map(String.init)
    let node = body?.value(at: wire)
    if asWait, let node, ScalarReading.waitingTime.reads(node.content) { return }
    reader.read(field, at: node, JSONPointer(steps), in: body)
  }

  private func knownPaths(_ refusal: Refusal) -> [[String]] {
    let fields = server.refusal + refusal.fields
    let matched = refusal.match.filter { matching.field(of: $0, refusal.fields) == nil }
      .map { WireNames.spell($0.field.value, server.names) }
    return (fields.filter { !reader.isBeside($0) }.map(reader.wire) + matched)
      .map { $0.split(separator: ".").map(String.init) }
  }
}

extension Field {
  fileprivate var isWholeNumber: Bool {
    switch shape.element {
    case .scalar(.int), .scalar(.seconds), .token(_, .expiresIn): true
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record: false
    }
  }
}

extension String {
  fileprivate var firstStep: String { String(prefix { $0 != "." }) }
}
