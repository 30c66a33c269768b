import AuthServer
import Dispatch
import Foundation
import TestLab
import Testing

@testable import Crypto
@testable import ReferenceServer
@testable import Stores

/// A slow call, or one call too many, delays no other call.
@Suite struct LoadTests {
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#

  private static func login(_ email: String) -> String {
    #"{"email":"\#(email)","password":"Correct horse 9"}"#
  }

  /// Two calls hash and three wait. Fifteen are rejected while those five are still there.
  @Test func passwordFloodBlocksNothingElse() async throws {
    let gate = DispatchSemaphore(value: 0)
    let hasher = try PasswordHasher(cost: .least, threads: 2, waiting: 3) { _, _ in
      gate.wait()
      return false
    }
    try await Lab.test(.readmigo, options: LabOptions(hasher: hasher)) { client in
      let waited = try await withThrowingTaskGroup(of: (Int, String?).self) { flood in
        for number in 0..<20 {
          flood.addTask {
            let answer = try await client.call(
              .post, "/auth/login", Self.login("\(number)@a.example"))
            return (answer.status, answer.response.headers.first("Retry-After"))
          }
        }
        for _ in 0..<15 {
          let told = try await flood.next()
          #expect(told?.0 == 503 && told?.1.flatMap { Int($0) } ?? 0 > 0)
        }
        #expect(try await client.call(.get, "/healthz").status == 200)
        #expect(try await client.call(.get, "/.well-known/jwks.json").status == 200)
        #expect(try await client.call(.get, "/auth/devices", bearer: "nobody").status == 401)
        for _ in 0..<5 { gate.signal() }
        return try await flood.reduce(into: []) { $0.append($1.0) }
      }
      // No account has these names, and this contract tells so.
      #expect(waited == [404, 404, 404, 404, 404])
    }
  }

  /// Another process locks the file: writes fail once their time is up, and reads continue.
  @Test func lockedStoreReportsUnavailableInTime() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "store").path
    try await Lab.test(
      .readmigo, seeds: Self.ann, options: .file(file, SQLiteOptions(busyTimeout: 50))
    ) { client in
      let signedIn = try await client.call(.post, "/auth/login", Self.login("ann@example.com"))
      let token = try #require(signedIn.json.text("accessToken"))

      let other = try SQLiteConnection(path: file, mayCreate: false)
      try other.execute("BEGIN IMMEDIATE")
      let refused = try await client.call(.post, "/auth/login", Self.login("ann@example.com"))
      #expect(refused.status == 503)
      #expect(refused.response.headers.first("Retry-After").flatMap { Int($0) } ?? 0 > 0)
      #expect(try await client.call(.get, "/auth/devices", bearer: token).status == 200)
      try other.execute("COMMIT")
      #expect(
        try await client.call(.post, "/auth/login", Self.login("ann@example.com")).status == 200)
      await client.lab.store.close()
    }
  }
}
