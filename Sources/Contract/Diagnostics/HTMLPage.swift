/// A page that needs nothing from elsewhere and runs no script.
package enum HTMLPage {
  package static func text(_ title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(HTMLText.escape(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  /// For a light and a dark screen.
  private static let style = """
    :root { color-scheme: light dark; --back: #ffffff; --text: #1f2328; --faint: #656d76; --line: #d0d7de;
      --gone: #ffebe9; --came: #dafbe1; --breaking: #cf222e; --risky: #9a6700; --card: #f6f8fa }
    @media (prefers-color-scheme: dark) {
      :root { --back: #0d1117; --text: #e6edf3; --faint: #8d96a0; --line: #30363d;
        --gone: #4c1d1d; --came: #12361f; --breaking: #ff7b72; --risky: #d29922; --card: #161b22 } }
    body { margin: 0 auto; max-width: 100rem; padding: 1rem; background: var(--back); color: var(--text);
      font: 15px/1.5 system-ui, sans-serif }
    h1 { font-size: 1.4rem; margin: 1rem 0 0 }
    h2 { font-size: 1rem; font-weight: 600; margin: 0 }
    p { margin: .3rem 0 }
    code, td, time { font-family: ui-monospace, monospace; font-size: .86em }
    a { color: inherit }
    .counts, .where, small { color: var(--faint) }
    .where { font-size: .85em }
    article { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--line);
      border-radius: 6px; margin: .8rem 0; padding: .7rem 1rem }
    article.breaking, article.broken { border-left-color: var(--breaking) }
    article.risky { border-left-color: var(--risky) }
    pre { background: var(--back); border-radius: 4px; overflow-x: auto; padding: .5rem; font-size: .82em }
    .breaking .verdict, .broken .verdict, .breaking .mark a { color: var(--breaking) }
    .risky .verdict, .risky .mark a { color: var(--risky) }
    summary { cursor: pointer }
    ol { list-style: none; margin: .3rem 0; padding: 0 0 0 .8rem }
    time { color: var(--faint); display: inline-block; min-width: 5rem; margin-right: .6rem }
    ol li:last-child { font-weight: 600 }
    .files { overflow-x: auto; margin-top: 1.5rem; border: 1px solid var(--line); border-radius: 6px }
    table { border-collapse: collapse; width: 100%; table-layout: fixed }
    th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line) }
    td { white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top; padding: 0 .5rem }
    col.n { width: 3.2rem }
    td.n { text-align: right; color: var(--faint); user-select: none }
    td.gone { background: var(--gone) }
    td.came { background: var(--came) }
    td.none { background: var(--card) }
    tbody + tbody { border-top: 1px dashed var(--line) }
    .mark { background: var(--card); white-space: normal; font-family: system-ui, sans-serif; font-size: .9em;
      padding: .2rem .6rem }
    .mark a { font-weight: 600 }
    """
}
