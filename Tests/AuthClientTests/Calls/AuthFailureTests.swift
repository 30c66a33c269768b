import AuthApple
import AuthCognito
import AuthWeb
import Foundation
import Testing

@testable import AuthClient

@Suite("One protocol over all failures")
struct AuthFailureTests {
  private typealias Failure = CallFailure<Longde.MeRefusal>

  /// Two calls throw two types, so the compiler only knows `any Error`.
  private func twoCalls(_ world: World) async -> (any AuthFailure)? {
    do {
      _ = try await world.client.signInWithApple(identityToken: Secret("apple"))
      _ = try await world.client.me()
      return nil
    } catch let failure as any AuthFailure {
      return failure
    } catch {
      Issue.record(error)
      return nil
    }
  }

  @Test func oneCatchHandlesDifferentCalls() async {
    let world = World()
    #expect(await twoCalls(world)?.recovery == .retry)
    world.script.on("signInWithApple", Answers.grants(1))
    world.script.on("me", Answers.disabled)
    let failure = await twoCalls(world)
    #expect(failure?.recovery == .signIn)
    #expect(failure?.message(in: ["zh"]) == "账号已被禁用")
  }

  @Test func catchInTaskBindsAuthFailure() async throws {
    let world = World.signedIn
    world.script.on("me", .fault(.offline))
    let caught = Task { () -> Recovery? in
      do {
        _ = try await world.client.me()
        return nil
      } catch let failure as any AuthFailure {
        return failure.recovery
      }
    }
    #expect(try await caught.value == .retry)
  }

  @Test func waitingCallerLearnsWhySessionEnded() async {
    let world = World.expired
    world.script.on("renewSession", Answers.disabled)
    let failure: (any AuthFailure)? = await world.me().failure
    #expect(failure?.endedBecause?.name == "accountDisabled")
    #expect(failure?.recovery == .signIn)
    #expect((Failure.fault(.offline) as any AuthFailure).endedBecause == nil)
    #expect((Failure.refused(.accountDisabled) as any AuthFailure).endedBecause == nil)
  }

  @Test func cancellationIsIgnorable() {
    let all: [any AuthFailure] = [
      Failure.fault(.cancelled), Fault.cancelled, WebFault.cancelled,
      WebFault.session(.cancelled), AppleFault.cancelled,
    ]
    for failure in all {
      #expect(failure.isCancelled, "\(failure)")
      #expect(failure.recovery == .ignore, "\(failure)")
    }
    let others: [any AuthFailure] = [
      Failure.fault(.offline), Failure.signedOut(because: nil), WebFault.failed,
      WebFault.arrival(.late), AppleFault.failed, ProfileFault.undelivered, SRPFault.challenge,
      StoreFailure.locked,
    ]
    for failure in others {
      #expect(!failure.isCancelled, "\(failure)")
      #expect(failure.recovery != .ignore, "\(failure)")
    }
  }

  @Test func localizedDescriptionIsContractMessage() {
    let failure: any Error = CallFailure<FailureTests.Told>.fault(.offline)
    #expect(failure.localizedDescription == "No network.")
    let disabled: any Error = Failure.signedOut(because: Longde.Refusals.accountDisabled)
    #expect(disabled.localizedDescription == "账号已被禁用")
  }

  @Test func everyFailureHasLocalizedDescription() {
    let faults: [any Error] = Fault.allCases.map { Failure.fault($0) } + Fault.allCases
    let others: [any Error] = [
      Failure.refused(.notSignedIn), Failure.signedOut(because: nil),
      WebFault.arrival(.callback(.refused(.accessDenied))), WebFault.arrival(.otherState),
      WebFault.noWindow, CallbackFault.missing("code"), AppleFault.nonceIsSpent,
      ProfileFault.unreadable, SRPFault.poolId, StoreFailure.damaged,
    ]
    for failure in faults + others {
      let text = failure.localizedDescription
      #expect(!text.isEmpty && !text.contains("error "), "\(failure): \(text)")
    }
  }

  @Test func localizedDescriptionHidesServerBody() {
    let body = Data(#"{"message":"canary-77"}"#.utf8)
    let failure: any Error = Failure.undeclared(UndeclaredRefusal(status: 502, body: body))
    #expect(failure.localizedDescription.contains("502"))
    #expect(!views(of: failure).contains("canary-77"))
    #expect(!failure.localizedDescription.contains("canary-77"))
  }
}
