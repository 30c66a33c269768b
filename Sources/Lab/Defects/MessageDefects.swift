import AuthServer
import ContractModel
import Diagnostics

extension Defect {
  /// Mistakes in messages that no other contract would make.
  static let messageDefects: [Defect] = [
    Defect("answer.stored", "answers with tokens may be kept by caches") { _ in
      ChangedAnswers { answer in answer.headers.remove("Cache-Control") }
    },
    Defect("answer.broken", "good answers are cut off") { contract in
      guard contract.endpoints.contains(where: { $0.caller == .app && $0.returnsSomething }) else {
        return nil
      }
      return ChangedAnswers { answer in
        if answer.status == 200, answer.isJSON { answer.body.removeLast() }
      }
    },
    Defect("answer.status", "good answers come with 202") { contract in
      guard contract.endpoints.contains(where: { $0.caller == .app }) else { return nil }
      return ChangedAnswers { if [200, 201, 204].contains($0.status) { $0.status = 202 } }
    },
    Defect("answer.null", "values of answers are null") { contract in
      guard contract.endpoints.contains(where: { $0.caller == .app && $0.returnsSomething }) else {
        return nil
      }
      return ChangedAnswers { $0.nullFirstField() }
    },
    Defect("refusal.asFailure", "malformed requests are answered with 500") { contract in
      guard contract.endpoints.contains(where: { $0.caller == .app }) else { return nil }
      return ChangedAnswers { if $0.status == 400 { $0 = Response(status: 500) } }
    },
    Defect("refusal.inHTML", "refusals are pages of HTML") { contract in
      guard contract.refusals.contains(where: { !$0.match.isEmpty }) else { return nil }
      return ChangedAnswers { answer in
        guard (400...499).contains(answer.status) else { return }
        answer.body = Array("<html><body>refused</body></html>".utf8)
        answer.headers.set("Content-Type", "text/html")
      }
    },
    Defect("jwt.unsigned", "unsigned tokens are taken") { contract in
      contract.hasJWTs ? BelievedTokens(.unsigned) : nil
    },
    Defect("jwt.anySignature", "signatures of tokens are not looked at") { contract in
      contract.hasJWTs ? BelievedTokens(.anySignature) : nil
    },
    Defect("signOut.forgotten", "a sign-out does nothing at the server") { contract in
      IgnoredCalls(contract, doing: [.sessionEnd])
    },
    Defect("signOut.othersForgotten", "other devices stay signed in") { contract in
      IgnoredCalls(contract, doing: [.sessionEndOthers])
    },
    Defect("deletion.forgotten", "a deleted account's session goes on") { contract in
      IgnoredCalls(contract, doing: [.accountDelete])
    },
    Defect("account.stateForgotten", "disabled and deleted accounts go on") { _ in
      IgnoredCalls(method: "PATCH", prefix: "/__lab/accounts/", status: 200)
    },
    Defect("code.reusable", "a code is good as often as it is shown") { contract in
      RepeatedAnswers(contract, doing: [.codeSignIn, .codeVerify])
    },
    Defect("account.first", "everybody is told the account of the first caller") { contract in
      FirstAnswers(contract, doing: [.accountRead])
    },
    Defect("step.again", "a step of a sign-in may be taken again") { contract in
      RepeatedAnswers(contract, doing: [.signInContinue])
    },
    Defect("callback.lacks", "the callback lacks its first value") { contract in
      contract.callbacks.contains { callback in !callback.fields.isEmpty }
        && contract.endpoints.contains { $0.caller == .page && $0.endsIn != nil }
        ? ChangedAnswers { $0.cutCallback() } : nil
    },
  ]
}

extension Endpoint {
  fileprivate var returnsSomething: Bool { if case .nothing = returns { false } else { true } }
}

extension Contract {
  var hasJWTs: Bool {
    tokens.contains { token in
      token.format == .jwt
        && endpoints.contains {
          $0.caller == .app && $0.needs.contains { $0.value == token.name.value }
        }
    }
  }
}
