import AuthClient
import Foundation

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
    try await open(attemptSignIn(), session, page, in: web, isPrivate: isPrivate)
  }

  /// Opens a page that is told tokens, such as an ID token at a sign-out.
  ///
  /// - Parameters:
  ///   - names: the tokens, each renewed first where it is over and can be.
  ///   - page: the page for this visit, with the tokens that it is told.
  ///   - web: the browser, and the guard of callbacks.
  ///   - isPrivate: whether the page shares nothing with the user's other browsing.
  /// - Throws: `.session(.unsendable)` if one that has to be there is not.
  public func open<Callback: WebCallback>(
    telling names: [String], _ page: @Sendable (PendingSignIn, HeldTokens) throws -> WebPage,
    in web: WebSignIn, isPrivate: Bool
  ) async throws(WebFault) -> Callback {
    let attempt = attemptSignIn()
    let tokens = await tokens(forPage: names)
    //! page-needs-token
    guard names.allSatisfy({ tokens.ifHeld($0) != nil }) else { throw .session(.unsendable) }
    return try await open(
      attempt, session, { try? page($0, tokens) }, in: web, isPrivate: isPrivate)
  }

  private func open<Callback: WebCallback>(
    _ attempt: SignInAttempt, _ session: Int, _ page: @Sendable (PendingSignIn) -> WebPage?,
    in web: WebSignIn, isPrivate: Bool
  ) async throws(WebFault) -> Callback {
    let arrival = try await web.run(until: Callback.rule, isPrivate: isPrivate) { signIn in
      page(signIn)?.url
    }
    return try taken(arrival, attempt, session)
  }

  /// Makes a call whose answer names a page, opens the page, and gives what its callback brings, as with any page.
  ///
  /// - Parameters:
  ///   - call: the call, with what is made for this visit and the tokens that it carries in fields.
  ///   - page: the page's address in the answer.
  ///   - web: the browser, and the guard of callbacks.
  ///   - isPrivate: whether the page shares nothing with the user's other browsing.
  public func open<Answer, Refusal, Callback: WebCallback>(
    _ call: @Sendable (PendingSignIn, HeldTokens) throws -> Call<Answer, Refusal>,
    at page: @Sendable (Answer) -> URL, in web: WebSignIn, isPrivate: Bool
  ) async throws(PageFailure<Refusal>) -> Callback {
    let (attempt, session) = (attemptSignIn(), session)
    let arrival = try await web.visit(until: Callback.rule, isPrivate: isPrivate) {
      (signIn) async throws(CallFailure<Refusal>) -> URL in
      page(try await self.call { tokens in try call(signIn, tokens) })
    }
    do { return try taken(arrival, attempt, session) } catch { throw .page(error) }
  }

  private func taken<Callback: WebCallback>(
    _ arrival: WebArrival, _ attempt: SignInAttempt, _ session: Int
  ) throws(WebFault) -> Callback {
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
