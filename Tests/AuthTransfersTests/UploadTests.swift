import AuthClient
import AuthTransfers
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct UploadTests {
  private static let size = 8 << 20

  @Test func uploadsWholeFile() async throws {
    let world = try TransferWorld { _, connection in
      connection.answer("201 Created", Data("ok".utf8))
    }
    defer { world.end() }
    let bytes = pattern(Self.size)
    let told = Told()
    let (answer, head) = try await world.session.upload(
      world.request("PUT"), from: world.file(bytes)
    ) { told.tell($0) }
    #expect(head.statusCode == 201 && answer == Data("ok".utf8))
    let request = try #require(world.requests.first)
    #expect(request.body == bytes)
    #expect(request.header("content-length") == "\(bytes.count)")
    #expect(request.token == "access-1")
    #expect(told.isMonotone)
    #expect(told.progress.last?.fraction == 1)
  }

  @Test(arguments: ["PUT", "POST"])
  func uploadsEmptyFile(_ method: String) async throws {
    let world = try TransferWorld(transport: URLSessionTransport(timeout: 3_600)) { _, connection in
      connection.answer("200 OK")
    }
    defer { world.end() }
    let (_, head) = try await world.session.upload(world.request(method), from: world.file(Data()))
    #expect(head.statusCode == 200)
    #expect(world.requests.map(\.length) == [0])
  }

  @Test func refusedUploadRestartsFromBeginning() async throws {
    let world = try TransferWorld { request, connection in
      connection.answer(request.token == "access-1" ? "401 Unauthorized" : "200 OK")
    }
    defer { world.end() }
    let bytes = pattern(1 << 20)
    let told = Told()
    let (_, head) = try await world.session.upload(
      world.request("PUT"), from: world.file(bytes)
    ) { told.tell($0) }
    #expect(head.statusCode == 200)
    #expect(world.requests.map(\.token) == ["access-1", "access-2"])
    #expect(world.requests.allSatisfy { $0.body == bytes })
    #expect(world.renewals == 1)
    #expect(told.isMonotone, "a repeat reports nothing twice")
  }

  /// The server responds while the file is being sent.
  @Test func uploadRefusedMidwayIsRepeated() async throws {
    let world = try TransferWorld(waits: { !$0.contains("access-1") }) { request, connection in
      connection.answer(request.token == "access-1" ? "401 Unauthorized" : "200 OK")
    }
    defer { world.end() }
    let bytes = pattern(Self.size)
    let (_, head) = try await world.session.upload(world.request("PUT"), from: world.file(bytes))
    #expect(head.statusCode == 200)
    #expect(world.requests.last?.body == bytes)
    #expect(world.renewals == 1)
  }

  @Test func uploadIsRepeatedOnlyOnce() async throws {
    let world = try TransferWorld { _, connection in connection.answer("401 Unauthorized") }
    defer { world.end() }
    let file = try world.file(pattern(1000))
    _ = await result { () throws(TransferFailure) in
      try await world.session.upload(world.request("PUT"), from: file)
    }
    #expect(world.requests.count == 2)
    #expect(world.renewals == 1)
  }

  @Test(arguments: ["301 Moved", "307 Temporary", "308 Permanent"])
  func redirectIsNotFollowed(_ status: String) async throws {
    let other = try RawServer { _, connection in connection.answer("200 OK") }
    defer { other.stop() }
    let place = "Location: \(other.url)/steal\r\n"
    let world = try TransferWorld { _, connection in
      connection.answer(status, Data("moved".utf8), place)
    }
    defer { world.end() }
    let (_, head) = try await world.session.upload(
      world.request("PUT"), from: world.file(pattern(1000)))
    #expect(head.statusCode == Int(status.prefix(3)))
    #expect(world.requests.count == 1 && other.requests.isEmpty)
  }

  @Test func tokenIsNotSentToOtherServer() async throws {
    let other = try RawServer { _, connection in connection.answer("200 OK") }
    defer { other.stop() }
    let world = try TransferWorld { _, connection in connection.answer("200 OK") }
    defer { world.end() }
    var request = URLRequest(url: other.url)
    request.httpMethod = "PUT"
    let (sent, file) = (request, try world.file(pattern(10)))
    let insecure = TransferFailure.session(.fault(.insecure))
    #expect(
      await result { () throws(TransferFailure) in
        try await world.session.upload(sent, from: file)
      }.failure == insecure)
    #expect(
      await result { () throws(TransferFailure) in
        try await world.session.download(sent, to: file)
      }.failure == insecure)
    #expect(
      await result { () throws(TransferFailure) in try await world.session.bytes(for: sent) }
        .failure == insecure)
    #expect(other.requests.isEmpty)
    #expect(try Data(contentsOf: file) == pattern(10))
  }

  @Test func cancellationEndsUpload() async throws {
    let arrived = AsyncStream<Void>.makeStream()
    let world = try TransferWorld { _, connection in
      arrived.continuation.yield()
      _ = connection.read()
    }
    defer { world.end() }
    let file = try world.file(pattern(Self.size))
    let upload = Task {
      await result { () throws(TransferFailure) in
        try await world.session.upload(world.request("PUT"), from: file)
      }
    }
    for await _ in arrived.stream { break }
    upload.cancel()
    let failure = await upload.value.failure
    #expect(failure == .session(.fault(.cancelled)))
    #expect(failure?.isCancelled == true)
  }

  @Test func missingOrIrregularFileIsNotSent() async throws {
    let world = try TransferWorld(transport: URLSessionTransport(timeout: 3_600)) { _, connection in
      connection.answer("200 OK")
    }
    defer { world.end() }
    let places: [(URL, FileProblem)] = [
      (world.folder.appending(path: "none"), .missing), (world.folder, .notAFile),
      (URL(string: "https://example.org/file")!, .notAFile),
      (URL(fileURLWithPath: "/dev/null"), .notAFile),
    ]
    for (place, problem) in places {
      let failure = await result { () throws(TransferFailure) in
        try await world.session.upload(world.request("PUT"), from: place)
      }.failure
      #expect(failure == .file(problem), "\(place)")
    }
    #expect(world.requests.isEmpty)
  }

  @Test(arguments: ["GET", "HEAD"])
  func methodWithoutBodySendsNothing(_ method: String) async throws {
    let world = try TransferWorld { _, connection in connection.answer("200 OK") }
    defer { world.end() }
    let file = try world.file(pattern(10))
    let failure = await result { () throws(TransferFailure) in
      try await world.session.upload(world.request(method), from: file)
    }.failure
    #expect(failure == .session(.fault(.unsendable)))
    #expect(world.requests.isEmpty)
  }

  @Test func oversizedResponseIsUnreadable() async throws {
    let world = try TransferWorld { _, connection in connection.answer("200 OK", pattern(200_000)) }
    defer { world.end() }
    let file = try world.file(pattern(10))
    let failure = await result { () throws(TransferFailure) in
      try await world.session.upload(world.request("PUT"), from: file, maximumAnswer: 1000)
    }.failure
    #expect(failure == .session(.fault(.unreadable)))
  }

  @Test func bufferingTransportCannotUpload() async throws {
    struct Plain: Transport {
      func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse { throw .offline }
    }
    let world = try TransferWorld(transport: Plain()) { _, connection in connection.answer("200 OK")
    }
    defer { world.end() }
    let file = try world.file(pattern(10))
    let failure = await result { () throws(TransferFailure) in
      try await world.session.upload(world.request("PUT"), from: file)
    }.failure
    #expect(failure == .notStreaming)
  }
}
