import AuthServer
import Foundation
import Stores
import TestLab
import Testing

import enum AuthClient.Fault

@testable import ReferenceServer

@Suite struct ControlTests {
  private static let ann =
    #"{"accounts":[{"email":"Ann@Example.com","password":"Correct horse 9"}]}"#
  private static let signIn = #"{"email":"ann@example.com","password":"Correct horse 9"}"#

  @Test(arguments: LabWay.allCases)
  func advancingClockExpiresToken(_ way: LabWay) async throws {
    try await Lab.test(.readmigo, way) { client in
      #expect(try await client.call(.post, "/__lab/accounts", Self.ann).status == 201)
      let session = try await client.call(.post, "/auth/login", Self.signIn)
      #expect(session.status == 200)
      let access = try #require(session.json.text("accessToken"))
      #expect(try await client.call(.get, "/auth/devices", bearer: access).status == 200)
      let moved = try await client.call(.post, "/__lab/clock", #"{"advance":"2h1s"}"#)
      #expect(moved.json.text("now") == "2027-01-15T10:00:01Z")
      let late = try await client.call(.get, "/auth/devices", bearer: access)
      #expect(late.status == 401)
      #expect(late.json.text("code") == "AUTH_004")
    }
  }

  @Test func outboxShowsCodes() async throws {
    try await Lab.test(.readmigo) { client in
      let phone = #"{"phone":"+15550100"}"#
      #expect(try await client.call(.post, "/auth/phone/code", phone).status == 204)
      let outbox = try await client.call(.get, "/__lab/outbox").response
      let letters = String(decoding: outbox.body, as: UTF8.self)
      #expect(letters.contains(#""to":"+15550100""#))
      #expect(letters.contains(#""code":""#))
    }
  }

  @Test func accountCanBeDisabled() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      let account = try #require(try await client.lab.store.accounts().first)
      let change = try await client.call(
        .patch, "/__lab/accounts/\(account.id)", #"{"state":"disabled"}"#)
      #expect(change.json.text("state") == "disabled")
      #expect(try await client.call(.post, "/auth/login", Self.signIn).status != 200)
      let nobody = try await client.call(.patch, "/__lab/accounts/x", #"{"state":"disabled"}"#)
      #expect(nobody.status == 404)
      _ = try await client.call(.patch, "/__lab/accounts/\(account.id)", #"{"state":"deleted"}"#)
      let back = try await client.call(
        .patch, "/__lab/accounts/\(account.id)", #"{"state":"active"}"#)
      #expect(back.status == 409)
    }
  }

  @Test(arguments: [
    #"{"endpoint":"me","kind":"drop","status":502}"#,
    #"{"endpoint":"me","kind":"slow","for":"1s"}"#,
    #"{"endpoint":"me","kind":"status","for":"1s"}"#, #"{"endpoint":"me","kind":"delay"}"#,
  ])
  func faultRejectsUnrelatedFields(_ body: String) async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(.post, "/__lab/faults", body)
      #expect(answer.status == 400)
    }
  }

  @Test func hostComparisonIgnoresCase() async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(
        .get, "/__lab/clock", headers: [("Host", "LOCALHOST:18080")])
      #expect(answer.status == 200)
    }
  }

  @Test func faultsOccurAsOftenAsRequestedAtTheirEndpoint() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      let fault = #"{"endpoint":"signInWithEmail","kind":"status","status":502,"times":2}"#
      let asked = try await client.call(.post, "/__lab/faults", fault)
      #expect(asked.status == 201)
      #expect(
        try await client.call(.post, "/auth/phone/code", #"{"phone":"+15550100"}"#).status == 204)
      for expected in [502, 502, 200] {
        #expect(try await client.call(.post, "/auth/login", Self.signIn).status == expected)
      }
    }
  }

  @Test func droppedResponseEndsTheConnection() async throws {
    try await Lab.test(.readmigo, .live, seeds: Self.ann) { client in
      let fault = #"{"endpoint":"signInWithEmail","kind":"drop"}"#
      _ = try await client.call(.post, "/__lab/faults", fault)
      await #expect(throws: Fault.offline) {
        try await client.call(.post, "/auth/login", Self.signIn)
      }
      #expect(try await client.call(.post, "/auth/login", Self.signIn).status == 200)
    }
  }

  @Test func droppedResponseWasStillProcessed() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      let fault = #"{"endpoint":"signInWithEmail","kind":"drop"}"#
      _ = try await client.call(.post, "/__lab/faults", fault)
      var request = Request(.post, "/auth/login", body: Array(Self.signIn.utf8))
      request.headers = [
        "Content-Type": "application/json", "X-Device-Fingerprint": "phone-1",
      ]
      // A malformed call does no work: the fault waits for a call that does.
      var malformed = request
      malformed.body = Array("{}".utf8)
      #expect(await client.lab.serve(malformed).injection == nil)
      #expect(await client.lab.serve(request).injection == .drop)
      #expect(await client.lab.serve(request).injection == nil)
      let account = try #require(try await client.lab.store.accounts().first)
      #expect(try await client.lab.store.sessions(of: account.id).count == 2)
    }
  }

  @Test(arguments: [
    #"{"advance":"1 hour"}"#, #"{"advance":"-1h"}"#, #"{"advance":"1h","x":1}"#, "[]", "{}",
    #"{"advance":"99999999999d"}"#,
  ])
  func invalidClockChangeIsRejected(_ body: String) async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(.post, "/__lab/clock", body)
      #expect(answer.status == 400)
      #expect(
        try await client.call(.get, "/__lab/clock").json.text("now") == "2027-01-15T08:00:00Z")
    }
  }

  @Test(arguments: [
    ("Origin", "http://127.0.0.1:8080"), ("Host", "lab.example:8080"), ("Host", ""),
  ])
  func browserPagesAndForeignHostsAreRejected(_ name: String, _ value: String) async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(.get, "/__lab/outbox", headers: [(name, value)])
      #expect(answer.status == 403)
    }
  }

  @Test(arguments: [
    ("127.0.0.2", 200), ("::1", 200), ("192.0.2.1", 403), ("1127.0.0.1", 403), ("::2", 403),
  ])
  func otherMachinesAreRejected(_ peer: String, _ status: Int) async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(.get, "/__lab/outbox", peer: peer)
      #expect(answer.status == status)
    }
  }

  @Test func secretsOfAccountAreNeitherShownNorSet() async throws {
    try await Lab.test(.readmigo) { client in
      let key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
      let seed =
        #"{"accounts":[{"email":"a@b.cd","profile":{"nickname":"A"},"factors":{"authenticator":"\#(key)"}}]}"#
      let made = try await client.call(.post, "/__lab/accounts", seed)
      #expect(made.status == 201)
      let account = try #require(try await client.lab.store.accounts().first)
      #expect(account.details.authenticator == key)
      for answer in [made, try await client.call(.get, "/__lab/accounts")] {
        let text = String(decoding: answer.response.body, as: UTF8.self)
        #expect(text.contains(#""profile":{"nickname":"A"}"#))
      }
      for more in [#""profile":{"$message":true}"#, #""factors":{"sms":true}"#] {
        let body = #"{"accounts":[{"email":"b@b.cd",\#(more)}]}"#
        #expect(try await client.call(.post, "/__lab/accounts", body).status == 400)
      }
    }
  }

  @Test func controlIsAbsentByDefault() async throws {
    try await Lab.test(.longde, options: LabOptions(control: false)) { client in
      let answer = try await client.call(.get, "/__lab/outbox")
      #expect(answer.status == 404)
      #expect(answer.json.text("error")?.contains("--control") == true)
    }
  }

  @Test(arguments: [
    (#""profile":{"fullName":1}"#, "`profile.fullName`: expected text"),
    (#""profile":{"id":"x"}"#, "`profile.id`: expected nothing: the server chooses it"),
    (#""profile":{"nope":1}"#, "unknown field `profile.nope`: the contract has "),
    (#""email":"x""#, "`email`: expected a mail address"), (#""phone":"abc""#, "`phone`: expected"),
    (#""username":"""#, "`username`: expected"),
    (#""factors":{"authenticator":"!!!"}"#, "`authenticator` is not a key in Base32"),
    (#""link":{"provider":"apple","subject":""}"#, "`subject` is empty"),
  ])
  func invalidProfileIsRejected(_ more: String, _ words: String) async throws {
    try await Lab.test(.longde) { client in
      let link = more.contains("link") ? "" : #""link":{"provider":"apple","subject":"w1"},"#
      let body = #"{"accounts":[{\#(link)\#(more)}]}"#
      let answer = try await client.call(.post, "/__lab/accounts", body)
      #expect(answer.status == 400)
      let error = try #require(answer.json.text("error"))
      #expect(error.hasPrefix("accounts[0]: " + words), "\(error)")
      #expect(try await client.lab.store.accounts().isEmpty)
    }
  }

  @Test func accountsAreCreatedAllOrNone() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      let one = #"{"email":"new@example.com"}"#
      let (ann, new) = (#"{"email":"ann@example.com"}"#, #"{"email":"NEW@example.com"}"#)
      for (accounts, named) in [
        ("\(one),\(ann)", "accounts[1] (ann@example.com): an account has"),
        ("\(one),\(new)", "accounts[1] (new@example.com): accounts[0] has"),
      ] {
        let body = #"{"accounts":[\#(accounts)]}"#
        let answer = try await client.call(.post, "/__lab/accounts", body)
        #expect(answer.status == 409)
        #expect(answer.json.text("error")?.hasPrefix(named) == true)
        #expect(try await client.lab.store.accounts().count == 1)
      }
    }
  }

  /// A server is restarted with the same store.
  @Test func existingSeedAccountIsSkipped() async throws {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { for end in ["", "-wal", "-shm"] { unlink(file + end) } }
    let seed =
      #"{"accounts":[{"email":"a@b.cd","password":"Correct horse 9","profile":{"nickname":"A"}}]}"#
    for _ in 1...2 {
      try await Lab.test(.readmigo, seeds: seed, options: .file(file)) { client in
        let accounts = try await client.lab.store.accounts()
        #expect(accounts.count == 1)
      }
    }
    let other = seed.replacing("horse 9", with: "horse 8")
    let more = seed.replacing("]}", with: #",{"email":"b@b.cd"}]}"#)
    let renamed = seed.replacing(#""A""#, with: #""B""#)
    for seed in [other, more, renamed] {
      let fault = await #expect(throws: StartFault.self) {
        try await Lab(.readmigo, seeds: seed, options: .file(file))
      }
      #expect(fault?.message.contains("accounts[0] (a@b.cd)") == true)
    }
    try await Lab.test(.readmigo, options: .file(file)) { client in
      let accounts = try await client.lab.store.accounts()
      #expect(accounts.count == 1)
      await client.lab.store.close()
      let stranger = await #expect(throws: StartFault.self) {
        try await Lab(.longde, options: .file(file))
      }
      #expect(stranger?.message.contains("`Readmigo`") == true)
      #expect(stranger?.message.contains("`Longde`") == true)
    }
  }

  @Test func invalidSeedPreventsStart() async throws {
    for seed in ["[]", #"{"accounts":[{}]}"#, #"{"accounts":[{"email":"a@b.c","state":"odd"}]}"#] {
      await #expect(throws: StartFault.self) { try await Lab(.readmigo, seeds: seed) }
    }
  }
}
