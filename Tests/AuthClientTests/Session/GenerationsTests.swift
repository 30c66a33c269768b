import Testing

@testable import AuthClient

@Suite("Late answers are known by number")
struct GenerationsTests {
  @Test func aSignOutMakesLate() {
    var generations = Generations()
    let (session, signIn) = (generations.session, generations.beginSignIn())
    #expect(generations.isTimely(signIn: signIn))
    generations.signOut()
    #expect(!generations.isTimely(signIn: signIn))
    #expect(generations.session != session)
    let next = generations.beginSignIn()
    #expect(generations.isTimely(signIn: next))
    #expect(generations.hasSignedOut)
    generations.adopt(signIn: next)
    #expect(!generations.hasSignedOut)
  }

  @Test func theEndOfASessionDoesNot() {
    var generations = Generations()
    let (session, signIn) = (generations.session, generations.beginSignIn())
    generations.endSession()
    #expect(generations.isTimely(signIn: signIn))
    #expect(generations.session != session)
  }

  @Test func theLaterOfTwoSignInsCounts() {
    var generations = Generations()
    let (first, second) = (generations.beginSignIn(), generations.beginSignIn())
    generations.adopt(signIn: second)
    #expect(!generations.isTimely(signIn: first))
    #expect(!generations.hasSignedOut)
    let session = generations.session
    generations.adopt(signIn: generations.beginSignIn())
    #expect(generations.session != session)
  }
}
