import Foundation
import Stores
import Testing

private let disk = ProcessInfo.processInfo.environment["AUTHCONTRACT_SMALL_DISK"]

/// A real disk that is full; `Proofs/kill-store` mounts one.
@Suite(.enabled(if: disk != nil, "Proofs/kill-store mounts a small disk"))
struct SmallDiskTests {
  @Test func fullDiskIsReportedAndRecovers() async throws {
    let folder = try URL(filePath: #require(disk))
    let file = folder.appending(path: "store").path
    let store = try SQLiteStore.open(.file(file), clock: MachineClock())
    let ballast = folder.appending(path: "ballast")
    try Data(count: 300_000).write(to: ballast)
    var acknowledged = 0
    var fault: StoreFault?
    while fault == nil {
      do throws(StoreFault) {
        try await post(acknowledged, to: store)
        acknowledged += 1
      } catch { fault = error }
    }
    guard case .failing(.full) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(try await store.outbox().map(\.subject) == (0..<acknowledged).map(String.init))
    try FileManager.default.removeItem(at: ballast)
    try await post(acknowledged, to: store)
    await store.close()
    let again = try SQLiteStore.open(.file(file), clock: MachineClock())
    #expect(try await again.outbox().map(\.subject) == (0...acknowledged).map(String.init))
    await again.close()
  }

  private func post(_ number: Int, to store: any Store) async throws(StoreFault) {
    let text = String(repeating: "x", count: 3_000)
    try await store.post(
      OutboxMessage(
        channel: "mail", to: "a", subject: "\(number)", text: text, code: nil,
        at: Moment(seconds: 1)))
  }
}
