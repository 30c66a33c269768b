import CaseFolders
import ContractModel
import Diagnostics
import ContractVariants

/// Contracts that differ in one entry: for each place of the language the first contract that has it, there with another value.
struct EditedContracts {
  struct Pair {
    /// The keys, with `*` for names of the author's and `[]` for items of a list.
    let pattern: String
    let path: String
    let service: String
    let old: Contract
    let new: Contract
  }

  static func all() -> [Pair] {
    let files =
      Checkout.files(in: "contract", ending: ".yaml")
      + Checkout.files(in: "Tests/Shapes", ending: ".yaml").filter {
        !$0.contains("/Generated/") && !$0.hasSuffix("authgen.yaml")
      }
    var seen: Set<String> = []
    return files.sorted().flatMap { file -> [Pair] in
      guard let search = try? InertSearch(path: file, text: try Checkout.text(file)) else {
        return []
      }
      let old = search.contract
      return search.entries.flatMap { entry -> [Pair] in
        if seen.contains(entry.patternText) { return [] }
        let variants = search.variants(of: entry, atMost: 1) + search.removals(of: entry)
        if !variants.isEmpty { seen.insert(entry.patternText) }
        return variants.map { new in
          Pair(
            pattern: entry.patternText, path: entry.text, service: old.service.value, old: old,
            new: new)
        }
      }
    }
  }
}
