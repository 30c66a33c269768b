import AuthServer
import ContractModel

/// The sessions that an answer lists.
struct ListedSessions {
  /// Their ids as texts, in the order of the answer.
  private(set) var ids: [String] = []
  /// How many of them are said to be the caller's own; nil where the contract does not have it said.
  private(set) var current: Int?
  /// The ids of those that are not; nil where the contract does not have it said.
  private(set) var others: [String]?

  /// Nil where the answer has no such list.
  init?(_ answer: Response, to endpoint: Endpoint, of contract: Contract) {
    let server = contract.servers[endpoint.server]
    let body = AnswerBody(answer, of: server).content
    let list = Self.list(endpoint.returns, body, server)
    guard case .array(let items)? = list.value, let shape = list.shape,
      let fields = contract.record(of: shape.element)
    else { return nil }
    func field(_ role: FieldRole) -> Field? { fields.first { $0.role?.value == role } }
    func values(_ field: Field) -> [JSONValue] {
      items.compactMap { item in
        guard case .object(let object) = item else { return nil }
        return object[WireNames.spell(field, for: server.names)]
      }
    }
    guard let id = field(.sessionID) else { return nil }
    ids = values(id).map(\.wireText)
    let own = field(.sessionCurrent).map { values($0).map { $0 == true } }
    current = own.map { $0.count { $0 } }
    if let own, own.count == ids.count {
      others = zip(ids, own).filter { !$0.1 }.map(\.0)
    }
  }

  private static func list(
    _ returned: Endpoint.Returned, _ body: JSONValue?, _ server: Server
  ) -> (shape: Shape?, value: JSONValue?) {
    switch returned {
    case .nothing: return (nil, nil)
    case .shape(let shape): return (shape, body)
    case .fields(let fields):
      guard let field = fields.first(where: { $0.shape.isList }), case .object(let object)? = body
      else { return (nil, nil) }
      return (field.shape, object[WireNames.spell(field, for: server.names)])
    }
  }
}

extension Shape {
  fileprivate var isList: Bool { if case .list = container { true } else { false } }
}

extension Contract {
  fileprivate func record(of element: Shape.Element) -> [Field]? {
    switch element {
    case .record(let fields): fields
    case .type(let name):
      if case .record(let fields) = types[name].content { fields } else { nil }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: nil
    }
  }
}
