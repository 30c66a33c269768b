import ContractModel
import ContractReader
import Diagnostics
import Generation
import Lint
import Machines
import YAMLSource

/// The verdict on a spoilt contract.
package struct MutantVerdict: Sendable {
  /// The rules of what was reported, each once; of an accepted contract, those of lint.
  package let rules: Set<String>
  package let isAccepted: Bool
  /// Promises that were broken; there should be none.
  package let broken: [String]
}

/// Reads and lints a text and looks after what is said of it.
package enum Judge {
  package static func judge(_ bytes: [UInt8], named path: String) -> MutantVerdict {
    let source = SourceFile(path: path, bytes: bytes)
    do {
      let contract = try ContractReader.read(YAMLSource.parse(source))
      return accepted(contract, PlaceCheck(source))
    } catch {
      return MutantVerdict(
        rules: Set(error.diagnostics.map(\.rule)), isAccepted: false,
        broken: refusalProblems(error.diagnostics, PlaceCheck(source)))
    }
  }

  private static func accepted(_ contract: Contract, _ places: PlaceCheck) -> MutantVerdict {
    let found = Lint.check(contract, on: CalendarDay("2026-11-21"), profile: .strict).diagnostics
    let said = contract.notes + found
    _ = SessionMachine.derive(from: contract)
    var broken = places.problems(in: said)
    do {
      _ = try Generation.plan(contract)
    } catch {
      broken += refusalProblems(error.diagnostics, places)
    }
    _ = TextReport(colour: false).render(said)
    return MutantVerdict(rules: Set(said.map(\.rule)), isAccepted: true, broken: broken)
  }

  private static func refusalProblems(
    _ diagnostics: [Diagnostic], _ places: PlaceCheck
  ) -> [String] {
    _ = TextReport(colour: true).render(diagnostics)
    let isRefused = diagnostics.contains { $0.severity == .error }
    return (isRefused ? [] : ["refused without an error"]) + places.problems(in: diagnostics)
  }
}

/// Holds places against the text, counted here once more and by other code.
struct PlaceCheck {
  private let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  func problems(in diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic in
      let spans = [diagnostic.span] + diagnostic.related.map(\.span)
      let silent = diagnostic.message.isEmpty ? ["no message"] : []
      return (silent + spans.flatMap(problems)).map { "\(diagnostic.rule): \($0)" }
    }
  }

  private func problems(_ span: Span?) -> [String] {
    guard let span else { return ["no place"] }
    guard span.source === source else { return ["a place in another file"] }
    guard 0 <= span.start.offset, span.start.offset <= span.end.offset,
      span.end.offset <= source.bytes.count
    else { return ["a place outside the file: \(span.start.offset) to \(span.end.offset)"] }
    return [span.start, span.end].filter { !isRight($0) }
      .map { "line \($0.line), column \($0.column) is not where byte \($0.offset) is" }
  }

  /// LF, CR LF and CR end a line; columns count Unicode scalars. What no UTF-8 is has no scalars to count: there any
  /// column between that of the scalars and that of the bytes will do.
  private func isRight(_ position: Position) -> Bool {
    let bytes = source.bytes
    var (line, start) = (1, source.textStart)
    for index in source.textStart..<max(source.textStart, position.offset) {
      let isReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if bytes[index] == 0x0A || isReturn { (line, start) = (line + 1, index + 1) }
    }
    let before = bytes[start..<max(start, position.offset)]
    let scalars = before.count { $0 & 0xC0 != 0x80 } + 1
    let widest = String(validating: before, as: UTF8.self) == nil ? before.count + 1 : scalars
    return line == position.line && (scalars...widest).contains(position.column)
  }
}
