import AuthClient
import Foundation
import ReadmigoClient
import Testing

/// The steps of signing out (section 7), which only the app can take.
@Suite struct ReadmigoSignOutTests {
  @Test(arguments: [true, false])
  func signOutStepsFollowContract(_ isServerThere: Bool) async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store)
    if !isServerThere { try await world.stub.misbehave("signOut", .disconnect) }
    let steps = Steps(client)
    do {
      try await client.signOut(with: steps)
      #expect(isServerThere)
    } catch {
      #expect(!isServerThere)
      #expect(error.isLost)
    }
    #expect(
      await steps.taken == [
        "asks offline data: signedIn", "asks books: signedIn", "clears profile: signedOut",
        "removes books: signedOut", "asks whether progress is synced: signedOut",
        "discards progress: signedOut",
      ])
    #expect(store.load() == nil)
    #expect(try await world.stub.received().last == "signOut")
  }
}

/// An app whose person keeps the offline data and removes the books; its progress is not synced.
private actor Steps: Readmigo.SignOutSteps {
  private let client: Readmigo.Client
  private(set) var taken: [String] = []

  init(_ client: Readmigo.Client) { self.client = client }

  private func take(_ step: String) { taken.append("\(step): \(client.session.state)") }

  func asksToRemoveOfflineData() -> Bool {
    take("asks offline data")
    return false
  }

  func asksToRemoveDownloadedBooks() -> Bool {
    take("asks books")
    return true
  }

  func isReadingProgressSynced() -> Bool {
    take("asks whether progress is synced")
    return false
  }

  func removeOfflineData() { take("removes offline data") }
  func removeDownloadedBooks() { take("removes books") }
  func clearProfileCache() { take("clears profile") }
  func discardUnsyncedReadingProgress() { take("discards progress") }
}
