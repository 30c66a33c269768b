import Foundation
import Testing

@testable import AuthClient
@testable import AuthApple

@Suite("Profiles that Apple sends only once")
struct FirstAuthorizationTests {
  private let profile = AppleProfile(userId: "u1", fullName: "Ann Lee", email: "a@example.org")
  private let box = MemoryProfileOutbox()
  private let server = ProfileServer()

  @Test func deliversOnceThenWipes() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(profile)
    #expect(try await first.deliver("u1") { try await server.save($0) })
    #expect(box.profile(of: "u1") == nil)
    #expect(try await !first.deliver("u1") { try await server.save($0) })
    #expect(await server.received == [profile])
  }

  @Test func keepsProfileUntilServerAcceptsIt() async throws {
    let server = ProfileServer(failing: 3)
    try await FirstAuthorization(outbox: box).keep(profile)
    for _ in 0..<3 {
      await #expect(throws: ProfileFault.undelivered) {
        try await FirstAuthorization(outbox: box).deliver("u1") { try await server.save($0) }
      }
      #expect(box.profile(of: "u1") == profile)
    }
    try await FirstAuthorization(outbox: box).deliver("u1") { try await server.save($0) }
    #expect(await server.received == [profile])
    #expect(box.profile(of: "u1") == nil)
  }

  /// The app is killed before and after each step, restarts, and is killed one step later the next time.
  @Test func killBetweenAnyTwoStepsLosesNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (lives, isKept, runs) = (0, false, 0)
    while true {
      let box = MortalOutbox(FileProfileOutbox(folder: folder), lives: lives)
      let first = FirstAuthorization(outbox: box)
      if !isKept { isKept = (try? await first.keep(profile)) != nil }
      let server = server
      if isKept {
        _ = try? await first.deliver("u1") { profile in
          try box.live()
          try await server.save(profile)
          try box.live()
        }
      }
      runs += 1
      lives += 1
      let rest = try FileProfileOutbox(folder: folder).profile(of: "u1")
      let received = await server.received
      #expect(
        !isKept || rest == profile || received.contains(profile),
        "neither locally nor at the server")
      guard box.isDead else {
        #expect(rest == nil)
        break
      }
    }
    #expect(runs > 8)
    let received = await server.received
    #expect(!received.isEmpty && Set(received) == [profile])
  }

  @Test func laterAuthorizationKeepsEarlierFields() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(profile)
    try await first.keep(AppleProfile(userId: "u1"))
    try await first.keep(AppleProfile(userId: "u1", fullName: "", email: ""))
    #expect(box.profile(of: "u1") == profile)
    try await first.keep(AppleProfile(userId: "u1", email: "b@example.org"))
    #expect(
      box.profile(of: "u1")
        == AppleProfile(userId: "u1", fullName: "Ann Lee", email: "b@example.org"))
  }

  @Test func emptyProfileIsNotDelivered() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(AppleProfile(userId: "u1", fullName: ""))
    #expect(try await !first.deliver("u1") { try await server.save($0) })
    #expect(await server.received.isEmpty)
  }

  @Test func profilesOfDifferentUsersStaySeparate() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(profile)
    try await first.keep(AppleProfile(userId: "u2", fullName: "Bo"))
    try await first.deliver("u2") { try await server.save($0) }
    #expect(await server.received.map(\.userId) == ["u2"])
    #expect(box.profile(of: "u1") == profile)
    try await first.forget("u1")
    #expect(try await !first.deliver("u1") { try await server.save($0) })
  }

  @Test func profileKeptDuringDeliverySurvives() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(profile)
    let newer = AppleProfile(userId: "u1", email: "new@example.org")
    try await first.deliver("u1") { profile in
      try await server.save(profile)
      try await first.keep(newer)
    }
    #expect(box.profile(of: "u1")?.email == "new@example.org")
    try await first.deliver("u1") { try await server.save($0) }
    #expect(await server.received.map(\.email) == ["a@example.org", "new@example.org"])
    #expect(box.profile(of: "u1") == nil)
  }

  @Test func concurrentDeliveriesDeliverOnce() async throws {
    let first = FirstAuthorization(outbox: box)
    try await first.keep(profile)
    let (gate, server, entered) = (Gate(), server, ProfileServer())
    let tasks = (0..<50).map { _ in
      Task {
        try await first.deliver("u1") { profile in
          try await entered.save(profile)
          _ = await gate.pass()
          try await server.save(profile)
        }
      }
    }
    await until("a pending delivery") { await !entered.received.isEmpty }
    for _ in 0..<1000 { await Task.yield() }
    gate.open()
    for task in tasks { _ = try await task.value }
    #expect(await server.received == [profile])
  }

  @Test func failingOutboxThrowsAndLosesNothing() async throws {
    let dead = FirstAuthorization(outbox: MortalOutbox(box, lives: 0))
    await #expect(throws: ProfileFault.unreadable) { try await dead.keep(profile) }
    await #expect(throws: ProfileFault.unreadable) { try await dead.deliver("u1") { _ in } }
    let full = FirstAuthorization(outbox: MortalOutbox(box, lives: 2))
    await #expect(throws: ProfileFault.unwritable) { try await full.keep(profile) }
    await #expect(throws: ProfileFault.unwritable) { try await dead.forget("u1") }
  }
}
