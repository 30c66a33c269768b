import ContractReader
import ContractWriter
import Diagnostics
import Testing
import YAMLSource

/// A contract gains the calls that it does not have, and keeps every line.
@Suite struct ContractGrowthTests {
  private let old = """
    authcontract: 1
    # Kept.
    service: Notes
    version: "1"
    servers: { api: { url: https://notes.example } }
    types:
        User: { id: uuid }   # four blanks
    endpoints:
        me: { route: "GET /users/{user}", does: call, sends: { user: uuid }, returns: User }
        ping: { route: GET /ping, does: call }
    """
  private let new = """
    authcontract: 1
    service: Notes
    version: "2"
    servers:
      api:
        url: https://notes.example
    types:
      User:
        id: string
      Note:
        owner: User
        kind: NoteKind
      NoteKind: { enum: [a, b] }
      Other:
        x: string
    errors:
      missing: { status: 404, means: notFound, recover: tell }
    endpoints:
      readUser:
        route: GET /users/{id}
        does: call
        sends:
          id: uuid
      ping:
        route: GET /elsewhere
        does: call
      note:
        route: GET /note
        does: call
        returns: Note
        refuses: [missing]
    open:
      - { at: endpoints.note.does, why: "likely" }
      - { at: endpoints.ping.does, why: "likely" }
    """

  @Test func newCallsBringTheirTypes() throws {
    let growth = try #require(
      ContractGrowth(
        of: SourceFile(path: "old", text: old), by: SourceFile(path: "new", text: new)))
    #expect(growth.calls == ["note"])
    #expect(growth.clashes == ["ping"])
    #expect(growth.obstacle == nil)
    let text = String(decoding: growth.text, as: UTF8.self)
    for line in old.split(separator: "\n") { #expect(text.contains(line + "\n")) }
    #expect(text.contains("    Note:\n      owner: User\n"))
    #expect(!text.contains("Other") && !text.contains("endpoints.ping"))
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "grown", text: text)))
    #expect(contract.endpoints.names == ["me", "ping", "note"])
    #expect(contract.types.names == ["User", "Note", "NoteKind"])
    #expect(contract.openPoints.map(\.at.value) == ["endpoints.note.does"])
    let again = ContractGrowth(
      of: SourceFile(path: "grown", text: text), by: SourceFile(path: "new", text: new))
    #expect(again?.calls == [])
  }

  @Test func flowStyleMappingPreventsGrowth() throws {
    let flow = old.replacing(
      "types:\n    User: { id: uuid }   # four blanks", with: "types: { User: { id: uuid } }")
    let growth = try #require(
      ContractGrowth(
        of: SourceFile(path: "old", text: flow), by: SourceFile(path: "new", text: new)))
    #expect(growth.obstacle?.message.contains("`types`") == true)
  }
}
