/// The details of accounts in answers and statements.
enum AccountDetailRows {
  private static let names = [
    "shown_name", "told_email", "provider_email", "guest", "terms_accepted", "proven",
    "authenticator", "offered_authenticator", "message_code", "password_due", "started_over",
    "taken_over",
  ]

  static let columns = names.map { "a.\($0)" }.joined(separator: ", ")
  static let count = names.count
  static let inserted = names.joined(separator: ", ")

  /// The assignments of a statement whose values begin with this number.
  static func assignments(from first: Int) -> String {
    names.enumerated().map { "\($1) = $\(first + $0)" }.joined(separator: ", ")
  }

  /// The places of a statement whose values begin with this number.
  static func places(from first: Int) -> String {
    names.indices.map { "$\(first + $0)" }.joined(separator: ", ")
  }

  static func values(
    _ details: AccountDetails, resetMark: String? = nil, takenOver: String? = nil
  ) -> [SQLValue] {
    [
      .text(details.name), .text(details.reportedEmail), .text(details.providerEmail),
      .bool(details.isGuest), .bool(details.hasAcceptedTerms), .bool(details.isProven),
      .text(details.authenticator), .text(details.offeredAuthenticator),
      .bool(details.asksForMessage), .bool(details.mustChangePassword), .text(resetMark),
      .text(takenOver),
    ]
  }

  static func read(
    _ row: SQLRow, from first: Int, into account: inout Account
  ) throws(StoreFault) {
    account.details = AccountDetails(
      name: try row.optional(first, row.text), reportedEmail: try row.optional(first + 1, row.text),
      providerEmail: try row.optional(first + 2, row.text), isGuest: try row.bool(first + 3),
      hasAcceptedTerms: try row.bool(first + 4), isProven: try row.bool(first + 5),
      authenticator: try row.optional(first + 6, row.text),
      offeredAuthenticator: try row.optional(first + 7, row.text),
      asksForMessage: try row.bool(first + 8), mustChangePassword: try row.bool(first + 9))
    account.resetMark = try row.optional(first + 10, row.text)
    account.takenOver = try row.optional(first + 11, row.text)
  }
}
