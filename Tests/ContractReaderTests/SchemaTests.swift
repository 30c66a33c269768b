import CaseFolders
import ContractModel
import ContractReader
import Testing

@Suite struct SchemaTests {
  @Test func outputIsDeterministic() {
    #expect(ContractReader.Schema.text == ContractReader.Schema.text)
    #expect(ContractReader.Schema.text.hasPrefix("{\n  \"$schema\": "))
  }

  /// An editor shows a line for each key.
  @Test func schemaContainsEveryKey() {
    let text = ContractReader.Schema.text
    for table in ContractReader.Schema.tables(below: .contract) {
      for key in table.keys {
        #expect(
          text.contains("\"`\(key.name)` of \(table.owner)\""), "\(key.name) of \(table.owner)")
      }
    }
  }

  @Test func tableNamesAreUnique() {
    let owners = ContractReader.Schema.tables(below: .contract).map(\.owner)
    #expect(Set(owners).count == owners.count)
    #expect(owners.count > 20)
  }
}
