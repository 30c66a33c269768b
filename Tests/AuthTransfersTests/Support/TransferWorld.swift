import AuthClient
import AuthTransfers
import Foundation
import LongdeClient
import Primitives

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A person who is signed in at a server, and a folder of the app.
final class TransferWorld: Sendable {
  let server: RawServer
  let client: Longde.Client
  let folder: URL

  /// - Parameter answer: answers each request but renewals, which grant `access-2`.
  init(
    transport: any Transport = URLSessionTransport(timeout: 3_600),
    waits: @escaping @Sendable (String) -> Bool = { _ in true },
    _ answer: @escaping @Sendable (RawRequest, RawConnection) -> Void
  ) throws {
    server = try RawServer(waits: waits) { request, connection in
      guard request.isRenewal else { return answer(request, connection) }
      connection.answer(
        "200 OK", Data(Self.renewed.utf8), "Content-Type: application/json\r\n")
    }
    let now = Date()
    let tokens = ["access", "refresh"].map {
      ($0, StoredToken(secret: Secret("\($0)-1"), issued: now, expires: now + 3000))
    }
    client = Longde.Client(
      hosts: Longde.Hosts(api: server.url),
      store: MemoryStore(StoredSession(tokens: Dictionary(uniqueKeysWithValues: tokens))),
      options: ClientOptions(transport: transport))
    folder = FileManager.default.temporaryDirectory
      .appending(path: "transfers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let renewed = """
    {"accessToken":"access-2","refreshToken":"refresh-2","user":{"email":"person@example.com",\
    "fullName":"A Person","id":"00000000-0000-4000-8000-000000000001","status":"active"}}
    """

  var session: AuthSession<Longde> { client.session }

  func request(_ method: String = "GET", _ path: String = "/files/1") -> URLRequest {
    var request = URLRequest(url: server.url.appending(path: path))
    request.httpMethod = method
    return request
  }

  /// A file with these bytes.
  func file(_ bytes: Data, _ name: String = "file") throws -> URL {
    let url = folder.appending(path: name)
    try bytes.write(to: url)
    return url
  }

  /// The names in the folder.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  func end() {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The server's requests, without the renewals.
  var requests: [RawRequest] { server.requests.filter { !$0.isRenewal } }
  var renewals: Int { server.requests.filter(\.isRenewal).count }
}

/// Bytes that show where they stand: a block whose length divides no buffer, again and again.
func pattern(_ count: Int) -> Data {
  var bytes = Data(capacity: count + block.count)
  while bytes.count < count { bytes += block }
  return bytes.prefix(count)
}

private let block: Data = {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  return Data(
    (0..<65_521).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    })
}()

/// The value or the failure of a transfer.
func result<Value>(
  _ body: () async throws(TransferFailure) -> Value
) async -> Result<Value, TransferFailure> {
  do throws(TransferFailure) { return .success(try await body()) } catch { return .failure(error) }
}

extension Result {
  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// The progress that a transfer told.
final class Told: Sendable {
  private let all = Locked<[TransferProgress]>([])

  var progress: [TransferProgress] { all.use { $0 } }
  var isMonotone: Bool {
    zip(progress, progress.dropFirst()).allSatisfy { $0.completed < $1.completed }
  }

  func tell(_ progress: TransferProgress) { all.use { $0.append(progress) } }
}
