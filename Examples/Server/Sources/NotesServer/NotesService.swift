import AuthServer

/// The server of Notes, in memory: what is behind the endpoints. All that is before them is generated. A real one
/// keeps only hashes of passwords and tokens, and ends a lock after the five minutes of the contract.
actor NotesService: Notes.API {
  private let password: Secret
  private var wrongTries = 0
  private var session: Notes.Session?

  init(password: Secret) { self.password = password }

  func signIn(
    _ request: Notes.SignInRequest
  ) async throws(ServerRefusal<Notes.SignInRefusal>) -> Notes.Session {
    guard wrongTries < 5, request.password == password else {
      wrongTries += 1
      throw .refused(.wrongPassword)
    }
    wrongTries = 0
    return begin()
  }

  func notes(
    _ request: Notes.NotesRequest
  ) async throws(ServerRefusal<Notes.NotesRefusal>) -> Notes.NotesAnswer {
    guard let session, request.access == session.accessToken else {
      throw .refused(.sessionExpired)
    }
    return Notes.NotesAnswer(notes: [Notes.Note(text: "buy milk"), Notes.Note(text: "call Mei")])
  }

  func renewSession(
    _ request: Notes.RenewSessionRequest
  ) async throws(ServerRefusal<Notes.RenewSessionRefusal>) -> Notes.Session {
    guard let session, request.refreshToken == session.refreshToken else {
      throw .refused(.sessionExpired)
    }
    return begin()
  }

  func signOut(_ request: Notes.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
    if request.refreshToken == session?.refreshToken { session = nil }
  }

  private func begin() -> Notes.Session {
    let session = Notes.Session(accessToken: newToken(), refreshToken: newToken())
    self.session = session
    return session
  }

  /// 128 random bits.
  private func newToken() -> Secret {
    Secret((0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined())
  }
}
