import AuthClient
import AuthCognito
import AuthServer
import ContractModel
import Crypto
import Diagnostics
import Foundation
import Primitives
import Stores
import Testing

@testable import ReferenceServer

/// A thief of the store's files finds nothing there that signs in.
struct StoredHashTests {
  private typealias Secret = AuthServer.Secret

  private static let password = "Sound Horse 42"
  private static let name = "ann@example.org"

  /// A user is signed in at each contract, with a password if it has any.
  @Test(arguments: ["cognito", "longde", "readmigo", "rote", "syncnos"])
  func filesContainNeitherTokensNorPasswords(_ contract: String) async throws {
    let files = StoreFiles()
    defer { files.remove() }
    let lab = try await Lab("contract/\(contract).yaml", place: files.place)
    let issued = try await renewed(lab, try await Self.signIn(contract, lab))
    let kept = try await handles(issued.filter { $0.name == "refresh" }, lab)
    try await check(lab, files, secrets: issued.map(\.text), kept: kept)
  }

  /// The store keeps only the id of a used JWT, as a hash.
  @Test func filesContainNoIDOfSignedRefreshToken() async throws {
    let files = StoreFiles()
    defer { files.remove() }
    let lab = try await Lab(text: WholeServiceTests.whole, place: files.place)
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: Self.name, isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(Self.password))))
    let first = try await lab.call(
      "signIn", ["email": .string(Self.name)], person: Self.name, password: Self.password)
    let issued = try await renewed(lab, first.data)
    let kept = try await handles(issued.filter { $0.name == "refresh" }, lab)
    #expect(kept.count == 2)
    try await check(lab, files, secrets: issued.map(\.text) + kept, kept: kept)
  }

  private struct Issued: Hashable {
    let name: String
    let text: String
  }

  /// The tokens of the sign-in, of a renewal and of its repeat.
  private func renewed(_ lab: Lab, _ first: AnswerData) async throws -> Set<Issued> {
    var all = [first]
    if let endpoint = lab.contract.renewal?.name.value {
      for _ in 1...2 {
        all.append(try await lab.call(endpoint, tokens: first.tokens, device: "phone").data)
      }
    }
    let issued = Set(
      all.flatMap { $0.tokens.map { Issued(name: $0.key, text: $0.value.secret.reveal()) } })
    let rotates = lab.contract.tokens["refresh"].rotation.rotates?.value ?? false
    #expect(issued.filter { $0.name == "refresh" }.count == (rotates ? 2 : 1))
    return issued
  }

  private func handles(_ tokens: Set<Issued>, _ lab: Lab) async throws -> [String] {
    var handles: [String] = []
    for token in tokens {
      handles.append(try await lab.authenticator.handle(token.name, Secret(token.text)))
    }
    return handles
  }

  /// Once while the log beside the file has it all, and once when the file has.
  private func check(
    _ lab: Lab, _ files: StoreFiles, secrets: [String], kept: [String]
  ) async throws {
    let fingerprints = kept.map {
      lab.authenticator.tokenIssuer.fingerprint("refresh", $0, device: Secret("phone"))
        .bytes
    }
    for isClosed in [false, true] {
      if isClosed { await lab.store.close() }
      let bytes = try files.bytes()
      // The search finds a device's name and the fingerprints, so it would find a secret too.
      #expect(bytes.range(of: Data("iPhone 15 Pro".utf8)) != nil)
      #expect(fingerprints.allSatisfy { bytes.range(of: Data($0)) != nil })
      for secret in secrets + [Self.password] {
        for form in Self.forms(of: secret) { #expect(bytes.range(of: form) == nil) }
      }
    }
  }

  /// As it is, and what it stands for, as bytes and as digits.
  private static func forms(of text: String) -> [Data] {
    let decoded = text.split(separator: ".").compactMap { try? Base64URL.decode(String($0)) }
      .filter { $0.count >= 12 }
    let digits = ([Array(text.utf8)] + decoded).map(Hex.encode)
    return [Data(text.utf8)] + decoded.map { Data($0) }
      + digits.flatMap { [Data($0.utf8), Data($0.uppercased().utf8)] }
  }
}

extension StoredHashTests {
  private static func signIn(_ contract: String, _ lab: Lab) async throws -> AnswerData {
    switch contract {
    case "cognito": try await signInAtCognito(lab)
    case "readmigo": try await registerAtReadmigo(lab)
    case "rote": try await signInAtRote(lab)
    case "syncnos":
      try await lab.call(
        "signInWithApple", slots: [.authorizationCode: "good:one"], device: "phone"
      ).data
    default:
      try await lab.call(
        "signInWithApple", slots: [.identityToken: "good:one:\(name)"], device: "phone"
      ).data
    }
  }

  private static func registerAtReadmigo(_ lab: Lab) async throws -> AnswerData {
    let mail: JSONObject = ["email": .string(name)]
    _ = try await lab.call(
      "register", ["email": .string(name), "acceptsTerms": true], person: name,
      newPassword: password)
    _ = try await lab.call("sendMailCode", mail, person: name)
    _ = try await lab.call(
      "verifyMail", mail, person: name, code: try await lab.lastCode(), device: "phone")
    return try await lab.call(
      "signInWithEmail", mail, person: name, password: password, device: "phone"
    ).data
  }

  private static func signInAtRote(_ lab: Lab) async throws -> AnswerData {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .username, text: "ann", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(password))))
    return try await lab.call(
      "signInWithPassword", ["username": "ann"], person: "ann", password: password
    ).data
  }

  private static func signInAtCognito(_ lab: Lab) async throws -> AnswerData {
    let named: JSONObject = ["username": .string(name)]
    let values: JSONObject = [
      "username": .string(name),
      "userAttributes": [["name": "email", "value": .string(name)]],
    ]
    _ = try await lab.call("signUp", values, person: name, newPassword: password)
    _ = try await lab.call(
      "confirmSignUp", named, person: name, code: try await lab.lastCode())
    let client = try SRPSignIn(poolId: "ap-southeast-1_Pool")
    let started = try await lab.call(
      "startSignIn", ["authParameters": .object(named)], person: name,
      slots: [.srpA: client.srpA]
    ).data.slots
    let answer = try client.answer(
      userId: started[.userId]!, password: AuthClient.Secret(password), salt: started[.salt]!,
      srpB: started[.srpB]!, secretBlock: started[.secretBlock]!,
      now: Date(timeIntervalSince1970: 1_800_000_000))
    return try await lab.call(
      "provePassword",
      slots: [
        .userId: started[.userId]!, .secretBlock: started[.secretBlock]!,
        .timestamp: answer.timestamp, .signature: answer.signature.reveal(),
      ], device: "phone"
    ).data
  }
}

/// A store's file and what SQLite keeps beside it.
private struct StoreFiles {
  private let path = NSTemporaryDirectory() + UUID().uuidString

  var place: SQLitePlace { .file(path) }

  private var all: [String] { ["", "-wal", "-shm"].map { path + $0 } }

  func bytes() throws -> Data {
    let there = all.filter { FileManager.default.fileExists(atPath: $0) }
    return try there.reduce(into: Data()) { try $0.append(Data(contentsOf: URL(filePath: $1))) }
  }

  func remove() { for path in all { try? FileManager.default.removeItem(atPath: path) } }
}
