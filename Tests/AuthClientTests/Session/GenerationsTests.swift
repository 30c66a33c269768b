import SessionCore
import Testing

@testable import AuthClient

@Suite("Late answers are known by number")
struct GenerationsTests {
  @Test func aSignOutMakesLate() {
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

  @Test func theEndOfASessionDoesNot() {
    var generations = SessionNumbers()
    let (session, signIn) = (generations.session, generations.next())
    generations.endSession()
    #expect(generations.isTimely(signIn: signIn))
    #expect(generations.session != session)
  }

  @Test func theLaterOfTwoSignInsCounts() {
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
