extension GenerationRule {
  static let ofRuns = [
    GenerationRule(
      "template", "a template can be rendered",
      because:
        "A key that a template names and the context lacks, or a tag that is not closed, stops the "
        + "run: silently missing text would be found much later."),
    GenerationRule(
      "unknown-template", "a template of your own replaces a built-in one",
      because:
        "`--templates` takes files with the names of the built-in ones; any other file would never be "
        + "used."),
    GenerationRule(
      "same-service", "two contracts are not of one service",
      because: "Each service has its folder, and one would overwrite the other."),
    GenerationRule(
      "no-contracts", "there is a contract",
      because:
        "Without a name a command takes what `authgen.yaml` lists, or every `.yaml` file in "
        + "`contract/`. `authgen init NAME` writes one to begin with."),
    GenerationRule(
      "file-exists", "`authgen init` overwrites nothing",
      because: "The existing file may be somebody's work."),
    GenerationRule(
      "not-written", "a file can be written",
      because: "The system refused it, mostly for lack of rights or of space."),
    GenerationRule(
      "usage", "a command is called as `authgen help` says",
      because: "The tool refuses a call that it does not understand, and does nothing."),
  ]
}
