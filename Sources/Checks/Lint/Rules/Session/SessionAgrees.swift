import ContractModel
import Diagnostics
import Machines

/// The contract's own words about the session do not contradict what follows.
struct SessionAgrees: Rule {
  let id = "session-agrees"
  let title = "the section `session` does not contradict the endpoints and errors"
  let severity = Severity.error
  let why = "the endpoints' `does` and the errors' `recover` move the session already"
  let reason =
    "The session's states follow from `does` and `recover`: a sign-in leads to `signedIn`, the end of a "
    + "token to `expired` or `signedOut`, an error that recovers with `signIn` out. `session` adds states and "
    + "events of its own. Where it sends one of the events that follow to another state, or gives one of the "
    + "states other tokens, the contract says two things; what follows would count, and the author would not know. "
    + "`authgen explain session` prints the whole."

  func findings(in contract: Contract) -> [Finding] {
    SessionMachine.contradictions(in: contract).map { contradiction in
      Finding(
        message:
          "`\(contradiction.written)` contradicts the endpoints and errors: `\(contradiction.follows)`",
        span: contradiction.place.span,
        help:
          "leave it out, or change the endpoint's `does` or the error's `recover`"
      )
    }
  }
}
