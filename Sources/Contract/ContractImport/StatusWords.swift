/// The error of a contract for a status of which nothing else is known.
struct StatusWords {
  let name: String
  let means: String
  let recover: String

  static func of(_ status: String) -> StatusWords {
    switch status {
    case "400": StatusWords(name: "badRequest", means: "requestInvalid", recover: "correct")
    case "401": StatusWords(name: "unauthorized", means: "tokenInvalid", recover: "signIn")
    case "403": StatusWords(name: "forbidden", means: "notAllowed", recover: "tell")
    case "404": StatusWords(name: "notFound", means: "notFound", recover: "tell")
    case "409": StatusWords(name: "conflict", means: "other", recover: "correct")
    case "410": StatusWords(name: "gone", means: "other", recover: "tell")
    case "422": StatusWords(name: "unprocessable", means: "other", recover: "correct")
    case "429": StatusWords(name: "tooManyRequests", means: "tooManyRequests", recover: "retry")
    case "5xx": StatusWords(name: "serverFailed", means: "serverFailed", recover: "retry")
    case "4xx": StatusWords(name: "requestRefused", means: "other", recover: "tell")
    default: StatusWords(name: "status\(status)", means: "other", recover: "tell")
    }
  }
}
