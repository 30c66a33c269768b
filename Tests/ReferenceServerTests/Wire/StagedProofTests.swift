import AuthServer
import TestLab
import Testing

@testable import ReferenceServer

/// A call that may bring a proof along, as one of several types of which one has no mark.
@Suite struct StagedProofTests {
  private static let password = "Correct horse 9"
  private static let identifier = #""identifier":{"type":"m.id.user","user":"ann"}"#

  private func change(_ auth: String?) async throws -> (status: Int, json: JSONObject) {
    return try await Lab.test(
      .shape("staged-proof"),
      seeds: #"{"accounts":[{"username":"ann","password":"\#(Self.password)"}]}"#
    ) { client in
      let session = try await client.call(
        .post, "/_relay/client/v3/login",
        #"{"type":"m.login.password",\#(Self.identifier),"password":"\#(Self.password)","refresh_token":true}"#
      )
      let access = try #require(session.json.text("access_token"))
      let proof = auth.map { #","auth":\#($0)"# } ?? ""
      let answer = try await client.call(
        .post, "/_relay/client/v3/account/password",
        #"{"new_password":"Another horse 9","logout_devices":true\#(proof)}"#, bearer: access)
      return (answer.status, answer.json)
    }
  }

  @Test func passwordIsProof() async throws {
    let auth = #"{"type":"m.login.password",\#(Self.identifier),"password":"\#(Self.password)"}"#
    #expect(try await change(auth).status == 200)
  }

  /// Apps require the list of flows, although this server supports none.
  @Test(arguments: [nil, #"{"type":"m.login.terms"}"#, #"{"session":"s"}"#])
  func missingProofListsFlows(_ auth: String?) async throws {
    let answer = try await change(auth)
    #expect(answer.status == 401)
    #expect(answer.json["flows"] == [])
    #expect(answer.json["completed"] == nil)
  }

  /// The mark determines the type. A value without the type's fields is invalid, not of another type.
  @Test(arguments: [
    #"{"type":"m.login.password","session":"s"}"#,
    #"{"type":"m.login.email.identity","session":"s"}"#,
    #"{"type":"m.login.other"}"#, "{}",
  ])
  func markedTypeRequiresItsFields(_ auth: String) async throws {
    #expect(try await change(auth).status == 400)
  }

  @Test func unknownMarkFallsBackToOtherType() async throws {
    #expect(try await change(#"{"type":"m.login.other","session":"s"}"#).status == 401)
  }
}
