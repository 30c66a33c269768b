"""The stubs as a part of somebody's application: guards, dependencies, documents, faults."""

import asyncio
import contextlib
import json
import logging
import unittest
import uuid
from contextlib import asynccontextmanager

from fastapi import APIRouter, Depends, FastAPI, HTTPException
from package import SERVICES, Client, hosts

LONGDE = hosts("Longde")[0]
models, refusals, router, rt = LONGDE.models, LONGDE.refusals, LONGDE.router, LONGDE.rt
ME, APPLE = "/api/users/me", "/api/auth/apple"
JSON = {"Content-Type": "application/json"}


def user(**more):
    return models.User(**({"id": uuid.uuid4(), "status": "active"} | more))


class Service:
    """A service of one method, the other methods of which nobody calls."""

    def __init__(self, me):
        self.work = me

    def me(self, request, context):
        return self.work(request, context)

    def sign_in_with_apple(self, request, context):
        raise refusals.AppleRefused

    def renew_session(self, request, context):
        raise refusals.SessionExpired

    async def sign_out(self, request):
        return None


def client(me, **options):
    app = FastAPI()
    app.include_router(router.create_router(Service(me), **options))
    return Client(app)


class Guards(unittest.TestCase):
    """A guard is put in each place where somebody would put it, and runs once for each call."""

    def setUp(self):
        self.runs = 0

    def guard(self):
        self.runs += 1

    def asks(self, app, start=""):
        for method, path, status in [("GET", ME, 200), ("HEAD", ME, 200), ("POST", APPLE, 415)]:
            with self.subTest(f"{method} {path}"):
                self.runs = 0
                got = Client(app).request(method, start + path, {})
                self.assertEqual((got.status_code, self.runs), (status, 1))

    def stubs(self, **more):
        return router.create_router(Service(lambda request, context: user()), **more)

    def test_on_the_application(self):
        app = FastAPI(dependencies=[Depends(self.guard)])
        app.include_router(self.stubs())
        self.asks(app)

    def test_on_the_router_of_the_stubs(self):
        app = FastAPI()
        app.include_router(self.stubs(dependencies=[Depends(self.guard)]))
        self.asks(app)

    def test_on_a_router_around_it(self):
        outer = APIRouter(prefix="/v1", dependencies=[Depends(self.guard)])
        outer.include_router(self.stubs())
        app = FastAPI()
        app.include_router(outer)
        self.asks(app, "/v1")

    def test_where_it_is_included(self):
        app = FastAPI()
        app.include_router(self.stubs(), prefix="/v1", dependencies=[Depends(self.guard)])
        self.asks(app, "/v1")

    def test_on_an_application_that_is_mounted(self):
        inner = FastAPI(dependencies=[Depends(self.guard)])
        inner.include_router(self.stubs())
        app = FastAPI()
        app.mount("/v1", inner)
        self.asks(app, "/v1")

    def test_as_middleware_before_and_behind(self):
        for is_behind in (False, True):
            app = FastAPI()
            if is_behind:
                app.include_router(self.stubs())

            @app.middleware("http")
            async def count(request, call_next):
                self.guard()
                return await call_next(request)

            if not is_behind:
                app.include_router(self.stubs())
            self.asks(app)

    def test_in_an_application_of_the_stubs_alone(self):
        service = Service(lambda request, context: user())
        self.asks(router.create_app(service, dependencies=[Depends(self.guard)]))

    def test_one_that_refuses_does_so_in_the_way_of_the_framework(self):
        def refuse():
            raise HTTPException(429, "slowly", {"Retry-After": "7"})

        app = FastAPI()
        app.include_router(self.stubs(), dependencies=[Depends(refuse)])
        got = Client(app).request("GET", ME, {})
        self.assertEqual((got.status_code, got.headers["retry-after"], got.json()), (429, "7", {"detail": "slowly"}))

    def test_its_own_exception_has_a_handler_of_the_application(self):
        class Limited(Exception):
            pass

        def refuse():
            raise Limited

        app = FastAPI()
        app.include_router(self.stubs(), dependencies=[Depends(refuse)])

        @app.exception_handler(Limited)
        async def say(request, error):
            return rt.Style().fault(rt.Fault("unavailable"))

        self.assertEqual(Client(app).request("GET", ME, {}).status_code, 503)


class Dependencies(unittest.TestCase):
    """The service of each call is a dependency with a session of its own."""

    def ask(self, work):
        events = []

        def session():
            events.append("begin")
            try:
                yield events
                events.append("commit")
            except Exception as error:
                events.append(f"rollback {type(error).__name__}")
                raise

        def service(session=Depends(session)):
            session.append("service")
            return Service(work)

        app = FastAPI()
        told = []
        app.include_router(router.create_router(
            Depends(service), on_error=lambda error, context: told.append(error)))
        got = Client(app).request("GET", ME, {})
        return got.status_code, events, [type(error).__name__ for error in told]

    def test_each_call_has_its_own(self):
        for _ in range(2):
            self.assertEqual(
                self.ask(lambda request, context: user()), (200, ["begin", "service", "commit"], []))

    def test_a_refusal_is_an_answer_and_is_kept(self):
        def refuse(request, context):
            raise refusals.SessionExpired

        self.assertEqual(self.ask(refuse), (401, ["begin", "service", "commit"], []))

    def test_an_exception_takes_all_back(self):
        def fail(request, context):
            raise KeyError("geheim")

        events = ["begin", "service", "rollback KeyError"]
        self.assertEqual(self.ask(fail), (500, events, ["KeyError"]))
        events[-1] = "rollback BrokenAnswer"
        self.assertEqual(self.ask(lambda request, context: None), (500, events, ["BrokenAnswer"]))

    def test_a_method_that_is_missing_is_told_at_the_start(self):
        with self.assertRaisesRegex(TypeError, "object has no sign_in_with_apple, me, renew_session, sign_out"):
            router.create_router(object())

    def test_a_class_is_no_service(self):
        class Service:
            pass

        with self.assertRaisesRegex(TypeError, r"Service is a class: give Service\(\), or Depends\(Service\)"):
            router.create_router(Service)

    def test_the_lifespan_of_the_application_runs(self):
        events = []

        @asynccontextmanager
        async def lifespan(app):
            events.append("up")
            yield
            events.append("down")

        app = router.create_app(Service(lambda request, context: user()), lifespan=lifespan)

        async def live():
            async with app.router.lifespan_context(app):
                self.assertEqual(events, ["up"])

        asyncio.run(live())
        self.assertEqual(events, ["up", "down"])


class Faults(unittest.TestCase):
    """Whatever a service does, its caller gets the form of the contract."""

    def failing(self, work, **options):
        told = []

        def on_error(error, context):
            told.append((type(error).__name__, context.endpoint, context.method, str(error)))

        got = client(work, on_error=on_error, **options).request("GET", ME, {})
        self.assertEqual((got.status_code, got.json()), (500, {"message": "brokenAnswer"}))
        self.assertEqual(
            [got.headers[name] for name in ("cache-control", "x-content-type-options", "content-type")],
            ["no-store", "nosniff", "application/json"])
        self.assertEqual(told[0][1:3], ("Longde.me", "GET"))
        self.assertEqual(len(told), 1)
        return told[0][0], told[0][3]

    def test_exceptions(self):
        for error in (KeyError("geheim"), HTTPException(403, "geheim"), TypeError(), rt.Fault("notFound"), asyncio.CancelledError()):
            def work(request, context, error=error):
                raise error

            async def later(request, context, error=error):
                raise error

            with self.subTest(repr(error)):
                self.failing(work)
                self.failing(later)

    def test_a_dependency_that_fails(self):
        def fail():
            raise KeyError("geheim")

        self.failing(lambda request, context: user(), dependencies=[Depends(fail)])

    def test_answers_that_the_contract_does_not_allow(self):
        built = models.User.model_construct
        one = uuid.uuid4()
        for answer, words in {
            None: "expected an object",
            models.Session: "another type: ",
            models.User: "another type: ",
            "": "another type: str",
            built(id=one, status="bogus"): "another type|status: expected one of active, deleted",
            built(id="nope", status=models.UserStatus.ACTIVE): "another type|id: expected a UUID",
            built(id=one, status=models.UserStatus.ACTIVE, email="bad"): "email: expected a mail address",
            built(id=one): "another type|status: expected",
            user(full_name="\ud800"): "without lone surrogates",
            user(full_name="a").model_copy(update={"full_name": "\0"}): "full.?[Nn]ame: expected text without",
        }.items():
            with self.subTest(repr(answer)):
                kind, said = self.failing(lambda request, context, answer=answer: answer)
                self.assertEqual(kind, "BrokenAnswer")
                self.assertRegex(said, words)

    def test_it_is_logged_where_nobody_asked_for_more(self):
        def work(request, context):
            raise KeyError("why")

        with self.assertLogs("authcontract_server", "ERROR") as logs:
            self.assertEqual(client(work).request("GET", ME, {}).status_code, 500)
        self.assertIn("GET Longde.me failed", logs.output[0])
        self.assertIn("KeyError", logs.output[0])

    def test_a_handler_of_errors_may_fail(self):
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)

        def work(request, context):
            raise KeyError

        async def later(error, context):
            raise ValueError

        def now(error, context):
            raise ValueError

        for on_error in (later, now):
            self.assertEqual(client(work, on_error=on_error).request("GET", ME, {}).status_code, 500)

    def test_a_caller_that_goes_away_is_no_error(self):
        told = []
        app = client(None, on_error=lambda error, context: told.append(error)).app

        async def gone():
            return {"type": "http.disconnect"}

        async def send(message):
            pass

        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
            "path": APPLE, "raw_path": APPLE.encode(), "query_string": b"", "root_path": "", "client": None,
            "server": None, "headers": [(b"content-type", b"application/json"), (b"content-length", b"9")]}
        asyncio.run(app(scope, gone, send))
        self.assertEqual(told, [])

    def test_a_body_that_is_too_large_ends_the_connection(self):
        got = client(None).request("POST", APPLE, JSON, b" " * 70_000)
        self.assertEqual((got.status_code, got.headers["connection"]), (413, "close"))


class Calls(unittest.TestCase):
    def test_a_method_sees_its_call(self):
        seen = []

        async def me(request, context):
            seen.append((
                context.endpoint, context.method, context.request_id, context.headers["x-from"], context.peer,
                await context.is_cancelled(), context.http.url.path))
            context.add_header("X-Rate", "9")
            context.add_cookie("seen", "1", lifetime=60)
            return user()

        got = client(me).request("GET", ME, {"X-Request-Id": "r1", "X-From": "here"})
        self.assertEqual(seen, [("Longde.me", "GET", "r1", "here", None, True, ME)])
        self.assertEqual(got.headers["x-rate"], "9")
        self.assertEqual(got.cookies, ["seen=1; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax"])

    def test_what_it_adds_goes_out_with_a_refusal_but_with_no_fault(self):
        def refuse(request, context):
            context.add_header("X-Rate", "9")
            raise refusals.SessionExpired

        self.assertEqual(client(refuse).request("GET", ME, {}).headers["x-rate"], "9")

        def fail(request, context):
            context.add_header("X-Rate", "9")

        got = client(fail, on_error=lambda error, context: None).request("GET", ME, {})
        self.assertNotIn("x-rate", got.headers)

    def test_a_header_that_would_break_the_answer_is_none(self):
        for name, value in [("X-A", "a\r\nX-B: b"), ("X A", "a"), ("Content-Length", "7"), ("X-A", "\x7f")]:
            def me(request, context, name=name, value=value):
                with contextlib.suppress(ValueError):
                    context.add_header(name, value)
                    raise AssertionError(name)
                return user()

            self.assertEqual(client(me).request("GET", ME, {}).status_code, 200)

    def test_an_id_that_cannot_be_logged_is_replaced(self):
        ids = []

        def me(request, context):
            ids.append(context.request_id)
            return user()

        for given in ("a b", "x" * 200, ""):
            client(me).request("GET", ME, {"X-Request-Id": given})
        self.assertEqual([len(one) for one in ids], [32, 32, 32])


class Documents(unittest.TestCase):
    def document(self, *routers, more=()):
        app = FastAPI()
        for one in routers:
            app.include_router(one)
        for add in more:
            add(app)
        return Client(app).request("GET", "/openapi.json", {}).json(), app

    def test_the_routes_have_names_models_and_refusals(self):
        document, app = self.document(router.create_router(Service(None)))
        me = document["paths"][ME]["get"]
        self.assertEqual(set(document["paths"]), {APPLE, ME, "/api/auth/refresh", "/api/auth/logout"})
        schema = me["responses"]["200"]["content"]["application/json"]["schema"]
        self.assertEqual(schema, {"$ref": "#/components/schemas/User"})
        shown = document["components"]["schemas"]["User"]
        self.assertEqual(shown["required"], ["id", "status"])
        self.assertEqual(shown["properties"]["id"]["format"], "uuid")
        self.assertIn("NotSignedIn", me["responses"]["401"]["description"])
        self.assertIn("NotSignedIn", me["responses"]["401"]["content"]["application/json"]["examples"])
        self.assertEqual(me["security"], [{"HTTPBearer": []}])
        body = document["paths"][APPLE]["post"]["requestBody"]["content"]["application/json"]["schema"]
        self.assertEqual((body["required"], sorted(body["properties"])), (
            ["identityToken"], ["email", "fullName", "identityToken"]))
        self.assertEqual(app.url_path_for("Longde.me"), ME)
        # The words of the contract, and none of the runtime's.
        told = document["paths"][APPLE]["post"]["description"]
        self.assertRegex(told, "^The server checks .* makes one[.]$")
        self.assertNotIn("description", me)

    def test_all_contracts_have_a_document(self):
        for service in SERVICES:
            for host in hosts(service):
                methods = {name.__name__: lambda sent, context: None for name in host.methods.values()}
                made = host.router.create_router(type("Service", (), methods)())
                document, _ = self.document(made)
                text = json.dumps(document)
                self.assertNotIn("#/$defs", text)
                for path in document["paths"].values():
                    for operation in path.values():
                        self.assertTrue({"400", "500", "503"} <= set(operation["responses"]))

    def test_one_model_in_a_route_of_its_own(self):
        def add(app):
            @app.get("/own", response_model=models.User)
            def own():
                return user(email="li@example.org")

            @app.post("/own")
            def take(sent: models.User) -> models.Session:
                return models.Session(access_token="a", refresh_token="r", user=sent)

        document, app = self.document(more=[add])
        self.assertIn("User", document["components"]["schemas"])
        self.assertEqual(Client(app).request("GET", "/own", {}).json()["email"], "li@example.org")
        sent = json.dumps({"id": str(uuid.uuid4()), "status": "active"}).encode()
        got = Client(app).request("POST", "/own", JSON, sent)
        # A secret is told in an answer of the contract and nowhere else.
        self.assertEqual((got.status_code, got.json()["accessToken"]), (200, "**********"))

    def test_two_contracts_in_one_application(self):
        other = hosts("SyncNos")[0]
        methods = {name.__name__: lambda sent, context: None for name in other.methods.values()}
        document, _ = self.document(
            router.create_router(Service(None)), other.router.create_router(type("Service", (), methods)()))
        self.assertIn(ME, document["paths"])
        self.assertGreater(len(document["paths"]), 5)
        self.assertIs(other.rt.Unavailable, rt.Unavailable)


if __name__ == "__main__":
    unittest.main()
