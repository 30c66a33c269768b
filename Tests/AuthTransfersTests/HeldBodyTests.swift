import AuthClient
import Foundation
import Testing

@testable import AuthTransfers

@Suite struct HeldBodyTests {
  private static let head = HTTPResponse(status: 200)

  /// Server and reader run at random speeds.
  @Test(arguments: 0..<40)
  func bytesArriveInOrderWithinLimits(_ seed: UInt64) async throws {
    var random = Seeded(seed)
    let limit = HoldingLimit(
      memory: Int.random(in: 0...300, using: &random), disk: Int.random(in: 1...500, using: &random)
    )
    let body = HeldBody(limit, for: "GET")
    body.begin(Self.head)
    let all = pattern(20_000)
    var (sent, read) = (0, 0)
    for _ in 0..<400 {
      if Bool.random(using: &random) {
        let piece = all[sent..<min(all.count, sent + Int.random(in: 0...120, using: &random))]
        let before = sent - read
        guard body.receive(Data(piece)) else {
          #expect(before + piece.count > limit.memory || before + piece.count > limit.disk)
          await #expect(throws: TransferFailure.tooFarBehind) { try await body.next() }
          #expect(body.heldBytes == (0, 0))
          return
        }
        sent += piece.count
      } else if sent > read {
        let piece = try #require(try await body.next())
        #expect(piece == all[read..<read + piece.count], "at \(read)")
        read += piece.count
      }
      let held = body.heldBytes
      #expect(held.memory + held.disk == sent - read)
      #expect(held.memory <= limit.memory && held.disk <= limit.disk)
    }
    body.end(.success(Self.head))
    while let piece = try await body.next() {
      #expect(piece == all[read..<read + piece.count])
      read += piece.count
    }
    #expect(read == sent)
  }

  @Test func readerWaitsForNextPiece() async throws {
    let body = HeldBody(HoldingLimit(memory: 0, disk: 1), for: "GET")
    let reader = Task { try await body.next() }
    await Task.yield()
    _ = body.receive(Data("x".utf8))
    #expect(try await reader.value == Data("x".utf8))
  }

  @Test func bytesAfterEndAreRejected() async throws {
    let body = HeldBody(HoldingLimit(), for: "GET")
    body.end(.failure(.offline))
    #expect(!body.receive(Data("x".utf8)))
    await #expect(throws: TransferFailure.session(.fault(.offline))) { try await body.next() }
    #expect(await body.head.wait().failure == .offline)
  }

  @Test func smallPiecesAreCombined() async throws {
    let body = HeldBody(HoldingLimit(), for: "GET")
    for _ in 0..<1000 { #expect(body.receive(Data([7]))) }
    #expect(try await body.next()?.count == 1000)
  }
}

private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
