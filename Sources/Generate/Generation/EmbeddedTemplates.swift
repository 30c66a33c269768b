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
Version {{version}}. Written by authgen from {{contract}}: change the contract, not these pages.
{{#languages}}

{{#hasMessages}}Messages and docs{{/hasMessages}}{{^hasMessages}}Docs{{/hasMessages}} come in {{.}}{{#hasMessages}}; the first of them stands in where a message is missing{{/hasMessages}}.
{{/languages}}

## Where it runs

| environment | server | URL |
|---|---|---|
{{#environments}}
{{#urls}}
| {{environment}} | [{{server}}](setup.md) | {{url}} |
{{/urls}}
{{/environments}}

## What it can do

| call | route |{{#severalServers}} server |{{/severalServers}} what it does |
|---|---|{{#severalServers}}---|{{/severalServers}}---|
{{#calls}}
| [{{name}}](endpoints.md#{{anchor}}) | {{route}} |{{#severalServers}} {{server}} |{{/severalServers}} {{operation}}{{#priority}} ({{.}}){{/priority}}{{#deprecated}}; deprecated{{/deprecated}} |
{{/calls}}

## Read on

- [Setup](setup.md): what has to be given, entered or registered before anything works: values, servers, the app, providers, callbacks.
- [Endpoints](endpoints.md): what each call sends, returns and refuses.
- [Tokens](tokens.md): what proves a session, how long it lives and where it is kept.
- [Refusals](refusals.md): every way in which the server says no, and what the app does about it.
- [Policies](policies.md): passwords, locks, codes, devices, terms, and what signing out clears.
- [Session](session.md): the states of a session, what moves it, and examples with a clock.
- [Flows](flows.md): screens and journeys.
- [Open and waived](open.md): what nobody has decided yet, and which rules are set aside.

"""###,
    "Docs/endpoints": ###"""
# {{service}}: endpoints

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
| server | URL | what it is |
|---|---|---|
{{#servers}}
| [{{name}}](setup.md) | {{url}} | {{doc}} |
{{/servers}}

{{#calls}}
## {{name}}

{{#deprecated}}
**Deprecated** since version {{since}}{{#until}}; it answers until {{.}}{{/until}}{{#use}}; call {{.}} instead{{/use}}.

{{/deprecated}}
{{#doc}}
{{doc}}

{{/doc}}
{{route}} at {{server}}

{{operation}}{{#priority}} ({{.}}){{/priority}}. {{caller}}.{{#ends}} {{ends}}{{/ends}}{{#provider}} Its provider is [{{provider}}](setup.md).{{/provider}}{{#code}} Its code is [{{code}}](policies.md).{{/code}}{{#needs}} A call carries the token {{token}} {{sent}}.{{/needs}}

{{#sendsAnything}}
| sends | in | type | |
|---|---|---|---|
{{#sends}}
| {{wire}} | {{place}} | {{type}} | {{note}} |
{{/sends}}
{{/sendsAnything}}
{{^sendsAnything}}
It sends nothing else.
{{/sendsAnything}}

{{#bodyType}}
The body is {{.}}.

{{/bodyType}}
{{#redirect}}
It ends in a redirect with status {{status}} to the callback [{{callback}}](setup.md#{{callbackAnchor}}). The header `Location` is {{location}}.

{{/redirect}}
{{^redirect}}
A good answer has status {{status}}{{#answer}} and holds {{.}}{{/answer}}{{^answer}} and no body{{/answer}}.

{{/redirect}}
{{#opens}}
The app opens the URL in {{field}} as a page. The page ends in the callback [{{callback}}](setup.md#{{callbackAnchor}}).

{{/opens}}
{{#cookiesEnded}}
A good answer removes the cookies {{.}}.

{{/cookiesEnded}}
{{#refusesAnything}}
| refusal | status | the app |
|---|---|---|
{{#refusals}}
| [{{name}}](refusals.md#{{anchor}}) | {{status}} | {{recovery}} |
{{/refusals}}
{{/refusesAnything}}
{{^refusesAnything}}
It declares no refusals.
{{/refusesAnything}}

{{/calls}}
{{#hasTypes}}
## Types

{{/hasTypes}}
{{#records}}
### {{name}}

| field | type | |
|---|---|---|
{{#fields}}
| {{wire}} | {{type}} | {{note}} |
{{/fields}}

{{/records}}
{{#choices}}
### {{name}}

| one of | |
|---|---|
{{#options}}
| {{type}} | {{marks}} |
{{/options}}

{{/choices}}
{{#enumerations}}
### {{name}}

One of {{values}}. An app keeps a value that it does not know.

{{/enumerations}}

"""###,
    "Docs/flows": ###"""
# {{service}}: flows

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

| state | |
|---|---|
{{#states}}
| {{name}} | {{note}} |
{{/states}}

{{/flows}}
{{^hasFlows}}
There are no flows.
{{/hasFlows}}

"""###,
    "Docs/open": ###"""
# {{service}}: open and waived

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
## Open

{{#hasOpen}}
Nobody has decided these values yet. What stands in the contract is an assumption.

| at | why it is open |
|---|---|
{{#open}}
| {{at}} | {{why}} |
{{/open}}
{{/hasOpen}}
{{^hasOpen}}
Nothing is open.
{{/hasOpen}}

## Waived

{{#hasWaivers}}
| rule | at | why | until |
|---|---|---|---|
{{#waivers}}
| {{rule}} | {{at}} | {{why}} | {{until}} |
{{/waivers}}
{{/hasWaivers}}
{{^hasWaivers}}
No rule is set aside.
{{/hasWaivers}}

"""###,
    "Docs/policies": ###"""
# {{service}}: policies

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{^hasPolicies}}
The contract has no policies.

{{/hasPolicies}}
{{#password}}
## Passwords

| a new password | |
|---|---|
{{#minLength}}
| at least | {{.}} characters |
{{/minLength}}
{{#maxLength}}
| at most | {{.}} characters |
{{/maxLength}}
{{#contains}}
| contains | {{.}} |
{{/contains}}
| common passwords | {{blocklist}} |

{{#hasStrength}}
How strong a password is while it is typed: the last level that it meets counts.

| level | contains |
|---|---|
{{#strength}}
| {{level}} | {{contains}} |
{{/strength}}

{{/hasStrength}}
{{/password}}
{{#lockout}}
## Wrong passwords

What is counted: failures in a row {{counts}}.

| failures | locked for |
|---|---|
{{#steps}}
| {{failures}} | {{lasts}} |
{{/steps}}

{{#warns}}
The person is warned by {{.}}.

{{/warns}}
{{^warns}}
Nobody is warned.

{{/warns}}
{{/lockout}}
{{#hasCodes}}
## Codes

{{#codes}}
### {{name}}

| | |
|---|---|
| looks like | {{length}} {{alphabet}} |
| good for | {{#lifetime}}{{.}}{{/lifetime}}{{^lifetime}}the contract does not say{{/lifetime}} |
| tries | {{#tries}}{{.}}{{/tries}}{{^tries}}the contract does not say{{/tries}} |
| a new one | {{#resendAfter}}after {{.}}{{/resendAfter}}{{^resendAfter}}the contract does not say when{{/resendAfter}} |
{{#sentBy}}
| sent by | {{.}} |
{{/sentBy}}
{{#calls}}
| used by | {{.}} |
{{/calls}}

{{/codes}}
{{/hasCodes}}
{{#devices}}
## Devices

| | |
|---|---|
| a sign-in on a new device | {{newDevice}} |
| an odd sign-in | {{oddSignIn}}{{#refusedWith}}, with the refusal {{.}}{{/refusedWith}} |
{{#limit}}
| signed in at once | at most {{.}} devices |
{{/limit}}

{{/devices}}
{{#terms}}
## Terms

A person agrees to {{documents}}{{#acceptedAt}} {{.}}{{/acceptedAt}}.

{{/terms}}
{{#signOut}}
## Signing out

| the app | |
|---|---|
{{#clears}}
| clears | {{.}} |
{{/clears}}
{{#asks}}
| asks about | {{.}} |
{{/asks}}
{{#keepsIfSynced}}
| keeps what the server has | {{.}} |
{{/keepsIfSynced}}
{{#keeps}}
| keeps | {{.}} |
{{/keeps}}

{{/signOut}}

"""###,
    "Docs/refusals": ###"""
# {{service}}: refusals

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
The server's own text is never shown to a person. A refusal that is not listed here keeps its status for the app's log;
{{#renews}}
a 401 that is not listed renews the session once.
{{/renews}}
{{^renews}}
a 401 that is not listed is told as it is, because nothing renews.
{{/renews}}

{{#refusals}}
## {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| status | {{status}} |
{{#meaning}}
| means | {{meaning}} |
{{/meaning}}
{{#conditions}}
| {{field}} | {{test}} |
{{/conditions}}
| the app | {{recovery}}{{#renewalNote}}; if the renewal itself is refused so, it ends the session and shows sign-in{{/renewalNote}} |
{{#details}}
| {{wire}} | {{type}}{{#note}}; {{note}}{{/note}} |
{{/details}}
{{#messages}}
| message, {{language}} | {{text}} |
{{/messages}}
| from | {{from}} |

{{/refusals}}
{{^refusals}}
There are no declared refusals.

{{/refusals}}
{{#hasFaults}}
## Without an answer

{{#faults}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| when | {{fault}} |
| the app | {{recovery}} |
{{#messages}}
| message, {{language}} | {{text}} |
{{/messages}}

{{/faults}}
{{/hasFaults}}

"""###,
    "Docs/session": ###"""
# {{service}}: session

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#sessionDoc}}
{{sessionDoc}}

{{/sessionDoc}}
These states follow from what the endpoints do and from how refusals recover. Beside them every app has `unknown`, as long as
the place where the tokens are kept cannot be read; in it nothing is deleted.

```mermaid
stateDiagram-v2
  [*] --> {{start}}
{{#arrows}}
  {{from}} --> {{to}}: {{events}}
{{/arrows}}
```

| state | tokens that are kept | |
|---|---|---|
{{#states}}
| {{name}} | {{holds}} | {{note}} |
{{/states}}

{{#hasMoves}}
| in | when | then |
|---|---|---|
{{#moves}}
| {{from}} | {{event}} | {{to}} |
{{/moves}}
{{/hasMoves}}
{{^hasMoves}}
Nothing moves it: no endpoint signs in.
{{/hasMoves}}
{{#renewal}}

## Renewal

The app renews with {{call}}, which spends the token {{spends}}{{#renews}} and brings {{renews}} anew{{/renews}}: when a token that a call needs has
ended{{#before}} or ends within {{.}}{{/before}}{{#atLaunch}}, at launch{{/atLaunch}}, and once when a refusal says so. Calls that meet the end together share one renewal.
{{/renewal}}
{{#hasScenarios}}

## Examples with a clock

{{#scenarios}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| step | the app | seen |
|---|---|---|
{{#steps}}
| {{number}} | {{action}} | {{expects}} |
{{/steps}}

{{/scenarios}}
{{/hasScenarios}}

"""###,
    "Docs/setup": ###"""
# {{service}}: setup

{{#otherLanguages}}
{{otherLanguages}}

{{/otherLanguages}}
{{#hasConfiguration}}
## Values given when the client is made

They differ between deployments, or from device to device: the contract does not hold them.

| value | type | |
|---|---|---|
{{#configuration}}
| {{wire}} | {{type}} | {{note}} |
{{/configuration}}

{{/hasConfiguration}}
## Servers

{{#servers}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| URL | {{url}} |
| bodies that are sent | {{content}} |
{{#answers}}| answers | {{.}} |
{{/answers}}| names on the wire | {{names}} |
{{#refusal}}
| refusals are told apart by | {{.}} |
{{/refusal}}
{{#success}}
| in a good answer | {{.}} |
{{/success}}
{{#answer}}
| what a call returns stands in | {{.}} |
{{/answer}}
{{#pins}}
| keys of its certificates | {{.}}: the app trusts no others |
{{/pins}}

{{#sendsMore}}
| goes with every call | in | type | |
|---|---|---|---|
{{#sendsWithAll}}
| {{wire}} | {{place}} | {{type}} | {{note}} |
{{/sendsWithAll}}

{{/sendsMore}}
{{/servers}}
## The app

{{#needsNothing}}
The contract asks nothing of the app's project.

{{/needsNothing}}
{{#urlSchemes}}
The app's project registers the URL schemes {{.}}.

{{/urlSchemes}}
{{#keychain}}
### Keychain

| | |
|---|---|
| service | {{keychainService}} |
| can be read | {{accessible}} ({{accessConstant}}) |
| synchronised through iCloud | {{synchronizable}} |
{{#accessGroup}}
| access group | {{.}} |
{{/accessGroup}}

{{#areNamed}}
| kept | account | protection | backups |
|---|---|---|---|
{{#items}}
| {{name}} | {{account}} | {{constant}} | {{backup}} |
{{/items}}

{{/areNamed}}
{{^areNamed}}
{{#hasItems}}
One item, with the account {{wholeAccount}}, holds {{allItems}}.

{{/hasItems}}
{{/areNamed}}
{{/keychain}}
{{#biometrics}}
### Biometrics

| | |
|---|---|
| kinds | {{kinds}} |
{{#offered}}
| offered | {{.}} |
{{/offered}}
{{#guards}}
| guards | {{.}} |
{{/guards}}
{{#fallback}}
| instead, a person signs in with | {{.}} |
{{/fallback}}

{{/biometrics}}
{{#hasProviders}}
## Providers

{{#providers}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| kind | {{kind}} |
{{#audience}}
| its statements are made for | {{.}} |
{{/audience}}
{{#issuer}}
| its statements are made by | {{.}} |
{{/issuer}}
{{#clientId}}
| client id | {{.}} |
{{/clientId}}
{{#poolId}}
| user pool | {{.}} |
{{/poolId}}
{{#signInAliases}}
| a person is known by | {{.}}: fixed when the pool is made |
{{/signInAliases}}
{{#offers}}
| offered on its page | {{.}} |
{{/offers}}
{{#scopes}}
| scopes | {{.}} |
{{/scopes}}
{{#asks}}
| the app asks for | {{.}} |
{{/asks}}
{{#pkce}}
| PKCE | {{.}} |
{{/pkce}}
{{#nonce}}
| nonce | {{.}} |
{{/nonce}}
{{#privateSession}}
| the web sheet | {{.}} |
{{/privateSession}}

{{/providers}}
{{/hasProviders}}
{{#hasCallbacks}}
## Pages that end in the app

{{#callbacks}}
### {{name}}

{{#doc}}
{{doc}}

{{/doc}}
| | |
|---|---|
| URL | {{shape}} |
| the app looks at | the scheme, the path{{#hostIsChecked}} and the host{{/hostIsChecked}}{{^hostIsChecked}}; any host will do{{/hostIsChecked}} |
{{#associatedDomain}}
| associated domain that the app needs | {{.}} |
{{/associatedDomain}}
{{#state}}
| has to repeat | the state, in {{.}} |
{{/state}}
{{#from}}
| end in it | {{.}} |
{{/from}}

{{#hasFields}}
| brings | type | |
|---|---|---|
{{#fields}}
| {{wire}} | {{type}} | {{note}} |
{{/fields}}

{{/hasFields}}
{{/callbacks}}
{{/hasCallbacks}}

"""###,
    "Docs/tokens": ###"""
# {{service}}: tokens

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
| format | {{format}} |
{{#lifetime}}
| lives | {{.}} |
{{/lifetime}}
{{#idle}}
| ends unused | after {{.}} |
{{/idle}}
{{#ends}}
| ends for good | {{.}} after the sign-in, however often it is renewed |
{{/ends}}
{{#isBound}}
| bound to | the device: from another one it is refused |
{{/isBound}}
{{#issuer}}
| made by | {{.}} |
{{/issuer}}
{{#audience}}
| made for | {{.}} |
{{/audience}}
{{#algorithms}}
| signed with | {{.}} |
{{/algorithms}}
{{#claims}}
| claim {{wire}} | {{type}}{{#note}}; {{note}}{{/note}} |
{{/claims}}
| sent | {{sent}} |
{{#next}}
| next | each answer to a call that carries it may bring the one to use next, {{.}} |
{{/next}}
| kept in | {{storage}}{{#account}}, as {{account}} ([setup](setup.md)){{/account}} |
{{#isStep}}
| part of a session | no: it joins the steps of a sign-in |
{{/isStep}}
{{#isBeside}}
| part of a session | no: it is in memory beside it |
{{/isBeside}}
{{#isLeftOut}}
| part of a session | where the server gives it: a session is whole without it |
{{/isLeftOut}}
| renewal | {{renewal}} |
{{#grace}}
| grace | {{.}}: within it a used token gets the same successor, so that a lost answer does no harm |
{{/grace}}
{{#reuse}}
| used again later | {{.}} |
{{/reuse}}

{{/tokens}}
{{^tokens}}
There are no tokens.
{{/tokens}}

"""###,
    "Docs/zh-Hans/README": "# {{service}}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n\u{7248}\u{672C} {{version}}\u{3002}\u{672C}\u{6587}\u{6863}\u{7531} authgen \u{6839}\u{636E} {{contract}} \u{751F}\u{6210}\u{FF1A}\u{8BF7}\u{4FEE}\u{6539}\u{5951}\u{7EA6}\u{FF0C}\u{4E0D}\u{8981}\u{4FEE}\u{6539}\u{8FD9}\u{4E9B}\u{9875}\u{9762}\u{3002}\n{{#languages}}\n\n{{#hasMessages}}\u{63D0}\u{793A}\u{8BED}\u{548C}\u{6587}\u{6863}{{/hasMessages}}{{^hasMessages}}\u{6587}\u{6863}{{/hasMessages}}\u{4F7F}\u{7528}\u{7684}\u{8BED}\u{8A00}\u{FF1A}{{.}}{{#hasMessages}}\u{FF1B}\u{7F3A}\u{5C11}\u{63D0}\u{793A}\u{8BED}\u{65F6}\u{4F7F}\u{7528}\u{7B2C}\u{4E00}\u{79CD}\u{8BED}\u{8A00}{{/hasMessages}}\u{3002}\n{{/languages}}\n\n## \u{8FD0}\u{884C}\u{73AF}\u{5883}\n\n| \u{73AF}\u{5883} | \u{670D}\u{52A1}\u{5668} | URL |\n|---|---|---|\n{{#environments}}\n{{#urls}}\n| {{environment}} | [{{server}}](setup.md) | {{url}} |\n{{/urls}}\n{{/environments}}\n\n## \u{63A5}\u{53E3}\u{4E00}\u{89C8}\n\n| \u{8C03}\u{7528} | \u{8DEF}\u{7531} |{{#severalServers}} \u{670D}\u{52A1}\u{5668} |{{/severalServers}} \u{4F5C}\u{7528} |\n|---|---|{{#severalServers}}---|{{/severalServers}}---|\n{{#calls}}\n| [{{name}}](endpoints.md#{{anchor}}) | {{route}} |{{#severalServers}} {{server}} |{{/severalServers}} {{operation}}{{#priority}}\u{FF08}{{.}}\u{FF09}{{/priority}}{{#deprecated}}\u{FF1B}\u{5DF2}\u{5F03}\u{7528}{{/deprecated}} |\n{{/calls}}\n\n## \u{5176}\u{4ED6}\u{9875}\u{9762}\n\n- [\u{914D}\u{7F6E}](setup.md)\u{FF1A}\u{4F7F}\u{7528}\u{4E4B}\u{524D}\u{9700}\u{8981}\u{7ED9}\u{51FA}\u{3001}\u{586B}\u{5199}\u{6216}\u{767B}\u{8BB0}\u{7684}\u{5185}\u{5BB9}\u{FF1A}\u{53C2}\u{6570}\u{3001}\u{670D}\u{52A1}\u{5668}\u{3001}App\u{3001}\u{8EAB}\u{4EFD}\u{63D0}\u{4F9B}\u{65B9}\u{3001}\u{56DE}\u{8C03}\u{3002}\n- [\u{63A5}\u{53E3}](endpoints.md)\u{FF1A}\u{6BCF}\u{4E2A}\u{8C03}\u{7528}\u{53D1}\u{9001}\u{4EC0}\u{4E48}\u{3001}\u{8FD4}\u{56DE}\u{4EC0}\u{4E48}\u{3001}\u{4F1A}\u{600E}\u{6837}\u{88AB}\u{62D2}\u{7EDD}\u{3002}\n- [\u{4EE4}\u{724C}](tokens.md)\u{FF1A}\u{7528}\u{4EC0}\u{4E48}\u{8BC1}\u{660E}\u{4F1A}\u{8BDD}\u{3001}\u{6709}\u{6548}\u{591A}\u{4E45}\u{3001}\u{4FDD}\u{5B58}\u{5728}\u{54EA}\u{91CC}\u{3002}\n- [\u{62D2}\u{7EDD}](refusals.md)\u{FF1A}\u{670D}\u{52A1}\u{5668}\u{62D2}\u{7EDD}\u{8BF7}\u{6C42}\u{7684}\u{6BCF}\u{4E00}\u{79CD}\u{60C5}\u{51B5}\u{FF0C}\u{4EE5}\u{53CA} App \u{7684}\u{5904}\u{7406}\u{65B9}\u{5F0F}\u{3002}\n- [\u{7B56}\u{7565}](policies.md)\u{FF1A}\u{5BC6}\u{7801}\u{3001}\u{9501}\u{5B9A}\u{3001}\u{9A8C}\u{8BC1}\u{7801}\u{3001}\u{8BBE}\u{5907}\u{3001}\u{6761}\u{6B3E}\u{FF0C}\u{4EE5}\u{53CA}\u{767B}\u{51FA}\u{65F6}\u{6E05}\u{9664}\u{4EC0}\u{4E48}\u{3002}\n- [\u{4F1A}\u{8BDD}](session.md)\u{FF1A}\u{4F1A}\u{8BDD}\u{7684}\u{72B6}\u{6001}\u{3001}\u{72B6}\u{6001}\u{5982}\u{4F55}\u{53D8}\u{5316}\u{FF0C}\u{4EE5}\u{53CA}\u{5E26}\u{65F6}\u{949F}\u{7684}\u{793A}\u{4F8B}\u{3002}\n- [\u{6D41}\u{7A0B}](flows.md)\u{FF1A}\u{9875}\u{9762}\u{4E0E}\u{64CD}\u{4F5C}\u{6D41}\u{7A0B}\u{3002}\n- [\u{672A}\u{51B3}\u{4E0E}\u{8C41}\u{514D}](open.md)\u{FF1A}\u{5C1A}\u{672A}\u{51B3}\u{5B9A}\u{7684}\u{4E8B}\u{9879}\u{FF0C}\u{4EE5}\u{53CA}\u{6682}\u{4E0D}\u{9002}\u{7528}\u{7684}\u{89C4}\u{5219}\u{3002}\n",
    "Docs/zh-Hans/endpoints": "# {{service}}\u{FF1A}\u{63A5}\u{53E3}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n| \u{670D}\u{52A1}\u{5668} | URL | \u{8BF4}\u{660E} |\n|---|---|---|\n{{#servers}}\n| [{{name}}](setup.md) | {{url}} | {{doc}} |\n{{/servers}}\n\n{{#calls}}\n## {{name}}\n\n{{#deprecated}}\n\u{81EA}\u{7248}\u{672C} {{since}} \u{8D77}**\u{5DF2}\u{5F03}\u{7528}**{{#until}}\u{FF0C}\u{53EF}\u{7528}\u{81F3} {{.}}{{/until}}{{#use}}\u{FF0C}\u{8BF7}\u{6539}\u{7528} {{.}}{{/use}}\u{3002}\n\n{{/deprecated}}\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n{{route}}\u{FF0C}\u{4F4D}\u{4E8E} {{server}}\n\n{{operation}}{{#priority}}\u{FF08}{{.}}\u{FF09}{{/priority}}\u{3002}{{caller}}\u{3002}{{#ends}}{{ends}}{{/ends}}{{#provider}}\u{8EAB}\u{4EFD}\u{63D0}\u{4F9B}\u{65B9}\u{4E3A} [{{provider}}](setup.md)\u{3002}{{/provider}}{{#code}}\u{9A8C}\u{8BC1}\u{7801}\u{4E3A} [{{code}}](policies.md)\u{3002}{{/code}}{{#needs}}\u{8C03}\u{7528}\u{987B}\u{643A}\u{5E26}\u{4EE4}\u{724C} {{token}}\u{FF0C}{{sent}}\u{3002}{{/needs}}\n\n{{#sendsAnything}}\n| \u{53D1}\u{9001} | \u{4F4D}\u{7F6E} | \u{7C7B}\u{578B} | |\n|---|---|---|---|\n{{#sends}}\n| {{wire}} | {{place}} | {{type}} | {{note}} |\n{{/sends}}\n{{/sendsAnything}}\n{{^sendsAnything}}\n\u{4E0D}\u{53D1}\u{9001}\u{5176}\u{4ED6}\u{5185}\u{5BB9}\u{3002}\n{{/sendsAnything}}\n\n{{#bodyType}}\n\u{8BF7}\u{6C42}\u{4F53}\u{4E3A} {{.}}\u{3002}\n\n{{/bodyType}}\n{{#redirect}}\n\u{6700}\u{7EC8}\u{4EE5}\u{72B6}\u{6001}\u{7801} {{status}} \u{91CD}\u{5B9A}\u{5411}\u{5230}\u{56DE}\u{8C03} [{{callback}}](setup.md#{{callbackAnchor}})\u{FF0C}\u{6807}\u{5934} `Location` \u{4E3A} {{location}}\u{3002}\n\n{{/redirect}}\n{{^redirect}}\n\u{6210}\u{529F}\u{5E94}\u{7B54}\u{7684}\u{72B6}\u{6001}\u{7801}\u{4E3A} {{status}}{{#answer}}\u{FF0C}\u{5185}\u{5BB9}\u{4E3A} {{.}}{{/answer}}{{^answer}}\u{FF0C}\u{6CA1}\u{6709}\u{54CD}\u{5E94}\u{4F53}{{/answer}}\u{3002}\n\n{{/redirect}}\n{{#opens}}\nApp \u{628A} {{field}} \u{4E2D}\u{7684} URL \u{4F5C}\u{4E3A}\u{9875}\u{9762}\u{6253}\u{5F00}\u{FF0C}\u{9875}\u{9762}\u{4EE5}\u{56DE}\u{8C03} [{{callback}}](setup.md#{{callbackAnchor}}) \u{7ED3}\u{675F}\u{3002}\n\n{{/opens}}\n{{#cookiesEnded}}\n\u{6210}\u{529F}\u{5E94}\u{7B54}\u{4F1A}\u{5220}\u{9664} Cookie {{.}}\u{3002}\n\n{{/cookiesEnded}}\n{{#refusesAnything}}\n| \u{62D2}\u{7EDD} | \u{72B6}\u{6001}\u{7801} | App \u{7684}\u{5904}\u{7406} |\n|---|---|---|\n{{#refusals}}\n| [{{name}}](refusals.md#{{anchor}}) | {{status}} | {{recovery}} |\n{{/refusals}}\n{{/refusesAnything}}\n{{^refusesAnything}}\n\u{6CA1}\u{6709}\u{58F0}\u{660E}\u{62D2}\u{7EDD}\u{3002}\n{{/refusesAnything}}\n\n{{/calls}}\n{{#hasTypes}}\n## \u{7C7B}\u{578B}\n\n{{/hasTypes}}\n{{#records}}\n### {{name}}\n\n| \u{5B57}\u{6BB5} | \u{7C7B}\u{578B} | |\n|---|---|---|\n{{#fields}}\n| {{wire}} | {{type}} | {{note}} |\n{{/fields}}\n\n{{/records}}\n{{#choices}}\n### {{name}}\n\n| \u{5176}\u{4E2D}\u{4E4B}\u{4E00} | |\n|---|---|\n{{#options}}\n| {{type}} | {{marks}} |\n{{/options}}\n\n{{/choices}}\n{{#enumerations}}\n### {{name}}\n\n\u{53D6}\u{503C}\u{4E3A} {{values}}\u{3002}App \u{9047}\u{5230}\u{672A}\u{77E5}\u{7684}\u{503C}\u{4F1A}\u{539F}\u{6837}\u{4FDD}\u{7559}\u{3002}\n\n{{/enumerations}}\n",
    "Docs/zh-Hans/flows": "# {{service}}\u{FF1A}\u{6D41}\u{7A0B}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{#flows}}\n## {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n```mermaid\nstateDiagram-v2\n  [*] --> {{start}}\n{{#arrows}}\n  {{from}} --> {{to}}: {{events}}\n{{/arrows}}\n```\n\n| \u{72B6}\u{6001} | \u{8BF4}\u{660E} |\n|---|---|\n{{#states}}\n| {{name}} | {{note}} |\n{{/states}}\n\n{{/flows}}\n{{^hasFlows}}\n\u{6CA1}\u{6709}\u{6D41}\u{7A0B}\u{3002}\n{{/hasFlows}}\n",
    "Docs/zh-Hans/open": "# {{service}}\u{FF1A}\u{672A}\u{51B3}\u{4E0E}\u{8C41}\u{514D}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n## \u{672A}\u{51B3}\n\n{{#hasOpen}}\n\u{4EE5}\u{4E0B}\u{4E8B}\u{9879}\u{5C1A}\u{672A}\u{51B3}\u{5B9A}\u{FF0C}\u{5951}\u{7EA6}\u{4E2D}\u{7684}\u{5185}\u{5BB9}\u{53EA}\u{662F}\u{5047}\u{8BBE}\u{3002}\n\n| \u{4F4D}\u{7F6E} | \u{672A}\u{51B3}\u{539F}\u{56E0} |\n|---|---|\n{{#open}}\n| {{at}} | {{why}} |\n{{/open}}\n{{/hasOpen}}\n{{^hasOpen}}\n\u{6CA1}\u{6709}\u{672A}\u{51B3}\u{4E8B}\u{9879}\u{3002}\n{{/hasOpen}}\n\n## \u{8C41}\u{514D}\n\n{{#hasWaivers}}\n| \u{89C4}\u{5219} | \u{4F4D}\u{7F6E} | \u{539F}\u{56E0} | \u{622A}\u{6B62} |\n|---|---|---|---|\n{{#waivers}}\n| {{rule}} | {{at}} | {{why}} | {{until}} |\n{{/waivers}}\n{{/hasWaivers}}\n{{^hasWaivers}}\n\u{6CA1}\u{6709}\u{8C41}\u{514D}\u{7684}\u{89C4}\u{5219}\u{3002}\n{{/hasWaivers}}\n",
    "Docs/zh-Hans/policies": "# {{service}}\u{FF1A}\u{7B56}\u{7565}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{^hasPolicies}}\n\u{5951}\u{7EA6}\u{6CA1}\u{6709}\u{89C4}\u{5B9A}\u{7B56}\u{7565}\u{3002}\n\n{{/hasPolicies}}\n{{#password}}\n## \u{5BC6}\u{7801}\n\n| \u{65B0}\u{5BC6}\u{7801} | |\n|---|---|\n{{#minLength}}\n| \u{6700}\u{77ED} | {{.}} \u{4E2A}\u{5B57}\u{7B26} |\n{{/minLength}}\n{{#maxLength}}\n| \u{6700}\u{957F} | {{.}} \u{4E2A}\u{5B57}\u{7B26} |\n{{/maxLength}}\n{{#contains}}\n| \u{5FC5}\u{987B}\u{5305}\u{542B} | {{.}} |\n{{/contains}}\n| \u{5E38}\u{89C1}\u{5BC6}\u{7801} | {{blocklist}} |\n\n{{#hasStrength}}\n\u{8F93}\u{5165}\u{65F6}\u{663E}\u{793A}\u{5BC6}\u{7801}\u{5F3A}\u{5EA6}\u{FF1A}\u{4EE5}\u{6EE1}\u{8DB3}\u{6761}\u{4EF6}\u{7684}\u{6700}\u{540E}\u{4E00}\u{7EA7}\u{4E3A}\u{51C6}\u{3002}\n\n| \u{5F3A}\u{5EA6} | \u{5305}\u{542B} |\n|---|---|\n{{#strength}}\n| {{level}} | {{contains}} |\n{{/strength}}\n\n{{/hasStrength}}\n{{/password}}\n{{#lockout}}\n## \u{5BC6}\u{7801}\u{9519}\u{8BEF}\n\n\u{8FDE}\u{7EED}\u{5931}\u{8D25}\u{7684}\u{8BA1}\u{6570}\u{65B9}\u{5F0F}\u{FF1A}{{counts}}\u{3002}\n\n| \u{5931}\u{8D25}\u{6B21}\u{6570} | \u{9501}\u{5B9A}\u{65F6}\u{957F} |\n|---|---|\n{{#steps}}\n| {{failures}} | {{lasts}} |\n{{/steps}}\n\n{{#warns}}\n\u{901A}\u{8FC7}{{.}}\u{63D0}\u{9192}\u{7528}\u{6237}\u{3002}\n\n{{/warns}}\n{{^warns}}\n\u{4E0D}\u{63D0}\u{9192}\u{7528}\u{6237}\u{3002}\n\n{{/warns}}\n{{/lockout}}\n{{#hasCodes}}\n## \u{9A8C}\u{8BC1}\u{7801}\n\n{{#codes}}\n### {{name}}\n\n| | |\n|---|---|\n| \u{5F62}\u{5F0F} | {{length}} {{alphabet}} |\n| \u{6709}\u{6548}\u{671F} | {{#lifetime}}{{.}}{{/lifetime}}{{^lifetime}}\u{5951}\u{7EA6}\u{6CA1}\u{6709}\u{89C4}\u{5B9A}{{/lifetime}} |\n| \u{53EF}\u{5C1D}\u{8BD5}\u{6B21}\u{6570} | {{#tries}}{{.}}{{/tries}}{{^tries}}\u{5951}\u{7EA6}\u{6CA1}\u{6709}\u{89C4}\u{5B9A}{{/tries}} |\n| \u{91CD}\u{65B0}\u{83B7}\u{53D6} | {{#resendAfter}}{{.}}\u{540E}{{/resendAfter}}{{^resendAfter}}\u{5951}\u{7EA6}\u{6CA1}\u{6709}\u{89C4}\u{5B9A}{{/resendAfter}} |\n{{#sentBy}}\n| \u{53D1}\u{9001}\u{65B9}\u{5F0F} | {{.}} |\n{{/sentBy}}\n{{#calls}}\n| \u{7528}\u{4E8E} | {{.}} |\n{{/calls}}\n\n{{/codes}}\n{{/hasCodes}}\n{{#devices}}\n## \u{8BBE}\u{5907}\n\n| | |\n|---|---|\n| \u{5728}\u{65B0}\u{8BBE}\u{5907}\u{4E0A}\u{767B}\u{5F55} | {{newDevice}} |\n| \u{5F02}\u{5E38}\u{767B}\u{5F55} | {{oddSignIn}}{{#refusedWith}}\u{FF0C}\u{8FD4}\u{56DE}\u{62D2}\u{7EDD} {{.}}{{/refusedWith}} |\n{{#limit}}\n| \u{540C}\u{65F6}\u{767B}\u{5F55} | \u{81F3}\u{591A} {{.}} \u{53F0}\u{8BBE}\u{5907} |\n{{/limit}}\n\n{{/devices}}\n{{#terms}}\n## \u{6761}\u{6B3E}\n\n\u{7528}\u{6237}{{#acceptedAt}}\u{5728}{{.}}{{/acceptedAt}}\u{987B}\u{540C}\u{610F} {{documents}}\u{3002}\n\n{{/terms}}\n{{#signOut}}\n## \u{767B}\u{51FA}\n\n| App | |\n|---|---|\n{{#clears}}\n| \u{6E05}\u{9664} | {{.}} |\n{{/clears}}\n{{#asks}}\n| \u{8BE2}\u{95EE}\u{7528}\u{6237} | {{.}} |\n{{/asks}}\n{{#keepsIfSynced}}\n| \u{5DF2}\u{540C}\u{6B65}\u{5219}\u{4FDD}\u{7559} | {{.}} |\n{{/keepsIfSynced}}\n{{#keeps}}\n| \u{4FDD}\u{7559} | {{.}} |\n{{/keeps}}\n\n{{/signOut}}\n",
    "Docs/zh-Hans/refusals": "# {{service}}\u{FF1A}\u{62D2}\u{7EDD}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n\u{670D}\u{52A1}\u{5668}\u{8FD4}\u{56DE}\u{7684}\u{539F}\u{6587}\u{4ECE}\u{4E0D}\u{663E}\u{793A}\u{7ED9}\u{7528}\u{6237}\u{3002}\u{672A}\u{5728}\u{6B64}\u{5217}\u{51FA}\u{7684}\u{62D2}\u{7EDD}\u{53EA}\u{5728} App \u{65E5}\u{5FD7}\u{4E2D}\u{4FDD}\u{7559}\u{72B6}\u{6001}\u{7801}\u{FF1B}{{#renews}}\u{672A}\u{5217}\u{51FA}\u{7684} 401 \u{4F1A}\u{89E6}\u{53D1}\u{4E00}\u{6B21}\u{5237}\u{65B0}\u{3002}{{/renews}}{{^renews}}\u{7531}\u{4E8E}\u{65E0}\u{6CD5}\u{5237}\u{65B0}\u{FF0C}\u{672A}\u{5217}\u{51FA}\u{7684} 401 \u{6309}\u{539F}\u{6837}\u{544A}\u{77E5}\u{3002}{{/renews}}\n\n{{#refusals}}\n## {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| \u{72B6}\u{6001}\u{7801} | {{status}} |\n{{#meaning}}\n| \u{542B}\u{4E49} | {{meaning}} |\n{{/meaning}}\n{{#conditions}}\n| {{field}} | {{test}} |\n{{/conditions}}\n| App \u{7684}\u{5904}\u{7406} | {{recovery}}{{#renewalNote}}\u{FF1B}\u{5982}\u{679C}\u{5237}\u{65B0}\u{672C}\u{8EAB}\u{8FD9}\u{6837}\u{88AB}\u{62D2}\u{7EDD}\u{FF0C}\u{5219}\u{7ED3}\u{675F}\u{4F1A}\u{8BDD}\u{5E76}\u{663E}\u{793A}\u{767B}\u{5F55}\u{9875}{{/renewalNote}} |\n{{#details}}\n| {{wire}} | {{type}}{{#note}}\u{FF1B}{{note}}{{/note}} |\n{{/details}}\n{{#messages}}\n| \u{63D0}\u{793A}\u{8BED}\u{FF08}{{language}}\u{FF09} | {{text}} |\n{{/messages}}\n| \u{6765}\u{81EA} | {{from}} |\n\n{{/refusals}}\n{{^refusals}}\n\u{6CA1}\u{6709}\u{58F0}\u{660E}\u{62D2}\u{7EDD}\u{3002}\n\n{{/refusals}}\n{{#hasFaults}}\n## \u{6CA1}\u{6709}\u{5E94}\u{7B54}\n\n{{#faults}}\n### {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| \u{60C5}\u{5F62} | {{fault}} |\n| App \u{7684}\u{5904}\u{7406} | {{recovery}} |\n{{#messages}}\n| \u{63D0}\u{793A}\u{8BED}\u{FF08}{{language}}\u{FF09} | {{text}} |\n{{/messages}}\n\n{{/faults}}\n{{/hasFaults}}\n",
    "Docs/zh-Hans/session": "# {{service}}\u{FF1A}\u{4F1A}\u{8BDD}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{#sessionDoc}}\n{{sessionDoc}}\n\n{{/sessionDoc}}\n\u{8FD9}\u{4E9B}\u{72B6}\u{6001}\u{7531}\u{63A5}\u{53E3}\u{7684}\u{4F5C}\u{7528}\u{548C}\u{62D2}\u{7EDD}\u{7684}\u{5904}\u{7406}\u{65B9}\u{5F0F}\u{63A8}\u{5BFC}\u{800C}\u{6765}\u{3002}\u{6B64}\u{5916}\u{FF0C}\u{5728}\u{65E0}\u{6CD5}\u{8BFB}\u{53D6}\u{4EE4}\u{724C}\u{4FDD}\u{5B58}\u{4F4D}\u{7F6E}\u{671F}\u{95F4}\u{FF0C}\u{6BCF}\u{4E2A} App \u{90FD}\u{5904}\u{4E8E} `unknown` \u{72B6}\u{6001}\u{FF1B}\u{6B64}\u{65F6}\u{4E0D}\u{5220}\u{9664}\u{4EFB}\u{4F55}\u{5185}\u{5BB9}\u{3002}\n\n```mermaid\nstateDiagram-v2\n  [*] --> {{start}}\n{{#arrows}}\n  {{from}} --> {{to}}: {{events}}\n{{/arrows}}\n```\n\n| \u{72B6}\u{6001} | \u{4FDD}\u{5B58}\u{7684}\u{4EE4}\u{724C} | \u{8BF4}\u{660E} |\n|---|---|---|\n{{#states}}\n| {{name}} | {{holds}} | {{note}} |\n{{/states}}\n\n{{#hasMoves}}\n| \u{5F53}\u{524D}\u{72B6}\u{6001} | \u{4E8B}\u{4EF6} | \u{4E4B}\u{540E} |\n|---|---|---|\n{{#moves}}\n| {{from}} | {{event}} | {{to}} |\n{{/moves}}\n{{/hasMoves}}\n{{^hasMoves}}\n\u{72B6}\u{6001}\u{4E0D}\u{4F1A}\u{53D8}\u{5316}\u{FF1A}\u{6CA1}\u{6709}\u{767B}\u{5F55}\u{63A5}\u{53E3}\u{3002}\n{{/hasMoves}}\n{{#renewal}}\n\n## \u{5237}\u{65B0}\n\nApp \u{7528} {{call}} \u{5237}\u{65B0}\u{FF0C}\u{4F7F}\u{7528}\u{4EE4}\u{724C} {{spends}}{{#renews}}\u{FF0C}\u{5F97}\u{5230}\u{65B0}\u{7684} {{renews}}{{/renews}}\u{3002}\u{5237}\u{65B0}\u{7684}\u{65F6}\u{673A}\u{FF1A}\u{8C03}\u{7528}\u{6240}\u{9700}\u{7684}\u{4EE4}\u{724C}\u{5DF2}\u{5931}\u{6548}{{#before}}\u{6216}\u{5C06}\u{5728} {{.}}\u{5185}\u{5931}\u{6548}{{/before}}{{#atLaunch}}\u{FF0C}App \u{542F}\u{52A8}\u{65F6}{{/atLaunch}}\u{FF0C}\u{4EE5}\u{53CA}\u{62D2}\u{7EDD}\u{8981}\u{6C42}\u{5237}\u{65B0}\u{65F6}\u{FF08}\u{4E00}\u{6B21}\u{FF09}\u{3002}\u{540C}\u{65F6}\u{9047}\u{5230}\u{5931}\u{6548}\u{7684}\u{591A}\u{4E2A}\u{8C03}\u{7528}\u{5171}\u{7528}\u{4E00}\u{6B21}\u{5237}\u{65B0}\u{3002}\n{{/renewal}}\n{{#hasScenarios}}\n\n## \u{5E26}\u{65F6}\u{949F}\u{7684}\u{793A}\u{4F8B}\n\n{{#scenarios}}\n### {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| \u{6B65}\u{9AA4} | App | \u{7ED3}\u{679C} |\n|---|---|---|\n{{#steps}}\n| {{number}} | {{action}} | {{expects}} |\n{{/steps}}\n\n{{/scenarios}}\n{{/hasScenarios}}\n",
    "Docs/zh-Hans/setup": "# {{service}}\u{FF1A}\u{914D}\u{7F6E}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{#hasConfiguration}}\n## \u{521B}\u{5EFA}\u{5BA2}\u{6237}\u{7AEF}\u{65F6}\u{7ED9}\u{51FA}\u{7684}\u{53C2}\u{6570}\n\n\u{8FD9}\u{4E9B}\u{503C}\u{56E0}\u{90E8}\u{7F72}\u{6216}\u{8BBE}\u{5907}\u{800C}\u{5F02}\u{FF0C}\u{5951}\u{7EA6}\u{4E2D}\u{6CA1}\u{6709}\u{3002}\n\n| \u{53C2}\u{6570} | \u{7C7B}\u{578B} | \u{8BF4}\u{660E} |\n|---|---|---|\n{{#configuration}}\n| {{wire}} | {{type}} | {{note}} |\n{{/configuration}}\n\n{{/hasConfiguration}}\n## \u{670D}\u{52A1}\u{5668}\n\n{{#servers}}\n### {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| URL | {{url}} |\n| \u{8BF7}\u{6C42}\u{4F53} | {{content}} |\n{{#answers}}| \u{5E94}\u{7B54} | {{.}} |\n{{/answers}}| \u{4F20}\u{8F93}\u{65F6}\u{7684}\u{547D}\u{540D} | {{names}} |\n{{#refusal}}\n| \u{533A}\u{5206}\u{62D2}\u{7EDD}\u{7684}\u{4F9D}\u{636E} | {{.}} |\n{{/refusal}}\n{{#success}}\n| \u{6210}\u{529F}\u{5E94}\u{7B54}\u{4E2D} | {{.}} |\n{{/success}}\n{{#answer}}\n| \u{8FD4}\u{56DE}\u{5185}\u{5BB9}\u{6240}\u{5728}\u{4F4D}\u{7F6E} | {{.}} |\n{{/answer}}\n{{#pins}}\n| \u{8BC1}\u{4E66}\u{516C}\u{94A5} | {{.}}\u{FF1A}App \u{4E0D}\u{4FE1}\u{4EFB}\u{5176}\u{4ED6}\u{516C}\u{94A5} |\n{{/pins}}\n\n{{#sendsMore}}\n| \u{968F}\u{6BCF}\u{4E2A}\u{8C03}\u{7528}\u{53D1}\u{9001} | \u{4F4D}\u{7F6E} | \u{7C7B}\u{578B} | |\n|---|---|---|---|\n{{#sendsWithAll}}\n| {{wire}} | {{place}} | {{type}} | {{note}} |\n{{/sendsWithAll}}\n\n{{/sendsMore}}\n{{/servers}}\n## App\n\n{{#needsNothing}}\n\u{5951}\u{7EA6}\u{5BF9} App \u{5DE5}\u{7A0B}\u{6CA1}\u{6709}\u{8981}\u{6C42}\u{3002}\n\n{{/needsNothing}}\n{{#urlSchemes}}\nApp \u{5DE5}\u{7A0B}\u{987B}\u{767B}\u{8BB0} URL Scheme\u{FF1A}{{.}}\u{3002}\n\n{{/urlSchemes}}\n{{#keychain}}\n### \u{94A5}\u{5319}\u{4E32}\n\n| | |\n|---|---|\n| \u{670D}\u{52A1}\u{540D} | {{keychainService}} |\n| \u{53EF}\u{8BFB}\u{53D6}\u{65F6}\u{673A} | {{accessible}}\u{FF08}{{accessConstant}}\u{FF09} |\n| \u{7ECF} iCloud \u{540C}\u{6B65} | {{synchronizable}} |\n{{#accessGroup}}\n| \u{8BBF}\u{95EE}\u{7EC4} | {{.}} |\n{{/accessGroup}}\n\n{{#areNamed}}\n| \u{4FDD}\u{5B58}\u{5185}\u{5BB9} | \u{8D26}\u{6237}\u{540D} | \u{4FDD}\u{62A4}\u{7EA7}\u{522B} | \u{5907}\u{4EFD} |\n|---|---|---|---|\n{{#items}}\n| {{name}} | {{account}} | {{constant}} | {{backup}} |\n{{/items}}\n\n{{/areNamed}}\n{{^areNamed}}\n{{#hasItems}}\n\u{6240}\u{6709}\u{5185}\u{5BB9}\u{4FDD}\u{5B58}\u{5728}\u{8D26}\u{6237}\u{540D}\u{4E3A} {{wholeAccount}} \u{7684}\u{4E00}\u{4E2A}\u{6761}\u{76EE}\u{4E2D}\u{FF1A}{{allItems}}\u{3002}\n\n{{/hasItems}}\n{{/areNamed}}\n{{/keychain}}\n{{#biometrics}}\n### \u{751F}\u{7269}\u{8BC6}\u{522B}\n\n| | |\n|---|---|\n| \u{65B9}\u{5F0F} | {{kinds}} |\n{{#offered}}\n| \u{4F55}\u{65F6}\u{63D0}\u{4F9B} | {{.}} |\n{{/offered}}\n{{#guards}}\n| \u{4FDD}\u{62A4}\u{5BF9}\u{8C61} | {{.}} |\n{{/guards}}\n{{#fallback}}\n| \u{66FF}\u{4EE3}\u{767B}\u{5F55}\u{65B9}\u{5F0F} | {{.}} |\n{{/fallback}}\n\n{{/biometrics}}\n{{#hasProviders}}\n## \u{8EAB}\u{4EFD}\u{63D0}\u{4F9B}\u{65B9}\n\n{{#providers}}\n### {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| \u{7C7B}\u{522B} | {{kind}} |\n{{#audience}}\n| \u{58F0}\u{660E}\u{7684}\u{53D7}\u{4F17} | {{.}} |\n{{/audience}}\n{{#issuer}}\n| \u{58F0}\u{660E}\u{7684}\u{7B7E}\u{53D1}\u{8005} | {{.}} |\n{{/issuer}}\n{{#clientId}}\n| \u{5BA2}\u{6237}\u{7AEF} ID | {{.}} |\n{{/clientId}}\n{{#poolId}}\n| \u{7528}\u{6237}\u{6C60} | {{.}} |\n{{/poolId}}\n{{#signInAliases}}\n| \u{767B}\u{5F55}\u{522B}\u{540D} | {{.}}\u{FF1A}\u{521B}\u{5EFA}\u{7528}\u{6237}\u{6C60}\u{65F6}\u{5373}\u{56FA}\u{5B9A} |\n{{/signInAliases}}\n{{#offers}}\n| \u{9875}\u{9762}\u{4E0A}\u{63D0}\u{4F9B} | {{.}} |\n{{/offers}}\n{{#scopes}}\n| \u{6743}\u{9650}\u{8303}\u{56F4} | {{.}} |\n{{/scopes}}\n{{#asks}}\n| App \u{8BF7}\u{6C42} | {{.}} |\n{{/asks}}\n{{#pkce}}\n| PKCE | {{.}} |\n{{/pkce}}\n{{#nonce}}\n| \u{968F}\u{673A}\u{6570}\u{FF08}nonce\u{FF09} | {{.}} |\n{{/nonce}}\n{{#privateSession}}\n| \u{7F51}\u{9875}\u{767B}\u{5F55}\u{7A97}\u{53E3} | {{.}} |\n{{/privateSession}}\n\n{{/providers}}\n{{/hasProviders}}\n{{#hasCallbacks}}\n## \u{56DE}\u{5230} App \u{7684}\u{9875}\u{9762}\n\n{{#callbacks}}\n### {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| URL | {{shape}} |\n| App \u{68C0}\u{67E5} | Scheme\u{3001}\u{8DEF}\u{5F84}{{#hostIsChecked}}\u{548C}\u{4E3B}\u{673A}{{/hostIsChecked}}{{^hostIsChecked}}\u{FF1B}\u{4E3B}\u{673A}\u{4E0D}\u{9650}{{/hostIsChecked}} |\n{{#associatedDomain}}\n| App \u{987B}\u{58F0}\u{660E}\u{7684}\u{5173}\u{8054}\u{57DF}\u{540D} | {{.}} |\n{{/associatedDomain}}\n{{#state}}\n| \u{987B}\u{539F}\u{6837}\u{5E26}\u{56DE} | {{.}} \u{4E2D}\u{7684} state |\n{{/state}}\n{{#from}}\n| \u{7531}\u{6B64}\u{7ED3}\u{675F}\u{7684}\u{63A5}\u{53E3} | {{.}} |\n{{/from}}\n\n{{#hasFields}}\n| \u{5E26}\u{56DE} | \u{7C7B}\u{578B} | \u{8BF4}\u{660E} |\n|---|---|---|\n{{#fields}}\n| {{wire}} | {{type}} | {{note}} |\n{{/fields}}\n\n{{/hasFields}}\n{{/callbacks}}\n{{/hasCallbacks}}\n",
    "Docs/zh-Hans/tokens": "# {{service}}\u{FF1A}\u{4EE4}\u{724C}\n\n{{#otherLanguages}}\n{{otherLanguages}}\n\n{{/otherLanguages}}\n{{#tokens}}\n## {{name}}\n\n{{#doc}}\n{{doc}}\n\n{{/doc}}\n| | |\n|---|---|\n| \u{683C}\u{5F0F} | {{format}} |\n{{#lifetime}}\n| \u{6709}\u{6548}\u{671F} | {{.}} |\n{{/lifetime}}\n{{#idle}}\n| \u{95F2}\u{7F6E}\u{5931}\u{6548} | {{.}}\u{4E0D}\u{4F7F}\u{7528}\u{5373}\u{5931}\u{6548} |\n{{/idle}}\n{{#ends}}\n| \u{6700}\u{7EC8}\u{5931}\u{6548} | \u{767B}\u{5F55}\u{540E} {{.}}\u{FF0C}\u{4E0D}\u{8BBA}\u{5237}\u{65B0}\u{591A}\u{5C11}\u{6B21} |\n{{/ends}}\n{{#isBound}}\n| \u{7ED1}\u{5B9A} | \u{7ED1}\u{5B9A}\u{8BBE}\u{5907}\u{FF1A}\u{4ECE}\u{5176}\u{4ED6}\u{8BBE}\u{5907}\u{4F7F}\u{7528}\u{4F1A}\u{88AB}\u{62D2}\u{7EDD} |\n{{/isBound}}\n{{#issuer}}\n| \u{7B7E}\u{53D1}\u{8005} | {{.}} |\n{{/issuer}}\n{{#audience}}\n| \u{53D7}\u{4F17} | {{.}} |\n{{/audience}}\n{{#algorithms}}\n| \u{7B7E}\u{540D}\u{7B97}\u{6CD5} | {{.}} |\n{{/algorithms}}\n{{#claims}}\n| \u{58F0}\u{660E} {{wire}} | {{type}}{{#note}}\u{FF1B}{{note}}{{/note}} |\n{{/claims}}\n| \u{4F20}\u{8F93}\u{65B9}\u{5F0F} | {{sent}} |\n{{#next}}\n| \u{4E0B}\u{4E00}\u{4E2A} | \u{643A}\u{5E26}\u{5B83}\u{7684}\u{6BCF}\u{6B21}\u{8C03}\u{7528}\u{FF0C}\u{5176}\u{5E94}\u{7B54}\u{90FD}\u{53EF}\u{80FD}\u{5E26}\u{6765}\u{4E0B}\u{4E00}\u{4E2A}\u{4EE4}\u{724C}\u{FF0C}{{.}} |\n{{/next}}\n| \u{4FDD}\u{5B58}\u{4F4D}\u{7F6E} | {{storage}}{{#account}}\u{FF0C}\u{540D}\u{79F0}\u{4E3A} {{account}}\u{FF08}\u{89C1}[\u{914D}\u{7F6E}](setup.md)\u{FF09}{{/account}} |\n{{#isStep}}\n| \u{662F}\u{5426}\u{5C5E}\u{4E8E}\u{4F1A}\u{8BDD} | \u{5426}\u{FF1A}\u{53EA}\u{7528}\u{4E8E}\u{8854}\u{63A5}\u{767B}\u{5F55}\u{7684}\u{5404}\u{4E2A}\u{6B65}\u{9AA4} |\n{{/isStep}}\n{{#isBeside}}\n| \u{662F}\u{5426}\u{5C5E}\u{4E8E}\u{4F1A}\u{8BDD} | \u{5426}\u{FF1A}\u{53EA}\u{4FDD}\u{5B58}\u{5728}\u{5185}\u{5B58}\u{4E2D}\u{FF0C}\u{4E0E}\u{4F1A}\u{8BDD}\u{5E76}\u{5B58} |\n{{/isBeside}}\n{{#isLeftOut}}\n| \u{662F}\u{5426}\u{5C5E}\u{4E8E}\u{4F1A}\u{8BDD} | \u{670D}\u{52A1}\u{5668}\u{7ED9}\u{51FA}\u{65F6}\u{5C5E}\u{4E8E}\u{FF1A}\u{6CA1}\u{6709}\u{5B83}\u{4F1A}\u{8BDD}\u{4E5F}\u{5B8C}\u{6574} |\n{{/isLeftOut}}\n| \u{5237}\u{65B0} | {{renewal}} |\n{{#grace}}\n| \u{5BBD}\u{9650}\u{671F} | {{.}}\u{FF1A}\u{671F}\u{95F4}\u{518D}\u{6B21}\u{4F7F}\u{7528}\u{65E7}\u{4EE4}\u{724C}\u{4F1A}\u{5F97}\u{5230}\u{540C}\u{4E00}\u{4E2A}\u{65B0}\u{4EE4}\u{724C}\u{FF0C}\u{5E94}\u{7B54}\u{4E22}\u{5931}\u{4E5F}\u{4E0D}\u{53D7}\u{5F71}\u{54CD} |\n{{/grace}}\n{{#reuse}}\n| \u{5BBD}\u{9650}\u{671F}\u{540E}\u{518D}\u{6B21}\u{4F7F}\u{7528} | {{.}} |\n{{/reuse}}\n\n{{/tokens}}\n{{^tokens}}\n\u{6CA1}\u{6709}\u{4EE4}\u{724C}\u{3002}\n{{/tokens}}\n",
    "Hummingbird/Adapter": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.

import AuthServer
import HTTPTypes
import Hummingbird
import NIOCore

/// The server's stubs behind Hummingbird 2, ahead of a router's own routes, which get the requests for all other paths:
/// `router.add(middleware: {{adapter}}({{routes}}(service)))`; or alone, for every path:
/// `Application(responder: {{adapter}}<BasicRequestContext>({{routes}}(service)))`.
///
/// The peer's address is told where the context is a `RemoteAddressRequestContext`.
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

  /// The request as it came: the path is not decoded, and the host, which is kept apart, is a header again.
  private func head(of request: Hummingbird.Request, _ context: Context) -> AuthServer.Request {
    var headers = AuthServer.Headers()
    headers.add("Host", request.head.authority)
    for field in request.headers { headers.add(field.name.rawName, field.value) }
    let address = (context as? any RemoteAddressRequestContext)?.remoteAddress
    return AuthServer.Request(
      AuthServer.Request.Method(request.method.rawValue), request.head.path ?? "",
      headers: headers, peer: address?.ipAddress)
  }

  /// Fields of one name stay apart. They come last: a length would be added that a 204 must not have.
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
        """{{doc}}"""
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
    """{{doc}}"""
{{#members}}
{{#isFirst}}

{{/isFirst}}
    {{code}}
{{/members}}
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
{{#hasTypes}}

from typing import TypeAlias
{{/hasTypes}}

{{imports}}
{{#refusals}}


class {{name}}(rt.Refusal):
    """{{doc}}"""

    declared_status = {{status}}

    {{signature}}
        {{call}}
{{/refusals}}
{{#hasTypes}}
{{gap}}
{{#types}}
{{.}}
{{/types}}
{{/hasTypes}}

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
    "SwiftClient/Call": ###"""
{{#usesTokens}} { tokens in {{attempt}}{{expression}} }{{/usesTokens}}{{^usesTokens}}({{expression}}){{/usesTokens}}
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
    case {{environmentNames}}
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

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init({{hostParameters}}) {
{{#servers}}
        self.{{name}} = {{name}}
{{/servers}}
      }
    #endif
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

    public init({{#hasConfiguration}}configuration: Configuration, {{/hasConfiguration}}environment: Environment = .production, store: any TokenStore, transport: {{^hasPins}}any Transport = URLSessionTransport(){{/hasPins}}{{#hasPins}}(any Transport)? = nil{{/hasPins}}, clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil), background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil) {
      self.init({{#hasConfiguration}}configuration: configuration, {{/hasConfiguration}}hosts: Hosts(environment{{#hasConfiguration}}, configuration{{/hasConfiguration}}), store: store, transport: transport, clock: clock, observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    public init({{#hasConfiguration}}configuration: Configuration, {{/hasConfiguration}}hosts: Hosts, store: any TokenStore, transport: {{^hasPins}}any Transport = URLSessionTransport(){{/hasPins}}{{#hasPins}}(any Transport)? = nil{{/hasPins}}, clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil), background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil) {
{{#hasPins}}
      let pins = [{{pins}}]
      let transport = transport?.pinned(to: pins) ?? URLSessionTransport(pins: pins)
{{/hasPins}}
      session = AuthSession(server: {{homeServer}}, store: store, transport: transport, clock: clock{{#homeHeaders}}, headers: {{.}}{{/homeHeaders}}{{audiences}}, observers: observers, requestIDs: requestIDs{{#renewal}}{{#isDeployed}}, renewing: { {{tokens}} in {{attempt}}{{expression}} }{{/isDeployed}}{{/renewal}}{{#revocation}}{{#isDeployed}}, revoking: Revocation { {{tokens}} in {{attempt}}{{expression}} }{{/isDeployed}}{{/revocation}}{{#fetches}}{{#isDeployed}}, fetching: [{{list}}]{{/isDeployed}}{{/fetches}}, background: background, userAgent: userAgent)
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
    private static func {{name}}(_ configuration: Configuration) -> WireItems { {{items}} }
{{/isDeployed}}
{{^isDeployed}}
    private static var {{name}}: WireItems { {{items}} }
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
    /// It ends the session and nothing else. The other steps of the contract's sign-out are the app's
    /// ({{appSteps}}): `{{name}}(with:)` does it too.
{{/leavesSteps}}
    public func {{name}}({{parameters}}) async throws(CallFailure<{{refusal}}>){{answer}} {
{{#renews}}
      try await {{session}}.renew()
{{/renews}}
{{#ends}}
      try await {{session}}.end { {{#usesTokens}}tokens in {{attempt}}{{/usesTokens}}{{^usesTokens}}_ in {{/usesTokens}}{{expression}} }
{{/ends}}
{{#signsIn}}
      try await {{session}}.signIn{{> SwiftClient/Call}}
{{/signsIn}}
{{#justCalls}}
      {{#discards}}_ = {{/discards}}try await {{session}}.call{{> SwiftClient/Call}}
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
    public func {{name}}({{parameters}}) async throws(WebFault) -> {{callback}} {
      try await {{session}}.open({{telling}}{ {{given}} in {{page}} }, in: web, isPrivate: {{isPrivate}})
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
    public func {{name}}({{parameters}}) async throws(PageFailure<{{refusal}}>) -> {{callback}} {
      try await {{session}}.open({ {{given}} in {{expression}} }, at: { $0.{{page}} }, in: web, isPrivate: {{isPrivate}})
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
    func {{name}}({{plainParameters}}) async throws(WebFault) -> {{callback}}
{{/pages}}
{{#openings}}
    func {{name}}({{plainParameters}}) async throws(PageFailure<{{refusal}}>) -> {{callback}}
{{/openings}}
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
{{#endpoints}}
    public static let {{name}} = {{type}}({{expression}})
{{/endpoints}}
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = {{examples}}
}

nonisolated extension {{service}}.Client: {{service}}.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { {{service}}.examples }

  public static func fake(_ configuration: {{#hasConfiguration}}{{service}}.Configuration{{/hasConfiguration}}{{^hasConfiguration}}Void{{/hasConfiguration}}, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self({{#hasConfiguration}}configuration: configuration, {{/hasConfiguration}}store: store, transport: transport, clock: clock)
  }
}

"""###,
    "SwiftClient/Flows": ###"""
{{> SwiftClient/Header}}
{{#hasFlows}}

// Machines of screens and journeys: in each state only the moves that lead on can be called.

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
{{#isEnd}}
    public struct {{type}}: Hashable, Sendable { fileprivate init() {} }
{{/isEnd}}
{{^isEnd}}
    public struct {{type}}: Hashable, Sendable {
      fileprivate init() {}
{{#moves}}
      public func {{name}}() -> {{flow}} { .{{to}}({{toType}}()) }
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

    public var tokens: [GrantedToken] { {{tokens}} }
{{/grantsTokens}}
{{#keepsValues}}

    public var kept: [String: String] { {{kept}} }
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

  /// The app's own steps when a person signs out: {{appSteps}}. `Client.{{signOutCall}}(with:)` calls it in the contract's order;
  /// `Client.{{signOutCall}}()` alone does not.
{{#signOutKeepsAnything}}
  ///
  /// Kept without asking: {{signOutKeeps}}.
{{/signOutKeepsAnything}}
  public protocol SignOutSteps: Sendable {
{{#signOutAsks}}
    /// Whether the person wants {{what}} removed.
    func asksToRemove{{name}}() async -> Bool
    func remove{{name}}() async
{{/signOutAsks}}
{{#signOutClears}}
    func clear{{name}}() async
{{/signOutClears}}
{{#signOutKeepsIfSynced}}
    /// Whether the server has all of {{what}}: only then it is kept.
    func isSynced{{name}}() async -> Bool
    func discardUnsynced{{name}}() async
{{/signOutKeepsIfSynced}}
  }
{{/hasSignOutSteps}}
}
{{#hasSignOutSteps}}

nonisolated extension {{service}}.Client {
  /// Signs out in the contract's order: it asks, ends the session and tells the server, then clears the rest of the
  /// person's data. States show the end of the session before `steps` have cleared anything.
  ///
  /// - Throws: why the server could not be told or, with `storeUnwritable`, that tokens are still on the device. All the
  ///   rest is done all the same.
  public func {{signOutCall}}(with steps: some {{service}}.SignOutSteps) async throws(CallFailure<{{signOutRefusalPath}}>) {
{{#signOutAsks}}
    let removes{{name}} = await steps.asksToRemove{{name}}()
{{/signOutAsks}}
    var failure: CallFailure<{{signOutRefusalPath}}>?
    do { try await self.{{signOutCall}}() } catch { failure = error }
{{#signOutClears}}
    await steps.clear{{name}}()
{{/signOutClears}}
{{#signOutAsks}}
    if removes{{name}} { await steps.remove{{name}}() }
{{/signOutAsks}}
{{#signOutKeepsIfSynced}}
    if await !steps.isSynced{{name}}() { await steps.discardUnsynced{{name}}() }
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
    case {{names}}

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

    public static var rules: [RefusalRule] { [{{rules}}] }

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
  static let faults: [FaultRule] = {{faults}}
{{/hasFaults}}
{{#hasTable}}

  enum Declared {
    static let table = RefusalTable([{{tabled}}]{{#hasFaults}}, faults: Refusals.faults{{/hasFaults}})
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
    case {{stateNames}}
  }

  public static let tokens: [TokenRule] = {{tokenRules}}

  public static let machine = SessionMachine<SessionState>(
    start: .{{start}},
    states: {{states}})
{{#renewal}}

  public static let renewal = Renewal<{{answer}}, {{refusal}}>(renews: [{{renews}}], spends: {{spends}}{{before}}{{atLaunch}}){{^isDeployed}} { {{tokens}} in
    {{attempt}}{{expression}}
  }{{/isDeployed}}
{{/renewal}}
{{^renewal}}

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none
{{/renewal}}
{{#revocation}}
{{^isDeployed}}

  public static let revocation: Revocation<{{service}}>? = Revocation { {{tokens}} in
    {{attempt}}{{expression}}
  }
{{/isDeployed}}
{{/revocation}}
{{#fetches}}
{{^isDeployed}}

  public static let fetches: [TokenFetch<{{service}}>] = {{lines}}
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

// Values with several forms: answers that are one of several types, and texts that are one of several words.

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
    case {{names}}
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

    public var tokens: [GrantedToken] { {{tokens}} }
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
  public func {{name}}(_ {{arrival}}: {{callback}}) async throws(CallFailure<{{refusal}}>){{answer}} {
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
  /// The interface of a server of {{namespace}}: one method for each endpoint, which throws only declared refusals.
  public protocol API: Sendable {
{{#calls}}
{{^isFirst}}

{{/isFirst}}
{{#doc}}
    /// {{.}}
    ///
{{/doc}}
    /// {{route}}
    func {{name}}(_ request: {{request}}) async throws(ServerRefusal<{{refusal}}>){{#callback}} -> WebAnswer<{{.}}>{{/callback}}{{^callback}}{{#answer}} -> {{.}}{{/answer}}{{/callback}}
{{/calls}}
  }
}
{{/hosts}}

"""###,
    "SwiftServer/Header": ###"""
// Written by authgen from {{contract}}: change the contract, not this file.

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

    public init({{> SwiftServer/Parameters}}) {
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
      [{{#inBody}}{{^isFirst}}, {{/isFirst}}{{written}}{{/inBody}}{{^hasBody}}:{{/hasBody}}]
    }
{{#hasHeaders}}

    public var answerHeaders: Headers {
      var headers = Headers()
{{#inHeaders}}
      headers.add({{header}})
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
      {{^isFirst}}} else {{/isFirst}}if {{#marks}}{{^isFirst}}, {{/isFirst}}fields.has("{{wire}}", {{value}}){{/marks}} {
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
    public init({{> SwiftServer/Parameters}}) {
{{#properties}}
      self.{{name}} = {{name}}
{{/properties}}
    }
{{/hasProperties}}
{{^hasProperties}}
    public init() {}
{{/hasProperties}}

    public var fields: [(String, String?)] { [{{#members}}{{^isFirst}}, {{/isFirst}}("{{wire}}", {{wireText}}){{/members}}] }
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
    "SwiftServer/Parameters": ###"""
{{#properties}}{{^isFirst}}, {{/isFirst}}{{name}}: {{type}}{{#isNil}} = nil{{/isNil}}{{#isClearable}} = .keep{{/isClearable}}{{/properties}}
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
{{#isPlain}}
    case {{names}}
{{/isPlain}}
{{^isPlain}}
{{#cases}}
    case {{name}}{{#hasProperties}}({{> SwiftServer/Parameters}}){{/hasProperties}}
{{/cases}}
{{/isPlain}}

    public var answer: RefusalAnswer {
      switch self {
{{#cases}}
      case .{{name}}{{#hasProperties}}({{#properties}}{{^isFirst}}, {{/isFirst}}let {{name}}{{/properties}}){{/hasProperties}}: Refusals.{{name}}{{#hasProperties}}({{#properties}}{{^isFirst}}, {{/isFirst}}{{label}}: {{name}}{{/properties}}){{/hasProperties}}
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
    // {{recognition}}
{{^hasProperties}}
    static let {{name}} = {{answer}}
{{/hasProperties}}
{{#hasProperties}}
    static func {{name}}({{> SwiftServer/Parameters}}) -> RefusalAnswer {
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
  /// Values of one deployment that calls send. One that is given is compared in constant time before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
{{#configuration}}
{{#doc}}
    /// {{.}}
{{/doc}}
    public var {{name}}: {{type}}
{{/configuration}}

    public init({{#configuration}}{{^isFirst}}, {{/isFirst}}{{name}}: {{type}} = nil{{/configuration}}) {
{{#configuration}}
      self.{{name}} = {{name}}
{{/configuration}}
    }
  }

{{/hasConfiguration}}
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a 500.
    public init(_ service: Service, {{#hasConfiguration}}configuration: Configuration, {{/hasConfiguration}}base: String = "{{base}}", limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log) {
      router = Router(
        limits: limits,
{{#style}}
        style: {{.}},
{{/style}}
        base: base,
{{#hasConfiguration}}
        deployment: Deployment([{{#configuration}}{{^isFirst}}, {{/isFirst}}"{{key}}": configuration.{{name}}{{/configuration}}]),
{{/hasConfiguration}}
        onBrokenAnswer: onBrokenAnswer,
        routes: {{routes}})
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
  /** {{.}} */
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
 * One method for each endpoint, which answers, or refuses as declared, or says that it is unavailable.
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
  {{method}}(request: models.{{request}}, context: auth.Context): auth.Result<{{#callback}}auth.WebAnswer<models.{{.}}>{{/callback}}{{^callback}}{{#answer}}{{.}}{{/answer}}{{^answer}}void{{/answer}}{{/callback}}{{#refusals}}{{#isFirst}}, {{/isFirst}}{{^isFirst}} | {{/isFirst}}"{{key}}"{{/refusals}}>;

{{/calls}}
}

"""###,
    "TypeScript/express.d.ts": ###"""
{{> TypeScript/Header}}

import type * as auth from "{{runtime}}";
import type { Api } from "./api.js";
import type { Options } from "./handler.js";

/** For `app.use` of Express and NestJS, ahead of any code that reads bodies. Requests for other paths go to the next handler. */
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
 * Values of one deployment that calls send. One that is given is compared in constant time before a method is called;
 * any passes where none is.
 */
export interface Configuration {
{{#configuration}}
{{#doc}}
  /** {{.}} */
{{/doc}}
  readonly {{name}}?: {{type}} | undefined;
{{/configuration}}
}
{{/hasConfiguration}}

export interface Options extends auth.RouterOptions {
{{#hasConfiguration}}
  readonly configuration: Configuration;
{{/hasConfiguration}}
}

/** Takes each request to its method, and refuses a request that cannot be read before a method is called. */
export declare function createRouter(service: Api, options{{^hasConfiguration}}?{{/hasConfiguration}}: Options): auth.Router;

/** `Request` in, `Response` out, the form that Hono, Deno, Bun and workers take. What else a host gives is in the context. */
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
    [
{{#configuration}}
      ["{{key}}", sent({{codec}}, configuration.{{name}})],
{{/configuration}}
    ],
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
export type {{name}} = {{#cases}}{{^isFirst}} | {{/isFirst}}"{{text}}"{{/cases}};
export declare const {{name}}: auth.Codec<{{name}}>;

{{/enumerations}}
{{#records}}
export interface {{name}} {
{{> TypeScript/Properties}}
}
export declare const {{name}}: auth.RecordCodec<{{name}}>;

{{/records}}
{{#choices}}
{{#doc}}
/** {{.}} */
{{/doc}}
export type {{name}} =
{{#options}}
  | { readonly type: "{{key}}"; readonly value: {{type}} }
{{/options}}
;
export declare const {{name}}: auth.RecordCodec<{{name}}>;

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
  /** The token that the call carries; undefined where there is none or it is malformed.{{#signature}} {{.}}{{/signature}} */
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
export const {{name}} = auth.enumeration({{#cases}}{{^isFirst}}, {{/isFirst}}"{{text}}"{{/cases}});

{{/enumerations}}
{{#records}}
export const {{name}} = auth.record([
{{#members}}
  {{member}},
{{/members}}
]);

{{/records}}
{{#choices}}
export const {{name}} = auth.choice("one of {{types}}", [
{{#options}}
  { type: "{{key}}", codec: () => {{type}}, marks: [{{#marks}}{{^isFirst}}, {{/isFirst}}["{{wire}}", {{value}}]{{/marks}}] },
{{/options}}
]);

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
/** {{.}} */
{{/doc}}
// {{recognition}}
export declare const {{name}}: auth.RefusalMaker<"{{key}}", {{#hasProperties}}{{details}}{{#isFree}} | void{{/isFree}}{{/hasProperties}}{{^hasProperties}}void{{/hasProperties}}>;
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

import AuthServer
import NIOCore
import NIOHTTP1
import Vapor

/// The server's stubs behind Vapor 4, ahead of an application's own routes, which get the requests for all other paths:
/// `app.middleware.use({{adapter}}({{routes}}(service)))`; or alone, for every path:
/// `app.responder.use { _ in {{adapter}}({{routes}}(service)) }`.
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

  /// Fields of one name stay apart, and none is added: the length of an answer to HEAD is that of the answer to GET.
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
