/// The rules of `authgen check`: what a recorded answer and a contract may disagree about.
package enum AnswerRule: String, CaseIterable, Sendable {
  case missing = "answer-missing"
  case type = "answer-type"
  case unknownField = "answer-unknown-field"
  case unknownText = "answer-unknown-text"
  case constant = "answer-constant"
  case limit = "answer-limit"
  case unknownVariant = "answer-unknown-variant"
  case notJSON = "answer-not-json"
  case unmarked = "answer-unmarked"
  case unknownRefusal = "answer-unknown-refusal"
  case undeclaredRefusal = "answer-undeclared-refusal"
  case noEndpoint = "answer-without-endpoint"
  case notRead = "answer-of-others"
  case badRecording = "answer-recording"

  package var title: String {
    switch self {
    case .missing: "an answer holds each field that the contract requires"
    case .type: "a value has the type of its field"
    case .unknownField: "the contract knows each field of an answer"
    case .unknownText: "an enum lists each text that comes"
    case .constant: "a constant comes as the contract says"
    case .limit: "a value keeps to `min`, `max` and `pattern`"
    case .unknownVariant: "an answer is one of the types of its `oneOf`"
    case .notJSON: "the body of an answer is JSON"
    case .unmarked: "a good answer holds what `success` says"
    case .unknownRefusal: "an error of the contract fits each refusal"
    case .undeclaredRefusal: "an endpoint declares the refusals that it gives"
    case .noEndpoint: "a recording belongs to an endpoint"
    case .notRead: "the app reads the answer"
    case .badRecording: "a recording has the form that `authgen check` reads"
    }
  }

  package var reason: String {
    switch self {
    case .missing:
      "The generated client reads no part of an answer in which a required field is missing or null: the call ends with "
        + "the fault `unreadable`, and a sign-in stores no token."
    case .type:
      "The generated client reads no part of an answer in which a value has another type. A number that travels as text "
        + "is said by `as: text`, a moment in seconds since 1970 by `unixTime`."
    case .unknownField:
      "The client ignores such a field. It may be news of the server, or a field that the contract names differently."
    case .unknownText:
      "The client keeps the text as `other`. The app cannot know it, and the docs and stubs do not show it."
    case .constant:
      "The server's stubs write what the contract says, and a `oneOf` tells its types apart by it."
    case .limit:
      "The server's stubs and the tests of others rely on the limits. An answer that breaks them shows that the contract "
        + "is wrong, or the server."
    case .unknownVariant:
      "No type of the choice has the constants that the answer holds, so the client cannot say which it is."
    case .notJSON:
      "The generated client reads answers as JSON. Anything else ends with the fault `unreadable`."
    case .unmarked:
      "Where a server says success in the body, an answer without these marks is a refusal that the client does not know."
    case .unknownRefusal:
      "The client hands the app a refusal without a name, a text or a way to recover. A 401 of this kind renews once."
    case .undeclaredRefusal:
      "The client looks only at the errors in the endpoint's `refuses`. It does not recognise the refusal, whatever the "
        + "section `errors` says."
    case .noEndpoint:
      "A recording is checked by the rules of one endpoint, and the contract has none of that name."
    case .notRead:
      "A browser or a provider makes the call, so no generated client reads the answer, and the contract says little of it."
    case .badRecording: "A recording that cannot be read shows nothing about the contract."
    }
  }
}
