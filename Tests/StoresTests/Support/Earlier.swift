import Foundation
import TestStores

@testable import Stores

/// A store of version 2, made by the program of that time.
struct Earlier: Sendable {
  private let place: StorePlace
  private let clock = VirtualClock(World.start)

  /// The notes of one account there that has all of them.
  static let ada = AccountDetails(
    name: "Ada \u{0} Lovelace", reportedEmail: "told@example.org",
    providerEmail: "ada@provider.example", isGuest: false, hasAcceptedTerms: true, isProven: true,
    authenticator: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    offeredAuthenticator: "MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U", asksForMessage: true,
    mustChangePassword: true)

  /// Its profile, without a change of a letter.
  static let profile =
    #"{"nickname":"Ada \u0000 😀 名 \"quoted\" $authenticator","height":1.70e2,"#
    + #""big":12345678901234567.00000000000000000001,"#
    + #""nested":{"$name":"not this","list":[1,"$guest"]}}"#

  static func with(_ kind: StoreKind, _ body: (Earlier) async throws -> Void) async throws {
    try await StorePlace.with(kind) { place in
      let earlier = Earlier(place: place)
      try earlier.make()
      try await body(earlier)
    }
  }

  private func make() throws {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Cases/stores/version-2")
    if kind == .file {
      let text = try String(contentsOf: cases.appending(path: "sqlite.sql"), encoding: .utf8)
      try SQLiteConnection(path: file, mayCreate: true).execute(text)
    } else {
      let text = try String(contentsOf: cases.appending(path: "postgres.sql"), encoding: .utf8)
        .replacing("SCHEMA present;", with: "SCHEMA \"\(schema)\";")
        .replacing("present.", with: "\"\(schema)\".")
      _ = try connection().execute(text)
    }
  }

  private var kind: StoreKind { place.kind }
  var file: String { place.file }
  private var schema: String { place.folder.lastPathComponent }

  private func connection() throws -> PostgresConnection {
    try PostgresServer.shared.get().connection(schema)
  }

  func open() async throws -> SQLStore { try await place.open(clock) }

  func execute(_ statement: String) throws {
    if kind == .file {
      try SQLiteConnection(path: file, mayCreate: false).execute(statement)
    } else {
      _ = try connection().execute(statement)
    }
  }

  func version() throws -> Int64 {
    let rows =
      kind == .file
      ? try SQLiteConnection(path: file, mayCreate: false).run("PRAGMA user_version", [])
      : try connection().run("SELECT version FROM store_version", [])
    return try rows[0].int(0)
  }

  /// Brings it to this version with another third step.
  func migrate(_ third: (SchemaStep) -> SchemaStep) throws {
    if kind == .file {
      let steps = SQLiteSchema.steps
      try SQLiteConnection(path: file, mayCreate: false)
        .migrate(steps.prefix(2) + [third(steps[2])])
    } else {
      let steps = PostgresSchema.steps
      try connection().migrate(steps.prefix(2) + [third(steps[2])], in: schema)
    }
  }

  /// The words of a program that knows the first two steps only.
  func refusalOfVersion2() -> String? {
    do {
      if kind == .file {
        try SQLiteConnection(path: file, mayCreate: false)
          .migrate(Array(SQLiteSchema.steps.prefix(2)))
      } else {
        try connection().migrate(Array(PostgresSchema.steps.prefix(2)), in: schema)
      }
      return nil
    } catch { return "\(error)" }
  }
}
