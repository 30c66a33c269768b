import Mustache
import Testing

struct SyntaxErrorTests {
  @Test(arguments: [
    (
      "Hi {{user, you", "page:1:4: the tag `{{user, you` is never closed: write `}}` where it ends"
    ),
    (
      "\r\nčau {{{user}}\nrest",
      "page:2:5: the tag `{{{user}}…` is never closed: write `}}}` where it ends"
    ),
    (
      "{{!\n  long", "page:1:1: the tag `{{!…` is never closed: write `}}` where it ends"
    ),
    (
      "{{", "page:1:1: the tag `{{` is never closed: write `}}` where it ends"
    ),
    (
      "{{a234567890123456789012345678901234567890",
      "page:1:1: the tag `{{a2345678901234567890123456789012345678…` is never closed: "
        + "write `}}` where it ends"
    ),
    (
      "{{=<% %>}}",
      "page:1:1: the tag `{{=<% %>}}` is never closed: write `=}}` where it ends"
    ),
  ])
  func unclosedTagIsReported(_ page: String, _ expected: String) {
    #expect(message(page) == expected)
  }

  @Test(arguments: [
    "{{}}", "{{ }}", "{{first name}}", "{{a..b}}", "{{.a}}", "{{a.}}", "{{..}}", "{{#}}", "{{^ }}",
    "{{/}}", "{{>}}", "{{> a b}}", "{{&}}", "{{{}}}",
  ])
  func badNameIsReported(_ tag: String) {
    #expect(
      message("one\n two " + tag)
        == "page:2:6: the tag `\(tag)` names nothing: "
        + "write one name without white space, such as `user`, `user.name` or `.`")
  }

  @Test(arguments: [
    "{{==}}", "{{= =}}", "{{=<%=}}", "{{=a b c=}}", "{{=a= b=}}", "{{= = = =}}",
  ])
  func badDelimitersAreReported(_ tag: String) {
    #expect(
      message(tag)
        == "page:1:1: the tag `\(tag)` does not set delimiters: "
        + "write two marks without `=` and a space between them, as in `{{=<% %>=}}`")
  }

  @Test(arguments: [
    (
      "a\n{{#users}}\n  {{^.}}x{{/.}}\n",
      "page:2:1: the section `users` that opens on line 2 is never closed: "
        + "write `{{/users}}` where it ends"
    ),
    (
      "{{#a}}\n\n {{^ b.c }}\n",
      "page:3:2: the section `b.c` that opens on line 3 is never closed: "
        + "write `{{/b.c}}` where it ends"
    ),
    (
      "{{#a}}{{/a}}\n{{/users}}",
      "page:2:1: no section is open that `{{/users}}` could close: "
        + "remove it, or write `{{#users}}` where the section begins"
    ),
    (
      "{{#user}}\n{{#users}}\n{{/user}}\n{{/users}}",
      "page:3:1: `{{/user}}` is in the place where the section `users` of line 2 has to be closed: "
        + "write `{{/users}}` first: the section that opens last closes first"
    ),
  ])
  func unbalancedSectionsAreReported(_ page: String, _ expected: String) {
    #expect(message(page) == expected)
  }

  @Test func firstBrokenTemplateByNameIsReported() throws {
    let broken = Dictionary(uniqueKeysWithValues: (10..<30).map { ("t\($0)", "{{") })
    for _ in 1...5 {
      let error = #expect(throws: TemplateError.self) { try TemplateLibrary(broken) }
      #expect(error?.place?.template == "t10")
    }
  }

  @Test func errorExposesItsParts() {
    let error = #expect(throws: TemplateError.self) {
      try Template(name: "mail", source: "Hi\n {{/user}}")
    }
    #expect(error?.kind == .unopenedClose)
    #expect(error?.key == "user")
    #expect(error?.place?.template == "mail")
    #expect(error?.place?.line == 2)
    #expect(error?.place?.column == 2)
    #expect(error?.problem == "no section is open that `{{/user}}` could close")
    #expect(error?.advice == "remove it, or write `{{#user}}` where the section begins")
  }
}
