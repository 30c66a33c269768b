import Conformance
import ContractModel

/// Plays one provocation at a client and says what the client did wrong.
package struct ProvocationRunner: Sendable {
  private let server: StagedServer
  private let control: ServerControl
  private let client: any ClientUnderTest
  /// The time after each order in which a client may call by itself.
  private let pause: Duration

  package init(
    _ server: StagedServer, control: ServerControl, client: any ClientUnderTest, pause: Duration
  ) {
    self.server = server
    self.control = control
    self.client = client
    self.pause = pause
  }

  /// - Returns: a result for each mistake, or one that says that there was none.
  package func run(_ provocation: Provocation) async -> [CaseResult] {
    var course = Course()
    for (number, step) in provocation.steps.enumerated() where course.isGoing {
      await take(step, number, provocation, &course)
    }
    if let reason = await client.end(), course.findings.isEmpty {
      course.findings.append(
        ClientFinding(
          mistake: .stopped, step: provocation.steps.count - 1, expected: "an end without a fault",
          found: reason))
    }
    let exchanges = await server.exchanges
    course.findings += ClientTraffic(server.contract, exchanges, signOuts: course.signOuts).findings
    if course.findings.isEmpty, course.obstacle == nil {
      course.obstacle = await untouched(provocation, exchanges)
    }
    return results(of: course, provocation, exchanges)
  }

  private struct Course {
    var findings: [ClientFinding] = []
    var signOuts: [Int] = []
    /// Why the client did not meet the fault.
    var obstacle: String?
    var isOver = false

    var isGoing: Bool { !isOver && obstacle == nil }
  }

  private func take(
    _ step: ProvocationStep, _ number: Int, _ provocation: Provocation, _ course: inout Course
  ) async {
    switch step.action {
    case .stage(let faults): await server.stage(faults)
    case .outdate(let refusal, let count): await server.outdate(refusal, together: count)
    case .pass(let seconds):
      do throws(ControlFailure) { try await control.advance(by: seconds) } catch {
        course.obstacle = error.why
      }
    case .wait(let seconds): await client.wait(seconds)
    case .order(let order):
      if order.isSignOut { course.signOuts.append(number) }
      await server.begin(step: number)
      let reply = await reply(to: order)
      if await !server.isFlooded { judge(reply, step, number, &course) }
      guard course.isGoing else { return }
      try? await Task.sleep(for: pause)
      await count(step, number, &course)
    }
  }

  /// Stops a client that would go on for ever.
  private func reply(to order: ClientOrder) async -> ClientReply {
    let watch = Task { [server, client] in
      while !Task.isCancelled {
        if await server.isFlooded { return await client.stop() }
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    defer { watch.cancel() }
    return await client.perform(order)
  }

  private func judge(
    _ reply: ClientReply, _ step: ProvocationStep, _ number: Int, _ course: inout Course
  ) {
    func add(_ mistake: ClientMistake, _ expected: String, _ found: String) {
      course.findings.append(
        ClientFinding(mistake: mistake, step: number, expected: expected, found: found))
    }
    switch reply {
    case .unable: course.obstacle = "the client has no such call: \(step.action.words)"
    case .stopped(let reason):
      add(.stopped, "a reply to \(step.action.words)", reason)
      course.isOver = true
    case .silent:
      add(.silent, "a reply to \(step.action.words)", "none in time")
      course.isOver = true
    case .done, .failed, .signedOut:
      if step.isNeeded, reply != .done {
        course.obstacle = "\(step.action.words) ended with `\(reply.word)`"
      } else if let mistake = step.bad[reply] {
        let good = ["done", "failed", "signedOut"].filter { word in
          !step.bad.keys.contains { $0.word == word }
        }
        add(
          mistake, "\(good.map { "`\($0)`" }.joined(separator: " or ")) after \(step.action.words)",
          "`\(reply.word)`")
      }
    }
  }

  private func count(_ step: ProvocationStep, _ number: Int, _ course: inout Course) async {
    let exchanges = await server.exchanges.filter { $0.step == number }
    for limit in step.limits {
      let count = exchanges.count { $0.endpoint?.name.value == limit.endpoint }
      let mistake = count > limit.range.upperBound ? limit.above : limit.below
      guard !limit.range.contains(count), let mistake else { continue }
      course.findings.append(
        ClientFinding(
          mistake: mistake, step: number,
          expected: "\(limit.words) of `\(limit.endpoint)` at \(step.action.words)",
          found: count == 1 ? "one" : "\(count)"))
    }
    if await server.isFlooded {
      course.findings.append(
        ClientFinding(
          mistake: .looped, step: number, expected: "an end of \(step.action.words)",
          found: "\(exchanges.count) calls"))
      course.isOver = true
    }
  }

  /// Why a provocation without a finding shows nothing; nil where the client met the fault.
  private func untouched(
    _ provocation: Provocation, _ exchanges: [ProvokedExchange]
  ) async -> String? {
    if let name = provocation.signIn,  //! provoke-sign-in-seen
      !exchanges.contains(where: { $0.endpoint?.name.value == name })
    {
      return "the client never called `\(name)`"
    }
    let played = await server.played
    for step in provocation.steps {
      guard case .stage(let faults) = step.action else { continue }
      if let fault = faults.first, faults.allSatisfy({ !played.contains($0.endpoint) }) {
        return "the client never called `\(fault.endpoint)`"
      }
    }
    return nil
  }

  private func results(
    of course: Course, _ provocation: Provocation, _ exchanges: [ProvokedExchange]
  ) -> [CaseResult] {
    if course.findings.isEmpty {
      let verdict = course.obstacle.map { CaseVerdict.notObservable($0) } ?? .kept
      return [result(provocation.id, provocation, provocation.wants, verdict, [])]
    }
    var seen: Set<ClientMistake> = []
    return course.findings.filter { seen.insert($0.mistake).inserted }.map { finding in
      let shown = exchanges.filter { $0.step == finding.step }.compactMap { one in
        one.endpoint.map {
          RedactedExchange(
            Exchange(
              endpoint: $0, request: one.request, response: one.isDelivered ? one.response : nil,
              failure: one.isDelivered ? nil : "lost"), server.contract)
        }
      }
      return result(
        "\(provocation.id).\(finding.mistake.rawValue)", provocation,
        "\(provocation.says) \(provocation.wants)",
        .broken(expected: finding.expected, found: finding.found), shown,
        matters: finding.mistake.matters)
    }
  }

  private func result(
    _ id: String, _ provocation: Provocation, _ promise: String, _ verdict: CaseVerdict,
    _ exchanges: [RedactedExchange], matters: String? = nil
  ) -> CaseResult {
    CaseResult(
      id: id, kind: .client, promise: promise, place: provocation.basis.span, verdict: verdict,
      exchanges: exchanges, matters: matters)
  }
}

extension ProvocationStep.Action {
  fileprivate var words: String {
    switch self {
    case .order(.signIn(let name)): "the sign-in by `\(name)`"
    case .order(.call(let name, let times)):
      times == 1 ? "a call of `\(name)`" : "\(times) calls of `\(name)`"
    case .order(.signOut): "the sign-out"
    case .order(.signOutDuring(let name)): "the sign-out during a call of `\(name)`"
    case .stage, .outdate, .pass, .wait: "the server's part"
    }
  }
}

extension ProvocationStep.Limit {
  fileprivate var words: String {
    switch (range.lowerBound, range.upperBound) {
    case (0, 0): "no call"
    case (0, 1): "one call at most"
    case (0, let most): "\(most) calls at most"
    case (1, 1): "one call"
    case (let least, let most): "\(least) to \(most) calls"
    }
  }
}
