import AuthServer
import CommandLineSupport
import Conformance
import Dispatch

/// A person who does with an app what the terminal says, and says what the app does.
struct PersonWithApp: ClientUnderTest {
  private let part: ProvokingScene.Part
  private let console: Console
  private let queue = DispatchQueue(label: "person")

  init(_ part: ProvokingScene.Part, _ console: Console) {
    self.part = part
    self.console = console
    console.note(
      """

      \(part.provocation.id): \(part.provocation.says)
      Start the app anew at \(part.url), without a session. After each order press Enter where it
      worked, or type f where it failed, o where the app shows its sign-in, u where it has no such
      call.

      """)
  }

  func perform(_ order: ClientOrder) async -> ClientReply {
    console.note(words(of: order) + " > ")
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Self.reply) }
    }
  }

  private func words(of order: ClientOrder) -> String {
    switch order {
    case .signIn(let name):
      "Sign in by `\(name)` with \(JSONValue.object(part.person).text)"
    case .call(let name, times: 1): "Let the app call `\(name)`"
    case .call(let name, let times): "Let the app call `\(name)` \(times) times at once"
    case .signOut: "Sign out"
    case .signOutDuring(let name): "Let the app call `\(name)`, and sign out at once"
    }
  }

  private static var reply: ClientReply {
    switch readLine() {
    case nil: .unable
    case "f": .failed
    case "o": .signedOut
    case "u": .unable
    default: .done
    }
  }

  func stop() async {}

  func end() async -> String? { nil }
}
