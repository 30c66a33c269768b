#if os(Linux)
  import AuthClient
  import AuthTransfers
  import Foundation
  import Primitives
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Measures the memory of this process, so no other test may run beside it: `AUTHCONTRACT_MEMORY=1` and a filter.
  @Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["AUTHCONTRACT_MEMORY"] != nil))
  struct MemoryTests {
    private static let body = 128 << 20
    private static let most = 48 << 20

    /// The most memory that this process had since the last reset, in bytes.
    private func peak() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(separator: " ").dropLast().last.flatMap { Int($0) }) << 10
    }

    private func growth(_ work: () async throws -> Void) async throws -> Int {
      try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
      let before = try peak()
      try await work()
      return try peak() - before
    }

    private func flow(_ connection: RawConnection) {
      connection.write(
        "HTTP/1.1 200 OK\r\nContent-Length: \(Self.body)\r\nConnection: close\r\n\r\n")
      let piece = Data(count: 1 << 20)
      for _ in 0..<Self.body / piece.count where connection.write(piece) {}
    }

    @Test func downloadIsNotHeldInMemory() async throws {
      let world = try TransferWorld { _, connection in flow(connection) }
      defer { world.end() }
      let file = world.folder.appending(path: "file")
      let grown = try await growth {
        _ = try await world.session.download(world.request(), to: file)
      }
      print("a download of \(Self.body) bytes takes \(grown) bytes of memory")
      #expect(grown < Self.most)
      #expect(
        try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int == Self.body)
    }

    @Test func uploadIsNotHeldInMemory() async throws {
      let world = try TransferWorld { _, connection in connection.answer("200 OK") }
      defer { world.end() }
      let file = try world.file(Data())
      truncate(file.path, off_t(Self.body))
      let grown = try await growth {
        _ = try await world.session.upload(world.request("PUT"), from: file)
      }
      print("an upload of \(Self.body) bytes takes \(grown) bytes of memory")
      #expect(grown < Self.most)
      #expect(world.requests.map(\.length) == [Self.body])
    }

    @Test func unreadBodyIsNotHeldInMemory() async throws {
      let done = AsyncStream<Void>.makeStream()
      let world = try TransferWorld { _, connection in
        flow(connection)
        done.continuation.yield()
      }
      defer { world.end() }
      let grown = try await growth {
        let (body, _) = try await world.session.bytes(for: world.request())
        for await _ in done.stream { break }
        await #expect(throws: TransferFailure.tooFarBehind) { for try await _ in body {} }
      }
      print("an unread body of \(Self.body) bytes takes \(grown) bytes of memory")
      #expect(grown < Self.most)
    }

    @Test func oversizedResponseIsNotHeldInMemory() async throws {
      let transport = URLSessionTransport(timeout: 3_600, maximumBody: 1 << 20)
      let world = try TransferWorld(transport: transport) { _, connection in flow(connection) }
      defer { world.end() }
      let grown = try await growth {
        await #expect(throws: CallFailure<NoRefusal>.fault(.unreadable)) {
          try await world.session.send(world.request())
        }
      }
      print("an ordinary call with \(Self.body) bytes takes \(grown) bytes of memory")
      #expect(grown < Self.most)
    }
  }
#endif
