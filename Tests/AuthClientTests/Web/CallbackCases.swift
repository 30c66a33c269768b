@testable import AuthClient
@testable import AuthWeb

/// URLs that are not the callback they pretend to be, by the rule that they are held against.
enum CallbackCases {
  static let app = CallbackRule(
    url: "myapp://callback", required: ["code"], optional: ["scope"], state: "state")
  static let rote = CallbackRule(
    url: "rote://callback", host: .unchecked, required: ["token"], optional: ["refreshToken"])
  static let web = CallbackRule(
    url: "https://Example.com/auth/callback", required: ["code"], state: "state")
  static let bare = CallbackRule(url: "com.example.app:/callback", required: ["code"])

  static let forged: [(CallbackRule, String, CallbackFault)] = places + parts + escapes + parameters

  private static let good = "?code=c&state=s"

  private static let places: [(CallbackRule, String, CallbackFault)] = [
    (app, "", .otherScheme),
    (app, "callback", .otherScheme),
    (app, "://callback" + good, .otherScheme),
    (app, "//callback" + good, .otherScheme),
    (app, "myapp", .otherScheme),
    (app, "myapp2://callback" + good, .otherScheme),
    (app, "xmyapp://callback" + good, .otherScheme),
    (app, "myap%70://callback" + good, .otherScheme),
    (app, "https://callback" + good, .otherScheme),
    (app, "myapp:callback" + good, .otherHost),
    (app, "myapp:/callback" + good, .otherHost),
    (app, "myapp:///callback" + good, .otherHost),
    (app, "myapp:" + good, .otherHost),
    (app, "myapp://" + good, .otherHost),
    (app, "myapp://Callback" + good, .otherHost),
    (app, "myapp://%63allback" + good, .otherHost),
    (app, "myapp://callback." + good, .otherHost),
    (app, "myapp://callback.evil.example" + good, .otherHost),
    (app, "myapp://evil.example/callback" + good, .otherHost),
    (app, "myapp://evil.example\\callback" + good, .otherHost),
    (app, "myapp://[::1" + good, .port),
    (app, "myapp:\\\\callback" + good, .otherHost),
    (app, "myapp://callback//" + good, .otherPath),
    (app, "myapp://callback/." + good, .otherPath),
    (app, "myapp://callback/../callback" + good, .otherPath),
    (app, "myapp://callback/%2e" + good, .otherPath),
    (app, "myapp://callback/extra" + good, .otherPath),
    (web, "http://example.com/auth/callback" + good, .otherScheme),
    (web, "https://example.com.evil.example/auth/callback" + good, .otherHost),
    (web, "https://EXAMPLE.com/auth/callback" + good, .otherHost),
    (web, "https:/example.com/auth/callback" + good, .otherHost),
    (web, "https://example.com/auth/Callback" + good, .otherPath),
    (web, "https://example.com/auth/callback/" + good, .otherPath),
    (web, "https://example.com/auth//callback" + good, .otherPath),
    (web, "https://example.com/x/../auth/callback" + good, .otherPath),
    (web, "https://example.com/auth%2Fcallback" + good, .otherPath),
    (web, "https://example.com/%61uth/callback" + good, .otherPath),
    (web, "https://example.com" + good, .otherPath),
    (rote, "rote:callback?token=t", .otherHost),
    (rote, "rote:/callback?token=t", .otherHost),
    (rote, "rote:?token=t", .otherHost),
    (rote, "rote://any\\thing?token=t", .otherHost),
    (rote, "rote://any|thing?token=t", .otherHost),
    (rote, "rote://callback/path?token=t", .otherPath),
    (rote, "other://callback?token=t", .otherScheme),
    (bare, "com.example.app://callback?code=c", .otherHost),
    (bare, "com.example.app:///callback?code=c", .otherHost),
    (bare, "com.example.app:callback?code=c", .otherPath),
    (CallbackRule(url: "com.example.app:/", required: []), "com.example.app:", .otherPath),
  ]

  private static let parts: [(CallbackRule, String, CallbackFault)] = [
    (app, "myapp://user@callback" + good, .userInfo),
    (app, "myapp://user:word@callback" + good, .userInfo),
    (app, "myapp://callback@evil.example" + good, .userInfo),
    (app, "myapp://@callback" + good, .userInfo),
    (rote, "rote://user@callback?token=t", .userInfo),
    (web, "https://example.com@evil.example/auth/callback" + good, .userInfo),
    (app, "myapp://callback:" + good, .port),
    (app, "myapp://callback:80" + good, .port),
    (rote, "rote://callback:80?token=t", .port),
    (web, "https://example.com:443/auth/callback" + good, .port),
    (app, "myapp://callback" + good + "##", .fragment),
    (app, "myapp://callback" + good + "#_=_#_=_", .fragment),
    (app, "myapp://callback" + good + "#_=_#", .fragment),
    (app, "myapp://callback" + good + "#_=_x", .fragment),
    (app, "myapp://callback" + good + "#=_", .fragment),
    (app, "myapp://callback#_=_" + good, .fragment),
    (app, "myapp://callback#" + good, .fragment),
    (app, "myapp://callback" + good + "#x", .fragment),
    (app, "myapp://callback#code=c&state=s", .fragment),
    (rote, "rote://callback#token=t", .fragment),
    (app, "myapp://callback" + good + " ", .character),
    (app, " myapp://callback" + good, .character),
    (app, "myapp://callback" + good + "\n", .character),
    (app, "my\tapp://callback" + good, .character),
    (app, "myapp://callback\r\n" + good, .character),
    (app, "myapp://callback" + good + "\u{0}", .character),
    (app, "myapp://callback" + good + "\u{7f}", .character),
    (app, "myapp://callb\u{430}ck" + good, .character),
    (app, "myapp://callback" + good + "\u{202e}", .character),
    (app, "myapp://callback?code=\u{e9}&state=s", .character),
    (app, "myapp://callback?code=" + String(repeating: "c", count: 16_384), .tooLong),
    (app, String(repeating: "%", count: 100_000), .tooLong),
  ]

  private static let escapes: [(CallbackRule, String, CallbackFault)] = [
    (app, "myapp://callback?code=%zz&state=s", .escape),
    (app, "myapp://callback?code=%&state=s", .escape),
    (app, "myapp://callback?code=%4&state=s", .escape),
    (app, "myapp://callback?code=c&state=s%", .escape),
    (app, "myapp://callback?code=c&state=s&%zz=1", .escape),
    (app, "myapp://callback%zz" + good, .escape),
    (rote, "rote://%zz?token=t", .escape),
    (app, "myapp://callback?code=%00&state=s", .escape),
    (app, "myapp://callback?code=c%00d&state=s", .escape),
    (app, "myapp://callback?code=c%0d%0aX:1&state=s", .escape),
    (app, "myapp://callback?code=%7f&state=s", .escape),
    (app, "myapp://callback?code=%c2%85&state=s", .escape),
    (app, "myapp://callback?code=%ff&state=s", .escape),
    (app, "myapp://callback?code=%c0%af&state=s", .escape),
    (app, "myapp://callback?code=%ed%a0%80&state=s", .escape),
    (app, "myapp://callback?code=c&state=s&a%00b=1", .escape),
    (app, "myapp://callback?code=c&state=s&other=%00", .escape),
  ]

  private static let parameters: [(CallbackRule, String, CallbackFault)] = [
    (app, "myapp://callback", .missing("code")),
    (app, "myapp://callback?", .missing("code")),
    (app, "myapp://callback?code=c", .missing("state")),
    (app, "myapp://callback?state=s", .missing("code")),
    (app, "myapp://callback?Code=c&state=s", .missing("code")),
    (app, "myapp://callback?code[]=c&state=s", .missing("code")),
    (app, "myapp://callback?code=&state=s", .empty("code")),
    (app, "myapp://callback?code&state=s", .empty("code")),
    (app, "myapp://callback?code=c&state=", .empty("state")),
    (app, "myapp://callback?code=c;state=s", .missing("state")),
    (app, "myapp://callback?code=c%26state=s", .missing("state")),
    (rote, "rote://callback?refreshToken=r", .missing("token")),
    (app, "myapp://callback?code=c&code=d&state=s", .duplicate),
    (app, "myapp://callback?code=c&code=c&state=s", .duplicate),
    (app, "myapp://callback?code=c&%63ode=d&state=s", .duplicate),
    (app, "myapp://callback?code=c&code&state=s", .duplicate),
    (app, "myapp://callback?code=c&state=s&state=s", .duplicate),
    (app, "myapp://callback?code=c&state=s&x=1&x=2", .duplicate),
    (app, "myapp://callback?code=c&state=s&=1&=2", .duplicate),
    (app, "myapp://callback?error=access_denied&state=s", .refused(.accessDenied)),
    (app, "myapp://callback?error=access_denied&code=c&state=s", .refused(.accessDenied)),
    (app, "myapp://callback?error=call+0900&error_description=x&state=s", .refused(.other)),
    (app, "myapp://callback?error=login_required", .refused(.loginRequired)),
    (app, "myapp://callback?error=&code=c&state=s", .empty("error")),
    (app, "myapp://callback?error=a&error=b&state=s", .duplicate),
    (
      CallbackRule(url: "http://example.com/cb", required: []), "http://example.com/cb",
      .unusableRule
    ),
  ]
}
