// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusGranted {
  public struct SentRecord: Codable, Hashable, Sendable {
    public var appleIdentityToken: Secret
    public var appleAuthorizationCode: Secret
    public var appleRawNonce: Secret
    public var appleUserId: String
    public var appleFullName: String
    public var appleEmail: String
    public var ssoIdentityToken: Secret
    public var ssoAuthorizationCode: Secret
    public var ssoRawNonce: Secret
    public var ssoState: String
    public var ssoCodeVerifier: Secret
    public var ssoCodeChallenge: String
    public var poolSrpA: String
    public var poolSalt: String
    public var poolSrpB: String
    public var poolSecretBlock: Secret
    public var poolUserId: String
    public var poolTimestamp: String
    public var poolSignature: Secret

    public init(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) {
      self.appleIdentityToken = appleIdentityToken
      self.appleAuthorizationCode = appleAuthorizationCode
      self.appleRawNonce = appleRawNonce
      self.appleUserId = appleUserId
      self.appleFullName = appleFullName
      self.appleEmail = appleEmail
      self.ssoIdentityToken = ssoIdentityToken
      self.ssoAuthorizationCode = ssoAuthorizationCode
      self.ssoRawNonce = ssoRawNonce
      self.ssoState = ssoState
      self.ssoCodeVerifier = ssoCodeVerifier
      self.ssoCodeChallenge = ssoCodeChallenge
      self.poolSrpA = poolSrpA
      self.poolSalt = poolSalt
      self.poolSrpB = poolSrpB
      self.poolSecretBlock = poolSecretBlock
      self.poolUserId = poolUserId
      self.poolTimestamp = poolTimestamp
      self.poolSignature = poolSignature
    }
  }

  public struct SentItem: Codable, Hashable, Sendable {
    public var appleIdentityToken: Secret
    public var appleAuthorizationCode: Secret
    public var appleRawNonce: Secret
    public var appleUserId: String
    public var appleFullName: String
    public var appleEmail: String
    public var ssoIdentityToken: Secret
    public var ssoAuthorizationCode: Secret
    public var ssoRawNonce: Secret
    public var ssoState: String
    public var ssoCodeVerifier: Secret
    public var ssoCodeChallenge: String
    public var poolSrpA: String
    public var poolSalt: String
    public var poolSrpB: String
    public var poolSecretBlock: Secret
    public var poolUserId: String
    public var poolTimestamp: String
    public var poolSignature: Secret

    public init(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) {
      self.appleIdentityToken = appleIdentityToken
      self.appleAuthorizationCode = appleAuthorizationCode
      self.appleRawNonce = appleRawNonce
      self.appleUserId = appleUserId
      self.appleFullName = appleFullName
      self.appleEmail = appleEmail
      self.ssoIdentityToken = ssoIdentityToken
      self.ssoAuthorizationCode = ssoAuthorizationCode
      self.ssoRawNonce = ssoRawNonce
      self.ssoState = ssoState
      self.ssoCodeVerifier = ssoCodeVerifier
      self.ssoCodeChallenge = ssoCodeChallenge
      self.poolSrpA = poolSrpA
      self.poolSalt = poolSalt
      self.poolSrpB = poolSrpB
      self.poolSecretBlock = poolSecretBlock
      self.poolUserId = poolUserId
      self.poolTimestamp = poolTimestamp
      self.poolSignature = poolSignature
    }
  }

  public struct SentEntry: Codable, Hashable, Sendable {
    public var appleIdentityToken: Secret
    public var appleAuthorizationCode: Secret
    public var appleRawNonce: Secret
    public var appleUserId: String
    public var appleFullName: String
    public var appleEmail: String
    public var ssoIdentityToken: Secret
    public var ssoAuthorizationCode: Secret
    public var ssoRawNonce: Secret
    public var ssoState: String
    public var ssoCodeVerifier: Secret
    public var ssoCodeChallenge: String
    public var poolSrpA: String
    public var poolSalt: String
    public var poolSrpB: String
    public var poolSecretBlock: Secret
    public var poolUserId: String
    public var poolTimestamp: String
    public var poolSignature: Secret

    public init(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) {
      self.appleIdentityToken = appleIdentityToken
      self.appleAuthorizationCode = appleAuthorizationCode
      self.appleRawNonce = appleRawNonce
      self.appleUserId = appleUserId
      self.appleFullName = appleFullName
      self.appleEmail = appleEmail
      self.ssoIdentityToken = ssoIdentityToken
      self.ssoAuthorizationCode = ssoAuthorizationCode
      self.ssoRawNonce = ssoRawNonce
      self.ssoState = ssoState
      self.ssoCodeVerifier = ssoCodeVerifier
      self.ssoCodeChallenge = ssoCodeChallenge
      self.poolSrpA = poolSrpA
      self.poolSalt = poolSalt
      self.poolSrpB = poolSrpB
      self.poolSecretBlock = poolSecretBlock
      self.poolUserId = poolUserId
      self.poolTimestamp = poolTimestamp
      self.poolSignature = poolSignature
    }
  }

  public struct SentOption: Codable, Hashable, Sendable {
    public var appleIdentityToken: Secret
    public var appleAuthorizationCode: Secret
    public var appleRawNonce: Secret
    public var appleUserId: String
    public var appleFullName: String
    public var appleEmail: String
    public var ssoIdentityToken: Secret
    public var ssoAuthorizationCode: Secret
    public var ssoRawNonce: Secret
    public var ssoState: String
    public var ssoCodeVerifier: Secret
    public var ssoCodeChallenge: String
    public var poolSrpA: String
    public var poolSalt: String
    public var poolSrpB: String
    public var poolSecretBlock: Secret
    public var poolUserId: String
    public var poolTimestamp: String
    public var poolSignature: Secret

    public init(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) {
      self.appleIdentityToken = appleIdentityToken
      self.appleAuthorizationCode = appleAuthorizationCode
      self.appleRawNonce = appleRawNonce
      self.appleUserId = appleUserId
      self.appleFullName = appleFullName
      self.appleEmail = appleEmail
      self.ssoIdentityToken = ssoIdentityToken
      self.ssoAuthorizationCode = ssoAuthorizationCode
      self.ssoRawNonce = ssoRawNonce
      self.ssoState = ssoState
      self.ssoCodeVerifier = ssoCodeVerifier
      self.ssoCodeChallenge = ssoCodeChallenge
      self.poolSrpA = poolSrpA
      self.poolSalt = poolSalt
      self.poolSrpB = poolSrpB
      self.poolSecretBlock = poolSecretBlock
      self.poolUserId = poolUserId
      self.poolTimestamp = poolTimestamp
      self.poolSignature = poolSignature
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("mark")
      self.appleIdentityToken = try fields.read("appleIdentityToken")
      self.appleAuthorizationCode = try fields.read("appleAuthorizationCode")
      self.appleRawNonce = try fields.read("appleRawNonce")
      self.appleUserId = try fields.read("appleUserId")
      self.appleFullName = try fields.read("appleFullName")
      self.appleEmail = try fields.read("appleEmail")
      self.ssoIdentityToken = try fields.read("ssoIdentityToken")
      self.ssoAuthorizationCode = try fields.read("ssoAuthorizationCode")
      self.ssoRawNonce = try fields.read("ssoRawNonce")
      self.ssoState = try fields.read("ssoState")
      self.ssoCodeVerifier = try fields.read("ssoCodeVerifier")
      self.ssoCodeChallenge = try fields.read("ssoCodeChallenge")
      self.poolSrpA = try fields.read("poolSrpA")
      self.poolSalt = try fields.read("poolSalt")
      self.poolSrpB = try fields.read("poolSrpB")
      self.poolSecretBlock = try fields.read("poolSecretBlock")
      self.poolUserId = try fields.read("poolUserId")
      self.poolTimestamp = try fields.read("poolTimestamp")
      self.poolSignature = try fields.read("poolSignature")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("option", as: "mark")
      try fields.write(self.appleIdentityToken, as: "appleIdentityToken")
      try fields.write(self.appleAuthorizationCode, as: "appleAuthorizationCode")
      try fields.write(self.appleRawNonce, as: "appleRawNonce")
      try fields.write(self.appleUserId, as: "appleUserId")
      try fields.write(self.appleFullName, as: "appleFullName")
      try fields.write(self.appleEmail, as: "appleEmail")
      try fields.write(self.ssoIdentityToken, as: "ssoIdentityToken")
      try fields.write(self.ssoAuthorizationCode, as: "ssoAuthorizationCode")
      try fields.write(self.ssoRawNonce, as: "ssoRawNonce")
      try fields.write(self.ssoState, as: "ssoState")
      try fields.write(self.ssoCodeVerifier, as: "ssoCodeVerifier")
      try fields.write(self.ssoCodeChallenge, as: "ssoCodeChallenge")
      try fields.write(self.poolSrpA, as: "poolSrpA")
      try fields.write(self.poolSalt, as: "poolSalt")
      try fields.write(self.poolSrpB, as: "poolSrpB")
      try fields.write(self.poolSecretBlock, as: "poolSecretBlock")
      try fields.write(self.poolUserId, as: "poolUserId")
      try fields.write(self.poolTimestamp, as: "poolTimestamp")
      try fields.write(self.poolSignature, as: "poolSignature")
    }
  }

  public struct SentOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("mark")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("another", as: "mark")
    }
  }

  public struct GrantedEndMaybeBelowLastingAbout: Codable, Hashable, Sendable {
    public var end: Int?

    public init(end: Int? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndMaybeBelowEndingAbout: Codable, Hashable, Sendable {
    public var end: Date?

    public init(end: Date? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndMaybeBelowEndingUnixAsTextAbout: Codable, Hashable, Sendable {
    @AsOptionalText public var end: UnixTime?

    public init(end: UnixTime? = nil) {
      self.end = end
    }
  }

  public struct GrantedInListLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedInListEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedInListEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedEndOverListLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndOverListEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndOverListEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedInDeepListLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedInDeepListEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedInDeepListEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedInChoiceLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInChoiceLastingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedInChoiceEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInChoiceEndingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedInChoiceEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try (fields.readIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedInChoiceEndingUnixAsTextOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedEndOverChoiceLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
    }
  }

  public struct GrantedEndOverChoiceLastingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedEndOverChoiceEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
    }
  }

  public struct GrantedEndOverChoiceEndingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedEndOverChoiceEndingUnixAsTextGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
    }
  }

  public struct GrantedEndOverChoiceEndingUnixAsTextOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedInChoiceInListLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInChoiceInListLastingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedInChoiceInListEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInChoiceInListEndingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedInChoiceInListEndingUnixAsTextGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try (fields.readIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedInChoiceInListEndingUnixAsTextOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedAsChoiceLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedAsChoiceLastingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedAsChoiceEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedAsChoiceEndingOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedAsChoiceEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.token = try fields.read("token")
      self.end = try (fields.readIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("grant", as: "kind")
      try fields.write(self.token, as: "token")
      try fields.write(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedAsChoiceEndingUnixAsTextOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("other", as: "kind")
    }
  }

  public struct GrantedAsListLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedAsListEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedAsListEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedMaybeLastingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedMaybeEndingGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedMaybeEndingUnixAsTextGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct BringMissingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var held: Secret
    public var missing: Secret

    public init(held: Secret, missing: Secret) {
      self.held = held
      self.missing = missing
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("held", held), GrantedToken("missing", missing)]
    }
  }

  public struct BringKeptAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var value: Secret

    public init(value: Secret) {
      self.value = value
    }

    public var tokens: [GrantedToken] { [GrantedToken("kept", value)] }
  }

  public struct GrantedBesideLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedBesideLastingRequiredAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresIn: Double(end))] }
  }

  public struct GrantedBesideLastingAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedBesideLastingAsTextRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsText public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresIn: Double(end))] }
  }

  public struct GrantedBesideLastingMillisecondsAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideLastingMillisecondsRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideLastingMillisecondsAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideLastingMillisecondsAsTextRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsText public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedBesideEndingRequiredAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date

    public init(token: Secret, end: Date) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedBesideEndingUnixAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedBesideEndingUnixRequiredAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: UnixTime

    public init(token: Secret, end: UnixTime) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedBesideEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedBesideEndingUnixAsTextRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsText public var end: UnixTime

    public init(token: Secret, end: UnixTime) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }

  public struct GrantedBesideEndingMillisecondsAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideEndingMillisecondsRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideEndingMillisecondsAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(milliseconds: self.end))]
    }
  }

  public struct GrantedBesideEndingMillisecondsAsTextRequiredAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsText public var end: Int

    public init(token: Secret, end: Int) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(milliseconds: self.end))]
    }
  }

  public struct GrantedEndInHeaderLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try fields.headerIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.header(self.end, as: "end")
    }
  }

  public struct GrantedEndInHeaderEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try fields.headerIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.header(self.end, as: "end")
    }
  }

  public struct GrantedEndInHeaderEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try (fields.headerIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.header(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedEndInCookieLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try fields.cookieIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.cookie(self.end, as: "end")
    }
  }

  public struct GrantedEndInCookieEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try fields.cookieIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.cookie(self.end, as: "end")
    }
  }

  public struct GrantedEndInCookieEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.read("token")
      self.end = try (fields.cookieIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.token, as: "token")
      try fields.cookie(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedInHeaderLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.header("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInHeaderEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.header("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInHeaderEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.header("token")
      self.end = try (fields.readIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.token, as: "token")
      try fields.write(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedInCookieLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInCookieEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try fields.readIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.write(self.end, as: "end")
    }
  }

  public struct GrantedInCookieEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try (fields.readIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.write(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedBothInCookiesLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try fields.cookieIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.cookie(self.end, as: "end")
    }
  }

  public struct GrantedBothInCookiesEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try fields.cookieIfPresent("end")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.cookie(self.end, as: "end")
    }
  }

  public struct GrantedBothInCookiesEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.token = try fields.cookie("token")
      self.end = try (fields.cookieIfPresent("end") as AsText<UnixTime>?)?.wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.token, as: "token")
      try fields.cookie(self.end.map(AsText.init(wrappedValue:)), as: "end")
    }
  }

  public struct GrantedEndBelowLastingAnswerAbout: Codable, Hashable, Sendable {
    public var end: Int?

    public init(end: Int? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndBelowLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var about: GrantedEndBelowLastingAnswerAbout

    public init(token: Secret, about: GrantedEndBelowLastingAnswerAbout) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(seconds: self.about.end))]
    }
  }

  public struct GrantedEndBelowEndingAnswerAbout: Codable, Hashable, Sendable {
    public var end: Date?

    public init(end: Date? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndBelowEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var about: GrantedEndBelowEndingAnswerAbout

    public init(token: Secret, about: GrantedEndBelowEndingAnswerAbout) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.about.end))] }
  }

  public struct GrantedEndBelowEndingUnixAsTextAnswerAbout: Codable, Hashable, Sendable {
    @AsOptionalText public var end: UnixTime?

    public init(end: UnixTime? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndBelowEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var about: GrantedEndBelowEndingUnixAsTextAnswerAbout

    public init(token: Secret, about: GrantedEndBelowEndingUnixAsTextAnswerAbout) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.about.end))] }
  }

  public struct GrantedEndTwoBelowLastingAnswerOuterAbout: Codable, Hashable, Sendable {
    public var end: Int?

    public init(end: Int? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndTwoBelowLastingAnswerOuter: Codable, Hashable, Sendable {
    public var about: GrantedEndTwoBelowLastingAnswerOuterAbout

    public init(about: GrantedEndTwoBelowLastingAnswerOuterAbout) {
      self.about = about
    }
  }

  public struct GrantedEndTwoBelowLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var outer: GrantedEndTwoBelowLastingAnswerOuter

    public init(token: Secret, outer: GrantedEndTwoBelowLastingAnswerOuter) {
      self.token = token
      self.outer = outer
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(seconds: self.outer.about.end))]
    }
  }

  public struct GrantedEndTwoBelowEndingAnswerOuterAbout: Codable, Hashable, Sendable {
    public var end: Date?

    public init(end: Date? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndTwoBelowEndingAnswerOuter: Codable, Hashable, Sendable {
    public var about: GrantedEndTwoBelowEndingAnswerOuterAbout

    public init(about: GrantedEndTwoBelowEndingAnswerOuterAbout) {
      self.about = about
    }
  }

  public struct GrantedEndTwoBelowEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var outer: GrantedEndTwoBelowEndingAnswerOuter

    public init(token: Secret, outer: GrantedEndTwoBelowEndingAnswerOuter) {
      self.token = token
      self.outer = outer
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(self.outer.about.end))]
    }
  }

  public struct GrantedEndTwoBelowEndingUnixAsTextAnswerOuterAbout: Codable, Hashable, Sendable {
    @AsOptionalText public var end: UnixTime?

    public init(end: UnixTime? = nil) {
      self.end = end
    }
  }

  public struct GrantedEndTwoBelowEndingUnixAsTextAnswerOuter: Codable, Hashable, Sendable {
    public var about: GrantedEndTwoBelowEndingUnixAsTextAnswerOuterAbout

    public init(about: GrantedEndTwoBelowEndingUnixAsTextAnswerOuterAbout) {
      self.about = about
    }
  }

  public struct GrantedEndTwoBelowEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    public var outer: GrantedEndTwoBelowEndingUnixAsTextAnswerOuter

    public init(token: Secret, outer: GrantedEndTwoBelowEndingUnixAsTextAnswerOuter) {
      self.token = token
      self.outer = outer
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .ending(self.outer.about.end))]
    }
  }

  public struct GrantedEndMaybeBelowLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var about: GrantedEndMaybeBelowLastingAbout?

    public init(token: Secret, about: GrantedEndMaybeBelowLastingAbout? = nil) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, .lasting(seconds: self.about?.end))]
    }
  }

  public struct GrantedEndMaybeBelowEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var about: GrantedEndMaybeBelowEndingAbout?

    public init(token: Secret, about: GrantedEndMaybeBelowEndingAbout? = nil) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.about?.end))] }
  }

  public struct GrantedEndMaybeBelowEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret
    public var about: GrantedEndMaybeBelowEndingUnixAsTextAbout?

    public init(token: Secret, about: GrantedEndMaybeBelowEndingUnixAsTextAbout? = nil) {
      self.token = token
      self.about = about
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.about?.end))] }
  }

  public struct GrantedEndAboveLastingAnswerGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndAboveLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Int?
    public var grant: GrantedEndAboveLastingAnswerGrant

    public init(end: Int? = nil, grant: GrantedEndAboveLastingAnswerGrant) {
      self.end = end
      self.grant = grant
    }

    public var tokens: [GrantedToken] {
      self.grant.tokens.ending("granted", .lasting(seconds: self.end))
    }
  }

  public struct GrantedEndAboveEndingAnswerGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndAboveEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Date?
    public var grant: GrantedEndAboveEndingAnswerGrant

    public init(end: Date? = nil, grant: GrantedEndAboveEndingAnswerGrant) {
      self.end = end
      self.grant = grant
    }

    public var tokens: [GrantedToken] { self.grant.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedEndAboveEndingUnixAsTextAnswerGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndAboveEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    @AsOptionalText public var end: UnixTime?
    public var grant: GrantedEndAboveEndingUnixAsTextAnswerGrant

    public init(end: UnixTime? = nil, grant: GrantedEndAboveEndingUnixAsTextAnswerGrant) {
      self.end = end
      self.grant = grant
    }

    public var tokens: [GrantedToken] { self.grant.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedEndTwoAboveLastingAnswerOuterGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndTwoAboveLastingAnswerOuter: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedEndTwoAboveLastingAnswerOuterGrant

    public init(grant: GrantedEndTwoAboveLastingAnswerOuterGrant) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { self.grant.tokens }
  }

  public struct GrantedEndTwoAboveLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Int?
    public var outer: GrantedEndTwoAboveLastingAnswerOuter

    public init(end: Int? = nil, outer: GrantedEndTwoAboveLastingAnswerOuter) {
      self.end = end
      self.outer = outer
    }

    public var tokens: [GrantedToken] {
      self.outer.tokens.ending("granted", .lasting(seconds: self.end))
    }
  }

  public struct GrantedEndTwoAboveEndingAnswerOuterGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndTwoAboveEndingAnswerOuter: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedEndTwoAboveEndingAnswerOuterGrant

    public init(grant: GrantedEndTwoAboveEndingAnswerOuterGrant) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { self.grant.tokens }
  }

  public struct GrantedEndTwoAboveEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Date?
    public var outer: GrantedEndTwoAboveEndingAnswerOuter

    public init(end: Date? = nil, outer: GrantedEndTwoAboveEndingAnswerOuter) {
      self.end = end
      self.outer = outer
    }

    public var tokens: [GrantedToken] { self.outer.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedEndTwoAboveEndingUnixAsTextAnswerOuterGrant:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedEndTwoAboveEndingUnixAsTextAnswerOuter:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var grant: GrantedEndTwoAboveEndingUnixAsTextAnswerOuterGrant

    public init(grant: GrantedEndTwoAboveEndingUnixAsTextAnswerOuterGrant) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { self.grant.tokens }
  }

  public struct GrantedEndTwoAboveEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    @AsOptionalText public var end: UnixTime?
    public var outer: GrantedEndTwoAboveEndingUnixAsTextAnswerOuter

    public init(end: UnixTime? = nil, outer: GrantedEndTwoAboveEndingUnixAsTextAnswerOuter) {
      self.end = end
      self.outer = outer
    }

    public var tokens: [GrantedToken] { self.outer.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedApartLastingAnswerGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedApartLastingAnswerAbout: Codable, Hashable, Sendable {
    public var end: Int?

    public init(end: Int? = nil) {
      self.end = end
    }
  }

  public struct GrantedApartLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedApartLastingAnswerGrant
    public var about: GrantedApartLastingAnswerAbout

    public init(grant: GrantedApartLastingAnswerGrant, about: GrantedApartLastingAnswerAbout) {
      self.grant = grant
      self.about = about
    }

    public var tokens: [GrantedToken] {
      self.grant.tokens.ending("granted", .lasting(seconds: self.about.end))
    }
  }

  public struct GrantedApartEndingAnswerGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedApartEndingAnswerAbout: Codable, Hashable, Sendable {
    public var end: Date?

    public init(end: Date? = nil) {
      self.end = end
    }
  }

  public struct GrantedApartEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedApartEndingAnswerGrant
    public var about: GrantedApartEndingAnswerAbout

    public init(grant: GrantedApartEndingAnswerGrant, about: GrantedApartEndingAnswerAbout) {
      self.grant = grant
      self.about = about
    }

    public var tokens: [GrantedToken] {
      self.grant.tokens.ending("granted", .ending(self.about.end))
    }
  }

  public struct GrantedApartEndingUnixAsTextAnswerGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token)] }
  }

  public struct GrantedApartEndingUnixAsTextAnswerAbout: Codable, Hashable, Sendable {
    @AsOptionalText public var end: UnixTime?

    public init(end: UnixTime? = nil) {
      self.end = end
    }
  }

  public struct GrantedApartEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedApartEndingUnixAsTextAnswerGrant
    public var about: GrantedApartEndingUnixAsTextAnswerAbout

    public init(
      grant: GrantedApartEndingUnixAsTextAnswerGrant, about: GrantedApartEndingUnixAsTextAnswerAbout
    ) {
      self.grant = grant
      self.about = about
    }

    public var tokens: [GrantedToken] {
      self.grant.tokens.ending("granted", .ending(self.about.end))
    }
  }

  public struct GrantedInListLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var items: [GrantedInListLastingGrant]

    public init(items: [GrantedInListLastingGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedInListEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var items: [GrantedInListEndingGrant]

    public init(items: [GrantedInListEndingGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedInListEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var items: [GrantedInListEndingUnixAsTextGrant]

    public init(items: [GrantedInListEndingUnixAsTextGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedEndOverListLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Int?
    public var items: [GrantedEndOverListLastingGrant]

    public init(end: Int? = nil, items: [GrantedEndOverListLastingGrant]) {
      self.end = end
      self.items = items
    }

    public var tokens: [GrantedToken] {
      self.items.tokens.ending("granted", .lasting(seconds: self.end))
    }
  }

  public struct GrantedEndOverListEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Date?
    public var items: [GrantedEndOverListEndingGrant]

    public init(end: Date? = nil, items: [GrantedEndOverListEndingGrant]) {
      self.end = end
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedEndOverListEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    @AsOptionalText public var end: UnixTime?
    public var items: [GrantedEndOverListEndingUnixAsTextGrant]

    public init(end: UnixTime? = nil, items: [GrantedEndOverListEndingUnixAsTextGrant]) {
      self.end = end
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedInDeepListLastingAnswerOuter: Codable, Hashable, Sendable, GrantsTokens {
    public var items: [GrantedInDeepListLastingGrant]

    public init(items: [GrantedInDeepListLastingGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedInDeepListLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var outer: GrantedInDeepListLastingAnswerOuter

    public init(outer: GrantedInDeepListLastingAnswerOuter) {
      self.outer = outer
    }

    public var tokens: [GrantedToken] { self.outer.tokens }
  }

  public struct GrantedInDeepListEndingAnswerOuter: Codable, Hashable, Sendable, GrantsTokens {
    public var items: [GrantedInDeepListEndingGrant]

    public init(items: [GrantedInDeepListEndingGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedInDeepListEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var outer: GrantedInDeepListEndingAnswerOuter

    public init(outer: GrantedInDeepListEndingAnswerOuter) {
      self.outer = outer
    }

    public var tokens: [GrantedToken] { self.outer.tokens }
  }

  public struct GrantedInDeepListEndingUnixAsTextAnswerOuter:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var items: [GrantedInDeepListEndingUnixAsTextGrant]

    public init(items: [GrantedInDeepListEndingUnixAsTextGrant]) {
      self.items = items
    }

    public var tokens: [GrantedToken] { self.items.tokens }
  }

  public struct GrantedInDeepListEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var outer: GrantedInDeepListEndingUnixAsTextAnswerOuter

    public init(outer: GrantedInDeepListEndingUnixAsTextAnswerOuter) {
      self.outer = outer
    }

    public var tokens: [GrantedToken] { self.outer.tokens }
  }

  public struct GrantedInChoiceLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var choice: GrantedInChoiceLastingChoice

    public init(choice: GrantedInChoiceLastingChoice) {
      self.choice = choice
    }

    public var tokens: [GrantedToken] { self.choice.tokens }
  }

  public struct GrantedInChoiceEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var choice: GrantedInChoiceEndingChoice

    public init(choice: GrantedInChoiceEndingChoice) {
      self.choice = choice
    }

    public var tokens: [GrantedToken] { self.choice.tokens }
  }

  public struct GrantedInChoiceEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var choice: GrantedInChoiceEndingUnixAsTextChoice

    public init(choice: GrantedInChoiceEndingUnixAsTextChoice) {
      self.choice = choice
    }

    public var tokens: [GrantedToken] { self.choice.tokens }
  }

  public struct GrantedEndOverChoiceLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Int?
    public var choice: GrantedEndOverChoiceLastingChoice

    public init(end: Int? = nil, choice: GrantedEndOverChoiceLastingChoice) {
      self.end = end
      self.choice = choice
    }

    public var tokens: [GrantedToken] {
      self.choice.tokens.ending("granted", .lasting(seconds: self.end))
    }
  }

  public struct GrantedEndOverChoiceEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var end: Date?
    public var choice: GrantedEndOverChoiceEndingChoice

    public init(end: Date? = nil, choice: GrantedEndOverChoiceEndingChoice) {
      self.end = end
      self.choice = choice
    }

    public var tokens: [GrantedToken] { self.choice.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedEndOverChoiceEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    @AsOptionalText public var end: UnixTime?
    public var choice: GrantedEndOverChoiceEndingUnixAsTextChoice

    public init(end: UnixTime? = nil, choice: GrantedEndOverChoiceEndingUnixAsTextChoice) {
      self.end = end
      self.choice = choice
    }

    public var tokens: [GrantedToken] { self.choice.tokens.ending("granted", .ending(self.end)) }
  }

  public struct GrantedInChoiceInListLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var next: [GrantedInChoiceInListLastingChoice]

    public init(next: [GrantedInChoiceInListLastingChoice]) {
      self.next = next
    }

    public var tokens: [GrantedToken] { self.next.tokens }
  }

  public struct GrantedInChoiceInListEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var next: [GrantedInChoiceInListEndingChoice]

    public init(next: [GrantedInChoiceInListEndingChoice]) {
      self.next = next
    }

    public var tokens: [GrantedToken] { self.next.tokens }
  }

  public struct GrantedInChoiceInListEndingUnixAsTextAnswer:
    Codable, Hashable, Sendable, GrantsTokens
  {
    public var next: [GrantedInChoiceInListEndingUnixAsTextChoice]

    public init(next: [GrantedInChoiceInListEndingUnixAsTextChoice]) {
      self.next = next
    }

    public var tokens: [GrantedToken] { self.next.tokens }
  }

  public struct GrantedMaybeLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedMaybeLastingGrant?

    public init(grant: GrantedMaybeLastingGrant? = nil) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { (self.grant?.tokens ?? []) }
  }

  public struct GrantedMaybeEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedMaybeEndingGrant?

    public init(grant: GrantedMaybeEndingGrant? = nil) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { (self.grant?.tokens ?? []) }
  }

  public struct GrantedMaybeEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var grant: GrantedMaybeEndingUnixAsTextGrant?

    public init(grant: GrantedMaybeEndingUnixAsTextGrant? = nil) {
      self.grant = grant
    }

    public var tokens: [GrantedToken] { (self.grant?.tokens ?? []) }
  }

  public struct GrantedInEnvelopeLastingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Int?

    public init(token: Secret, end: Int? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("granted", token, expiresIn: end.map(Double.init))]
    }
  }

  public struct GrantedInEnvelopeEndingAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    public var end: Date?

    public init(token: Secret, end: Date? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, expiresAt: end)] }
  }

  public struct GrantedInEnvelopeEndingUnixAsTextAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var token: Secret
    @AsOptionalText public var end: UnixTime?

    public init(token: Secret, end: UnixTime? = nil) {
      self.token = token
      self.end = end
    }

    public var tokens: [GrantedToken] { [GrantedToken("granted", token, .ending(self.end))] }
  }
}
