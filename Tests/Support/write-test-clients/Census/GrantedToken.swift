/// A type of an answer that brings a token and its end, and the answer of the API.
struct GrantedToken {
  let place: CensusPlace
  /// The types of the contract, with `TOKEN`, `END` and `NAME` in them.
  var types: [String] = []
  let returns: String
  /// The whole body, with `END` for the member that says the end.
  var body = "{}"
  /// The header lines, with `END` for the text.
  var headers: [(name: String, value: String)] = []
  var server = "api"

  static let all: [GrantedToken] = [
    .init(
      place: .grantedBeside, returns: "{ token: TOKEN, end: END }", body: #"{"token":"t1"END}"#),
    .init(
      place: .grantedEndInHeader, returns: "{ token: TOKEN, end: END-in-header }",
      body: #"{"token":"t1"}"#, headers: [("end", "END")]),
    .init(
      place: .grantedEndInCookie, returns: "{ token: TOKEN, end: END-in-cookie }",
      body: #"{"token":"t1"}"#, headers: [("Set-Cookie", "end=END; Path=/")]),
    .init(
      place: .grantedInHeader, returns: "{ token: { type: TOKEN, in: header }, end: END }",
      body: #"{"other":1END}"#, headers: [("token", "t1")]),
    .init(
      place: .grantedInCookie, returns: "{ token: { type: TOKEN, in: cookie }, end: END }",
      body: #"{"other":1END}"#,
      headers: [("Set-Cookie", "token=t1; Expires=Wed, 21 Oct 2037 07:28:00 GMT")]),
    .init(
      place: .grantedBothInCookies,
      returns: "{ token: { type: TOKEN, in: cookie }, end: END-in-cookie }",
      headers: [("Set-Cookie", "token=t1; HttpOnly"), ("Set-Cookie", "end=END")]),
    .init(
      place: .grantedEndBelow, returns: "{ token: TOKEN, about: { fields: { end: END } } }",
      body: #"{"token":"t1","about":{"other":1END}}"#),
    .init(
      place: .grantedEndTwoBelow,
      returns: "{ token: TOKEN, outer: { fields: { about: { fields: { end: END } } } } }",
      body: #"{"token":"t1","outer":{"about":{"other":1END}}}"#),
    .init(
      place: .grantedEndMaybeBelow, types: ["NAMEAbout: { end: END }"],
      returns: "{ token: TOKEN, about: optional NAMEAbout }",
      body: #"{"token":"t1","about":{"other":1END}}"#),
    .init(
      place: .grantedEndAbove, returns: "{ end: END, grant: { fields: { token: TOKEN } } }",
      body: #"{"grant":{"token":"t1"}END}"#),
    .init(
      place: .grantedEndTwoAbove,
      returns: "{ end: END, outer: { fields: { grant: { fields: { token: TOKEN } } } } }",
      body: #"{"outer":{"grant":{"token":"t1"}}END}"#),
    .init(
      place: .grantedApart,
      returns: "{ grant: { fields: { token: TOKEN } }, about: { fields: { end: END } } }",
      body: #"{"grant":{"token":"t1"},"about":{"other":1END}}"#),
    .init(
      place: .grantedInList, types: ["NAMEGrant: { token: TOKEN, end: END }"],
      returns: "{ items: list of NAMEGrant }", body: #"{"items":[{"token":"t1"END}]}"#),
    .init(
      place: .grantedEndOverList, types: ["NAMEGrant: { token: TOKEN }"],
      returns: "{ end: END, items: list of NAMEGrant }",
      body: #"{"items":[{"token":"t1"},{"token":"t2"}]END}"#),
    .init(
      place: .grantedInDeepList, types: ["NAMEGrant: { token: TOKEN, end: END }"],
      returns: "{ outer: { fields: { items: list of NAMEGrant } } }",
      body: #"{"outer":{"items":[{"token":"t1"END}]}}"#),
    .init(
      place: .grantedInChoice,
      types: [
        "NAMEGrant: { kind: { constant: grant }, token: TOKEN, end: END }",
        "NAMEOther: { kind: { constant: other } }", "NAMEChoice: { oneOf: [NAMEGrant, NAMEOther] }",
      ], returns: "{ choice: NAMEChoice }", body: #"{"choice":{"kind":"grant","token":"t1"END}}"#),
    .init(
      place: .grantedEndOverChoice,
      types: [
        "NAMEGrant: { kind: { constant: grant }, token: TOKEN }",
        "NAMEOther: { kind: { constant: other } }", "NAMEChoice: { oneOf: [NAMEGrant, NAMEOther] }",
      ], returns: "{ end: END, choice: NAMEChoice }",
      body: #"{"choice":{"kind":"grant","token":"t1"}END}"#),
    .init(
      place: .grantedInChoiceInList,
      types: [
        "NAMEGrant: { kind: { constant: grant }, token: TOKEN, end: END }",
        "NAMEOther: { kind: { constant: other } }", "NAMEChoice: { oneOf: [NAMEGrant, NAMEOther] }",
      ], returns: "{ next: list of NAMEChoice }",
      body: #"{"next":[{"kind":"other"},{"kind":"grant","token":"t1"END}]}"#),
    .init(
      place: .grantedAsChoice,
      types: [
        "NAMEGrant: { kind: { constant: grant }, token: TOKEN, end: END }",
        "NAMEOther: { kind: { constant: other } }", "NAMEChoice: { oneOf: [NAMEGrant, NAMEOther] }",
      ], returns: "NAMEChoice", body: #"{"kind":"grant","token":"t1"END}"#),
    .init(
      place: .grantedAsList, types: ["NAMEGrant: { token: TOKEN, end: END }"],
      returns: "list of NAMEGrant", body: #"[{"token":"t1"END}]"#),
    .init(
      place: .grantedMaybe, types: ["NAMEGrant: { token: TOKEN, end: END }"],
      returns: "{ grant: optional NAMEGrant }", body: #"{"grant":{"token":"t1"END}}"#),
    .init(
      place: .grantedInEnvelope, returns: "{ token: TOKEN, end: END }",
      body: #"{"code":"0","data":{"token":"t1"END}}"#, server: "envelope"),
    .init(
      place: .grantedInMap, types: ["NAMEGrant: { token: TOKEN, end: END }"],
      returns: "{ entries: map of NAMEGrant }", body: #"{"entries":{"a":{"token":"t1"END}}}"#),
    .init(
      place: .grantedBareInList, returns: "{ items: list of TOKEN, end: END }",
      body: #"{"items":["t1"]END}"#),
    .init(
      place: .grantedAlone, returns: "TOKEN", body: #""t1""#),
    .init(
      place: .grantedEndInList, types: ["NAMEAbout: { end: END }"],
      returns: "{ token: TOKEN, about: list of NAMEAbout }",
      body: #"{"token":"t1","about":[{"other":1END}]}"#),
    .init(
      place: .grantedEndInMap, types: ["NAMEAbout: { end: END }"],
      returns: "{ token: TOKEN, about: map of NAMEAbout }",
      body: #"{"token":"t1","about":{"a":{"other":1END}}}"#),
    .init(
      place: .grantedEndInChoice,
      types: [
        "NAMEAbout: { kind: { constant: about }, end: END }",
        "NAMEOther: { kind: { constant: other } }", "NAMEChoice: { oneOf: [NAMEAbout, NAMEOther] }",
      ], returns: "{ token: TOKEN, choice: NAMEChoice }",
      body: #"{"token":"t1","choice":{"kind":"about"END}}"#),
  ]
}
