import Mustache
import Testing

struct StrictModeTests {
  private static let context = Value.object([
    "user": .object(["name": .text("Ada"), "mail": .null]),
    "users": .list([.text("x")]),
    "empty": .object([:]),
  ])

  @Test(arguments: [
    (
      "Hi {{usr}}",
      "page:1:4: there is no key `usr` here: "
        + "did you mean `user`? the keys in scope are `empty`, `user`, `users`"
    ),
    (
      "\n{{#password}}{{/password}}",
      "page:2:1: there is no key `password` here: "
        + "the keys in scope are `empty`, `user`, `users`"
    ),
    (
      "{{^Users}}{{/Users}}",
      "page:1:1: there is no key `Users` here: "
        + "did you mean `users`? the keys in scope are `empty`, `user`, `users`"
    ),
    (
      "{{#user}}\n  {{&nam}}\n{{/user}}",
      "page:2:3: there is no key `nam` here: did you mean `name`? "
        + "the keys in scope are `mail`, `name`, `empty`, `user`, `users`"
    ),
    (
      "{{{emtpy.x}}}",
      "page:1:1: there is no key `emtpy` here: the keys in scope are `empty`, `user`, `users`"
    ),
  ])
  func unknownKeyIsReported(_ page: String, _ expected: String) {
    #expect(message(page, Self.context) == expected)
  }

  @Test(arguments: [
    (
      "{{user.nmae}}",
      "page:1:1: `user` has no key `nmae`: its keys are `mail`, `name`"
    ),
    (
      "{{#user.names}}{{/user.names}}",
      "page:1:1: `user` has no key `names`: did you mean `name`? its keys are `mail`, `name`"
    ),
    (
      "{{^user.name.first}}{{/user.name.first}}",
      "page:1:1: `user.name` is a text and has no key `first`: "
        + "name `user.name` or make it an object"
    ),
    (
      "{{user.mail.host}}",
      "page:1:1: `user.mail` is null and has no key `host`: "
        + "name `user.mail` or make it an object"
    ),
    (
      "{{users.count}}",
      "page:1:1: `users` is a list and has no key `count`: name `users` or make it an object"
    ),
    ("{{empty.x}}", "page:1:1: `empty` has no key `x`: its keys are none"),
  ])
  func unknownPathIsReported(_ page: String, _ expected: String) {
    #expect(message(page, Self.context) == expected)
  }

  @Test(arguments: [
    (
      "{{user}}",
      "page:1:1: `user` is an object, which cannot be written as text: "
        + "name one of its keys, which are `mail`, `name`"
    ),
    (
      "{{{users}}}",
      "page:1:1: `users` is a list, which cannot be written as text: "
        + "write what each item gives, as in `{{#users}}…{{/users}}`"
    ),
    (
      "{{&user.mail}}",
      "page:1:1: `user.mail` is null, which cannot be written as text: "
        + "write it inside `{{#user.mail}}…{{/user.mail}}`, which is left out where there is no value"
    ),
    (
      "{{#user}}{{.}}{{/user}}",
      "page:1:10: `.` is an object, which cannot be written as text: "
        + "name one of its keys, which are `mail`, `name`"
    ),
  ])
  func nonTextValueIsReported(_ page: String, _ expected: String) {
    #expect(message(page, Self.context) == expected)
  }

  @Test func unknownPartialIsReported() {
    #expect(
      message("{{#users}}\n  {{> rwo }}\n{{/users}}", Self.context, partials: ["row": ""])
        == "page:2:3: there is no template `rwo`: the templates are `page`, `row`")
    #expect(
      message("{{>rows}}", partials: ["row": ""])
        == "page:1:1: there is no template `rows`: did you mean `row`? "
        + "the templates are `page`, `row`")
  }

  @Test func unknownTemplateIsErrorInBothModes() throws {
    let library = try TemplateLibrary(["page": ""])
    for mode in [TemplateLibrary.Mode.strict, .lenient] {
      let error = #expect(throws: TemplateError.self) {
        try library.render("pages", .null, escape: htmlEscape, mode: mode)
      }
      #expect(
        error?.description
          == "there is no template `pages`: did you mean `page`? the templates are `page`")
      #expect(error?.place == nil)
    }
  }

  @Test func errorInPartialShowsIncludeChain() {
    let partials = [
      "one": "\n{{>two}}", "two": "{{#users}}\n\n {{>three}}{{/users}}", "three": "{{>four}}",
      "four": "{{nobody}}",
    ]
    #expect(
      message("{{>four}}", Self.context, partials: partials)
        == "four:1:1: there is no key `nobody` here: "
        + "the keys in scope are `empty`, `user`, `users` (included from page:1)")
    #expect(
      message("\n\n{{>one}}", Self.context, partials: partials)
        == "four:1:1: there is no key `nobody` here: the keys in scope are `empty`, `user`, "
        + "`users` (included from three:1, two:3, one:2 and 1 more)")
  }

  @Test func longListOfKeysIsShortened() {
    let keys = (10..<40).map { ("k\($0)", Value.null) }
    #expect(
      message("{{other}}", .object(Dictionary(uniqueKeysWithValues: keys)))
        == "page:1:1: there is no key `other` here: the keys in scope are `k10`, `k11`, `k12`, "
        + "`k13`, `k14`, `k15`, `k16`, `k17` and 22 more")
  }

  @Test func keyInSeveralFramesIsListedOnce() {
    let context = Value.object(["a": .object(["a": .null, "b": .null]), "c": .null])
    #expect(
      message("{{#a}}{{other}}{{/a}}", context)
        == "page:1:7: there is no key `other` here: the keys in scope are `a`, `b`, `c`")
  }

  @Test func falseValueIsNoError() throws {
    let page = "{{#user}}{{#mail}}no{{/mail}}{{^mail}}none{{/mail}}{{/user}}{{#empty}}!{{/empty}}"
    #expect(try render(page, Self.context) == "none!")
  }

  @Test(arguments: [
    "{{nobody}}", "{{#nobody}}x{{/nobody}}", "{{user.nmae}}", "{{user}}", "{{users}}", "{{>none}}",
    "{{user.mail}}", "{{user.name.first}}",
  ])
  func lenientModeRendersNothingInstead(_ page: String) throws {
    #expect(try render("(\(page))", Self.context, mode: .lenient) == "()")
  }
}
