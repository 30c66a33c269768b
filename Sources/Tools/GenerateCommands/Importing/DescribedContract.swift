import ContractImport
import ContractModel
import ContractReader
import Diagnostics
import Generation
import YAMLSource

/// A description on disk, and the contract that it makes.
struct DescribedContract {
  private let document: OpenAPIDocument

  init(_ path: String) throws(Problems) {
    document = try readOpenAPI(try AnswerFolder.file(path))
  }

  /// A name that generated code cannot have is replaced: the generator says which they are.
  func imported(_ wishes: ImportWishes = ImportWishes()) -> ImportedContract {
    var wishes = wishes
    var imported = importContract(document, wishes)
    for _ in 1...4 {
      let names = refusedNames(imported.text)
      if names.isSubset(of: wishes.avoided) { break }
      wishes.avoided.formUnion(names)
      imported = importContract(document, wishes)
    }
    return imported
  }

  private func refusedNames(_ text: String) -> Set<String> {
    let source = SourceFile(path: "contract.yaml", text: text)
    do {
      let contract = try ContractReader.read(YAMLSource.parse(source))
      _ = try Generation.plan(contract, for: Set(OutputKind.allCases))
      return []
    } catch {
      let spans = error.diagnostics.compactMap(\.span).filter {
        $0.endOffset - $0.startOffset <= 64
      }
      return Set(
        spans.map { String(decoding: source.bytes[$0.startOffset..<$0.endOffset], as: UTF8.self) })
    }
  }
}
