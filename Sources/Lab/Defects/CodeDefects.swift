import ContractModel

extension Defect {
  /// Codes that are sent to people.
  static let codeDefects: [Defect] = [
    Defect("code.longer", "codes have a character more") {
      $0.numbers("policies.codes.*.length", plus: 1)
    },
    Defect("code.shorter", "codes have a character less") {
      $0.numbers("policies.codes.*.length", plus: -1)
    },
    Defect("code.unsent", "codes are not sent") { contract in
      IgnoredCalls(contract, doing: [.codeSend])
    },
    Defect("code.livesLonger", "codes live twice as long") {
      $0.durations("policies.codes.*.lifetime") { $0 * 2 }
    },
    Defect("code.livesShorter", "codes live half as long") {
      $0.durations("policies.codes.*.lifetime") { $0 / 2 }
    },
    Defect("code.moreTries", "a code may be tried twice more") {
      $0.numbers("policies.codes.*.tries", plus: 2)
    },
    Defect("code.fewerTries", "a code may be tried once less") {
      $0.numbers("policies.codes.*.tries", plus: -1)
    },
    Defect("code.noPause", "codes are sent as often as anybody asks") {
      $0.removing("policies.codes.*.resendAfter")
    },
    Defect("code.longPause", "the pause between codes is twice as long") {
      $0.durations("policies.codes.*.resendAfter") { $0 * 2 }
    },
  ]
}
