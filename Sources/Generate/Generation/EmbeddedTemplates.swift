// Written by scripts/generate from Templates/: change the templates, not this file.
// swift-format-ignore-file

/// The words of generated files.
enum EmbeddedTemplates {
  static let sources: [String: String] = [
    "Docs/README": ###"""
# {{service}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#doc}}
{{doc}}

{{/doc}}
{{words.generated}}
{{#languages}}

{{words.languages}}
{{/languages}}

## {{words.environments}}

| {{words.environment}} | {{words.server}} | URL |
|---|---|---|
{{#addresses}}
| {{environment}} | [{{server}}](setup.md) | {{url}} |
{{/addresses}}

## {{words.calls}}

| {{words.call}} | {{words.route}} |{{#severalServers}} {{words.server}} |{{/severalServers}} {{words.does}} |
|---|---|{{#severalServers}}---|{{/severalServers}}---|
{{#calls}}
| [{{name}}](endpoints.md#{{anchor}}) | {{route}} |{{#severalServers}} {{server}} |{{/severalServers}} {{words.callSummary}} |
{{/calls}}

## {{words.readOn}}

- {{words.readSetup}}
- {{words.readEndpoints}}
- {{words.readTokens}}
- {{words.readErrors}}
- {{words.readPolicies}}
- {{words.readSession}}
- {{words.readFlows}}
- {{words.readOpen}}

"""###,
    "Docs/endpoints": ###"""
# {{words.endpointsTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
| {{words.server}} | URL | {{words.note}} |
|---|---|---|
{{#servers}}
| [{{name}}](setup.md) | {{url}} | {{doc}} |
{{/servers}}

{{#calls}}
## {{name}}

{{#deprecated}}
{{words.deprecated}}

{{/deprecated}}
{{words.aboutCall}}

{{#doc}}
{{doc}}

{{/doc}}
{{words.callAddress}}

{{#sends}}
| {{words.field}} | {{words.in}} | {{words.type}} | {{words.note}} |
|---|---|---|---|
{{#rows}}
| {{wire}} | {{place}} | {{type}} | {{note}} |
{{/rows}}
{{/sends}}
{{^sends}}
{{words.sendsNothing}}
{{/sends}}

{{#bodyType}}
{{words.bodyType}}

{{/bodyType}}
{{#redirect}}
{{words.redirects}}

{{/redirect}}
{{^redirect}}
{{words.returns}}

{{/redirect}}
{{#opens}}
{{words.opens}}

{{/opens}}
{{#cookiesEnded}}
{{words.endsCookies}}

{{/cookiesEnded}}
{{#refusals}}
| {{words.error}} | {{words.status}} | {{words.reaction}} |
|---|---|---|
{{#rows}}
| [{{name}}](refusals.md#{{anchor}}) | {{status}} | {{recovery}} |
{{/rows}}
{{/refusals}}
{{^refusals}}
{{words.noErrorsOfCall}}
{{/refusals}}

{{/calls}}
{{#hasTypes}}
## {{words.types}}

{{/hasTypes}}
{{#records}}
### {{name}}

| {{words.field}} | {{words.type}} | {{words.note}} |
|---|---|---|
{{#fields}}
| {{wire}} | {{type}} | {{note}} |
{{/fields}}

{{/records}}
{{#choices}}
### {{name}}

| {{words.oneOf}} | {{words.condition}} |
|---|---|
{{#options}}
| {{type}} | {{marks}} |
{{/options}}

{{/choices}}
{{#enumerations}}
### {{name}}

{{words.enumeration}}

{{/enumerations}}

"""###,
    "Docs/flows": ###"""
# {{words.flowsTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#flows}}
## {{name}}

{{#doc}}
{{doc}}

{{/doc}}
```mermaid
stateDiagram-v2
  [*] --> {{start}}
{{#arrows}}
  {{from}} --> {{to}}: {{events}}
{{/arrows}}
```

| {{words.state}} | {{words.note}} |
|---|---|
{{#states}}
| {{name}} | {{note}} |
{{/states}}

{{/flows}}
{{^flows}}
{{words.noFlows}}
{{/flows}}

"""###,
    "Docs/open": ###"""
# {{words.openTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
## {{words.open}}

{{#openPoints}}
{{words.openMeaning}}

| {{words.at}} | {{words.why}} |
|---|---|
{{#rows}}
| {{at}} | {{why}} |
{{/rows}}
{{/openPoints}}
{{^openPoints}}
{{words.nothingOpen}}
{{/openPoints}}

## {{words.waived}}

{{#waivers}}
| {{words.rule}} | {{words.at}} | {{words.why}} | {{words.until}} |
|---|---|---|---|
{{#rows}}
| {{rule}} | {{at}} | {{why}} | {{until}} |
{{/rows}}
{{/waivers}}
{{^waivers}}
{{words.nothingWaived}}
{{/waivers}}

"""###,
    "Docs/policies": ###"""
# {{words.policiesTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{^hasPolicies}}
{{words.noPolicies}}

{{/hasPolicies}}
{{#password}}
## {{words.passwords}}

| {{words.newPassword}} | |
|---|---|
{{#minLength}}
| {{words.atLeast}} | {{words.characters}} |
{{/minLength}}
{{#maxLength}}
| {{words.atMost}} | {{words.characters}} |
{{/maxLength}}
{{#contains}}
| {{words.mustContain}} | {{.}} |
{{/contains}}
| {{words.commonPasswords}} | {{#refusesCommon}}{{words.refused}}{{/refusesCommon}}{{^refusesCommon}}{{words.allowed}}{{/refusesCommon}} |

{{#strength}}
{{words.aboutStrength}}

| {{words.level}} | {{words.mustContain}} |
|---|---|
{{#rows}}
| {{level}} | {{#classes}}{{.}}{{/classes}}{{^classes}}{{words.anything}}{{/classes}} |
{{/rows}}

{{/strength}}
{{/password}}
{{#lockout}}
## {{words.wrongPasswords}}

{{words.counted}}

| {{words.failures}} | {{words.lockedFor}} |
|---|---|
{{#steps}}
| {{failures}} | {{lasts}} |
{{/steps}}

{{#warns}}
{{words.warns}}

{{/warns}}
{{^warns}}
{{words.warnsNobody}}

{{/warns}}
{{/lockout}}
{{#codes}}
## {{words.codes}}

{{#rows}}
### {{name}}

| | |
|---|---|
| {{words.codeForm}} | {{length}} {{alphabet}} |
| {{words.codeLifetime}} | {{#lifetime}}{{.}}{{/lifetime}}{{^lifetime}}{{words.unstated}}{{/lifetime}} |
| {{words.codeTries}} | {{#tries}}{{.}}{{/tries}}{{^tries}}{{words.unstated}}{{/tries}} |
| {{words.codeResend}} | {{#resendAfter}}{{words.resendAfter}}{{/resendAfter}}{{^resendAfter}}{{words.unstated}}{{/resendAfter}} |
{{#sentBy}}
| {{words.sentBy}} | {{.}} |
{{/sentBy}}
{{#calls}}
| {{words.usedBy}} | {{.}} |
{{/calls}}

{{/rows}}
{{/codes}}
{{#devices}}
## {{words.devices}}

| | |
|---|---|
| {{words.newDevice}} | {{newDevice}} |
| {{words.oddSignIn}} | {{words.oddSignInAnswer}} |
{{#limit}}
| {{words.deviceLimit}} | {{words.atMostDevices}} |
{{/limit}}

{{/devices}}
{{#terms}}
## {{words.terms}}

{{words.acceptsTerms}}

{{/terms}}
{{#signOut}}
## {{words.signOut}}

| {{words.app}} | {{words.data}} |
|---|---|
{{#clears}}
| {{words.clears}} | {{.}} |
{{/clears}}
{{#asks}}
| {{words.asks}} | {{.}} |
{{/asks}}
{{#keepsIfSynced}}
| {{words.keepsIfSynced}} | {{.}} |
{{/keepsIfSynced}}
{{#keeps}}
| {{words.keeps}} | {{.}} |
{{/keeps}}

{{/signOut}}

"""###,
    "Docs/refusals": ###"""
# {{words.errorsTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{words.aboutErrors}}

{{#refusals}}
## {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| {{words.status}} | {{status}} |
{{#meaning}}
| {{words.meaning}} | {{.}} |
{{/meaning}}
{{#conditions}}
| {{field}} | {{test}} |
{{/conditions}}
| {{words.reaction}} | {{words.errorRecovery}} |
{{#details}}
| {{wire}} | {{words.typeAndNote}} |
{{/details}}
{{#messages}}
| {{words.message}} | {{text}} |
{{/messages}}
| {{words.from}} | {{#from}}{{.}}{{/from}}{{^from}}{{words.noEndpoint}}{{/from}} |

{{/refusals}}
{{^refusals}}
{{words.noErrors}}

{{/refusals}}
{{#faults}}
## {{words.faults}}

{{#rows}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| {{words.when}} | {{fault}} |
| {{words.reaction}} | {{recovery}} |
{{#messages}}
| {{words.message}} | {{text}} |
{{/messages}}

{{/rows}}
{{/faults}}

"""###,
    "Docs/session": ###"""
# {{words.sessionTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#doc}}
{{doc}}

{{/doc}}
{{words.aboutSession}}

```mermaid
stateDiagram-v2
  [*] --> {{start}}
{{#arrows}}
  {{from}} --> {{to}}: {{events}}
{{/arrows}}
```

| {{words.state}} | {{words.tokensKept}} | {{words.note}} |
|---|---|---|
{{#states}}
| {{name}} | {{#holds}}{{.}}{{/holds}}{{^holds}}{{words.none}}{{/holds}} | {{note}} |
{{/states}}

{{#moves}}
| {{words.state}} | {{words.event}} | {{words.then}} |
|---|---|---|
{{#rows}}
| {{from}} | {{event}} | {{to}} |
{{/rows}}
{{/moves}}
{{^moves}}
{{words.noMoves}}
{{/moves}}
{{#renewal}}

## {{words.renewalTitle}}

{{words.renews}}

- {{words.renewsBefore}}
{{#atLaunch}}
- {{words.renewsAtLaunch}}
{{/atLaunch}}
- {{words.renewsAfterError}}

{{words.sharesRenewal}}
{{/renewal}}
{{#scenarios}}

## {{words.scenarios}}

{{#rows}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| {{words.step}} | {{words.action}} | {{words.expected}} |
|---|---|---|
{{#steps}}
| {{number}} | {{action}} | {{expects}} |
{{/steps}}

{{/rows}}
{{/scenarios}}

"""###,
    "Docs/setup": ###"""
# {{words.setupTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#configuration}}
## {{words.configuration}}

{{words.aboutConfiguration}}

| {{words.value}} | {{words.type}} | {{words.note}} |
|---|---|---|
{{#rows}}
| {{wire}} | {{type}} | {{note}} |
{{/rows}}

{{/configuration}}
## {{words.servers}}

{{#servers}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| URL | {{url}} |
| {{words.requestBodies}} | {{content}} |
{{#answers}}
| {{words.responses}} | {{.}} |
{{/answers}}
| {{words.naming}} | {{names}} |
{{#refusal}}
| {{words.errorMarks}} | {{.}} |
{{/refusal}}
{{#success}}
| {{words.successMarks}} | {{.}} |
{{/success}}
{{#answer}}
| {{words.answerPlace}} | {{.}} |
{{/answer}}
{{#pins}}
| {{words.pins}} | {{words.trustsPinsOnly}} |
{{/pins}}

{{#sends}}
| {{words.sentWithAll}} | {{words.in}} | {{words.type}} | {{words.note}} |
|---|---|---|---|
{{#rows}}
| {{wire}} | {{place}} | {{type}} | {{note}} |
{{/rows}}

{{/sends}}
{{/servers}}
## {{words.appSetup}}

{{#needsNothing}}
{{words.needsNothing}}

{{/needsNothing}}
{{#urlSchemes}}
{{words.urlSchemes}}

{{/urlSchemes}}
{{#keychain}}
### {{words.keychain}}

| | |
|---|---|
| {{words.keychainService}} | {{service}} |
| {{words.accessible}} | {{words.accessibleWhen}} |
| {{words.synchronizable}} | {{#synchronizable}}{{words.yes}}{{/synchronizable}}{{^synchronizable}}{{words.no}}{{/synchronizable}} |
{{#accessGroup}}
| {{words.accessGroup}} | {{.}} |
{{/accessGroup}}

{{#items}}
| {{words.item}} | {{words.account}} | {{words.protection}} | {{words.backups}} |
|---|---|---|---|
{{#rows}}
| {{name}} | {{account}} | {{constant}} | {{backup}} |
{{/rows}}

{{/items}}
{{#singleItem}}
{{words.singleItem}}

{{/singleItem}}
{{/keychain}}
{{#biometrics}}
### {{words.biometrics}}

| | |
|---|---|
| {{words.biometricKinds}} | {{kinds}} |
{{#offered}}
| {{words.offered}} | {{.}} |
{{/offered}}
{{#guards}}
| {{words.guards}} | {{.}} |
{{/guards}}
{{#fallback}}
| {{words.fallback}} | {{.}} |
{{/fallback}}

{{/biometrics}}
{{#providers}}
## {{words.providers}}

{{#rows}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| {{words.kind}} | {{kind}} |
{{#audience}}
| {{words.providerAudience}} | {{.}} |
{{/audience}}
{{#issuer}}
| {{words.providerIssuer}} | {{.}} |
{{/issuer}}
{{#clientId}}
| {{words.clientId}} | {{.}} |
{{/clientId}}
{{#poolId}}
| {{words.poolId}} | {{.}} |
{{/poolId}}
{{#signInAliases}}
| {{words.signInAliases}} | {{words.aliasesAreFixed}} |
{{/signInAliases}}
{{#offers}}
| {{words.offers}} | {{.}} |
{{/offers}}
{{#scopes}}
| {{words.scopes}} | {{.}} |
{{/scopes}}
{{#asks}}
| {{words.asksProvider}} | {{.}} |
{{/asks}}
{{#pkce}}
| PKCE | {{.}} |
{{/pkce}}
{{#nonce}}
| {{words.nonce}} | {{.}} |
{{/nonce}}
{{#webSession}}
| {{words.webSession}} | {{.}} |
{{/webSession}}

{{/rows}}
{{/providers}}
{{#callbacks}}
## {{words.callbacks}}

{{#rows}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| URL | {{shape}} |
| {{words.appChecks}} | {{words.checkedParts}} |
{{#associatedDomain}}
| {{words.associatedDomain}} | {{.}} |
{{/associatedDomain}}
{{#state}}
| {{words.repeats}} | {{words.repeatsState}} |
{{/state}}
{{#from}}
| {{words.endsHere}} | {{.}} |
{{/from}}

{{#fields}}
| {{words.field}} | {{words.type}} | {{words.note}} |
|---|---|---|
{{#rows}}
| {{wire}} | {{type}} | {{note}} |
{{/rows}}

{{/fields}}
{{/rows}}
{{/callbacks}}

"""###,
    "Docs/tokens": ###"""
# {{words.tokensTitle}}

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#tokens}}
## {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| {{words.format}} | {{format}} |
{{#lifetime}}
| {{words.lifetime}} | {{.}} |
{{/lifetime}}
{{#idle}}
| {{words.idle}} | {{words.idleTime}} |
{{/idle}}
{{#ends}}
| {{words.ends}} | {{words.endsTime}} |
{{/ends}}
{{#isBound}}
| {{words.bound}} | {{words.boundToDevice}} |
{{/isBound}}
{{#issuer}}
| {{words.issuer}} | {{.}} |
{{/issuer}}
{{#audience}}
| {{words.audience}} | {{.}} |
{{/audience}}
{{#algorithms}}
| {{words.algorithms}} | {{.}} |
{{/algorithms}}
{{#claims}}
| {{words.claim}} | {{words.typeAndNote}} |
{{/claims}}
| {{words.sent}} | {{sent}} |
{{#next}}
| {{words.next}} | {{words.nextToken}} |
{{/next}}
| {{words.stored}} | {{words.storedPlace}} |
{{#isStep}}
| {{words.inSession}} | {{words.isStep}} |
{{/isStep}}
{{#isBeside}}
| {{words.inSession}} | {{words.isBeside}} |
{{/isBeside}}
{{#isLeftOut}}
| {{words.inSession}} | {{words.isLeftOut}} |
{{/isLeftOut}}
| {{words.renewal}} | {{renewal}} |
{{#grace}}
| {{words.grace}} | {{words.graceTime}} |
{{/grace}}
{{#reuse}}
| {{words.reuse}} | {{.}} |
{{/reuse}}

{{/tokens}}
{{^tokens}}
{{words.noTokens}}
{{/tokens}}

"""###,
    "Hummingbird/Adapter": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.
// swift-format-ignore-file

import AuthServer
import HTTPTypes
import Hummingbird
import NIOCore

/// The server's stubs behind Hummingbird 2.
///
/// As a middleware before a router's own routes, which get requests for all other paths:
///
///     router.add(middleware: {{adapter}}({{routes}}(service)))
///
/// Alone, for every path:
///
///     let responder = {{adapter}}<BasicRequestContext>({{routes}}(service))
///     let application = Application(responder: responder)
///
/// The peer's address is known if the context is a `RemoteAddressRequestContext`.
public struct {{adapter}}<Context: RequestContext>: RouterMiddleware, HTTPResponder {
  private let routes: any RoutedHandler

  public init(_ routes: any RoutedHandler) { self.routes = routes }

  public func handle(
    _ request: Hummingbird.Request, context: Context,
    next: (Hummingbird.Request, Context) async throws -> Hummingbird.Response
  ) async throws -> Hummingbird.Response {
    guard routes.knows(request.head.path ?? "") else { return try await next(request, context) }
    return try await respond(to: request, context: context)
  }

  @Sendable public func respond(
    to request: Hummingbird.Request, context: Context
  ) async throws -> Hummingbird.Response {
    let answer = try await CallContext.$frameworkRequest.withValue(request) {
      try await routes.respond(to: head(of: request, context)) { limit in
        var bytes: [UInt8] = []
        for try await part in request.body {
          guard part.readableBytes <= limit - bytes.count else { return nil }
          bytes += part.readableBytesView
        }
        return bytes
      }
    }
    return written(answer)
  }

  /// The request as it came. Hummingbird keeps the host apart; here it is a header again.
  private func head(of request: Hummingbird.Request, _ context: Context) -> AuthServer.Request {
    var headers = AuthServer.Headers()
    headers.add("Host", request.head.authority)
    for field in request.headers { headers.add(field.name.rawName, field.value) }
    let address = (context as? any RemoteAddressRequestContext)?.remoteAddress
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), request.head.path ?? "",
      headers: headers, peer: address?.ipAddress)
  }

  /// Sets the headers last: Hummingbird would add a length, which a 204 must not have.
  private func written(_ answer: AuthServer.Response) -> Hummingbird.Response {
    var response = Hummingbird.Response(
      status: HTTPResponse.Status(code: answer.status),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    response.headers = HTTPFields(
      answer.headers.compactMap { field in
        HTTPField.Name(field.name).map { HTTPField(name: $0, value: field.value) }
      })
    return response
  }
}

"""###,
    "Python/API": ###"""
{{> Python/Header}}
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

{{imports}}


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """
{{#calls}}

    {{signature}}
{{#isShort}}
        """{{summary}}"""
{{/isShort}}
{{^isShort}}
        """{{summary}}
{{#doc}}

        {{.}}
{{/doc}}
{{#hasRaises}}

        Raises:
{{#raises}}
            {{.}}
{{/raises}}
{{/hasRaises}}
        """
{{/isShort}}
        ...
{{/calls}}

"""###,
    "Python/Header": ###"""
# Written by authgen from {{contract}}: change the contract, not this file.

"""###,
    "Python/Models": ###"""
{{> Python/Header}}
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations
{{#hasTyping}}

{{typing}}
{{/hasTyping}}

import authcontract_server as rt
{{#usesFields}}
from pydantic import Field
{{/usesFields}}
{{#enumerations}}


class {{name}}(rt.Enumeration):
{{#cases}}
    {{.}}
{{/cases}}
{{/enumerations}}
{{#classes}}


class {{name}}({{base}}):
{{#doc}}
    """{{.}}"""
{{/doc}}
{{#members}}
{{#doc}}
{{#isFirst}}

{{/isFirst}}
{{/doc}}
    {{code}}
{{/members}}
{{#isEmpty}}
    pass
{{/isEmpty}}
{{/classes}}
{{#choices}}


{{.}}
{{/choices}}

"""###,
    "Python/Package": ###"""
{{> Python/Header}}
"""{{doc}}"""
{{#isWhole}}

import authcontract_server

authcontract_server.require({{runtimeVersion}}, {{package}})
{{/isWhole}}

"""###,
    "Python/Refusals": ###"""
{{> Python/Header}}
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

{{imports}}
{{#refusals}}


class {{name}}(rt.Refusal):
    """{{doc}}"""

    status = {{status}}

    {{signature}}
        {{call}}
{{/refusals}}

"""###,
    "Python/Router": ###"""
{{> Python/Header}}
"""Takes requests to the service, and refuses a request that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import authcontract_server as rt
from fastapi import APIRouter, FastAPI, params

{{routerImports}}
from .api import Service

{{style}}


def create_router(
    service: Service,
    *,
{{#hasConfiguration}}
    configuration: models.Configuration | None = None,
{{/hasConfiguration}}
    base: str = {{base}},
    limits: rt.Limits | None = None,
    debug: bool = False,
    dependencies: Sequence[params.Depends] = (),
    on_error: rt.OnError = rt.log_error,
) -> APIRouter:
    """The endpoints, below the path of the server's URL.

    The service may be a dependency, `Depends(make_service)`: it is made for each call.
    """
    {{routes}}
    return rt.make_router(
        routes,
        service,
        name={{serviceName}},
        style=STYLE,
        base=base,
        limits=limits or rt.Limits(),
        debug=debug,
{{#hasConfiguration}}
        deployment=rt.deployment(configuration),
{{/hasConfiguration}}
        dependencies=dependencies,
        on_error=on_error,
    )


def create_app(
    service: Service,
    *,
{{#hasConfiguration}}
    configuration: models.Configuration | None = None,
{{/hasConfiguration}}
    base: str = {{base}},
    limits: rt.Limits | None = None,
    debug: bool = False,
    on_error: rt.OnError = rt.log_error,
    **settings: Any,
) -> FastAPI:
    """An application of these endpoints alone, with the settings of FastAPI."""
    router = create_router(
        service,
{{#hasConfiguration}}
        configuration=configuration,
{{/hasConfiguration}}
        base=base,
        limits=limits,
        debug=debug,
        on_error=on_error,
    )
    return rt.make_app(router, style=STYLE, limits=limits or rt.Limits(), **settings)

"""###,
    "SwiftClient/Client": ###"""
{{> SwiftClient/Header}}

import AuthClient
{{#usesWeb}}
import AuthWeb
{{/usesWeb}}
import Foundation

/// {{doc}}
public nonisolated enum {{service}}: AuthContract {}

nonisolated extension {{service}} {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
{{#environments}}
    case {{name}}
{{/environments}}
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
{{#servers}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public let {{name}}: URL
{{/servers}}

    public init(_ environment: Environment{{#hasConfiguration}}, _ configuration: Configuration{{/hasConfiguration}}) {
      switch environment {
{{#environments}}
{{#urls}}
{{#isOnly}}
      case .{{environment}}: self.{{server}} = {{url}}
{{/isOnly}}
{{^isOnly}}
{{#isFirst}}
      case .{{environment}}:
{{/isFirst}}
        self.{{server}} = {{url}}
{{/isOnly}}
{{/urls}}
{{/environments}}
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init({{hostParameters}}) {
{{#servers}}
      self.{{name}} = {{name}}
{{/servers}}
    }
  }
{{#hasConfiguration}}

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
{{#configuration}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/configuration}}

    public init({{configurationParameters}}) {
{{#configuration}}
      self.{{name}} = {{name}}
{{/configuration}}
    }
  }
{{/hasConfiguration}}

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<{{service}}>
{{#keepsHosts}}
    private let hosts: Hosts
{{/keepsHosts}}
{{#keepsConfiguration}}
    private let configuration: Configuration
{{/keepsConfiguration}}

    public init(
{{#hasConfiguration}}
      configuration: Configuration,
{{/hasConfiguration}}
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
{{#hasConfiguration}}
        configuration: configuration,
        hosts: Hosts(environment, configuration),
{{/hasConfiguration}}
{{^hasConfiguration}}
        hosts: Hosts(environment),
{{/hasConfiguration}}
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
{{#hasConfiguration}}
      configuration: Configuration,
{{/hasConfiguration}}
      hosts: Hosts,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(
        server: {{homeServer}},
        store: store,
{{#homeHeaders}}
        headers: {{.}},
{{/homeHeaders}}
{{#audiences}}
        {{.}},
{{/audiences}}
{{#renewal}}
{{#isDeployed}}
        renewing: {{closure}},
{{/isDeployed}}
{{/renewal}}
{{#revocation}}
{{#isDeployed}}
        revoking: Revocation {{closure}},
{{/isDeployed}}
{{/revocation}}
{{#fetches}}
{{#isDeployed}}
        fetching: {{list}},
{{/isDeployed}}
{{/fetches}}
{{#hasPins}}
        options: options.pinned(to: {{pins}})
{{/hasPins}}
{{^hasPins}}
        options: options
{{/hasPins}}
      )
{{#keepsHosts}}
      self.hosts = hosts
{{/keepsHosts}}
{{#keepsConfiguration}}
      self.configuration = configuration
{{/keepsConfiguration}}
    }

{{#otherHeaders}}
    /// The headers of every call to {{server}}.
{{#isDeployed}}
    private static func {{name}}(_ configuration: Configuration) -> WireItems {
      {{items}}
    }
{{/isDeployed}}
{{^isDeployed}}
    private static var {{name}}: WireItems {
      {{items}}
    }
{{/isDeployed}}

{{/otherHeaders}}
    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }
{{#calls}}

{{#doc}}
    /// {{.}}
    ///
{{/doc}}
    /// {{route}}
{{#leavesSteps}}
    ///
    /// Ends only the session. `{{name}}(with:)` also takes the app's own steps:
    /// {{appSteps}}.
{{/leavesSteps}}
    public func {{name}}({{parameters}}) async throws(CallFailure<{{refusal}}>){{answer}} {
{{#renews}}
      try await {{session}}.renew()
{{/renews}}
{{#ends}}
      try await {{session}}.end {{closure}}
{{/ends}}
{{#signsIn}}
      try await {{session}}.signIn{{argument}}
{{/signsIn}}
{{#justCalls}}
      try await {{session}}.{{#discards}}perform{{/discards}}{{^discards}}call{{/discards}}{{argument}}
{{/justCalls}}
    }
{{/calls}}
{{#pages}}

{{#doc}}
    /// {{.}}
    ///
{{/doc}}
    /// {{route}}
{{#isEmpty}}
    @discardableResult
{{/isEmpty}}
    public func {{name}}({{parameters}}) async throws(WebFault){{answer}} {
      try await {{session}}.open(
{{#telling}}
        {{.}},
{{/telling}}
        { {{given}} in
          {{page}}
        },
        in: web,
        isPrivate: {{isPrivate}}
      )
    }
{{/pages}}
{{#openings}}

    /// {{doc}}
    ///
    /// {{route}}
    ///
    /// The answer names a page, which is opened.
{{#isEmpty}}
    @discardableResult
{{/isEmpty}}
    public func {{name}}({{parameters}}) async throws(PageFailure<{{refusal}}>){{answer}} {
      try await {{session}}.open(
        { {{given}} in
          {{expression}}
        },
        at: { $0.{{page}} },
        in: web,
        isPrivate: {{isPrivate}}
      )
    }
{{/openings}}
  }
}

"""###,
    "SwiftClient/Fake": ###"""
{{> SwiftClient/Header}}

import AuthClient
{{#usesWeb}}
import AuthWeb
{{/usesWeb}}
import Foundation

nonisolated extension {{service}} {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<{{service}}> { get }
    func with(_ options: CallOptions) -> Self
{{#calls}}
    func {{name}}({{plainParameters}}) async throws(CallFailure<{{refusal}}>){{answer}}
{{/calls}}
{{#pages}}
    func {{name}}({{plainParameters}}) async throws(WebFault){{answer}}
{{/pages}}
{{#openings}}
    func {{name}}({{plainParameters}}) async throws(PageFailure<{{refusal}}>){{answer}}
{{/openings}}
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
{{#endpoints}}
    public static let {{name}} ={{endpoint}}
{{/endpoints}}
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
{{#examples}}
    {{.}},
{{/examples}}
  ]
}

nonisolated extension {{service}}.Client: {{service}}.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { {{service}}.examples }

  public static func fake(
    _ configuration: {{#hasConfiguration}}{{service}}.Configuration{{/hasConfiguration}}{{^hasConfiguration}}Void{{/hasConfiguration}},
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self({{#hasConfiguration}}configuration: configuration, {{/hasConfiguration}}store: store, options: options)
  }
}

"""###,
    "SwiftClient/Flows": ###"""
{{> SwiftClient/Header}}
{{#hasFlows}}

// The flows of the app's screens: each state has only the moves that leave it.

nonisolated extension {{service}} {
{{#flows}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
  /// {{.}}
{{/doc}}
  public enum {{name}}: Hashable, Sendable {
{{#states}}
{{#doc}}
    /// {{.}}
{{/doc}}
    case {{name}}({{type}})
{{/states}}

    /// The start of the flow.
    public init() { self = .{{start}}({{startType}}()) }
{{#keeps}}

    /// The state that survives the end of the app, if there is one.
    public var kept: String? {
      switch self {
{{#kept}}
      case .{{name}}: {{literal}}
{{/kept}}
{{^keepsAll}}
      default: nil
{{/keepsAll}}
      }
    }

    /// Continues from the state that was kept.
    public init?(kept: String) {
      switch kept {
{{#kept}}
      case {{literal}}: self = .{{name}}({{type}}())
{{/kept}}
      default: return nil
      }
    }
{{/keeps}}

{{#states}}
{{^isFirst}}

{{/isFirst}}
{{#isEnd}}
    public struct {{type}}: Hashable, Sendable { fileprivate init() {} }
{{/isEnd}}
{{^isEnd}}
    public struct {{type}}: Hashable, Sendable {
      fileprivate init() {}
{{#moves}}

      public func {{name}}() -> {{flow}} {
        .{{to}}({{toType}}())
      }
{{/moves}}
    }
{{/isEnd}}
{{/states}}
  }
{{/flows}}
}
{{/hasFlows}}

"""###,
    "SwiftClient/Header": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.
// swift-format-ignore-file

"""###,
    "SwiftClient/Models": ###"""
{{> SwiftClient/Header}}
{{#hasRecords}}

import AuthClient
import Foundation

nonisolated extension {{service}} {
{{#records}}
{{^isFirst}}

{{/isFirst}}
  public struct {{name}}: Codable, Hashable, Sendable{{#grantsTokens}}, GrantsTokens{{/grantsTokens}}{{#keepsValues}}, KeepsValues{{/keepsValues}} {
{{#properties}}
{{#doc}}
    /// {{.}}
{{/doc}}
    {{wrapper}}public var {{name}}: {{type}}
{{/properties}}

    public init({{parameters}}) {
{{#properties}}
      self.{{name}} = {{name}}
{{/properties}}
    }
{{#grantsTokens}}

    public var tokens: [GrantedToken] {
      {{tokens}}
    }
{{/grantsTokens}}
{{#keepsValues}}

    public var kept: [String: String] {
      {{kept}}
    }
{{/keepsValues}}
{{#renamed}}

    private enum CodingKeys: String, CodingKey {
{{#codingKeys}}
      {{.}}
{{/codingKeys}}
    }
{{/renamed}}
{{#isElsewhere}}

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
{{#reads}}
      {{.}}
{{/reads}}
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
{{#writes}}
      {{.}}
{{/writes}}
    }
{{/isElsewhere}}
  }
{{/records}}
}
{{/hasRecords}}

"""###,
    "SwiftClient/Policies": ###"""
{{> SwiftClient/Header}}

import AuthClient
{{#usesPasswords}}
import AuthPasswords
{{/usesPasswords}}

nonisolated extension {{service}} {
  /// The storage of a session in a store.
{{#groupIsDeployed}}
  public static func storage(_ configuration: Configuration) -> StoragePlan {
    {{storage}}
  }
{{/groupIsDeployed}}
{{^groupIsDeployed}}
  public static let storage = {{storage}}
{{/groupIsDeployed}}
{{#hasInfoPlist}}

  /// The entries of the app's Info.plist for it:
  ///
{{#infoPlist}}
  ///     {{.}}
{{/infoPlist}}
  public enum InfoPlist {
    /// The schemes that open the app.
    public static let urlSchemes: [String] = [{{urlSchemes}}]
  }
{{/hasInfoPlist}}
{{#hasSignInWays}}

  /// The ways in, those that are put forward most first.
{{#onlySignInWay}}
  public static let signInWays = [{{onlySignInWay}}]
{{/onlySignInWay}}
{{^onlySignInWay}}
  public static let signInWays = [
{{#signInWays}}
    {{expression}},
{{/signInWays}}
  ]
{{/onlySignInWay}}
{{/hasSignInWays}}
{{#hasPolicies}}

  /// The rules that apply to every call.
  public enum Policies {
{{#policies}}
{{^isFirst}}

{{/isFirst}}
    /// {{doc}}
    public static let {{name}} = {{expression}}
{{/policies}}
  }
{{/hasPolicies}}
{{#hasAppleSignIns}}

  /// The providers' own sheets.
  public enum Providers {
{{#appleSignIns}}
{{^isFirst}}

{{/isFirst}}
    /// {{doc}}
    public static let {{name}} = {{expression}}
{{/appleSignIns}}
  }
{{/hasAppleSignIns}}
{{#hasSignOutSteps}}

  /// The app's own steps of a sign-out:
  /// {{appSteps}}.
  ///
  /// `Client.{{signOutCall}}(with:)` takes them in the contract's order.
{{#signOutKeepsAnything}}
  ///
  /// Kept without asking:
  /// {{signOutKeeps}}.
{{/signOutKeepsAnything}}
  public protocol SignOutSteps: Sendable {
{{#signOutAsks}}
    /// Whether the user wants {{what}} removed.
    func asksToRemove{{name}}() async -> Bool
    func remove{{name}}() async
{{/signOutAsks}}
{{#signOutClears}}
    func clear{{name}}() async
{{/signOutClears}}
{{#signOutKeepsIfSynced}}
    /// Whether the server has all of {{what}}. It is discarded otherwise.
    func is{{name}}Synced() async -> Bool
    func discardUnsynced{{name}}() async
{{/signOutKeepsIfSynced}}
  }
{{/hasSignOutSteps}}
}
{{#hasSignOutSteps}}

nonisolated extension {{service}}.Client {
  /// Signs out in the contract's order: asks the user, ends the session, notifies the server, and
  /// clears the rest of the user's data. The session's state changes before `steps` clear anything.
  ///
  /// - Throws: Why the server couldn't be notified or, with `storeUnwritable`, that tokens are
  ///   still on the device. All other steps are done in either case.
  public func {{signOutCall}}(
    with steps: some {{service}}.SignOutSteps
  ) async throws(CallFailure<{{signOutRefusalPath}}>) {
{{#signOutAsks}}
    let removes{{name}} = await steps.asksToRemove{{name}}()
{{/signOutAsks}}
    var failure: CallFailure<{{signOutRefusalPath}}>?
    do { try await self.{{signOutCall}}() } catch { failure = error }
{{#signOutClears}}
    await steps.clear{{name}}()
{{/signOutClears}}
{{#signOutAsks}}
    if removes{{name}} {
      await steps.remove{{name}}()
    }
{{/signOutAsks}}
{{#signOutKeepsIfSynced}}
    if await !steps.is{{name}}Synced() {
      await steps.discardUnsynced{{name}}()
    }
{{/signOutKeepsIfSynced}}
    if let failure { throw failure }
  }
}
{{/hasSignOutSteps}}

"""###,
    "SwiftClient/Refusals": ###"""
{{> SwiftClient/Header}}

import AuthClient
import Foundation

{{#hasRefusalTypes}}
nonisolated extension {{service}} {
{{#refusalTypes}}
{{^isFirst}}

{{/isFirst}}
  /// Why {{call}} was refused.
{{^carriesDetails}}
  public enum {{name}}: String, TabledRefusal{{#isRenewal}}, DeclaredRenewalRefusal{{/isRenewal}} {
{{#cases}}
    case {{name}}
{{/cases}}

    public static var table: RefusalTable { Refusals.Declared.table }
  }
{{/carriesDetails}}
{{#carriesDetails}}
  public enum {{name}}: {{conformance}} {
{{#cases}}
    case {{name}}{{#details}}({{.}}){{/details}}
{{/cases}}

    public var rule: RefusalRule {
      switch self {
{{#cases}}
      case .{{name}}: Refusals.{{name}}
{{/cases}}
      }
    }

    public static var rules: [RefusalRule] {
      {{rules}}
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
{{#cases}}
{{#details}}
      case Refusals.{{name}}:
        guard let details: {{.}} = answer.fields() else { return nil }
        self = .{{name}}(details)
{{/details}}
{{^details}}
      case Refusals.{{name}}: self = .{{name}}
{{/details}}
{{/cases}}
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
{{#detailed}}
      case .{{name}}(let details): details
{{/detailed}}
{{^allCarryDetails}}
      default: nil
{{/allCarryDetails}}
      }
    }
{{#hasWaits}}

    public var recovery: Recovery {
      switch self {
{{#waits}}
      case .{{name}}(let details): .wait(until: {{until}})
{{/waits}}
{{^allWait}}
      default: rule.recovery
{{/allWait}}
      }
    }
{{/hasWaits}}
{{#hasFaults}}

    public static var faults: [FaultRule] { Refusals.faults }
{{/hasFaults}}
  }
{{/carriesDetails}}
{{#aliases}}

  /// Why {{call}} was refused.
  public typealias {{name}} = {{type}}
{{/aliases}}
{{/refusalTypes}}
{{#needsFaultsOnly}}

  /// The refusal of calls that declare none: it tells of a call without an answer.
  public enum FaultsOnly: DeclaredRenewalRefusal, CaseIterable {
    public var rule: RefusalRule { switch self {} }

    public static var faults: [FaultRule] { Refusals.faults }
  }
{{/needsFaultsOnly}}
}

{{/hasRefusalTypes}}
/// The rules of the contract for each refusal.
{{^hasRules}}
private nonisolated enum Refusals {}
{{/hasRules}}
{{#hasRules}}
private nonisolated enum Refusals {
{{#refusals}}
  static let {{name}} = {{rule}}
{{/refusals}}
{{#hasFaults}}
  static let faults: [FaultRule] = [
{{#faults}}
    {{.}},
{{/faults}}
  ]
{{/hasFaults}}
{{#hasTable}}

  enum Declared {
    static let table = RefusalTable(
      [
{{#tabled}}
        {{.}},
{{/tabled}}
      ]{{#hasFaults}},
      faults: Refusals.faults{{/hasFaults}}
    )
  }
{{/hasTable}}
}
{{/hasRules}}

"""###,
    "SwiftClient/Requests": ###"""
{{> SwiftClient/Header}}
{{#hasBodies}}

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension {{service}} {
{{#bodies}}
{{^isFirst}}

{{/isFirst}}
  struct {{name}}: Encodable, Sendable {
{{#properties}}
    {{wrapper}}{{#isWrapped}}var{{/isWrapped}}{{^isWrapped}}let{{/isWrapped}} {{name}}{{^constant}}: {{type}}{{/constant}}{{#constant}} = {{.}}{{/constant}}
{{/properties}}
{{#renamed}}

    private enum CodingKeys: String, CodingKey {
{{#codingKeys}}
      {{.}}
{{/codingKeys}}
    }
{{/renamed}}
  }
{{/bodies}}
}
{{/hasBodies}}

"""###,
    "SwiftClient/Session": ###"""
{{> SwiftClient/Header}}

import AuthClient
import Foundation

nonisolated extension {{service}} {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
{{#stateNames}}
    case {{.}}
{{/stateNames}}
  }

  public static let tokens: [TokenRule] = [
{{#tokenRules}}
    {{.}},
{{/tokenRules}}
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .{{start}},
    states: [
{{#states}}
      {{.}},
{{/states}}
    ]
  )
{{#renewal}}

  public static let renewal = Renewal<{{answer}}, {{refusal}}>({{arguments}}){{^isDeployed}} {{closure}}{{/isDeployed}}
{{/renewal}}
{{^renewal}}

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none
{{/renewal}}
{{#revocation}}
{{^isDeployed}}

  public static let revocation: Revocation<{{service}}>? = Revocation {{closure}}
{{/isDeployed}}
{{/revocation}}
{{#fetches}}
{{^isDeployed}}

  public static let fetches: [TokenFetch<{{service}}>] = {{list}}
{{/isDeployed}}
{{/fetches}}
}
{{#hasKept}}

nonisolated extension KeptValues<{{service}}> {
{{#kept}}
  public var {{name}}: String? { self[{{literal}}] }
{{/kept}}
}
{{/hasKept}}
{{#hasServerRules}}

nonisolated extension {{service}} {
  /// The form of each server's messages.
  enum Servers {
{{#serverRules}}
    static let {{name}} = {{rule}}
{{/serverRules}}
  }
}
{{/hasServerRules}}

"""###,
    "SwiftClient/Values": ###"""
{{> SwiftClient/Header}}
{{#hasValues}}

import AuthClient
import Foundation

// Answers that are one of several types, and texts that are one of several words.

nonisolated extension {{service}} {
{{#choices}}
{{^isFirst}}

{{/isFirst}}
  public enum {{name}}: Codable, Hashable, Sendable, NamesAnswer{{#grantsTokens}}, GrantsTokens{{/grantsTokens}}{{#keepsValues}}, KeepsValues{{/keepsValues}} {
{{#options}}
    case {{name}}({{type}})
{{/options}}
{{#isOpen}}
    /// A type that this app does not know.
    case other(AnyJSON)
{{/isOpen}}

    public init(from decoder: any Decoder) throws {
{{#read}}
      {{.}}
{{/read}}
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
{{#options}}
      case .{{name}}(let value): try value.encode(to: encoder)
{{/options}}
{{#isOpen}}
      case .other(let value): try value.encode(to: encoder)
{{/isOpen}}
      }
    }

    public var answerName: String {
      switch self {
{{#options}}
      case .{{name}}: {{typeName}}
{{/options}}
{{#isOpen}}
      case .other: "other"
{{/isOpen}}
      }
    }
{{#grantsTokens}}

    public var tokens: [GrantedToken] {
      switch self {
{{#options}}
{{#grantsTokens}}
      case .{{name}}(let value): value.tokens
{{/grantsTokens}}
{{^grantsTokens}}
      case .{{name}}: []
{{/grantsTokens}}
{{/options}}
{{#isOpen}}
      case .other: []
{{/isOpen}}
      }
    }
{{/grantsTokens}}
{{#keepsValues}}

    public var kept: [String: String] {
      switch self {
{{#options}}
{{#keepsValues}}
      case .{{name}}(let value): value.kept
{{/keepsValues}}
{{^keepsValues}}
      case .{{name}}: [:]
{{/keepsValues}}
{{/options}}
{{#isOpen}}
      case .other: [:]
{{/isOpen}}
      }
    }
{{/keepsValues}}
  }
{{/choices}}
{{#enumerations}}
{{^isFirst}}

{{/isFirst}}
  public enum {{name}}: OpenEnumeration {
{{#cases}}
    case {{name}}
{{/cases}}
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
{{#cases}}
      case {{literal}}: self = .{{name}}
{{/cases}}
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
{{#cases}}
      case .{{name}}: {{literal}}
{{/cases}}
      case .other(let text): text
      }
    }
  }
{{/enumerations}}
}
{{/hasValues}}

"""###,
    "SwiftClient/Web": ###"""
{{> SwiftClient/Header}}
{{#hasCallbacks}}

import AuthClient
import AuthWeb
import Foundation

nonisolated extension {{service}} {
{{#callbacks}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
  /// {{.}}
{{/doc}}
{{#webHost}}
  /// The app needs the associated domain `webcredentials:{{.}}`.
{{/webHost}}
  public struct {{name}}: WebCallback, Hashable{{#grantsTokens}}, GrantsTokens{{/grantsTokens}} {
    public static let name = {{callback}}
    public static let rule = {{rule}}
{{#properties}}

{{#doc}}
    /// {{.}}
{{/doc}}
    public let {{name}}: {{type}}
{{/properties}}
{{#hasVerifier}}

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret
{{/hasVerifier}}
{{#hasNonce}}

    /// The nonce that the ID token of this sign-in repeats.
    public let rawNonce: Secret
{{/hasNonce}}

{{#isEmpty}}
    public init(_ arrival: WebArrival) throws(CallbackFault) {}
{{/isEmpty}}
{{^isEmpty}}
    public init(_ arrival: WebArrival) throws(CallbackFault) {
{{#read}}
      {{.}}
{{/read}}
{{#hasVerifier}}
      self.codeVerifier = arrival.codeVerifier
{{/hasVerifier}}
{{#hasNonce}}
      self.rawNonce = arrival.rawNonce
{{/hasNonce}}
{{#idTokenCheck}}
      {{.}}
{{/idTokenCheck}}
    }
{{/isEmpty}}
{{#grantsTokens}}

    public var tokens: [GrantedToken] {
      {{tokens}}
    }
{{/grantsTokens}}
  }
{{/callbacks}}
}
{{#hasRedeeming}}

nonisolated extension {{service}}.API {
{{#redeeming}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
  /// {{.}}
  ///
{{/doc}}
  /// It sends what the callback brings.
  public func {{name}}({{parameters}}) async throws(CallFailure<{{refusal}}>){{answer}} {
    try await {{name}}({{arguments}})
  }
{{/redeeming}}
}
{{/hasRedeeming}}
{{/hasCallbacks}}

"""###,
    "SwiftServer/API": ###"""
{{> SwiftServer/Header}}

/// {{doc}}
public enum {{service}} {}
{{#hosts}}
{{#isNested}}

extension {{service}} {
  /// {{serverDoc}}
  public enum {{nestedName}} {}
}
{{/isNested}}

extension {{namespace}} {
  /// The service behind {{namespace}}'s endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
{{#calls}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
    /// {{.}}
    ///
{{/doc}}
    /// {{route}}
    func {{name}}({{parameters}}) async throws(ServerRefusal<{{refusal}}>){{result}}
{{/calls}}
  }
}
{{/hosts}}

"""###,
    "SwiftServer/Header": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

"""###,
    "SwiftServer/Models": ###"""
{{> SwiftServer/Header}}
{{#hosts}}
{{#hasTypes}}

extension {{namespace}} {
{{#records}}
{{^isFirst}}

{{/isFirst}}
  public struct {{name}}: {{conformances}} {
{{#properties}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/properties}}
{{#patterns}}
    {{.}}
{{/patterns}}
{{#hasProperties}}

    public init({{parameters}}) {
{{#properties}}
      self.{{name}} = {{name}}
{{/properties}}
    }
{{/hasProperties}}
{{^hasProperties}}
    public init() {}
{{/hasProperties}}
{{#isRead}}

    public init(json: JSONValue) throws(InvalidValue) {
      {{#isEmpty}}_{{/isEmpty}}{{^isEmpty}}let fields{{/isEmpty}} = try json.fields()
{{#members}}
      {{read}}
{{/members}}
    }
{{/isRead}}

    public var json: JSONValue {
      {{json}}
    }
{{#hasHeaders}}

    public var answerHeaders: Headers {
      var headers = Headers()
{{#inHeaders}}
      {{header}}
{{/inHeaders}}
      return headers
    }

    public func check() throws(InvalidValue) {
{{#checks}}
      {{.}}
{{/checks}}
    }
{{/hasHeaders}}
{{#isCompared}}

    public func compare(with deployment: Deployment) throws(InvalidValue) {
{{#compare}}
      {{.}}
{{/compare}}
    }
{{/isCompared}}
  }
{{/records}}
{{#choices}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
  /// {{.}}
{{/doc}}
  public enum {{name}}: {{conformances}} {
{{#options}}
    case {{option}}({{type}})
{{/options}}
{{#isRead}}

    public init(json: JSONValue) throws(InvalidValue) {
{{#isTold}}
      let fields = try json.fields()
{{#told}}
      {{^isFirst}}} else {{/isFirst}}if
{{#marks}}
        fields.has("{{wire}}", {{value}}){{^isLast}},{{/isLast}}
{{/marks}}
      {
        self = .{{option}}(try {{type}}(json: json))
{{/told}}
      } else {
        {{> SwiftServer/Rest}}
      }
{{/isTold}}
{{^isTold}}
      {{> SwiftServer/Rest}}
{{/isTold}}
    }
{{/isRead}}

    public var json: JSONValue {
      switch self {
{{#options}}
      case .{{option}}(let value): value.json
{{/options}}
      }
    }
{{#hasHeaders}}

    public var answerHeaders: Headers {
      switch self {
{{#options}}
      case .{{option}}(let value): value.answerHeaders
{{/options}}
      }
    }

    public func check() throws(InvalidValue) {
      switch self {
{{#options}}
      case .{{option}}(let value): try value.check()
{{/options}}
      }
    }
{{/hasHeaders}}
{{#isCompared}}

    public func compare(with deployment: Deployment) throws(InvalidValue) {
      switch self {
{{#compare}}
      {{.}}
{{/compare}}
      }
    }
{{/isCompared}}
  }
{{/choices}}
{{#enumerations}}
{{^isFirst}}

{{/isFirst}}
  public enum {{name}}: String, JSONEnumeration {
{{#cases}}
    case {{name}}{{^isPlain}} = {{literal}}{{/isPlain}}
{{/cases}}
  }
{{/enumerations}}
}
{{/hasTypes}}
{{#hasCallbacks}}

// The callbacks that end a web sign-in.

extension {{namespace}} {
{{#callbacks}}
{{^isFirst}}

{{/isFirst}}
  public struct {{name}}: {{conformance}} {
    public static let url = "{{url}}"
{{#hasProperties}}

{{/hasProperties}}
{{#properties}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/properties}}
{{#patterns}}
    {{.}}
{{/patterns}}

{{#hasProperties}}
    public init({{parameters}}) {
{{#properties}}
      self.{{name}} = {{name}}
{{/properties}}
    }
{{/hasProperties}}
{{^hasProperties}}
    public init() {}
{{/hasProperties}}

    public var fields: [(String, String?)] {
      {{pairs}}
    }
{{#hasProperties}}

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
{{#checks}}
      {{.}}
{{/checks}}
    }
{{/hasProperties}}
  }
{{/callbacks}}
}
{{/hasCallbacks}}

// The requests of the endpoints.

extension {{namespace}} {
{{#calls}}
{{^isFirst}}

{{/isFirst}}
  public struct {{request}}: IncomingRequest {
{{#tokens}}
    /// The token that the call carries; nil where there is none or it is malformed.
{{#signature}}
    /// {{.}}
{{/signature}}
    public var {{name}}: Secret?
{{/tokens}}
{{#properties}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/properties}}
{{#patterns}}
    {{.}}
{{/patterns}}
{{#readsAnything}}
{{#hasMembers}}

{{/hasMembers}}
    public init(_ incoming: Incoming) throws(InvalidValue) {
{{#reading}}
      {{.}}
{{/reading}}
    }
{{/readsAnything}}
{{^readsAnything}}
    public init(_ incoming: Incoming) {}
{{/readsAnything}}
  }
{{/calls}}
}
{{/hosts}}

"""###,
    "SwiftServer/Refusals": ###"""
{{> SwiftServer/Header}}
{{#hosts}}
{{#hasRefusalTypes}}

extension {{namespace}} {
{{#refusalTypes}}
{{^isFirst}}

{{/isFirst}}
  /// How {{call}} may refuse.
  public enum {{name}}: {{conformances}} {
{{#cases}}
    case {{name}}{{parameters}}
{{/cases}}

    public var answer: RefusalAnswer {
      switch self {
{{#cases}}
      case .{{name}}{{bindings}}:
        Refusals.{{name}}{{arguments}}
{{/cases}}
      }
    }
  }
{{/refusalTypes}}
}
{{/hasRefusalTypes}}
{{#hasRefusals}}

extension {{namespace}} {
  /// How each refusal looks on the wire.
  private enum Refusals {
{{#refusals}}
{{^hasProperties}}
    static let {{name}} = {{answer}}
{{/hasProperties}}
{{#hasProperties}}
    static func {{name}}{{parameters}} -> RefusalAnswer {
      {{answer}}
    }
{{/hasProperties}}
{{/refusals}}
  }
}
{{/hasRefusals}}
{{/hosts}}

"""###,
    "SwiftServer/Rest": ###"""
{{#rest}}self = .{{option}}(try {{type}}(json: json)){{/rest}}{{^rest}}throw InvalidValue(expected: "one of {{types}}"){{/rest}}

"""###,
    "SwiftServer/Routes": ###"""
{{> SwiftServer/Header}}
{{#hosts}}

extension {{namespace}} {
{{#hasConfiguration}}
  /// Values that calls send, configured per deployment.
  ///
  /// A given value is compared in constant time before an endpoint is called. Without one, any text
  /// passes.
  public struct Configuration: Sendable {
{{#configuration}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/configuration}}

    public init({{parameters}}) {
{{#configuration}}
      self.{{name}} = {{name}}
{{/configuration}}
    }
  }

{{/hasConfiguration}}
  /// Routes each request to its endpoint. Rejects a request that can't be decoded before a method
  /// is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: The path of the server's URL, which precedes the path of every endpoint.
    ///   - onBrokenAnswer: Receives each answer that the contract doesn't allow. The caller gets
    ///     status 500.
    public init(
      _ service: Service,
{{#hasConfiguration}}
      configuration: Configuration,
{{/hasConfiguration}}
      base: String = "{{base}}",
      limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
{{#style}}
        style: {{.}},
{{/style}}
        base: base,
{{#hasConfiguration}}
        deployment: Deployment([
{{#configuration}}
          "{{key}}": configuration.{{name}},
{{/configuration}}
        ]),
{{/hasConfiguration}}
        onBrokenAnswer: onBrokenAnswer,
        routes: [
{{#routes}}
          {{.}},
{{/routes}}
        ]
      )
    }
  }
}
{{/hosts}}

"""###,
    "TypeScript/Header": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.

"""###,
    "TypeScript/Properties": ###"""
{{#properties}}
{{#doc}}
  /**
   * {{.}}
   */
{{/doc}}
  readonly {{name}}{{#isOptional}}?{{/isOptional}}: {{type}}{{#isOptional}} | undefined{{/isOptional}};
{{/properties}}

"""###,
    "TypeScript/api.d.ts": ###"""
{{> TypeScript/Header}}

import type * as auth from "{{runtime}}";
import type * as models from "./models.js";

/**
 * {{serverDoc}}
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
{{#calls}}
  /**
{{#doc}}
   * {{.}}
   *
{{/doc}}
   * {{route}}
   */
  {{method}}(
    request: models.{{request}},
    context: auth.Context,
  ): {{result}};
{{^isLast}}

{{/isLast}}
{{/calls}}
}

"""###,
    "TypeScript/express.d.ts": ###"""
{{> TypeScript/Header}}

import type * as auth from "{{runtime}}";
import type { Api } from "./api.js";
import type { Options } from "./handler.js";

/**
 * For `app.use` of Express and NestJS, before any code that reads bodies. Requests for other paths
 * go to the next handler.
 */
export declare function createMiddleware(
  service: Api,
  options{{^hasConfiguration}}?{{/hasConfiguration}}: Options,
): ReturnType<typeof auth.nodeHandler>;

"""###,
    "TypeScript/express.js": ###"""
{{> TypeScript/Header}}

import * as auth from "{{runtime}}";
import { createRouter } from "./handler.js";

export function createMiddleware(service, options{{^hasConfiguration}} = {}{{/hasConfiguration}}) {
  return auth.nodeHandler(createRouter(service, options));
}

"""###,
    "TypeScript/handler.d.ts": ###"""
{{> TypeScript/Header}}

import type * as auth from "{{runtime}}";
import type { Api } from "./api.js";
{{#hasConfiguration}}
import type * as models from "./models.js";

/**
 * Values that calls send, configured per deployment. A given value is compared in constant time
 * before a method is called. Without one, any value passes.
 */
export interface Configuration {
{{#configuration}}
{{#doc}}
  /**
   * {{.}}
   */
{{/doc}}
  readonly {{name}}?: {{type}} | undefined;
{{/configuration}}
}
{{/hasConfiguration}}

{{#hasConfiguration}}
export interface Options extends auth.RouterOptions {
  readonly configuration: Configuration;
}
{{/hasConfiguration}}
{{^hasConfiguration}}
export type Options = auth.RouterOptions;
{{/hasConfiguration}}

/**
 * Routes each request to its method. Rejects a request that can't be decoded before a method is
 * called.
 */
export declare function createRouter(
  service: Api,
  options{{^hasConfiguration}}?{{/hasConfiguration}}: Options,
): auth.Router;

/**
 * Takes a `Request` and returns a `Response`, as Hono, Deno, Bun and workers do. Further arguments
 * of a host are in the context.
 */
export declare function createHandler(
  service: Api,
  options{{^hasConfiguration}}?{{/hasConfiguration}}: Options,
): (request: Request, ...host: unknown[]) => Promise<Response>;

"""###,
    "TypeScript/handler.js": ###"""
{{> TypeScript/Header}}

import * as auth from "{{runtime}}";
import * as models from "./models.js";
{{#refuses}}
import * as refusals from "./refusals.js";
{{/refuses}}

export function createRouter(service, options{{^hasConfiguration}} = {}{{/hasConfiguration}}) {
{{#hasConfiguration}}
  const { configuration } = options;
  const sent = (codec, value) => value === undefined ? undefined : codec.write(value);
{{/hasConfiguration}}
  return new auth.Router(
    [
{{#routes}}
      {
{{#lines}}
        {{.}},
{{/lines}}
      },
{{/routes}}
    ],
    {{style}},
{{#hasConfiguration}}
    [
{{#configuration}}
      ["{{key}}", sent({{codec}}, configuration.{{name}})],
{{/configuration}}
    ],
{{/hasConfiguration}}
{{^hasConfiguration}}
    [],
{{/hasConfiguration}}
    { ...options, base: options.base ?? "{{base}}" },
  );
}

export function createHandler(service, options{{^hasConfiguration}} = {}{{/hasConfiguration}}) {
  return auth.webHandler(createRouter(service, options));
}

"""###,
    "TypeScript/models.d.ts": ###"""
{{> TypeScript/Header}}

import type * as auth from "{{runtime}}";

{{#enumerations}}
export type {{name}} ={{union}};
export declare const {{name}}: auth.Codec<{{name}}>;

{{/enumerations}}
{{#records}}
export interface {{name}} {
{{> TypeScript/Properties}}
}
export declare const {{name}}: {{codec}};

{{/records}}
{{#choices}}
{{#doc}}
/**
 * {{.}}
 */
{{/doc}}
export type {{name}} =
{{#options}}
  | { readonly type: "{{key}}"; readonly value: {{type}} }
{{/options}}
;
export declare const {{name}}: {{codec}};

{{/choices}}
{{#callbacks}}
export interface {{name}} {
{{> TypeScript/Properties}}
}
export declare const {{name}}: auth.Callback;

{{/callbacks}}
{{#requests}}
/** The request of {{route}}. */
export interface {{request}} {
{{#tokens}}
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
{{#signature}}
   * {{.}}
{{/signature}}
   */
  readonly {{name}}?: auth.Secret | undefined;
{{/tokens}}
{{> TypeScript/Properties}}
}
export declare const {{request}}: auth.RequestPlan;

{{/requests}}

"""###,
    "TypeScript/models.js": ###"""
{{> TypeScript/Header}}

import * as auth from "{{runtime}}";

{{#enumerations}}
export const {{name}} = auth.enumeration({{texts}});

{{/enumerations}}
{{#records}}
export const {{name}} = auth.record([
{{#members}}
  {{member}},
{{/members}}
]);

{{/records}}
{{#choices}}
export const {{name}} = auth.choice(
  "one of {{types}}",
  [
{{#members}}
    {{.}},
{{/members}}
  ],
);

{{/choices}}
{{#callbacks}}
export const {{name}} = {
  url: "{{url}}",
  members: [
{{#members}}
    {{member}},
{{/members}}
  ],
};

{{/callbacks}}
{{#requests}}
export const {{request}} = {
{{#carries}}
  tokens: [
{{#tokens}}
    { name: "{{key}}", place: "{{place}}"{{#wire}}, wire: "{{.}}"{{/wire}} },
{{/tokens}}
  ],
{{/carries}}
{{#isRead}}
  members: [
{{#read}}
    {{member}},
{{/read}}
  ],
{{/isRead}}
{{#relations}}
  {{.}},
{{/relations}}
};

{{/requests}}

"""###,
    "TypeScript/refusals.d.ts": ###"""
{{> TypeScript/Header}}
{{#hasRefusals}}

import type * as auth from "{{runtime}}";
{{#refusesWithModels}}
import type * as models from "./models.js";
{{/refusesWithModels}}
{{#refusals}}

{{#hasProperties}}
export interface {{details}} {
{{> TypeScript/Properties}}
}

{{/hasProperties}}
{{#doc}}
/**
 * {{.}}
 */
{{/doc}}
// {{recognition}}
export declare const {{name}}: {{maker}};
{{/refusals}}
{{/hasRefusals}}
{{^hasRefusals}}

export {};
{{/hasRefusals}}

"""###,
    "TypeScript/refusals.js": ###"""
{{> TypeScript/Header}}
{{#hasRefusals}}

import * as auth from "{{runtime}}";
{{#refusesWithModels}}
import * as models from "./models.js";
{{/refusesWithModels}}
{{#refusals}}

export const {{name}} = auth.refusal({
{{#lines}}
  {{.}},
{{/lines}}
});
{{/refusals}}
{{/hasRefusals}}
{{^hasRefusals}}

export {};
{{/hasRefusals}}

"""###,
    "TypeScript/runtime.d.ts": ###"""
{{> TypeScript/Header}}

export * from {{library}};

"""###,
    "TypeScript/runtime.js": ###"""
{{> TypeScript/Header}}

import { requireVersion } from {{library}};

requireVersion({{runtimeVersion}}, {{serviceName}});

export * from {{library}};

"""###,
    "Vapor/Adapter": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.
// swift-format-ignore-file

import AuthServer
import NIOCore
import NIOHTTP1
import Vapor

/// The server's stubs behind Vapor 4.
///
/// As a middleware before the application's own routes, which get requests for all other paths:
///
///     app.middleware.use({{adapter}}({{routes}}(service)))
///
/// Alone, for every path:
///
///     app.responder.use { _ in {{adapter}}({{routes}}(service)) }
public struct {{adapter}}: AsyncMiddleware, AsyncResponder {
  private let routes: any RoutedHandler

  public init(_ routes: any RoutedHandler) { self.routes = routes }

  public func respond(
    to request: Vapor.Request, chainingTo next: any AsyncResponder
  ) async throws -> Vapor.Response {
    guard routes.knows(request.url.string) else { return try await next.respond(to: request) }
    return try await respond(to: request)
  }

  public func respond(to request: Vapor.Request) async throws -> Vapor.Response {
    let answer = try await CallContext.$frameworkRequest.withValue(request) {
      try await routes.respond(to: head(of: request)) { limit in
        do {
          // It wants less than the maximum.
          let body = try await request.body.collect(max: min(limit, .max - 1) + 1).get()
          return body.map { Array($0.readableBytesView) } ?? []
        } catch let error as any AbortError where error.status == .payloadTooLarge {
          return nil
        }
      }
    }
    return written(answer)
  }

  /// The request as it came, except for Vapor's change of the target: the path is not decoded.
  private func head(of request: Vapor.Request) -> AuthServer.Request {
    var headers = AuthServer.Headers()
    for (name, value) in request.headers { headers.add(name, value) }
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), request.url.string, headers: headers,
      peer: request.remoteAddress?.ipAddress)
  }

  /// Adds no header: the length in an answer to HEAD is that of the answer to GET.
  private func written(_ answer: AuthServer.Response) -> Vapor.Response {
    Vapor.Response(
      status: HTTPResponseStatus(statusCode: answer.status),
      version: HTTPVersion(major: 1, minor: 1),
      headersNoUpdate: HTTPHeaders(answer.headers.map { ($0.name, $0.value) }),
      body: Vapor.Response.Body(buffer: ByteBuffer(bytes: answer.body)))
  }
}

"""###,
  ]
}
