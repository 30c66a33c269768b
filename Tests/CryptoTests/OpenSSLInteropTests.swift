import AuthServer
import ChildProcesses
import Crypto
import Foundation
import Primitives
import Testing
import TestIssuer

/// The `openssl` command as a second opinion on keys and signatures. Where it is not installed,
/// the suite says that it is skipped.
@Suite("Interop with the openssl command", .enabled(if: OpenSSLCommand.path != nil, "no openssl"))
struct OpenSSLInteropTests {
  private let command: OpenSSLCommand

  init() throws {
    command = try OpenSSLCommand()
  }

  @Test func opensslVerifiesOurToken() throws {
    defer { command.close() }
    let apple = AppleIssuer()
    let parts = try TokenParts(
      apple.identityToken(AppleRequest(audience: "app.example", now: 1_800_000_000)))
    try command.write(Array(try apple.signer.jwk.key.pem().utf8), to: "key.pem")
    try command.write(Array(parts.signedText.utf8), to: "message")
    try command.write(parts.signature, to: "signature")
    let verify = ["dgst", "-sha256", "-verify", "key.pem", "-signature", "signature", "message"]
    #expect(try command.run(verify) == 0)
    try command.write(Array((parts.signedText + "x").utf8), to: "message")
    #expect(try command.run(verify) != 0)
  }

  @Test(arguments: ["PKCS8", "PKCS1"])
  func verifiesTokenOfOpenssl(form: String) throws {
    defer { command.close() }
    let size = "rsa_keygen_bits:2048"
    #expect(
      try command.run(["genpkey", "-algorithm", "RSA", "-pkeyopt", size, "-out", "pem"]) == 0)
    let older = form == "PKCS1" ? ["-traditional"] : []
    #expect(try command.run(["pkey", "-in", "pem", "-outform", "DER", "-out", "der"] + older) == 0)
    let key = try RSAPrivateKey(der: command.read("der"))

    let unsigned = RawJWT(
      header: ["alg": "RS256", "kid": "1"], claims: ["iss": "us", "aud": "app", "exp": 2_000])
    let signedText = unsigned.closed().dropLast()
    try command.write(Array(signedText.utf8), to: "message")
    #expect(try command.run(["dgst", "-sha256", "-sign", "pem", "-out", "out", "message"]) == 0)
    let signature = try command.read("out")

    #expect(try key.sign(Array(signedText.utf8)) == signature)
    let verified = try JWTVerifier(issuer: "us", audience: "app").verify(
      unsigned.closed(by: signature), keys: JWKS([JWK(keyID: "1", key: key.publicKey)]), now: 1_000)
    #expect(verified.keyID == "1")
  }

  @Test func digestsMatchOpenssl() throws {
    defer { command.close() }
    let message = (0..<1_000).map { UInt8($0 % 251) }
    try command.write(message, to: "message")
    #expect(try command.run(["dgst", "-sha256", "-binary", "-out", "digest", "message"]) == 0)
    #expect(try command.read("digest") == SHA256.hash(message))
  }
}

/// Runs `openssl` in a folder of its own.
private struct OpenSSLCommand {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/openssl" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func close() {
    try? FileManager.default.removeItem(at: folder)
  }

  func run(_ arguments: [String]) throws -> Int32 {
    let program = try #require(Self.path)
    return try ChildProcess([program] + arguments, in: folder, output: .nothing, errors: .nothing)
      .waitUntilExit()
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
