extension GenerationRule {
  static let ofComparisons = [
    GenerationRule(
      "no-commit", "the commit of a comparison is here",
      because:
        "`authgen diff --against git:REV` reads the old contracts out of that commit. A shallow clone has its newest "
        + "commits only, and a branch of another repository has to be fetched."),
    GenerationRule(
      "no-repository", "a comparison with a commit is made in a repository",
      because:
        "`authgen diff --against git:REV` asks git about the repository around the current folder."
    ),
    GenerationRule(
      "git-missing", "git can be run",
      because: "Contracts of a commit are read by git, which authgen calls by its name."),
    GenerationRule(
      "scenario-untold", "the story of a failed claim can be told as a scenario",
      because:
        "`authgen prove --write-scenario` writes steps that a person reads and a test plays. Some stories need what no "
        + "step says, such as a state that nothing leads to."),
    GenerationRule(
      "other-service", "two contracts that are compared are of one service",
      because:
        "Two contracts without a common name and without a common route have nothing to compare: all would be gone "
        + "and all new."),
    GenerationRule(
      "version-twice", "each released version has one file",
      because:
        "A finding names the versions that it breaks. Two files of one version would be one name for two things."
    ),
    GenerationRule(
      "unknown-fingerprint", "an acceptance is about a finding",
      because:
        "`authgen accept` compares the contracts itself, and accepts only what it finds."
    ),
    GenerationRule(
      "no-acceptance", "a file in `accepted` is an acceptance",
      because:
        "Each file there has a fingerprint and a reason. One that cannot be read would accept nothing, unseen."
    ),
    GenerationRule(
      "no-day", "the end of an acceptance is a day",
      because:
        "A day that cannot be read would be no end."
    ),
    GenerationRule(
      "acceptance-expired", "an acceptance has not ended",
      because:
        "After its last day somebody mends the change, or somebody agrees on a new day."
    ),
    GenerationRule(
      "acceptance-unneeded", "an acceptance is needed",
      because:
        "One that covers nothing would hide the next change of this kind."
    ),
    GenerationRule(
      "nothing-released", "there is a version to compare with",
      because:
        "Without two files and without a commit, `authgen diff` compares a contract with its files in `released/`."
    ),
    GenerationRule(
      "is-released", "a released version is not written again",
      because: "A released contract says what apps in use know. It does not change after that."),
    GenerationRule(
      "release-version", "the version of a released contract is a part of a file's name",
      because:
        "The file is `released/NAME-VERSION.yaml`, and copies of included files are in a folder of that name."
    ),
    GenerationRule(
      "contract-new", "a contract is in the commit too",
      because:
        "A contract that the commit does not have has no old version: nothing of it can break."),
    GenerationRule(
      "contract-deleted", "a contract of the commit is still there",
      because:
        "Apps that were made of a contract go on calling its server after the contract is gone."),
  ]
}
