import AuthClient
import Foundation

@main
struct App {
  static func main() async throws {
    let server = Pocket.Hosts(api: URL(string: "http://127.0.0.1:8080")!)
    let client = Pocket.Client(hosts: server, store: MemoryStore())
    do throws(CallFailure<Pocket.SignInRefusal>) {
      _ = try await client.signIn(email: "ann@example.com", password: Secret("correct horse"))
    } catch {
      return print(error.message() ?? "Sign-in failed: \(error)", error.recovery)
    }
    print("Signed in as", try await client.me().email)
    try await client.signOut()
  }
}
