import AuthServer
import CaseFolders
import ContractModel
import Testing

import struct Diagnostics.Located

@testable import ReferenceServer

/// Every refusal that a contract lets a server say can be heard by whoever asks for it.
@Suite struct AskedRefusalTests {
  private static let cases = ["Cognito", "Longde", "Readmigo", "Rote", "SyncNos"]

  /// The request comes from the fixtures, and only this refusal of the endpoint matches the response.
  @Test(arguments: cases) func requestedRefusalIsRecognized(_ service: String) async throws {
    let contract = try Contracts.named(service.lowercased())
    let lab = try await ServedLab(contract)
    var heard = 0
    for endpoint in contract.endpoints {
      let name = endpoint.name.value
      for refusal in endpoint.refuses.map({ contract.refusals[$0.value] }) {
        let asked = try await lab.ask(refusal.name.value, at: name)
        let isHeard = refusal.cause.status != nil && !refusal.bringsToken
        guard isHeard, endpoint.caller != .page else {
          #expect(asked.status == 400, "\(name) \(refusal.name.value)")
          continue
        }
        #expect(asked.status == 201, "\(name) \(refusal.name.value): \(asked.json)")
        let answer = await lab.server.respond(to: try FixtureRequest(service, name).request)
        let read = Heard(answer, contract.servers[endpoint.server]).refusal(of: endpoint, contract)
        #expect(read == refusal.name.value, "\(name)")
        #expect(lab.lines.all.last?.contains("\"refusal\":\"\(refusal.name.value)\"") == true)
        heard += 1
      }
    }
    // All that Rote's contract has is said by its page.
    #expect((heard > 0) == (service != "Rote"))
  }

  @Test func requestedRefusalAppliesOnce() async throws {
    let ann = #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#
    let lab = try await ServedLab("readmigo", seeds: ann)
    _ = try await lab.ask("accountLocked", at: "signInWithEmail", more: #","for":"90s""#)
    let signIn = #"{"email":"ann@example.com","password":"Correct horse 9"}"#
    let locked = try await lab.call(.post, "/auth/login", signIn)
    #expect(locked.json.text("lockedUntil") == "2027-03-01T12:01:30Z")
    #expect(locked.status == 423 && locked.response.headers.first("Retry-After") == "90")
    #expect(try await lab.call(.post, "/auth/login", signIn).status == 200)
  }

  @Test func retryAfterRequestedRefusalSucceeds() async throws {
    let lab = try await ServedLab("readmigo")
    _ = try await lab.ask("wrongCredentials", at: "signInWithEmail")
    let wrong = try await lab.call(.post, "/auth/login", #"{"email":"a@b.cd","password":"x"}"#)
    #expect(wrong.json["attemptsLeft"] == 3)
  }

  @Test func undeclaredRefusalIsRejectedWithAlternatives() async throws {
    let lab = try await ServedLab("longde")
    let unknown = try await lab.ask("appleUnavailable", at: "me")
    #expect(unknown.status == 400)
    #expect(
      unknown.json.text("error")
        == "`refusal` is one that `me` can answer: notSignedIn, sessionExpired, accountDisabled, accountGone"
    )
    let nothing = try await lab.ask("sessionExpired", at: "signOut")
    #expect(nothing.json.text("error") == "`refusal` is one that `signOut` can answer: none")
    for more in [#","for":"soon""#, #","status":401"#] {
      #expect(try await lab.ask("sessionExpired", at: "me", more: more).status == 400)
    }
  }
}

extension ServedLab {
  fileprivate func ask(
    _ refusal: String, at endpoint: String, more: String = ""
  ) async throws -> (status: Int, json: JSONObject, response: Response) {
    let body = #"{"endpoint":"\#(endpoint)","kind":"refusal","refusal":"\#(refusal)"\#(more)}"#
    return try await call(.post, "/__lab/faults", body)
  }
}

/// The request that the generator shows for an endpoint.
private struct FixtureRequest {
  let request: Request

  init(_ service: String, _ endpoint: String) throws {
    let text = try Checkout.text("\(Fixtures.folder(of: service))/\(endpoint)/request.json")
    let fields = try JSONValue(reading: Array(text.utf8)).fields()
    let body: [UInt8] =
      switch fields["body"] {
      case .string(let form)?: Array(form.utf8)
      case let json?: json.bytes
      case nil: []
      }
    var request = Request(
      Request.Method(try #require(fields.text("method"))), try #require(fields.text("path")),
      body: body)
    request.headers.add("Host", "127.0.0.1:8080")
    for header in try fields["headers"]?.fields().fields ?? [] {
      guard case .string(let text) = header.value else { continue }
      request.headers.add(header.name, text)
    }
    self.request = request
  }
}

/// An answer as whoever knows only the contract reads it: the refusal of its status with the most conditions that hold.
private struct Heard {
  private let answer: Response
  private let server: Server

  init(_ answer: Response, _ server: Server) {
    self.answer = answer
    self.server = server
  }

  func refusal(of endpoint: Endpoint, _ contract: Contract) -> String? {
    let fitting = endpoint.refuses.map { contract.refusals[$0.value] }.filter(fits)
    let most = fitting.map(rank).max()
    let first = fitting.filter { rank($0) == most }
    return first.count == 1 ? first[0].name.value : nil
  }

  /// A status of its own is told apart from a class of them.
  private func rank(_ refusal: Refusal) -> Int {
    if case .exactly? = refusal.cause.status {
      2 * refusal.match.count + 1
    } else {
      2 * refusal.match.count
    }
  }

  private func fits(_ refusal: Refusal) -> Bool {
    switch refusal.cause.status {
    case .exactly(let status)? where status == answer.status: break
    case .hundreds(let digit)? where digit == answer.status / 100: break
    default: return false
    }
    return refusal.match.allSatisfy { condition in
      text(of: condition.field.value, in: refusal).map(condition.test.holds) ?? false
    }
  }

  private func text(of name: String, in refusal: Refusal) -> String? {
    guard let field = (refusal.fields + server.refusal).first(where: { $0.name.value == name })
    else { return nil }
    let wire = WireNames.spell(field, for: server.names)
    if field.location == .header { return answer.headers.first(wire) }
    var value: JSONValue? = Self.body(of: answer)
    for part in wire.split(separator: ".") { value = try? value?.fields()[String(part)] }
    return value.map(\.wireText)
  }

  /// One that is no JSON is a text.
  private static func body(of answer: Response) -> JSONValue {
    (try? JSONValue(reading: answer.body)) ?? .string(String(decoding: answer.body, as: UTF8.self))
  }
}
