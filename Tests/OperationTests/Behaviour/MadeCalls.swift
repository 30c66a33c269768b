import AuthServer
import ContractModel
import struct Diagnostics.Located

@testable import ReferenceServer

/// Fills the calls of any contract with what a person would bring.
struct MadeCalls {
  static let email = "li@example.org"
  static let phone = "+12025550100"
  static let username = "li"
  static let password = "Sound Horse 42"

  /// The values that differ from those of the person on the phone.
  struct Way {
    var password = MadeCalls.password
    var newPassword = "Another Horse 42"
    /// Nil for the last that was sent.
    var code: String?
    var device = "phone"
    var peer = "192.0.2.1"
    var accepts = true
  }

  private let types: Definitions<TypeDefinition>
  private var number = 0

  init(_ contract: Contract) { types = contract.types }

  private var last = 0

  /// Changes to another person, who has no account yet.
  mutating func change() {
    last += 1
    number = last
  }

  /// The person whom the server knows.
  mutating func `return`() { number = 0 }

  func input(
    _ endpoint: Endpoint, _ way: Way, _ tokens: [String: IssuedToken], code: String?
  ) -> OperationInput {
    let fields = FieldWalk(types).leaves(of: endpoint.sends)
    var input = OperationInput(endpoint: endpoint)
    for field in fields { input.values[field.name.value] = value(of: field, way) }
    input.person = fields.lazy.compactMap { person($0.shape.element) }.first
    let scalars = FieldWalk(types).scalars(in: endpoint.sends)
    if scalars.contains(.password) { input.password = Secret(way.password) }
    if scalars.contains(.newPassword) { input.newPassword = Secret(way.newPassword) }
    if scalars.contains(.code) { input.code = (way.code ?? code).map { Secret($0) } }
    let carried = TokenWalk(types).tokens(in: endpoint.sends) + endpoint.needs.map(\.value)
    input.tokens = tokens.filter { carried.contains($0.key) }.mapValues(\.secret)
    input.slots = [
      .identityToken: Secret("good:li"), .authorizationCode: Secret("good:li"),
      .rawNonce: Secret("nonce"),
    ]
    input.device = Secret(way.device)
    input.deviceName = way.device
    input.peer = way.peer
    return input
  }

  private func value(of field: Field, _ way: Way) -> JSONValue? {
    switch field.shape.element {
    case .scalar(.bool): .bool(way.accepts)
    case .scalar(.int), .scalar(.number), .scalar(.seconds), .scalar(.unixTime): 7
    case .scalar: .string(person(field.shape.element) ?? "some text")
    case .constant(let text): .string(text.value)
    case .enumeration(let texts): texts.first.map { .string($0.value) }
    default: nil
    }
  }

  private func person(_ element: Shape.Element) -> String? {
    switch element {
    case .scalar(.email), .scalar(.identifier):
      number == 0 ? Self.email : "new\(number)@example.org"
    case .scalar(.phone): number == 0 ? Self.phone : "+1202555\(1_000 + number)"
    case .scalar(.username): number == 0 ? Self.username : "new\(number)"
    default: nil
    }
  }
}
