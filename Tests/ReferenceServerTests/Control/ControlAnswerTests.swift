import AuthServer
import CaseFolders
import Foundation
import Stores
import TestLab
import Testing

@testable import ReferenceServer

/// The answers of the control, key by key, as its page says.
@Suite struct ControlAnswerTests {
  private static let ann =
    #"{"accounts":[{"email":"Ann@Example.com","password":"Correct horse 9","profile":{"nickname":"Ann"}}]}"#
  private static let signIn = #"{"email":"ann@example.com","password":"Correct horse 9"}"#
  private static let phone = [("User-Agent", "iPhone 15 Pro")]

  private func text(_ client: LabClient, _ path: String) async throws -> String {
    let answer = try await client.call(.get, path)
    #expect(answer.status == 200)
    return String(decoding: answer.response.body, as: UTF8.self)
  }

  /// Signs Ann in and lets her look at her devices five minutes later.
  private func signedIn(_ client: LabClient) async throws {
    let session = try await client.call(.post, "/auth/login", Self.signIn, headers: Self.phone)
    _ = try await client.call(.post, "/__lab/clock", #"{"advance":"5m"}"#)
    let access = try #require(session.json.text("accessToken"))
    #expect(try await client.call(.get, "/auth/devices", bearer: access).status == 200)
  }

  @Test func sessionsAreListedWithAccountAndUse() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      #expect(try await text(client, "/__lab/sessions") == "[]")
      try await signedIn(client)
      let account = try #require(try await client.lab.store.accounts().first).id
      let session = try #require(try await client.lab.store.sessions(of: account).first).id
      #expect(
        try await text(client, "/__lab/sessions") == """
          [{"id":"\(session)","account":"\(account)","device":"iPhone 15 Pro",\
          "beganAt":"2027-01-15T08:00:00Z","usedAt":"2027-01-15T08:05:00Z"}]
          """)
      #expect(try await client.lab.store.end(session: session, of: account))
      #expect(try await text(client, "/__lab/sessions") == "[]")
    }
  }

  @Test func pendingFaultsAreListedAndForgotten() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      #expect(try await text(client, "/__lab/faults") == "[]")
      for fault in [
        #"{"endpoint":"signInWithEmail","kind":"status","times":3}"#,
        #"{"endpoint":"renewSession","kind":"delay","for":"1m30s"}"#,
        #"{"endpoint":"listDevices","kind":"slow"}"#, #"{"endpoint":"listDevices","kind":"drop"}"#,
      ] {
        #expect(try await client.call(.post, "/__lab/faults", fault).status == 201)
      }
      #expect(try await client.call(.post, "/auth/login", Self.signIn).status == 500)
      #expect(
        try await text(client, "/__lab/faults") == """
          [{"endpoint":"signInWithEmail","kind":"status","times":2,"status":500},\
          {"endpoint":"renewSession","kind":"delay","times":1,"for":"90s"},\
          {"endpoint":"listDevices","kind":"slow","times":1},\
          {"endpoint":"listDevices","kind":"drop","times":1}]
          """)
      let gone = try await client.call(.delete, "/__lab/faults").response
      #expect(gone.status == 204 && gone.body.isEmpty)
      #expect(try await text(client, "/__lab/faults") == "[]")
      #expect(try await client.call(.post, "/auth/login", Self.signIn).status == 200)
    }
  }

  @Test func withoutControlClockCannotBeMoved() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann, options: LabOptions(control: false)) { client in
      let answer = try await client.call(.post, "/__lab/clock", #"{"advance":"3h"}"#)
      #expect(answer.status == 404)
      #expect(client.lab.store.clock.now == Moment(seconds: Lab.start))
    }
  }

  /// Compares each JSON block that names its call with the actual response.
  @Test func pageShowsActualResponses() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      _ = try await client.call(.post, "/auth/phone/code", #"{"phone":"+15550100"}"#)
      try await signedIn(client)
      for more in [
        #""kind":"delay","for":"90s""#, #""kind":"status","times":3,"status":502"#,
        #""kind":"drop""#,
        #""kind":"refusal","refusal":"sessionExpired""#,
      ] {
        let fault = #"{"endpoint":"renewSession",\#(more)}"#
        _ = try await client.call(.post, "/__lab/faults", fault)
      }
      let examples = try Self.examples()
      #expect(
        examples.map(\.path) == ["outbox", "accounts", "sessions", "faults"].map { "/__lab/\($0)" })
      for (path, json) in examples {
        let real = try JSONValue(reading: Array(try await text(client, path).utf8))
        #expect(Self.form(of: json) == Self.form(of: real), "\(path)")
      }
    }
  }

  /// The page's seed block.
  @Test func accountsOnPageCanBeCreated() async throws {
    try await Lab.test(.readmigo) { client in
      let blocks = try Checkout.text("docs/control.md").components(separatedBy: "```json\n")
      let seed = try #require(blocks.first { $0.hasPrefix(#"{"accounts":"#) })
      let body = String(try #require(seed.components(separatedBy: "\n```").first))
      #expect(try await client.call(.post, "/__lab/accounts", body).status == 201)
    }
  }

  private static func examples() throws -> [(path: String, json: JSONValue)] {
    let page = try Checkout.text("docs/control.md")
    return try page.matches(of: #/`GET ([^`]+)` answers:\n\n```json\n([^`]*)```/#).map {
      (String($0.output.1), try JSONValue(reading: Array($0.output.2.utf8)))
    }
  }

  /// Names and kinds, without what the values are.
  private static func form(of json: JSONValue) -> String {
    switch json {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "text"
    case .array(let items): "[" + items.map(form).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.fields.map { "\($0.name):\(form(of: $0.value))" }.joined(separator: ",") + "}"
    }
  }
}
