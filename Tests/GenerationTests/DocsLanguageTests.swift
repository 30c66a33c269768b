import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Mustache
import Testing
import YAMLSource

@testable import AllOutputs
@testable import Generation

/// Pages in the contract's languages.
@Suite struct DocsLanguageTests {
  static let contracts = Checkout.files(in: "contract", ending: ".yaml").filter {
    $0.split(separator: "/").count == 2
  }

  static let pages = [
    "README", "endpoints", "tokens", "refusals", "policies", "session", "flows", "setup", "open",
  ]

  /// Lint requires texts in these languages.
  @Test func pagesAreWrittenInDeclaredLanguages() {
    #expect(DocsLanguage.allCases.map(\.rawValue) == LocalizedText.languagesOfPages)
  }

  @Test func eachTemplateIsAPage() {
    let names = Templates.names.filter { $0.hasPrefix("Docs/") }
    #expect(names == Self.pages.map { "Docs/\($0)" }.sorted())
  }

  /// Every sentence is there in every language, with the same tags.
  @Test(arguments: DocsLanguage.allCases)
  func sentencesAreComplete(_ language: DocsLanguage) throws {
    let sentences = language.wording.sentences
    let english = English().sentences
    #expect(Set(sentences.keys) == Set(english.keys))
    for (name, sentence) in sentences {
      #expect(tags(in: sentence) == tags(in: english[name] ?? ""), "\(name)")
    }
  }

  private func tags(in text: String) -> Set<String> {
    Set(text.matches(of: /\{\{[^}]*\}\}/).map { String($0.output) })
  }

  @Test(arguments: contracts)
  func chinesePagesContainNoEnglishSentences(_ path: String) throws {
    let text = try Checkout.text(path)
    let pages = try files(text).filter { $0.name.hasPrefix("zh-Hans/") }
    #expect(pages.count == Self.pages.count)
    let own = Self.words(text)
    for page in pages {
      for line in Self.prose(page.text) {
        let strange = line.matches(of: /[A-Za-z][A-Za-z']*(?: [A-Za-z][A-Za-z']*){2,}/)
          .filter { !own.contains(Self.words(String($0.output))) }
        #expect(strange.isEmpty, "\(page.name): \(line)")
      }
    }
  }

  /// Every English line with content is translated.
  @Test(arguments: contracts)
  func noLineIsSameInBothLanguages(_ path: String) throws {
    let text = try Checkout.text(path)
    let own = Self.words(text)
    let files = try files(text)
    for page in Self.pages {
      let english = try #require(files.first { $0.name == "\(page).md" })
      let chinese = try #require(files.first { $0.name == "zh-Hans/\(page).md" })
      let lines = Set(Self.prose(english.text))
      let same = Self.prose(chinese.text).filter { line in
        line.contains(/[a-z] [a-z]/) && lines.contains(line) && !own.contains(Self.words(line))
      }
      #expect(same.isEmpty, "\(page): \(same)")
    }
  }

  /// The words outside of code, diagrams and the targets of links.
  private static func prose(_ page: String) -> [String] {
    var isCode = false
    return page.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { return String?.none }
      return String(line).replacing(/``? ?[^`]* ?`?`/, with: "\u{2026}")
        .replacing(/\]\([^)]*\)/, with: "]").replacing("\\", with: "")
    }
  }

  /// Letters and blanks alone, so that it makes no difference how a text is broken into lines or escaped.
  private static func words(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "'") }.joined(separator: " ")
  }

  @Test func contractWithoutChineseHasNoChinesePages() throws {
    let files = try files(Self.shop)
    #expect(files.map(\.name) == Self.pages.map { "\($0).md" })
    #expect(files.allSatisfy { !$0.text.contains("zh-Hans") })
  }

  @Test func pagesLinkToOtherLanguage() throws {
    let files = try files(Self.shop.replacing("languages: [en]", with: "languages: [zh-Hans, en]"))
    #expect(files.count == 2 * Self.pages.count)
    for page in Self.pages {
      let english = try #require(files.first { $0.name == "\(page).md" })
      #expect(english.text.contains("](zh-Hans/\(page).md)"))
      let chinese = try #require(files.first { $0.name == "zh-Hans/\(page).md" })
      #expect(chinese.text.contains("](../\(page).md)"))
    }
  }

  /// Missing translations are shown in English, and code is commented in English.
  @Test func docsPreferLanguageOfPage() throws {
    let text = Self.shop.replacing("languages: [en]", with: "languages: [zh-Hans, en]")
      .replacing("doc: A shop.", with: "doc: { zh-Hans: 一家商店。, en: A shop. }")
    let files = try files(text)
    #expect(files.first { $0.name == "README.md" }?.text.contains("A shop.") == true)
    let chinese = try #require(files.first { $0.name == "zh-Hans/README.md" })
    #expect(chinese.text.contains("一家商店。") && !chinese.text.contains("A shop."))
    let setup = try #require(files.first { $0.name == "zh-Hans/setup.md" })
    #expect(setup.text.contains("Where it runs."))
  }

  private func files(_ text: String) throws -> [EmittedFile] {
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "shop.yaml", text: text)))
    return try DocsEmitter.emit(Generation.plan(contract, for: [.docs]), Templates())
  }

  private static let shop = """
    authcontract: 1
    service: Shop
    version: "1"
    doc: A shop.
    languages: [en]
    servers: { api: { url: https://api.example.com, doc: Where it runs. } }
    endpoints: { turn: { route: POST /turn, does: call } }
    """
}
