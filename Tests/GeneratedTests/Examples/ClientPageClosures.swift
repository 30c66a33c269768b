// Written by HouseTests from docs/client.md: scripts/record writes it anew.

import AuthAccounts
import AuthBiometrics
import AuthClient
import AuthTransfers
import AuthWeb
import Foundation
import ReadmigoClient
import RoteClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ReadmigoExample {
  func example1() async {
    Task {
      await client.session.start()
      for await state in client.session.states { show(state) }
    }
    task {
      await client.session.start()
      for await state in client.session.states { show(state) }
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await client.session.start()
        for await state in client.session.states { show(state) }
      }
    }
    async let done: Void = {
      await client.session.start()
      for await state in client.session.states { show(state) }
    }()
    await done
  }
}

extension ReadmigoExample {
  func example2() async {
    Task {
      for await change in client.session.changes {
        switch change.reason {
        case .replaced where change.kept.userId != change.keptBefore.userId: forgetContent()
        case .refused(let refusal?): show(refusal.name)
        default: break
        }
      }
    }
    task {
      for await change in client.session.changes {
        switch change.reason {
        case .replaced where change.kept.userId != change.keptBefore.userId: forgetContent()
        case .refused(let refusal?): show(refusal.name)
        default: break
        }
      }
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await change in client.session.changes {
          switch change.reason {
          case .replaced where change.kept.userId != change.keptBefore.userId: forgetContent()
          case .refused(let refusal?): show(refusal.name)
          default: break
          }
        }
      }
    }
    async let done: Void = {
      for await change in client.session.changes {
        switch change.reason {
        case .replaced where change.kept.userId != change.keptBefore.userId: forgetContent()
        case .refused(let refusal?): show(refusal.name)
        default: break
        }
      }
    }()
    await done
  }
}

extension ReadmigoExample {
  func example3() async {
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
  func example4() async {
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

extension ReadmigoExample {
  func example5() async throws {
    Task {
      let patient = client.with(CallOptions(timeout: 120, headers: ["X-Trace": trace]))
      let devices = try await patient.listDevices()
      _ = patient
      _ = devices
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let patient = client.with(CallOptions(timeout: 120, headers: ["X-Trace": trace]))
        let devices = try await patient.listDevices()
        _ = patient
        _ = devices
      }
    }
    async let done: Void = {
      let patient = client.with(CallOptions(timeout: 120, headers: ["X-Trace": trace]))
      let devices = try await patient.listDevices()
      _ = patient
      _ = devices
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example6() async throws {
    Task {
      try await client.signOut(with: steps)
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await client.signOut(with: steps)
      }
    }
    async let done: Void = {
      try await client.signOut(with: steps)
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example7() async throws {
    Task {
      let work = try accounts.list.add(name: "work")
      _ = try await accounts.client(of: work.id).signInWithEmail(email: email, password: password)
      try await accounts.remove(work.id)
      _ = work
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let work = try accounts.list.add(name: "work")
        _ = try await accounts.client(of: work.id).signInWithEmail(email: email, password: password)
        try await accounts.remove(work.id)
        _ = work
      }
    }
    async let done: Void = {
      let work = try accounts.list.add(name: "work")
      _ = try await accounts.client(of: work.id).signInWithEmail(email: email, password: password)
      try await accounts.remove(work.id)
      _ = work
    }()
    try await done
  }
}

extension RoteExample {
  func example8() async throws {
    Task {
      let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
      _ = arrival
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
        _ = arrival
      }
    }
    async let done: Void = {
      let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
      _ = arrival
    }()
    try await done
  }
}

extension RoteExample {
  func example9() async throws {
    Task {
      let callback = try Rote.ArrivalCallback(arrivals.accept(link))
      try await client.session.begin(Rote.ArrivalCallback.name, callback)
      _ = callback
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let callback = try Rote.ArrivalCallback(arrivals.accept(link))
        try await client.session.begin(Rote.ArrivalCallback.name, callback)
        _ = callback
      }
    }
    async let done: Void = {
      let callback = try Rote.ArrivalCallback(arrivals.accept(link))
      try await client.session.begin(Rote.ArrivalCallback.name, callback)
      _ = callback
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example10() async {
    Task {
      let gate = BiometricGate(
        rule: Readmigo.Policies.biometrics, unlocker: unlocker, memory: memory,
        session: client.session)

      // After a sign-in; `gate.offer(.inSettings)` on the page with the settings.
      if await gate.offer() != nil { _ = await gate.enrol(reason: "Unlock with Face ID") }

      // At launch. The launch locks the session where the contract says so; a gate that is not switched on is open.
      await client.session.start()
      switch await gate.pass(reason: "Unlock") {
      case .open: await client.session.happen(.unlocks)
      case .fallback: show("sign-in")
      case .locked: show("lock")
      }
      _ = gate
    }
    task {
      let gate = BiometricGate(
        rule: Readmigo.Policies.biometrics, unlocker: unlocker, memory: memory,
        session: client.session)

      // After a sign-in; `gate.offer(.inSettings)` on the page with the settings.
      if await gate.offer() != nil { _ = await gate.enrol(reason: "Unlock with Face ID") }

      // At launch. The launch locks the session where the contract says so; a gate that is not switched on is open.
      await client.session.start()
      switch await gate.pass(reason: "Unlock") {
      case .open: await client.session.happen(.unlocks)
      case .fallback: show("sign-in")
      case .locked: show("lock")
      }
      _ = gate
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let gate = BiometricGate(
          rule: Readmigo.Policies.biometrics, unlocker: unlocker, memory: memory,
          session: client.session)

        // After a sign-in; `gate.offer(.inSettings)` on the page with the settings.
        if await gate.offer() != nil { _ = await gate.enrol(reason: "Unlock with Face ID") }

        // At launch. The launch locks the session where the contract says so; a gate that is not switched on is open.
        await client.session.start()
        switch await gate.pass(reason: "Unlock") {
        case .open: await client.session.happen(.unlocks)
        case .fallback: show("sign-in")
        case .locked: show("lock")
        }
        _ = gate
      }
    }
    async let done: Void = {
      let gate = BiometricGate(
        rule: Readmigo.Policies.biometrics, unlocker: unlocker, memory: memory,
        session: client.session)

      // After a sign-in; `gate.offer(.inSettings)` on the page with the settings.
      if await gate.offer() != nil { _ = await gate.enrol(reason: "Unlock with Face ID") }

      // At launch. The launch locks the session where the contract says so; a gate that is not switched on is open.
      await client.session.start()
      switch await gate.pass(reason: "Unlock") {
      case .open: await client.session.happen(.unlocks)
      case .fallback: show("sign-in")
      case .locked: show("lock")
      }
      _ = gate
    }()
    await done
  }
}

extension ReadmigoExample {
  func example11() async throws {
    Task {
      let (body, response) = try await client.session.send(request)
      show("\(response.statusCode): \(body.count) bytes")
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let (body, response) = try await client.session.send(request)
        show("\(response.statusCode): \(body.count) bytes")
      }
    }
    async let done: Void = {
      let (body, response) = try await client.session.send(request)
      show("\(response.statusCode): \(body.count) bytes")
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example12() async throws {
    Task {
      let authorized = try await client.session.authorized(request)
      _ = authorized
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let authorized = try await client.session.authorized(request)
        _ = authorized
      }
    }
    async let done: Void = {
      let authorized = try await client.session.authorized(request)
      _ = authorized
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example13() async throws {
    Task {
      let repeated = try await client.session.renew(unlessReplaced: authorized)
      _ = repeated
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let repeated = try await client.session.renew(unlessReplaced: authorized)
        _ = repeated
      }
    }
    async let done: Void = {
      let repeated = try await client.session.renew(unlessReplaced: authorized)
      _ = repeated
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example14() async throws {
    Task {
      _ = try await client.session.upload(upload, from: photo) { progress in
        show(progress.fraction)
      }
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = try await client.session.upload(upload, from: photo) { progress in
          show(progress.fraction)
        }
      }
    }
    async let done: Void = {
      _ = try await client.session.upload(upload, from: photo) { progress in
        show(progress.fraction)
      }
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example15() async throws {
    Task {
      _ = try await client.session.download(request, to: file)
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = try await client.session.download(request, to: file)
      }
    }
    async let done: Void = {
      _ = try await client.session.download(request, to: file)
    }()
    try await done
  }
}

extension ReadmigoExample {
  func example16() async throws {
    Task {
      let (body, _) = try await client.session.bytes(for: request)
      for try await piece in body { use(piece) }
    }
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let (body, _) = try await client.session.bytes(for: request)
        for try await piece in body { use(piece) }
      }
    }
    async let done: Void = {
      let (body, _) = try await client.session.bytes(for: request)
      for try await piece in body { use(piece) }
    }()
    try await done
  }
}
