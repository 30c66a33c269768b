// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusReturned {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(
      url: "census://arrival",
      required: [
        "text", "integer", "decimal", "truth", "moment", "span", "unixMoment", "duration", "uuid",
        "mail", "phone", "username", "identifier", "otp", "link", "bytes", "integerAsText",
        "decimalAsText", "truthAsText", "spanAsText", "unixMomentAsText", "safeBytes", "level",
        "kind", "fixedText", "fixedNumber", "fixedTruth", "quotedNumber", "quotedTruth", "fraction",
        "two words", "X-Odd-Name", "a.b", "list[0]", "say\"so", "名字", "a&b=c", "@id", "_x_1", "$1",
        "a\\b", "0", "settingText", "settingInteger", "settingTruth", "settingSecret",
        "settingLink", "settingBytes", "settingAsText", "callbackURL", "clientId", "scopes",
      ],
      optional: [
        "maybeText", "maybeInteger", "maybeDecimal", "maybeTruth", "maybeMoment", "maybeSpan",
        "maybeUnixMoment", "maybeDuration", "maybeUuid", "maybeMail", "maybePhone", "maybeUsername",
        "maybeIdentifier", "maybeOtp", "maybeLink", "maybeBytes", "maybeIntegerAsText",
        "maybeDecimalAsText", "maybeTruthAsText", "maybeSpanAsText", "maybeUnixMomentAsText",
        "maybeSafeBytes", "maybeKind",
      ])

    public let text: String

    public let integer: String

    public let decimal: String

    public let truth: String

    public let moment: String

    public let span: String

    public let unixMoment: String

    public let duration: String

    public let uuid: String

    public let mail: String

    public let phone: String

    public let username: String

    public let identifier: String

    public let otp: Secret

    public let link: String

    public let bytes: String

    public let integerAsText: String

    public let decimalAsText: String

    public let truthAsText: String

    public let spanAsText: String

    public let unixMomentAsText: String

    public let safeBytes: String

    public let level: String

    public let kind: String

    public let wireBlank: String

    public let wireHyphen: String

    public let wireDot: String

    public let wireBrackets: String

    public let wireQuote: String

    public let wireHan: String

    public let wireAmpersand: String

    public let wireAt: String

    public let wireUnderscore: String

    public let wireDollar: String

    public let wireBackslash: String

    public let wireNumber: String

    public let settingText: String

    public let settingInteger: String

    public let settingTruth: String

    public let settingSecret: Secret

    public let settingLink: String

    public let settingBytes: String

    public let settingAsText: String

    public let maybeText: String?

    public let maybeInteger: String?

    public let maybeDecimal: String?

    public let maybeTruth: String?

    public let maybeMoment: String?

    public let maybeSpan: String?

    public let maybeUnixMoment: String?

    public let maybeDuration: String?

    public let maybeUuid: String?

    public let maybeMail: String?

    public let maybePhone: String?

    public let maybeUsername: String?

    public let maybeIdentifier: String?

    public let maybeOtp: Secret?

    public let maybeLink: String?

    public let maybeBytes: String?

    public let maybeIntegerAsText: String?

    public let maybeDecimalAsText: String?

    public let maybeTruthAsText: String?

    public let maybeSpanAsText: String?

    public let maybeUnixMomentAsText: String?

    public let maybeSafeBytes: String?

    public let maybeKind: String?

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.text = try arrival.fields.required("text").reveal()
      self.integer = try arrival.fields.required("integer").reveal()
      self.decimal = try arrival.fields.required("decimal").reveal()
      self.truth = try arrival.fields.required("truth").reveal()
      self.moment = try arrival.fields.required("moment").reveal()
      self.span = try arrival.fields.required("span").reveal()
      self.unixMoment = try arrival.fields.required("unixMoment").reveal()
      self.duration = try arrival.fields.required("duration").reveal()
      self.uuid = try arrival.fields.required("uuid").reveal()
      self.mail = try arrival.fields.required("mail").reveal()
      self.phone = try arrival.fields.required("phone").reveal()
      self.username = try arrival.fields.required("username").reveal()
      self.identifier = try arrival.fields.required("identifier").reveal()
      self.otp = try arrival.fields.required("otp")
      self.link = try arrival.fields.required("link").reveal()
      self.bytes = try arrival.fields.required("bytes").reveal()
      self.integerAsText = try arrival.fields.required("integerAsText").reveal()
      self.decimalAsText = try arrival.fields.required("decimalAsText").reveal()
      self.truthAsText = try arrival.fields.required("truthAsText").reveal()
      self.spanAsText = try arrival.fields.required("spanAsText").reveal()
      self.unixMomentAsText = try arrival.fields.required("unixMomentAsText").reveal()
      self.safeBytes = try arrival.fields.required("safeBytes").reveal()
      self.level = try arrival.fields.required("level").reveal()
      self.kind = try arrival.fields.required("kind").reveal()
      self.wireBlank = try arrival.fields.required("two words").reveal()
      self.wireHyphen = try arrival.fields.required("X-Odd-Name").reveal()
      self.wireDot = try arrival.fields.required("a.b").reveal()
      self.wireBrackets = try arrival.fields.required("list[0]").reveal()
      self.wireQuote = try arrival.fields.required("say\"so").reveal()
      self.wireHan = try arrival.fields.required("名字").reveal()
      self.wireAmpersand = try arrival.fields.required("a&b=c").reveal()
      self.wireAt = try arrival.fields.required("@id").reveal()
      self.wireUnderscore = try arrival.fields.required("_x_1").reveal()
      self.wireDollar = try arrival.fields.required("$1").reveal()
      self.wireBackslash = try arrival.fields.required("a\\b").reveal()
      self.wireNumber = try arrival.fields.required("0").reveal()
      self.settingText = try arrival.fields.required("settingText").reveal()
      self.settingInteger = try arrival.fields.required("settingInteger").reveal()
      self.settingTruth = try arrival.fields.required("settingTruth").reveal()
      self.settingSecret = try arrival.fields.required("settingSecret")
      self.settingLink = try arrival.fields.required("settingLink").reveal()
      self.settingBytes = try arrival.fields.required("settingBytes").reveal()
      self.settingAsText = try arrival.fields.required("settingAsText").reveal()
      self.maybeText = arrival.fields["maybeText"]?.reveal()
      self.maybeInteger = arrival.fields["maybeInteger"]?.reveal()
      self.maybeDecimal = arrival.fields["maybeDecimal"]?.reveal()
      self.maybeTruth = arrival.fields["maybeTruth"]?.reveal()
      self.maybeMoment = arrival.fields["maybeMoment"]?.reveal()
      self.maybeSpan = arrival.fields["maybeSpan"]?.reveal()
      self.maybeUnixMoment = arrival.fields["maybeUnixMoment"]?.reveal()
      self.maybeDuration = arrival.fields["maybeDuration"]?.reveal()
      self.maybeUuid = arrival.fields["maybeUuid"]?.reveal()
      self.maybeMail = arrival.fields["maybeMail"]?.reveal()
      self.maybePhone = arrival.fields["maybePhone"]?.reveal()
      self.maybeUsername = arrival.fields["maybeUsername"]?.reveal()
      self.maybeIdentifier = arrival.fields["maybeIdentifier"]?.reveal()
      self.maybeOtp = arrival.fields["maybeOtp"]
      self.maybeLink = arrival.fields["maybeLink"]?.reveal()
      self.maybeBytes = arrival.fields["maybeBytes"]?.reveal()
      self.maybeIntegerAsText = arrival.fields["maybeIntegerAsText"]?.reveal()
      self.maybeDecimalAsText = arrival.fields["maybeDecimalAsText"]?.reveal()
      self.maybeTruthAsText = arrival.fields["maybeTruthAsText"]?.reveal()
      self.maybeSpanAsText = arrival.fields["maybeSpanAsText"]?.reveal()
      self.maybeUnixMomentAsText = arrival.fields["maybeUnixMomentAsText"]?.reveal()
      self.maybeSafeBytes = arrival.fields["maybeSafeBytes"]?.reveal()
      self.maybeKind = arrival.fields["maybeKind"]?.reveal()
    }
  }
}
