import AuthClient

/// An app without a screen. `Notes` comes from notes.yaml: the plugin generates it when this target is built.
@main
struct App {
  static func main() async {
    let client = Notes.Client(
      store: MemoryStore(), options: ClientOptions(transport: PretendServer()))
    await signIn(client, "a guess")
    await signIn(client, "correct horse")
    do {
      for note in try await client.notes().notes { print("note: \(note.text)") }
    } catch {
      print("no notes: \(error)")
    }
  }

  private static func signIn(_ client: Notes.Client, _ password: String) async {
    do {
      _ = try await client.signIn(email: "li@example.com", password: Secret(password))
      print("signed in")
    } catch {
      print(error.message(in: ["en"]) ?? "not signed in: \(error)")
    }
  }
}
