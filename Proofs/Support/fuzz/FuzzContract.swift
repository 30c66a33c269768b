import ContractReader
import Diagnostics
import Lint
import Machines
import YAMLSource

/// Any bytes are a contract, or there is an error that says why not, with a place inside the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceFile(
    path: "fuzz.yaml", bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
  do {
    let contract = try ContractReader.read(YAMLSource.parse(source))
    _ = TextReport(colour: false).render(Lint.check(contract).diagnostics)
    _ = SessionMachine.derive(from: contract)
  } catch {
    precondition(error.diagnostics.contains { $0.severity == .error }, "refused without an error")
    for problem in error.diagnostics {
      precondition(problem.span.map { $0.end.offset <= count } ?? true, "a place outside the file")
    }
    _ = TextReport(colour: false).render(error.diagnostics)
  }
  return 0
}
