// Written by HouseTests from README.md and docs/client.md: scripts/record writes it anew.

import AuthClient
import LongdeClient
import ReadmigoClient

extension LongdeExample {
  func example1() async {
    Task {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }
    task {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let client = Longde.Client(store: store, transport: transport, clock: clock)
        do throws(CallFailure<Longde.MeRefusal>) {
          show(try await client.me())
        } catch .refused(.accountDisabled) {
          // The session is over; the store was cleared.
        } catch {
          show(error.message(in: ["zh-Hans"]), error.recovery)
        }
      }
    }
    async let done: Void = {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }()
    await done
  }
}

extension ReadmigoExample {
  func example1() async {
    Task {
      do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
        _ = try await client.signInWithEmail(email: email, password: password)
      } catch .refused(.wrongCredentials(let details)) {
        show(attemptsLeft: details.attemptsLeft)
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }
    task {
      do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
        _ = try await client.signInWithEmail(email: email, password: password)
      } catch .refused(.wrongCredentials(let details)) {
        show(attemptsLeft: details.attemptsLeft)
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
          _ = try await client.signInWithEmail(email: email, password: password)
        } catch .refused(.wrongCredentials(let details)) {
          show(attemptsLeft: details.attemptsLeft)
        } catch {
          show(error.message(in: ["zh-Hans"]), error.recovery)
        }
      }
    }
    async let done: Void = {
      do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
        _ = try await client.signInWithEmail(email: email, password: password)
      } catch .refused(.wrongCredentials(let details)) {
        show(attemptsLeft: details.attemptsLeft)
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
    }()
    await done
  }
}

extension ReadmigoExample {
  func example2() async {
    Task {
      do {
        _ = try await client.signInWithEmail(email: email, password: password)
        try await client.signOutOthers()
      } catch let failure as any AuthFailure {
        if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
      } catch {
        report(error)
      }
    }
    task {
      do {
        _ = try await client.signInWithEmail(email: email, password: password)
        try await client.signOutOthers()
      } catch let failure as any AuthFailure {
        if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
      } catch {
        report(error)
      }
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          _ = try await client.signInWithEmail(email: email, password: password)
          try await client.signOutOthers()
        } catch let failure as any AuthFailure {
          if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
        } catch {
          report(error)
        }
      }
    }
    async let done: Void = {
      do {
        _ = try await client.signInWithEmail(email: email, password: password)
        try await client.signOutOthers()
      } catch let failure as any AuthFailure {
        if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
      } catch {
        report(error)
      }
    }()
    await done
  }
}
