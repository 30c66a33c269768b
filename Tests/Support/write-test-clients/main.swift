// Writes the generated code that tests call and nobody reads: a client or a server for each contract of a folder, each
// as one file; the clients of the census and the calls of them; or the examples of a page, in closures.
//
// usage: write-test-clients client|server DIR CONTRACT…
//        write-test-clients census DIR REFUSED
//        write-test-clients closures DIR PAGE

import ContractModel
import Diagnostics
import Foundation

func write(_ text: String, _ name: String, in folder: String) throws {
  try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
}

func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func writeCensus(_ folder: String, refused path: String) throws {
  let refused = CensusPair.refused(in: try read(path))
  for contract in [
    CensusContract.sent(without: refused), .returned(without: refused), .granted(without: refused),
  ] {
    let service = contract.service
    let client = try TestClient.source(of: contract.text, named: "\(service).yaml", .client)
    try write(client, "\(service).swift", in: folder)
    try write(CensusCalls.source(of: contract), "\(service)Calls.swift", in: folder)
  }
}

let words = Array(CommandLine.arguments.dropFirst())
do {
  guard words.count > 2 else { throw CocoaError(.fileNoSuchFile) }
  if words[0] == "census" {
    try writeCensus(words[1], refused: words[2])
  } else if words[0] == "closures" {
    try write(PageClosures.source(of: read(words[2])), "PageClosures.swift", in: words[1])
  } else {
    let output = OutputKind(rawValue: words[0])!
    for contract in words[2...] {
      let name = URL(filePath: contract).deletingPathExtension().lastPathComponent
      let source = try TestClient.source(of: read(contract), named: contract, output)
      try write(source, "\(name).swift", in: words[1])
    }
  }
} catch let problems as Problems {
  print(TextReport(colour: false).render(problems.diagnostics))
  exit(1)
} catch {
  print("error: \(error)")
  exit(1)
}
