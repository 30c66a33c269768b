import AuthClient
import Foundation
import ShapeClients
import Testing

/// Values that null clears, one of several fields, and a value that is sent twice, as calls send them.
@Suite struct RegistryTests {
  let server = PlayedServer()
  let client: Registry.Client

  private static let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!
  private static let person = #"{"id":"00000000-0000-4000-8000-000000000001"}"#

  init() {
    client = Registry.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func signIn() async throws {
    server.answers(200, #"{"token":"s1"}"#)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    _ = server.heard()
    server.answers(200, Self.person)
  }

  private var body: String? { server.heard().first?.split(separator: "\n").last.map(String.init) }

  @Test func keptFieldsAreNotSent() async throws {
    try await signIn()
    _ = try await client.change(isVisible: .keep)
    #expect(body == "{}")
  }

  @Test func setFieldsAreSent() async throws {
    try await signIn()
    _ = try await client.change(
      nickname: "Li", birthday: .set(Date(timeIntervalSince1970: 0)), height: 170, isVisible: false,
      picture: .set(URL(string: "https://example.org/li")!), manager: .set(Self.id),
      delegates: .set([Self.id]), marks: .set(["a": 1]), notice: .set(.weekly),
      address: .set(.init(street: "Hauptstraße", floor: .clear)), settings: .set(["a": nil]),
      pin: .set(Secret("1234")), note: "n")
    let id = Self.id.uuidString.lowercased()
    #expect(
      body
        == #"{"address":{"floor":null,"street":"Hauptstraße"},"birthday":"1970-01-01T00:00:00Z","#
        + #""delegates":["\#(id)"],"height":170,"is_visible":false,"manager":"\#(id)","marks":{"a":1},"#
        + #""nickname":"Li","note":"n","notice":"weekly","picture":"https://example.org/li","pin":"1234","#
        + #""settings":{"a":null}}"#)
  }

  @Test func clearedFieldsAreSentAsNull() async throws {
    try await signIn()
    _ = try await client.change(
      nickname: .clear, birthday: .clear, height: .clear, isVisible: .clear, picture: .clear,
      manager: .clear, delegates: .clear, marks: .clear, notice: .clear, address: .clear,
      settings: .clear, pin: .clear)
    let names = [
      "address", "birthday", "delegates", "height", "is_visible", "manager", "marks", "nickname",
      "notice", "picture", "pin", "settings",
    ]
    #expect(body == "{" + names.map { "\"\($0)\":null" }.joined(separator: ",") + "}")
  }

  @Test func formSetsOrClearsFields() async throws {
    try await signIn()
    let (filled, empty): (String?, String?) = ("Li", nil)
    _ = try await client.change(nickname: .to(filled), pin: .to(empty.map { Secret($0) }))
    #expect(body == #"{"nickname":"Li","pin":null}"#)
  }

  @Test func partsRoundTripKeptFields() throws {
    for (floor, text) in [
      (FieldChange<Int>.keep, "{}"), (.clear, #"{"floor":null}"#), (3, #"{"floor":3}"#),
    ] {
      let address = Registry.NewAddress(floor: floor)
      let bytes = try WireJSON.encoder.encode(address)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
      #expect(try WireJSON.decoder.decode(Registry.NewAddress.self, from: bytes) == address)
    }
  }

  @Test func printingHidesSecret() {
    #expect(!"\(FieldChange.set(Secret("1234")))".contains("1234"))
  }

  /// `signIn(password:)` and `signIn(email:phone:password:)` don't compile.
  @Test func exactlyOneIdentifierIsSent() async throws {
    for _ in 0..<2 { server.answers(403, #"{"code":"wrongPassword"}"#) }
    _ = try await failure(Registry.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    }
    _ = try await failure(Registry.SignInRefusal.self) {
      try await client.signIn(phone: "+12025550100", password: Secret("geheim"))
    }
    #expect(
      server.heard().map { $0.split(separator: "\n").last } == [
        #"{"email":"li@example.org","password":"geheim"}"#,
        #"{"password":"geheim","phone":"+12025550100"}"#,
      ])
  }

  @Test func atLeastOneIdentifierIsSentWithRepeatedPassword() async throws {
    for _ in 0..<3 { server.answers(200, Self.person) }
    let password = Secret("geheim12")
    _ = try await client.register(username: "li", email: "li@example.org", password: password)
    _ = try await client.register(phone: "+12025550100", password: password)
    _ = try await client.register(username: "li", password: password)
    let both = #""password":"geheim12","password_confirmation":"geheim12""#
    let heard = server.heard()
    #expect(
      heard.map { $0.split(separator: "\n").last } == [
        "{\"email\":\"li@example.org\",\(both)}",
        "{\(both),\"phone\":\"+12025550100\"}",
        "{\(both)}",
      ])
    #expect(heard.map { $0.contains("X-Name: li") } == [true, false, true])
  }
}
