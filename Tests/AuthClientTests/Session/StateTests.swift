import Foundation
import Testing

@testable import AuthClient

@Suite("State streams")
struct StateTests {
  @Test func streamShowsEachState() async {
    let world = World()
    var states = world.client.session.states.makeAsyncIterator()
    #expect(await states.next() == .unknown)
    world.script.on("signInWithApple", Answers.grants(1))
    world.script.on("signOut", .json(200, ""))
    #expect(await world.signIn().succeeded)
    #expect(await states.next() == .signedOut)
    #expect(await states.next() == .signedIn)
    world.clock.advance(by: 3600)
    await world.client.session.restore()
    #expect(await states.next() == .expired)
    #expect(await world.signOut().succeeded)
    #expect(await states.next() == .signedOut)
  }

  @Test func laterReaderStartsWithCurrentState() async {
    let world = World.signedIn
    await world.client.session.restore()
    var states = world.client.session.states.makeAsyncIterator()
    #expect(await states.next() == .signedIn)
  }

  @Test func everyReaderGetsAllStates() async {
    let board = StateBoard<Longde>(.unknown)
    let streams = [board.states, board.states]
    board.show(.signedIn, because: .restored)
    board.show(.signedIn, because: .restored)
    board.show(.signedOut, because: .restored)
    for stream in streams {
      var states = stream.makeAsyncIterator()
      #expect(await states.next() == .unknown)
      #expect(await states.next() == .signedIn)
      #expect(await states.next() == .signedOut)
    }
  }

  @Test func streamEndsWithSession() async {
    var board: StateBoard? = StateBoard<Longde>(.unknown)
    let states = board?.states
    board = nil
    var seen: [Longde.SessionState] = []
    for await state in states! { seen.append(state) }
    #expect(seen == [.unknown])
  }

  @Test func unchangedSessionIsNotWritten() async {
    let world = World.signedIn
    world.script.on("me", Answers.me)
    _ = await world.me()
    #expect(world.store.operations == ["load"], "nothing moved, so nothing is written")
  }
}
