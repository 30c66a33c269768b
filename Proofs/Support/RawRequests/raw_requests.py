"""The raw requests of the table: each has a name, and is sent byte by byte as it stands here."""

ME, APPLE = "/api/users/me", "/api/auth/apple"
GOOD = b'{"identityToken":"t"}'


def request(method="GET", target=ME, headers=(), body=None, host=b"Host: localhost"):
    """Lines may be bytes, so that nothing is corrected on the way."""
    lines = [b" ".join([as_bytes(method), as_bytes(target), b"HTTP/1.1"])]
    lines += [line for line in (host, b"Connection: close") if line is not None]
    lines += [as_bytes(header) for header in headers]
    if body is not None:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")


def as_bytes(text):
    return text if isinstance(text, bytes) else text.encode("latin-1")


def post(body=GOOD, headers=("Content-Type: application/json",), target=APPLE, **more):
    return request("POST", target, headers, body, **more)


def content_types():
    for text in [
        "application/json", "Application/JSON", "application/json;charset=utf-8", "application/json; charset=utf-8",
        "application/json ; charset=utf-8", "application/json;\tcharset=utf-8", "application/json; charset=UTF-8",
        'application/json; charset="utf-8"', 'application/json; charset="utf\\-8"', "application/json; charset=utf8",
        "application/json; charset=latin-1", "application/json; charset=utf-16", "application/json; charset=",
        'application/json; charset=""', "application/json; charset=utf-8; charset=utf-8", "application/json; CHARSET=utf-8",
        "application/json; charset=utf-8; x=y", "application/json; x=y", "application/json; x=y; charset=utf-8",
        'application/json; x="a;b"', 'application/json; x="a\\"b"', 'application/json; x="a', "application/json; x",
        "application/json; =y", "application/json; x = y", "application/json;", "application/json; ", "application/json,",
        "application/json, application/json", "application/json x", "application/jsonx", "application/problem+json",
        "application/*", "*/*", "text/json", "text/plain", "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x", "application /json", "application/ json", "application", "/json", "application/",
        "", " ", '"application/json"', "application/json; charset='utf-8'", "application/json;charset=utf-8;", "a/b/c",
        "application/json; \xe9=1", "application/json; x=\xe9", 'application/json; x="\xe9"',
    ]:
        yield f"content-type {text!r}", post(headers=[f"Content-Type: {text}"])
    yield "content-type none", post(headers=[])
    yield "content-type twice", post(headers=["Content-Type: application/json"] * 2)
    yield "content-type two of them", post(headers=["Content-Type: application/json", "Content-Type: text/plain"])
    yield "content-type in small letters", post(headers=["content-type: application/json"])
    yield "content-type without a body", post(body=b"")
    yield "content-type at a call without a body", request(headers=["Content-Type: nonsense"])
    for coding in ["identity", "Identity", "gzip", "deflate", "br", "identity, gzip", "x", "", "identity, identity"]:
        yield f"content-encoding {coding!r}", post(headers=["Content-Type: application/json", f"Content-Encoding: {coding}"])


def targets():
    for text in [
        "/", "//", "/api", "/api/", "/api/users", "/api/users/", "/api/users/me/", "//api/users/me", "/api//users/me",
        "/API/users/me", "/api/users/ME", "/api/users/me;x", "/api/users/me;", "/api/users/%6de", "/api/users/m%65",
        "/%61pi/users/me", "/api%2Fusers/me", "/api/users%2fme", "/api/users/me%2F", "/api/users/me%00", "/api/users/me%0a",
        "/api/users/me%20", "/api/users/me%7f", "/api/users/%", "/api/users/m%", "/api/users/m%6", "/api/users/m%zz",
        "/api/users/m%ff", "/api/users/%c3%a9", "/api/users/%c0%ae", "/api/users/%ed%a0%80", "/api/./users/me",
        "/api/../api/users/me", "/api/users/..", "/api/users/.", "/api/users/%2e", "/api/users/%2e%2e", "/api/users/me/..",
        "/api/users/...", "/api/users/me\\", "/api\\users\\me", "/api/users/me^", "/api/users/<me>", '/api/users/"me"',
        "/api/users/{me}", "/api/users/m|e", "/api/users/[me]", "/api/users/`me`", "/api/users/me~", "/api/users/me!",
        "/api/users/m\xe9", "http://localhost/api/users/me", "HTTP://localhost/api/users/me", "https://localhost/api/users/me",
        "http://localhost:80/api/users/me", "http:///api/users/me", "http://localhost", "ftp://localhost/api/users/me",
        "api/users/me", "*", "", "?", "/?", "/nobody?x=1", "/api/users/me?", "/api/users/me??",
    ]:
        yield f"target {text!r}", request(target=text)
    yield "target of 8192 bytes", request(target=ME + "?" + "a" * (8192 - len(ME) - 1))
    yield "target of 8193 bytes", request(target=ME + "?" + "a" * (8193 - len(ME) - 1))
    yield "target of 8193 bytes elsewhere", request(target="/" + "a" * 8192)


def queries():
    for text in [
        "a", "a=", "=a", "a=b", "a=b&a=b", "&", "&&", "a&b", "a=b=c", "a+b=c+d", "a=%20", "a=%", "a=%2", "a=%zz", "a=%ff",
        "a=%00", "a=%c3%a9", "a[]=1", "a[0]=1", "a={}", "a=<x>", 'a="x"', "a=b|c", "a=b^c", "a=`b`", "a=b\\c", "a=\xe9",
        "__proto__=1", "a;b", "a=b;c=d", "a=/", "a=?", "a=@:!$'()*,", "a=#", "access_token=t", "&".join("abc" for _ in range(1025)),
    ]:
        name = text if len(text) < 40 else f"of {len(text)} bytes"
        yield f"query {name!r}", request(target=f"{ME}?{text}")
    yield "query at a call with a body", post(target=f"{APPLE}?a[]=1")
    yield "query of nobody", request(target="/nobody?a[]=1")


def headers():
    for name, line in {
        "a control character in a value": b"X-A: a\x01b", "a NUL in a value": b"X-A: a\0b", "DEL in a value": b"X-A: a\x7fb",
        "a tab in a value": b"X-A: a\tb", "Latin-1 in a value": b"X-A: \xe9", "UTF-8 in a value": "X-A: é".encode(),
        "no value": b"X-A:", "a space before the colon": b"X-A : a", "no colon": b"X-A", "no name": b": a",
        "a name in brackets": b"X(A): a", "a name with a space": b"X A: a", "a name in UTF-8": "X-é: a".encode(),
        "a folded line": b"X-A: a\r\n b", "a bare CR": b"X-A: a\rb", "a bare LF": b"X-A: a\nX-B: b",
        "a name with an underscore": b"X_A: a", "a vertical tab": b"X-A: a\x0bb", "a cookie": b"Cookie: a=b",
        "a broken cookie": b"Cookie: =;;=", "another method": b"X-HTTP-Method-Override: DELETE", "an upgrade": b"Upgrade: x",
        "an expectation": b"Expect: x", "a range": b"Range: bytes=0-0", "a condition": b"If-None-Match: *",
        "an Accept of nothing": b"Accept: nothing/nothing", "a forwarded host": b"X-Forwarded-Host: elsewhere",
    }.items():
        yield f"header {name}", request(headers=[line])
    for count in (60, 61, 62, 63, 64, 65):
        yield f"{count} headers", request(headers=[f"X-{number}: a" for number in range(count - 2)])
    for size in (16_000, 31_900, 32_800):
        yield f"a header of {size} bytes", request(headers=[f"X-A: {'a' * size}"])
    yield "no host", request(host=None)
    yield "two hosts", request(headers=["Host: elsewhere"])


def tokens():
    for text in [
        "Bearer t", "bearer t", "BEARER t", "Bearer  t", "Bearer\tt", "Bearer t ", " Bearer t", "Bearer", "Bearer ", "t", "Basic t",
        "Bearer t t", "Bearer t,", "Bearer a.b-c_d~e+f/g==", "Bearer =", "Bearer t=t", "Bearer \xe9", 'Bearer "t"', "",
        "Bearer " + "a" * 8192, "Bearer " + "a" * 8193,
    ]:
        name = text if len(text) < 40 else f"of {len(text)} bytes"
        yield f"authorization {name!r}", request(headers=[f"Authorization: {text}"])
    yield "authorization twice", request(headers=["Authorization: Bearer t"] * 2)


def methods():
    for method in [
        "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "Get", "PROPFIND", "LINK", "QUERY", "M-SEARCH",
    ]:
        yield f"method {method} of GET", request(method)
    for method in ["GET", "HEAD", "PUT", "OPTIONS"]:
        yield f"method {method} of POST", request(method, APPLE)
    for method in ["G@T", "G\xe9T", "GET,", "", "G T"]:
        yield f"method {method!r}", request(method)
    yield "method PUT of nobody", request("PUT", "/nobody")
    yield "method GET with a body", request("GET", ME, ["Content-Type: application/json"], b"nonsense")


def sizes():
    for size in (65_535, 65_536, 65_537, 100_000):
        yield f"a body of {size} bytes", post(body=GOOD + b" " * (size - len(GOOD)))
    yield "a body of 65537 bytes for nobody", post(body=b" " * 65_537, target="/nobody")
    yield "a body of 65537 bytes of another type", post(body=b" " * 65_537, headers=["Content-Type: text/plain"])
    yield "a body of 65537 bytes for another method", request("PUT", ME, (), b" " * 65_537)
    chunked = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
    head = request("POST", APPLE, chunked)
    yield "a body in chunks", head + b"15\r\n" + GOOD + b"\r\n0\r\n\r\n"
    yield "a body in small chunks", head + b"".join(b"1\r\n%c\r\n" % byte for byte in GOOD) + b"0\r\n\r\n"
    yield "a body in chunks of 65537 bytes", head + b"10001\r\n" + b" " * 65_537 + b"\r\n0\r\n\r\n"
    yield "a body in chunks with a trailer", head + b"15\r\n" + GOOD + b"\r\n0\r\nX-A: a\r\n\r\n"


def json_messages():
    for text in [
        "", " ", "null", "true", "1", '"t"', "[]", "{}", "[{}]", '[{"identityToken":"t"}]', '{"identityToken":"t"',
        '{"identityToken":"t"}}', '{"identityToken":"t"} x', '{"identityToken":"t"}\n', ' \t\r\n{"identityToken":"t"}',
        '{"identityToken":"t",}', '{,"identityToken":"t"}', '{"identityToken" "t"}', '{"identityToken":}', '{"identityToken"}',
        '{identityToken:"t"}', "{'identityToken':'t'}", '{"identityToken":"t" "a":1}', '{"identityToken":"t","a"}',
        '{"identityToken":"t","a":1,"a":1}', '{"identityToken":"t","identityToken":"t"}',
        '{"identityToken":"t","\\u0069dentityToken":"t"}', '{"identityToken":"t","a":{"b":1,"b":2}}', '{"identityToken":"t",1:1}',
        '{"identityToken":tru}', '{"identityToken":trye}', '{"identityToken":nul', '{"identityToken":True}', '{"identityToken":NaN}',
        '{"identityToken":Infinity}', '{"identityToken":-Infinity}', '{"identityToken":undefined}', '{"identityToken":"t"//c\n}',
        '{"identityToken":"t"/*c*/}', '\ufeff{"identityToken":"t"}', '{"identityToken":"\t"}', '{"identityToken":"\n"}',
        '{"identityToken":"\\x41"}', '{"identityToken":"\\u12"}', '{"identityToken":"\\u12g4"}', '{"identityToken":"\\ud800"}',
        '{"identityToken":"\\ud800x"}', '{"identityToken":"\\ud800\\n"}', '{"identityToken":"\\ud800\\u0041"}',
        '{"identityToken":"\\udc00"}', '{"identityToken":"\\ud83d\\ude00"}', '{"identityToken":"\\u0000"}', '{"identityToken":"a\\',
        '{"identityToken":"a', '{"identityToken":"é"}', '{"identityToken":"\\/\\b\\f\\n\\r\\t\\"\\\\"}', '{"\\u0000":1}',
        '{"__proto__":1,"identityToken":"t"}', '{"constructor":{"prototype":1},"identityToken":"t"}', '{"identityToken":{}}',
        '{"identityToken":[]}', '{"identityToken":["t"]}', '{"identityToken":1}', '{"identityToken":null}', '{"identityToken":false}',
        '{"identityToken":""}', '{"identityToken":"t","email":1}', '{"identityToken":"t","email":null}', '{"identityToken":"t","email":""}',
        '{"identityToken":"t","fullName":[]}', '{"identityToken":"t","fullName":"\\u0000"}', '{"email":1,"fullName":2}', '{"fullName":2}',
        '{"IDENTITYTOKEN":"t"}', '{"identityToken ":"t"}', '{"identityToken":"t","more":{"a":[1,{"b":null}]}}',
    ]:
        yield f"JSON {text!r}", post(body=text.encode())
    for number in [
        "0", "-0", "1.5", "1e2", "1E+2", "1e-2", "01", "-", "-a", "+1", "1.", ".5", "1.e1", "1e", "1e+", "1e400", "-1e400", "0x1", "1_0", "--1",
        "1a", "00", "-01", "1e99999999999999999999", "9" * 400, "9" * 16_384, "9" * 16_385,
    ]:
        name = number if len(number) < 40 else f"of {len(number)} digits"
        yield f"JSON number {name!r}", post(body=b'{"identityToken":"t","n":%s}' % number.encode())
    for name, body in {
        "that is no UTF-8": b'{"identityToken":"\xff"}', "that breaks off in a character": b'{"identityToken":"\xe2\x82"}',
        "with an overlong slash": b'{"identityToken":"\xc0\xaf"}', "with a surrogate in bytes": b'{"identityToken":"\xed\xa0\x80"}',
        "beyond Unicode": b'{"identityToken":"\xf4\x90\x80\x80"}', "with a wrong byte outside": b'{"identityToken":"t"\xff}',
        "with a wrong byte behind": b'{"identityToken":"t"}\xff', "with a wrong name": b'{"\xff":1}', "wrong from the start": b"\xff",
        "with a fault ahead of a wrong byte": b'{"a" "\xff"}', "with a wrong byte behind a real one": '{"a":"\ufffdé'.encode() + b'\xe9"}',
        "in UTF-16": '{"identityToken":"t"}'.encode("utf-16"), "that is NUL": b"\0", "with NUL behind": GOOD + b"\0",
        "32 deep": b'{"identityToken":"t","a":' + b"[" * 31 + b"]" * 31 + b"}",
        "33 deep": b'{"identityToken":"t","a":' + b"[" * 32 + b"]" * 32 + b"}", "30000 deep": b"[" * 30_000,
        "of objects 30000 deep": b'{"a":' * 10_000, "of 1024 fields": b'{"identityToken":"t","a":[' + b"1," * 1021 + b"1]}",
        "of 1025 fields": b'{"identityToken":"t","a":[' + b"1," * 1022 + b"1]}", "of 20000 fields": b"[" + b"1," * 20_000 + b"1]",
        "with a text of 16384 bytes": b'{"identityToken":"%s"}' % (b"a" * 16_384),
        "with a text of 16385 bytes": b'{"identityToken":"%s"}' % (b"a" * 16_385),
        "with a text of 16385 bytes in two": b'{"identityToken":"%s"}' % ("é".encode() * 8192 + b"a"),
        "with a name of 16385 bytes": b'{"%s":1}' % (b"a" * 16_385),
        "with an escaped text of 16385 bytes": b'{"identityToken":"%s"}' % (b"\\u0061" * 9000),
    }.items():
        yield f"JSON {name}", post(body=body)


def all_requests():
    found = {}
    for family in (content_types, targets, queries, headers, tokens, methods, sizes, json_messages):
        for name, raw in family():
            assert name not in found, name
            found[name] = raw
    return found
