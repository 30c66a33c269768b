import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Lists come in pages.
@Suite struct ArchiveTests {
  let server = PlayedServer()
  let client: Archive.Client

  init() {
    client = Archive.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func signIn() async throws {
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    _ = server.heard()
  }

  private static func sent(_ call: String) -> String {
    """
    \(call)
    Accept: application/json
    Authorization: Bearer s1
    """
  }

  private static let device = """
    {"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF","name":"iPhone","lastSeen":"2027-01-15T08:00:00Z",\
    "isThisOne":true}
    """

  @Test func cursorPagesThroughList() async throws {
    try await signIn()
    server.answers(200, #"{"devices":[\#(Self.device)],"next":"b/2 =&"}"#)
    let first = try await client.devices(limit: 1)
    server.answers(200, #"{"devices":[]}"#)
    let second = try await client.devices(cursor: first.next)
    #expect(second == Archive.DevicePage(devices: []))
    server.answers(204, "")
    try await client.signOutDevice(id: try #require(first.devices.first?.id))
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        Self.sent("GET https://archive.example/devices?limit=1"),
        Self.sent("GET https://archive.example/devices?cursor=b%2F2%20%3D%26"),
        Self.sent(
          "DELETE https://archive.example/devices/6f9619ff-8b86-d011-b42d-00c04fc964ff"),
        Self.sent("DELETE https://archive.example/sessions/current"),
      ])
  }

  /// Foundation writes uppercase.
  @Test func sentUUIDsAreLowercase() async throws {
    try await signIn()
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF"))
    let device = Archive.Device(
      id: id, name: "iPhone", lastSeen: Date(timeIntervalSince1970: 1_800_000_000), isThisOne: true)
    let pair = Archive.Pair(device: id, others: [id], places: ["home": id])
    server.answers(204, "")
    try await client.nameDevices(devices: [device], favourite: pair)
    let written = String(decoding: try WireJSON.encoder.encode(pair), as: UTF8.self)
    let small = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    let expected = #"{"device":"\#(small)","others":["\#(small)"],"places":{"home":"\#(small)"}}"#
    #expect(written == expected)
    #expect(try WireJSON.decoder.decode(Archive.Pair.self, from: Data(written.utf8)) == pair)
    let sent = try #require(server.heard().first)
    #expect(sent.contains(#"{"devices":[{"id":"\#(small)","isThisOne":true"#))
    #expect(sent.hasSuffix(#""favourite":\#(expected)}"#))
  }

  @Test func totalIsReadFromHeader() async throws {
    try await signIn()
    server.answers(200, ["x-total-count": "101"], #"{"titles":["Eins"]}"#)
    let page = try await client.documents(page: 3, size: 50)
    #expect(page == Archive.DocumentsAnswer(titles: ["Eins"], total: 101))
    #expect(
      server.heard() == [Self.sent("GET https://archive.example/documents?page=3&per_page=50")])
    for total: HTTPHeaders in [[:], ["X-Total-Count": "many"]] {
      server.answers(200, total, #"{"titles":[]}"#)
      let unreadable = try await failure(Archive.DocumentsRefusal.self) {
        try await client.documents(page: 1, size: 1)
      }
      #expect(unreadable == .fault(.unreadable))
    }
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"password"}"#)
    let wrong = try await failure(Archive.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    try await signIn()
    server.answers(410, "")
    let gone = try await failure(Archive.DevicesRefusal.self) {
      try await client.devices(cursor: "old")
    }
    #expect(gone == .refused(.cursorGone))
    #expect(gone.recovery == .retry)
    server.answers(401, "")
    let ended = try await failure(Archive.DevicesRefusal.self) { try await client.devices() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }

  @Test func fakeSendsTotalInHeader() async throws {
    let fake = FakeServer(Archive.examples)
    let token = StoredToken(secret: Secret("s1"), issued: FixedClock().now, expires: nil)
    let store = MemoryStore(StoredSession(tokens: ["session": token]))
    let client = Archive.Client.fake(server: fake, store: store, clock: FixedClock())
    let page = Archive.DocumentsAnswer(titles: ["Eins"], total: 7)
    fake.answer(Archive.Endpoints.documents, with: page)
    #expect(try await client.documents(page: 1, size: 1) == page)
  }
}
