import ContractModel
import Diagnostics

/// A field's meaning belongs into some messages and not into others: nobody sends which session is the current one.
struct RolePlaces {
  private let reader: Reader
  private let known: KnownSections

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
  }

  func check(_ endpoints: Definitions<Endpoint>) {
    guard known.typesAreValid else { return }
    for use in uses(endpoints) where use.role.value.places.isDisjoint(with: use.places) {
      reader.report(.roleElsewhere(use.role, use.field, use.first))
    }
    for value in reader.configuration {
      if let role = value.field.role { reader.report(.roleOfConfiguration(role, value)) }
    }
  }

  /// A field with a meaning, and all messages that it stands in: a type may be sent and returned.
  private struct Use {
    let field: Field
    let role: Located<FieldRole>
    let first: FieldRole.Place
    var places: Set<FieldRole.Place>
  }

  private func uses(_ endpoints: Definitions<Endpoint>) -> [Use] {
    var uses: [Use] = []
    var indices: [Span: Int] = [:]
    let walk = FieldWalk(known.types, to: .roles)
    for (fields, place) in messages(endpoints, walk) {
      for field in walk.all(fields) {
        guard let role = field.role else { continue }
        if let index = indices[role.span] {
          uses[index].places.insert(place)
        } else {
          indices[role.span] = uses.count
          uses.append(Use(field: field, role: role, first: place, places: [place]))
        }
      }
    }
    return uses
  }

  private func messages(
    _ endpoints: Definitions<Endpoint>, _ walk: FieldWalk
  ) -> [([Field], FieldRole.Place)] {
    endpoints.map { ($0.sends, .sent) } + endpoints.map { (walk.all(returnedBy: $0), .returned) }
      + known.servers.map { ($0.sends, .sent) } + known.servers.map { ($0.refusal, .refused) }
      + known.callbacks.map { ($0.fields, .returned) }
      + known.refusals.map { ($0.fields, .refused) } + known.tokens.map { ($0.claims, .claimed) }
  }
}
