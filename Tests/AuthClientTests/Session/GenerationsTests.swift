import SessionCore
import Testing

@testable import AuthClient

@Suite("Numbering of sessions and sign-ins")
struct GenerationsTests {
  @Test func signOutMakesPendingSignInLate() {
    var generations = SessionNumbers()
    let (session, signIn) = (generations.session, generations.next())
    #expect(generations.isTimely(signIn: signIn))
    generations.signOut()
    #expect(!generations.isTimely(signIn: signIn))
    #expect(generations.session != session)
    let next = generations.next()
    #expect(generations.isTimely(signIn: next))
    #expect(generations.hasSignedOut)
    generations.adopt(signIn: next)
    #expect(!generations.hasSignedOut)
  }

  @Test func endOfSessionKeepsPendingSignInTimely() {
    var generations = SessionNumbers()
    let (session, signIn) = (generations.session, generations.next())
    generations.endSession()
    #expect(generations.isTimely(signIn: signIn))
    #expect(generations.session != session)
  }

  @Test func laterOfTwoSignInsWins() {
    var generations = SessionNumbers()
    let (first, second) = (generations.next(), generations.next())
    generations.adopt(signIn: second)
    #expect(!generations.isTimely(signIn: first))
    #expect(!generations.hasSignedOut)
    let session = generations.session
    generations.adopt(signIn: generations.next())
    #expect(generations.session != session)
  }
}
