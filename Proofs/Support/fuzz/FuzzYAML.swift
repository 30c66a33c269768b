import Diagnostics
import YAMLSource

/// Any bytes are read or refused, and everything that is said about them can be printed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceFile(
    path: "fuzz.yaml", bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
  let document = YAMLSource.parse(source)
  precondition(document.root != nil || !document.problems.isEmpty, "nothing read and nothing said")
  for problem in document.problems {
    precondition(problem.span.map { $0.end.offset <= count } ?? true, "a place outside the file")
  }
  _ = TextReport(colour: false).render(document.problems)
  return 0
}
