import ContractModel
import Diagnostics
import JSONSource

/// Values in headers and cookies.
extension AnswerReader {
  mutating func readBeside(_ field: Field, asWait: Bool = false) {
    let name = wire(field)
    let isCookie = field.location == .cookie
    let part = isCookie ? AnswerPart.cookie(name) : .header(name)
    guard let found = isCookie ? answer.cookie(name) : answer.header(name) else {
      if !field.shape.isOptional {
        note(
          AnswerFinding(
            .missing, .error, "\(part.words) is missing", at: AnswerPlace(part, answer.span),
            contract: field.name.span,
            help: "write `optional` before its type if the server may leave it out"))
      }
      return
    }
    read(found, as: field, AnswerPlace(part, found.span), asWait: asWait)
  }

  /// A text in a header may be a number or a moment.
  private mutating func read(
    _ found: RecordedHeader, as field: Field, _ place: AnswerPlace, asWait: Bool
  ) {
    let reading = asWait ? .waitingTime : ScalarReading.of(field.shape, in: contract)
    let value = (try? readJSON(SourceFile(path: "", text: found.value)))?.content
    guard !reading.reads(.text(found.value)), !(value.map(reading.reads) ?? false) else { return }
    note(
      AnswerFinding(
        .type, .error, "\(place.part.words) is a text, and the contract wants \(reading.wanted)",
        at: place, contract: field.name.span))
  }
}
