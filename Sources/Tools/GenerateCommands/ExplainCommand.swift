import Answers
import CommandLineSupport
import ContractPipeline
import ContractReader
import Diagnostics
import Generation
import Lint
import Machines
import Review
import YAMLSource

/// `authgen explain`: the long read on a rule, a key, a word of the language, or the session of a contract.
struct ExplainCommand: AuthgenCommand {
  static let name = "explain"
  static let summary = "Explain a rule, a key, a word, or a contract's session"
  static let takes = "RULE|KEY|WORD|session CONTRACT"
  static let offers = Offer.words(["session"])

  private let words: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.words
    guard words.count == 1 || (words.count == 2 && words[0] == "session") else {
      throw .nothingToExplain
    }
    if words.count == 1, ExplainCommand.text(on: words[0]) == nil {
      throw .cannotExplain(words[0], among: ExplainCommand.names)
    }
  }

  func run(_ console: Console) -> ExitCode {
    if words.count == 2 { return session(of: words[1], console) }
    console.print(ExplainCommand.text(on: words[0]) ?? "")
    return .clean
  }

  /// One word may be a rule, a key and a value of another key.
  private static func text(on word: String) -> String? {
    let rule = Lint.rules.first { $0.id == word }.map { RuleWords($0).text }
    let readers = ContractReader.rules.first { $0.id == word }.map { RuleWords($0).text }
    let generators = Generation.rules.first { $0.id == word }.map { RuleWords($0).text }
    let reviews = reviewRules.first { $0.id == word }.map { RuleWords($0).text }
    let answers = AnswerRule(rawValue: word).map { RuleWords($0).text }
    let texts =
      [rule, readers, generators, reviews, answers, claim(word)].compactMap { $0 }
      + KeyWords.texts(on: word)
      + ValueWords.texts(on: word)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private static func claim(_ word: String) -> String? {
    guard let claim = SessionClaim(rawValue: word) else { return nil }
    let sentences = [claim.says, "Why: " + claim.reason, "Where it fails: " + claim.wayOut]
    return "\(word): a claim that `authgen prove` looks at\n"
      + sentences.map { "  \($0)\n" }.joined()
  }

  private static var names: [String] {
    Lint.rules.map(\.id) + ContractReader.rules.map(\.id) + Generation.rules.map(\.id)
      + reviewRules.map(\.id) + AnswerRule.allCases.map(\.rawValue)
      + SessionClaim.allCases.map(\.rawValue) + KeyWords.names
      + ValueWords.names
  }

  private func session(of path: String, _ console: Console) -> ExitCode {
    let sources: [SourceFile]
    do {
      sources = try ContractFiles.read([path])
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
    do {
      for source in sources {
        let contract = try ContractReader.read(
          YAMLSource.parse(source), including: FilesOnDisk())
        console.print(SessionWords(contract).text)
      }
      return .clean
    } catch {
      console.report(error.diagnostics)
      return .failed
    }
  }
}

extension UsageError {
  fileprivate static let nothingToExplain = UsageError(
    message: "`authgen explain` needs a rule, a key, a word, or `session` and a contract",
    help: "as in `authgen explain tokens.lifetime` or `authgen explain session contract/api.yaml`")

  fileprivate static func cannotExplain(_ word: String, among names: [String]) -> UsageError {
    let nearest = Suggestions.nearest(to: word, among: names)
    return UsageError(
      message: "`\(word)` is not a rule, a key or a word of the language",
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "findings show their rule in brackets; docs/language.md lists keys and words"
    )
  }
}
