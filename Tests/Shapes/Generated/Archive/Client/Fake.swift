// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Archive {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Archive> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func devices(
      cursor: String?, limit: Int?
    ) async throws(CallFailure<DevicesRefusal>) -> DevicePage
    func documents(
      page: Int, size: Int
    ) async throws(CallFailure<DocumentsRefusal>) -> DocumentsAnswer
    func nameDevices(
      devices: [Device], favourite: Pair?, tells: [String]?, room: String?
    ) async throws(CallFailure<NameDevicesRefusal>)
    func signOutDevice(id: UUID) async throws(CallFailure<SignOutDeviceRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let devices = FakeEndpoint<DevicePage, DevicesRefusal>("devices")
    public static let documents = FakeEndpoint<DocumentsAnswer, DocumentsRefusal>("documents")
    public static let nameDevices = FakeEndpoint<NoAnswer, NameDevicesRefusal>("nameDevices")
    public static let signOutDevice = FakeEndpoint<NoAnswer, SignOutDeviceRefusal>("signOutDevice")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample(
      "devices", status: 200,
      body: """
        {"devices":[{"id":"00000000-0000-4000-8000-000000000001","name":"example name",\
        "lastSeen":"2030-01-01T00:00:00Z","isThisOne":true}],"next":"example next"}
        """),
    FakeExample(
      "documents", status: 200, headers: ["X-Total-Count": "1"],
      body: "{\"titles\":[\"example titles\"]}"),
    FakeExample("nameDevices", "signOutDevice", "signOut", status: 204),
  ]
}

nonisolated extension Archive.Client: Archive.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Archive.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
