import AuthClient
import AuthTransfers
import Foundation
import Primitives
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct BytesTests {
  /// Sends a body without an end, but no more than so many bytes, and counts those that somebody took. It slows down in
  /// time, so that a busy machine can cut it off.
  private final class Fountain: Sendable {
    static let soon = 8 << 20
    static let most = 512 << 20
    let sent = Locked(0)
    let cutOff = AsyncStream<Void>.makeStream()

    func flow(_ connection: RawConnection) {
      connection.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
      let piece = pattern(64 << 10)
      while sent.use({ $0 }) < Self.most, connection.write(piece) {
        let count = sent.use {
          $0 += piece.count
          return $0
        }
        if count > Self.soon { usleep(5000) }
      }
      cutOff.continuation.yield()
    }

    func waitForEnd() async { for await _ in cutOff.stream { break } }

    /// The server noticed that nobody reads, before it had sent all.
    var wasCutOff: Bool { sent.use { $0 } < Self.most }
  }

  @Test func piecesArriveInOrder() async throws {
    let bytes = pattern(8 << 20)
    let world = try TransferWorld { _, connection in connection.answer("200 OK", bytes) }
    defer { world.end() }
    let (body, head) = try await world.session.bytes(for: world.request())
    #expect(head.statusCode == 200 && head.expectedContentLength == Int64(bytes.count))
    var received = Data()
    for try await piece in body {
      #expect(!piece.isEmpty)
      received += piece
    }
    #expect(received == bytes)
  }

  /// The first piece is read before the server sends the second.
  @Test func piecesArriveAsSent() async throws {
    let turn = DispatchSemaphore(value: 0)
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
      for number in 0..<20 {
        connection.write("\(number);")
        turn.wait()
      }
    }
    defer { world.end() }
    let (body, _) = try await world.session.bytes(for: world.request())
    var text = ""
    for try await piece in body {
      text += String(decoding: piece, as: UTF8.self)
      turn.signal()
    }
    #expect(text == (0..<20).map { "\($0);" }.joined())
  }

  @Test func unreadBodyIsCutOffAtLimit() async throws {
    let fountain = Fountain()
    let world = try TransferWorld { _, connection in fountain.flow(connection) }
    defer { world.end() }
    let limit = HoldingLimit(memory: 64 << 10, disk: 256 << 10)
    let (body, _) = try await world.session.bytes(for: world.request(), holding: limit)
    await fountain.waitForEnd()
    #expect(fountain.wasCutOff)
    let failure = await #expect(throws: TransferFailure.self) {
      for try await _ in body {}
    }
    #expect(failure == .tooFarBehind)
    #expect(failure?.recovery == .retry)
    #expect(failure?.localizedDescription.isEmpty == false)
  }

  @Test func droppedBodyEndsTransfer() async throws {
    let isOver = AsyncStream<Void>.makeStream()
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nfirst")
      _ = connection.read()
      isOver.continuation.yield()
    }
    defer { world.end() }
    do {
      let (body, _) = try await world.session.bytes(for: world.request())
      for try await _ in body { break }
    }
    for await _ in isOver.stream { break }
  }

  @Test func cancelledReaderEndsTransfer() async throws {
    let fallsSilent = AsyncStream<Void>.makeStream()
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nfirst")
      _ = connection.read()
      fallsSilent.continuation.yield()
    }
    defer { world.end() }
    let first = AsyncStream<Void>.makeStream()
    let (body, _) = try await world.session.bytes(for: world.request())
    let reader = Task {
      for try await _ in body { first.continuation.yield() }
    }
    for await _ in first.stream { break }
    reader.cancel()
    await #expect(throws: TransferFailure.session(.fault(.cancelled))) { try await reader.value }
    for await _ in fallsSilent.stream { break }
  }

  @Test func truncatedBodyIsReadThenFails() async throws {
    let world = try TransferWorld { _, connection in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
    }
    defer { world.end() }
    let (body, _) = try await world.session.bytes(for: world.request())
    var text = ""
    let failure = await #expect(throws: TransferFailure.self) {
      for try await piece in body { text += String(decoding: piece, as: UTF8.self) }
    }
    #expect(text == "half")
    #expect(failure == .session(.fault(.offline)))
  }

  @Test func refusedTokenIsRefreshedOnce() async throws {
    let world = try TransferWorld { request, connection in
      let isOld = request.token == "access-1"
      connection.answer(isOld ? "401 Unauthorized" : "200 OK", Data((isOld ? "old" : "new").utf8))
    }
    defer { world.end() }
    let (body, head) = try await world.session.bytes(for: world.request())
    var text = ""
    for try await piece in body { text += String(decoding: piece, as: UTF8.self) }
    #expect(head.statusCode == 200 && text == "new")
    #expect(world.renewals == 1 && world.requests.count == 2)
  }

  @Test func errorResponseIsReturned() async throws {
    let world = try TransferWorld { _, connection in
      connection.answer("404 Not Found", Data("no".utf8))
    }
    defer { world.end() }
    let (body, head) = try await world.session.bytes(for: world.request())
    var text = ""
    for try await piece in body { text += String(decoding: piece, as: UTF8.self) }
    #expect(head.statusCode == 404 && text == "no")
  }

  /// An ordinary call holds the whole response in memory.
  @Test func oversizedResponseOfOrdinaryCallIsCutOff() async throws {
    let fountain = Fountain()
    let world = try TransferWorld(
      transport: URLSessionTransport(timeout: 3_600, maximumBody: 1 << 20)
    ) { _, connection in fountain.flow(connection) }
    defer { world.end() }
    await #expect(throws: CallFailure<NoRefusal>.fault(.unreadable)) {
      try await world.session.send(world.request())
    }
    await fountain.waitForEnd()
    #expect(fountain.wasCutOff)
  }
}
