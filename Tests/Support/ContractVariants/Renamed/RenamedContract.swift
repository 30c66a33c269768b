package import AuthServer
package import ContractModel
import ContractReader
package import Diagnostics
import YAMLSource

/// A contract whose errors, types and fields have other names, and the same names on the wire.
package struct RenamedContract {
  /// Ends new names and stands nowhere else.
  package static let mark = "Zq"

  package let contract: Contract
  /// The number of errors, types and fields that have another name.
  package let count: Int
  private let names: NewNames

  /// Reserved names, open points and waivers name places and are left out.
  package init(_ source: SourceFile, by manner: NewNames.Manner = .marked) throws {
    let spelt = try Self.withWireNames(source)
    let original = try ContractReader.read(YAMLSource.parse(spelt))
    guard let root = YAMLSource.parse(spelt).root else { throw Nothing() }
    var renaming = Renaming(original, root, NewNames(original, by: manner))
    renaming.go()
    let text = renaming.text(of: spelt)
    contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: source.path, bytes: text)))
    names = renaming.new
    count = renaming.count
  }

  private struct Nothing: Error {}

  /// Old names for new ones, as far as these bear the mark.
  package func mappedBack(_ text: String) -> String { text.replacing(Self.mark, with: "") }

  /// An outcome of a case with the new names: of the answer's type, and of the fields of values and of a profile.
  package func mapped(_ outcome: AuthServer.JSONObject) -> AuthServer.JSONObject {
    var mapped = outcome
    if case .string(let type)? = outcome["answered"] { mapped["answered"] = .string(renamed(type)) }
    if let values = outcome["values"] { mapped["values"] = renamed(values) }
    if case .object(var account)? = outcome["account"], let profile = account["profile"] {
      account["profile"] = renamed(profile)
      mapped["account"] = .object(account)
    }
    return mapped
  }

  package func renamed(_ name: String) -> String { names.isRenamed(name) ? names[name] : name }

  private func renamed(_ value: AuthServer.JSONValue) -> AuthServer.JSONValue {
    switch value {
    case .object(let object):
      .object(AuthServer.JSONObject(object.fields.map { (renamed($0.name), renamed($0.value)) }))
    case .array(let items): .array(items.map { renamed($0) })
    default: value
    }
  }

  /// Each field that is spelt in one way alone gets that name on the wire.
  private static func withWireNames(_ source: SourceFile) throws -> SourceFile {
    let contract = try ContractReader.read(YAMLSource.parse(source))
    let insertions = FieldSpelling(contract).fields.map {
      KeyInsertion(at: $0.field.name.span, key: "wire", value: "\"\($0.wire)\"")
    }
    return SourceFile(
      path: source.path, bytes: ContractWriter.text(of: source, with: insertions))
  }
}
