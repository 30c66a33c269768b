import CaseFolders
import Foundation
import Testing

@Suite struct ServerPathTests {
  @Test func readmeLeadsToSignIn() throws {
    let folder = try reader("readme-server")
    let blocks = try PageBlock.all(of: "README.md")
    let index = try #require(blocks.firstIndex { $0.text.contains("node server.mjs") })
    let report = try folder.run(started(blocks[index]) + blocks[index + 1].text)
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains(#""refresh":""#), "\(report.output)")
  }

  @Test(arguments: ["server.mjs", "server.py"])
  func serverPageLeadsToSignIn(_ file: String) throws {
    let folder = try reader(file)
    let blocks = try PageBlock.all(of: "docs/server.md")
    let index = try #require(blocks.firstIndex { $0.file == file })
    try folder.write(blocks[index].text, to: file)
    let start = started(blocks[index + 1])
    let console = Console(try #require(blocks.first { $0.language == "console" }?.text))
    let report = try folder.run(start + console.commands + Self.probes)
    #expect(console.excerpt.fits(report.output), "\(report.output)\(report.errors)")
    #expect(report.output.hasSuffix("200 same 200 401 401 429"), "\(report.output)")
  }

  /// A refresh, the same one again, a call with the new token, the old token once more, the new one after that; and the
  /// last of six guesses.
  private static let probes = """

    echo
    post() { curl -sS -H 'Content-Type: application/json' "http://127.0.0.1:8080$1" -d "$2"; }
    of() { sed 's/.*"'$1'":"\\([^"]*\\)".*/\\1/'; }
    status() { curl -sS -o /dev/null -w '%{http_code}' "http://127.0.0.1:8080$@"; }
    old="{\\"refresh\\":\\"$(of refresh < tokens.json)\\"}"
    new=$(post /sessions/refresh "$old")
    me() { status /me -H "Authorization: Bearer $(echo "$new" | of access)"; }
    printf 200
    [ "$(post /sessions/refresh "$old")" = "$new" ] && printf ' same '
    me
    printf ' '
    status /sessions/refresh -H 'Content-Type: application/json' -d "$old"
    printf ' '
    me
    for try in 1 2 3 4 5; do post /sessions '{"email":"bob@example.com","password":"a guess"}' >/dev/null; done
    printf ' '
    status /sessions -H 'Content-Type: application/json' -d '{"email":"bob@example.com","password":"a guess"}'
    """

  /// The page's second terminal is the same shell here.
  private func started(_ block: PageBlock) -> String {
    block.text.trimmingCharacters(in: .newlines) + " &\n"
  }

  /// A machine with Express, FastAPI and uvicorn, which no registry has to bring.
  private func reader(_ name: String) throws -> ReaderFolder {
    let folder = try ReaderFolder(name)
    try folder.empty()
    try folder.write(
      try Checkout.text("Examples/Pocket/contract/pocket.yaml"), to: "contract/pocket.yaml")
    let python = Checkout.root.appending(path: ".build/python/bin/python").path
    try folder.stand(in: "pip", for: "exit 0")
    try folder.stand(in: "uvicorn", for: "exec \(python) -m uvicorn \"$@\"")
    let express = "/usr/share/nodejs/express"
    try folder.stand(in: "npm", for: "mkdir -p node_modules && ln -sfn \(express) node_modules/")
    try folder.stand(in: "node", for: "NODE_PATH=/usr/share/nodejs exec \(try node()) \"$@\"")
    return folder
  }

  private func node() throws -> String {
    try Shell.run(["sh", "-c", "command -v node"]).output.trimmingCharacters(in: .newlines)
  }
}
