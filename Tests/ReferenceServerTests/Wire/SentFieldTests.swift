import AuthServer
import Crypto
import Stores
import TestLab
import Testing

@testable import ReferenceServer

/// The server's reading of null, of fields of which one is sent, and of a value that is sent twice.
@Suite struct SentFieldTests {
  private let person = #""email":"ann@example.org","password":"Correct horse 9""#

  private func client() async throws -> LabClient {
    let client = try await Lab(.shape("sent-fields")).client
    _ = try await client.call(
      .post, "/people", "{\(person),\"password_confirmation\":\"Correct horse 9\"}")
    return client
  }

  @Test func nullClearsField() async throws {
    let client = try await client()
    let session = try await client.call(.post, "/login", "{\(person)}")
    let token = try #require(session.json.text("token"))
    let change = { (body: String) in
      try await client.call(.patch, "/me", body, bearer: token).json
    }
    let set = try await change(#"{"nickname":"Ann","address":{"street":"A"}}"#)
    #expect(set.text("nickname") == "Ann" && set["address"] != nil)
    #expect(try await change("{}").text("nickname") == "Ann")
    let cleared = try await change(#"{"nickname":null,"note":null}"#)
    #expect(cleared.text("nickname") == nil && cleared["address"] != nil)
    #expect(try await change(#"{"address":null}"#)["address"] == nil)
    #expect(try await client.call(.patch, "/me", #"{"nickname":7}"#, bearer: token).status == 400)
  }

  @Test(arguments: [
    ("/login", #"{"password":"p"}"#, 400), ("/login", #"{"email":null,"password":"p"}"#, 400),
    (
      "/login", #"{"email":"ann@example.org","phone":"+12025550100","password":"p"}"#, 400
    ), ("/login", #"{"email":"ann@example.org","password":"wrong"}"#, 403),
    ("/people", #"{"password":"geheim12","password_confirmation":"geheim12"}"#, 400),
    (
      "/people",
      #"{"phone":"+12025550100","password":"geheim12","password_confirmation":"geheim13"}"#, 400
    ),
    (
      "/people",
      #"{"phone":"+12025550100","password":"Correct horse 9","password_confirmation":"Correct horse 9"}"#,
      200
    ),
  ])
  func fieldConstraintsAreEnforced(_ path: String, _ body: String, _ status: Int) async throws {
    #expect(try await client().call(.post, path, body).status == status)
  }
}
