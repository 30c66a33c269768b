import AuthClient
import Foundation
import SwiftUI

struct SignInView: View {
  let client: Readmigo.Client
  let reason: String?
  var whenSignedIn: () async -> Void = {}
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?

  var body: some View {
    Form {
      if let reason { Text(reason) }
      TextField("Mail", text: $email)
      SecureField("Password", text: $password)
      if let message { Text(message) }
      Button("Sign in") { Task { await signIn() } }
    }
  }

  private func signIn() async {
    do {
      _ = try await client.signInWithEmail(email: email, password: Secret(password))
      await whenSignedIn()
    } catch .refused(.wrongCredentials(let details)) {
      message = "\(details.attemptsLeft) more tries"
    } catch {
      message = error.isCancelled ? nil : error.localizedDescription
    }
  }
}
