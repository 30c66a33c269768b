import AuthClient

/// The values that a callback brings, as the contract names them.
public protocol WebCallback: Sendable {
  /// The callback, as the contract and its events call it.
  static var name: String { get }
  static var rule: CallbackRule { get }
  init(_ arrival: WebArrival) throws(CallbackFault)
}

extension AuthSession {
  /// Opens a page and gives what its callback brings. If those are tokens, a session begins; a callback without any may
  /// end the session, as a sign-out.
  public func open<Callback: WebCallback>(
    _ page: @Sendable (PendingSignIn) -> WebPage, in web: WebSignIn, isPrivate: Bool
  ) async throws(WebFault) -> Callback {
    let (attempt, session) = (attemptSignIn(), session)
    let arrival = try await web.run(until: Callback.rule, isPrivate: isPrivate) { signIn in
      page(signIn).url
    }
    let callback: Callback
    do { callback = try Callback(arrival) } catch { throw .arrival(.callback(error)) }
    guard let answer = callback as? any GrantsTokens else {
      do { try happened(Callback.name, in: session) } catch { throw .session(error) }
      return callback
    }
    do { try begin(Callback.name, answer, of: attempt) } catch { throw .session(error) }
    return callback
  }
}
