/// Texts that each language would take for something other than text, if it were written there as it is. Code in them
/// calls `canary()`, which nobody does who takes a text for a text.
package enum Escapes {
  package static let all: [String] =
    swift + script + lines + json + markdown + html + mermaid + yaml + names

  private static let swift: [String] = [
    #"\(canary())"#, ##"\#(canary())"##, #"\\(canary())"#, #"\\\(canary())"#, #"" + canary() + ""#,
    #"", canary(), ""#, #""; _ = canary() //"#, #"": canary(), ""#, ##""# + canary() + #""##,
    #"\"\(canary())"#, #"\" + canary() + \""#, "\"\"\"\n\\(canary())\n\"\"\"", "\"\"\"",
    "\"\"\"\"\"",
    #"\"#, #"\\"#, #"\u{22}"#, #"\u{22} + canary() + \u{22}"#, #"\n"#, #"\r\n"#, #"\0"#,
    "*/ let x = canary() /*", "/* ", "*/", "`", "``", "` + canary() + `", "a`b\nc", "#if canary()",
    "#\"\\#(canary())\"#", "//", "///", "/// x", "#sourceLocation(file: \"x\", line: 1)", "@main",
    "\\", "\"", "'", "$0", "${canary()}", "%@%n%s", "}", "{", "} } } enum Other {", ")) }",
    "<#T##x#>",
  ]

  /// For JavaScript and Python.
  private static let script: [String] = [
    "'; canary(); '", "' + canary() + '", "`; canary(); `", "\\\" + canary() + \\\"",
    "*/ canary(); /*", "one\ncanary()", "one\rcanary()", "one\u{2028}canary()", "'''", "\"'",
    "'''\ncanary()\n'''", "\"\"\"\ncanary()\n\"\"\"", "\"\"\" + str(canary()) + \"\"\"",
    "{canary()}", "{{canary()}}", "%(canary())s", #"\N{DASH}"#, #"\x41"#, "# type: ignore", "end\"",
    "end'", "‹x›", "‹", "@deprecated", "{@link x}",
  ]

  private static let lines: [String] = [
    "one\ntwo", "one\r\ntwo", "one\rtwo", "\n", "\r", "\t", "a\tb", "one\n_ = canary()",
    "one\rlet x = canary()", "one\r\nlet x = canary()", "one\n}\nlet x = canary()\nenum Other {",
    "\nlet x = canary()\n", "one\u{2028}let x = canary()", "one\u{2029}two", "one\u{85}two",
    "one\u{0B}two", "one\u{0C}two", "one\u{0}two", "\u{1B}[31mred", "\u{7F}", "\u{FEFF}one",
    "one\u{FFFE}",
    "\u{202E}txet", "\u{2066}one\u{2069}", "\u{200B}", "one\u{200B}two", "\u{AD}", "", " ", "  ",
    " one ",
    "one  two", "one two  ", "\u{A0}", "one\u{A0}two", "\u{3000}",
  ]

  private static let json: [String] = [
    #"", "admin": true, "x": ""#, #""}"#, #"\u0022"#, #"\u0000"#, #"\ud800"#, #"\/"#, "{\"a\": 1}",
    "[1]", "null",
    "true", "1e9", "-0", "0e1", "</script>", "\u{1F600}", "\u{10FFFD}", "é", "e\u{301}",
    "__proto__",
    "%00", "%2e%2e", "%zz", "a%20b", "a+b", "a&b=c", "a=b", "?x=1#y", "../up", "/", "//two", ".",
    "..",
    "one.two", ".one", "one.", "a..b",
  ]

  private static let markdown: [String] = [
    "# Heading", "#", "## ", "Title\n===", "===", "---", "***", "___", "- item", "+ item", "* item",
    "1. item",
    "1) item", "1.", "12)", "> quote", "    code", "\tcode", "```", "```swift\nx\n```", "~~~",
    "`code`", "``co`de``",
    "*em*", "**strong**", "_em_", "~~gone~~", "[link](https://evil.example)",
    "![picture](https://evil.example/x.png)",
    "[link]: https://evil.example", "[x][y]", "[^1]", "[^1]: note", "<https://evil.example>",
    "https://evil.example/a_b_c",
    "www.evil.example", "evil.example", "me@evil.example", "mailto:me@evil.example",
    "xmpp:me@evil.example",
    "a | b", "|", "||", "|---|---|", #"\|"#, #"\\|"#, "a `|` b", "`a|b", "| a |", "\\", "\\*",
    "a\\", ":---", ":-:",
    "- [ ] task", "[ ] task", "@person", "#123", "GH-1", ":smile:", ":+1:", "$x$", "$$x$$", "$`x`$",
    "==mark==",
    "term\n: meaning", ": meaning", "% title", "+++", "{{ site.title }}", "{% raw %}", "{#x}",
    "{: .class}", "^up^", "H~2~O",
    "&amp;", "&lt;b&gt;", "&#60;", "&copy;", "&", "!", "![", "](", "[", "]", "(x)", "\"x\"", "x  ",
    "one\n\ntwo",
    "one\n# Two", "one\n- two", "one  \ntwo", "one\\\ntwo", "a_b_c", "*", "**", "_", "~", "<!--",
    "-->", "]]>", "[[wiki]]",
    ":::", "::: note", "!!! note", "[TOC]", "[toc]", "---\ntitle: x\n---",
  ]

  private static let html: [String] = [
    "<b>x</b>", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<!-- x -->", "<br>",
    "</td></tr></table>",
    "<details>", "<a href='javascript:alert(1)'>x</a>", "<", ">", "a<b", "a < b > c", "<x",
    "<?php x ?>", "<!DOCTYPE x>",
    "<![CDATA[x]]>", "<a@b.c>", "javascript:alert(1)", "<svg/onload=alert(1)>", "\"><b>x</b>",
    "' onclick='x",
  ]

  private static let mermaid: [String] = [
    "a --> b", "a: b", "[*]", "%% comment", "%%{init: {}}%%", "end", "state x {", "note right of x",
    "click x href",
    "<br>", "#quot;", "#35;", ";", "a;b", "direction LR", "classDef x fill:#f00", "a\n  b --> c",
    "```\n# x",
  ]

  private static let yaml: [String] = [
    "a: b", "a : b", "- a", "? a", "# no", "a # b", "{a: b}", "[a, b]", "&anchor", "*alias", "!tag",
    "!!str x", "| x", "> x",
    "%YAML 1.2", "...", "---", "<<", "~", "no", "yes", "on", "1.0", "0123", "1:30", "2027-03-01",
    ".inf", "'", "''", "\"", "@x",
    "x-other", "{{x}}", "{{{x}}}", "{{> SwiftClient/Header}}", "{{/calls}}", "{{=<% %>=}}",
  ]

  /// Texts that look like a name and are none, and names that are taken.
  private static let names: [String] = [
    "associatedtype", "enum", "extension", "fileprivate", "import", "internal", "let", "open",
    "operator", "package",
    "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
    "var", "deinit", "break",
    "case", "catch", "continue", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "return", "switch", "throw",
    "throws", "where", "while", "as", "is", "super", "try", "false", "async", "actor",
    "nonisolated", "Any", "get", "set",
    "precedencegroup", "macro", "discard", "unsafe", "then", "weak", "lazy", "final", "mutating",
    "optional",
    "café", "cafe\u{301}", "\u{43E}ne", "one\u{200D}two", "ｏne", "ß", "İ", "self", "Self", "init",
    "Type", "Protocol", "class",
    "default", "func", "await", "actor", "any", "some", "inout", "repeat", "each", "consume",
    "copy", "borrowing", "sending", "nil",
    "true", "String", "Int", "Error", "Client", "Swift", "Foundation", "rawValue", "allCases",
    "hashValue", "json", "tokens",
    "other", "unknown", "session", "environment", "rule", "answer", "value1", "encode",
    "description", "con", "aux.txt", "nul",
    "_", "__", "a-b", "a_b", "a b", "2fa", "A", "constructor", "prototype", "request", "incoming",
    "query", "body", "fields",
    "service", "router", "limits", "transport", "store", "clock", "rawValue2", "text", "x",
    "Element", "Never", "Sendable", "Init", "Default", "Tokens", "Kept", "AnswerName", "Other",
    "web", "signIn", "arrival", "codeVerifier", "kept", "details", "decoder", "value", "name",
    "configuration", "values", "raw value", "all cases", "hash value", "steps", "failure", "error",
    "hosts", "pins", "observers", "token", "encoder", "elsewhere", "url", "with", "to", "from",
    "headers", "cookies", "server", "fake", "examples", "machine", "renewal", "storage", "rules",
    "faults", "messages", "recovery", "status", "after", "production", "wrappedValue", "routes",
    "flow", "form", "password", "biometrics", "id", "needs", "match", "host", "signedIn",
    "None", "lambda", "def", "pass", "yield", "modelConfig", "schema", "callbackUrl", "rt",
    "models",
    "Annotated", "Field", "TypeAlias", "undefined", "new", "arguments", "typeof", "auth", "Api",
  ]
}
