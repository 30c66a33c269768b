import AuthClient
import Foundation
import Primitives
import Testing

@testable import AuthTransfers

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct DownloadTests {
  private static let size = 8 << 20

  private func download(
    _ world: TransferWorld, _ file: URL, _ told: Told? = nil
  ) async -> Result<HTTPURLResponse, TransferFailure> {
    await result { () throws(TransferFailure) in
      try await world.session.download(world.request(), to: file) { told?.tell($0) }
    }
  }

  @Test func downloadsWholeFile() async throws {
    let bytes = pattern(Self.size)
    let world = try TransferWorld { _, connection in connection.answer("200 OK", bytes) }
    defer { world.end() }
    let told = Told()
    let file = try world.file(Data("old".utf8))
    let head = try await download(world, file, told).get()
    #expect(head.statusCode == 200)
    #expect(try Data(contentsOf: file) == bytes)
    #expect(world.names == ["file"])
    #expect(world.requests.map(\.token) == ["access-1"])
    #expect(told.isMonotone)
    #expect(
      told.progress.last
        == TransferProgress(completed: Int64(bytes.count), total: Int64(bytes.count)))
  }

  /// The server sends each byte after the previous one is in the file.
  @Test func waitsForSlowServer() async throws {
    let bytes = pattern(50)
    let turn = DispatchSemaphore(value: 1)
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
      for byte in bytes {
        turn.wait()
        connection.write(Data([byte]))
      }
    }
    defer { world.end() }
    let told = Told()
    let file = world.folder.appending(path: "file")
    _ = try await world.session.download(world.request(), to: file) {
      told.tell($0)
      turn.signal()
    }
    #expect(try Data(contentsOf: file) == bytes)
    #expect(told.progress.map(\.completed) == Array(1...50))
    #expect(told.progress.allSatisfy { $0.total == nil && $0.fraction == nil })
  }

  @Test func truncatedResponseKeepsOldFile() async throws {
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n")
      connection.write(pattern(1 << 20))
    }
    defer { world.end() }
    let file = try world.file(Data("old".utf8))
    #expect(await download(world, file).failure == .session(.fault(.offline)))
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(world.names == ["file"])
  }

  @Test func cancelledDownloadLeavesNothing() async throws {
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n")
      connection.write(pattern(100_000))
      _ = connection.read()
    }
    defer { world.end() }
    let begun = AsyncStream<Void>.makeStream()
    let (session, request) = (world.session, world.request())
    let file = world.folder.appending(path: "file")
    let download = Task {
      await result { () throws(TransferFailure) in
        try await session.download(request, to: file) { _ in begun.continuation.yield() }
      }
    }
    for await _ in begun.stream { break }
    #expect(world.names.count == 1, "the partial file is beside its target")
    download.cancel()
    #expect(await download.value.failure == .session(.fault(.cancelled)))
    #expect(world.names == [])
  }

  /// A transport may notice the cancellation too late.
  @Test func downloadCancelledAtEndLeavesNothing() async throws {
    struct Late: StreamingTransport {
      func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse { throw .offline }

      func transfer(
        _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver
      ) async throws(Fault) -> HTTPResponse {
        while !Task.isCancelled { await Task.yield() }
        receiver.begin(HTTPResponse(status: 200))
        return HTTPResponse(status: 200)
      }
    }
    let world = try TransferWorld(transport: Late()) { _, _ in }
    defer { world.end() }
    let (session, request) = (world.session, world.request())
    let file = try world.file(Data("old".utf8))
    let download = Task {
      await result { () throws(TransferFailure) in try await session.download(request, to: file) }
    }
    // The transfer itself is not cancelled before it began.
    while world.names.count < 2 { await Task.yield() }
    download.cancel()
    #expect(await download.value.failure == .session(.fault(.cancelled)))
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(world.names == ["file"])
  }

  @Test func progressHandlerMayCancel() async throws {
    let world = try TransferWorld { _, connection in connection.answer("200 OK", pattern(1 << 20)) }
    defer { world.end() }
    let (session, request) = (world.session, world.request())
    let file = world.folder.appending(path: "file")
    let running = Locked<Task<Void, Never>?>(nil)
    let gate = AsyncStream<Void>.makeStream()
    let download = Task {
      for await _ in gate.stream { break }
      _ = await result { () throws(TransferFailure) in
        try await session.download(request, to: file) { _ in running.use { $0 }?.cancel() }
      }
    }
    running.use { $0 = download }
    gate.continuation.yield()
    await download.value
    #expect(world.names.allSatisfy { $0 == "file" })
  }

  @Test func errorResponseWritesNoFile() async throws {
    let world = try TransferWorld { _, connection in
      connection.answer("503 Later", Data("no".utf8), "Retry-After: 60\r\n")
    }
    defer { world.end() }
    let file = world.folder.appending(path: "file")
    guard case .session(.undeclared(let refusal))? = await download(world, file).failure else {
      Issue.record("no refusal")
      return
    }
    #expect(refusal.status == 503 && refusal.body == Data("no".utf8))
    #expect(refusal.notBefore != nil)
    #expect(world.names == [])
  }

  @Test func endlessErrorResponseIsCutOff() async throws {
    let sent = Locked(0)
    // A busy machine lets the server write much before the client has its turn.
    let most = 16 << 30
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n")
      let piece = Data(count: 64 << 10)
      while sent.use({ $0 }) < most, connection.write(piece) { sent.use { $0 += piece.count } }
    }
    defer { world.end() }
    let file = world.folder.appending(path: "file")
    guard case .session(.undeclared(let refusal))? = await download(world, file).failure else {
      Issue.record("no refusal")
      return
    }
    #expect(refusal.status == 404)
    #expect(sent.use { $0 } < most, "the server was cut off")
  }

  @Test func redirectIsNotFollowed() async throws {
    let other = try RawServer { _, connection in connection.answer("200 OK") }
    defer { other.stop() }
    let place = "Location: \(other.url)/steal\r\n"
    let world = try TransferWorld { _, connection in
      connection.answer("302 Found", Data("moved".utf8), place)
    }
    defer { world.end() }
    let failure = await download(world, world.folder.appending(path: "file")).failure
    guard case .session(.undeclared(let refusal))? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(refusal.status == 302)
    #expect(other.requests.isEmpty && world.names == [])
  }

  /// Nothing of the first response is in the file.
  @Test func refusedTokenIsRefreshedOnce() async throws {
    let bytes = pattern(1000)
    let world = try TransferWorld { request, connection in
      let isOld = request.token == "access-1"
      connection.answer(isOld ? "401 Unauthorized" : "200 OK", isOld ? pattern(5000) : bytes)
    }
    defer { world.end() }
    let file = world.folder.appending(path: "file")
    _ = try await download(world, file).get()
    #expect(try Data(contentsOf: file) == bytes)
    #expect(world.renewals == 1)
    #expect(world.requests.map(\.token) == ["access-1", "access-2"])
  }

  @Test func unwritableDestinationSendsNothing() async throws {
    let world = try TransferWorld { _, connection in connection.answer("200 OK") }
    defer { world.end() }
    let link = world.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: world.folder.appending(path: "elsewhere"))
    let places: [(URL, FileProblem)] = [
      (world.folder.appending(path: "none/file"), .missing), (world.folder, .notAFile),
      (link, .notAFile), (URL(string: "https://example.org/file")!, .notAFile),
    ]
    for (place, problem) in places {
      #expect(await download(world, place).failure == .file(problem), "\(place)")
    }
    #expect(world.requests.isEmpty)
    #expect(world.names == ["link"])
  }

  /// An app's transport may report success for an incomplete body.
  @Test(arguments: [9, 11])
  func bodyOfWrongLengthWritesNoFile(_ count: Int) async throws {
    struct Careless: StreamingTransport {
      let count: Int

      func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse { throw .offline }

      func transfer(
        _ request: HTTPRequest, from file: URL?, into receiver: any BodyReceiver
      ) async throws(Fault) -> HTTPResponse {
        let head = HTTPResponse(status: 200, headers: ["Content-Length": "10"])
        receiver.begin(head)
        _ = receiver.receive(pattern(count))
        return head
      }
    }
    let world = try TransferWorld(transport: Careless(count: count)) { _, _ in }
    defer { world.end() }
    let failure = await download(world, world.folder.appending(path: "file")).failure
    #expect(failure == .wrongLength(announced: 10, received: Int64(count)))
    #expect(world.names == [])
    let (body, _) = try await world.session.bytes(for: world.request())
    var received = 0
    let broken = await #expect(throws: TransferFailure.self) {
      for try await piece in body { received += piece.count }
    }
    #expect(broken == failure && received == count)
  }
}
