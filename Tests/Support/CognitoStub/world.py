"""The state of the pool, its hosted page and the gateway for one app client. Each test has a client id of its own."""
import secrets
import threading
import uuid

# Words of Amazon's reference, and of its answers where the reference has none.
EXPIRED = ("NotAuthorizedException", "Access Token has expired")
REVOKED = ("NotAuthorizedException", "Access Token has been revoked")
NO_SCOPE = ("NotAuthorizedException", "Access Token does not have required scopes")
REFRESH_ENDED = ("NotAuthorizedException", "Refresh Token has been revoked")
WRONG_PASSWORD = ("NotAuthorizedException", "Incorrect username or password.")
SESSION_ENDED = ("NotAuthorizedException", "Invalid session for the user, session is expired.")
WRONG_CODE = ("CodeMismatchException", "Invalid code or auth state for the user.")


class Refused(Exception):
    def __init__(self, kind, message, status=400):
        super().__init__(kind)
        self.status, self.kind, self.message = status, kind, message


class User:
    def __init__(self, name, password, confirmed=True, temporary=False, factor=None):
        self.name, self.password, self.id = name, password, str(uuid.uuid4())
        self.confirmed, self.temporary, self.factor = confirmed, temporary, factor
        self.attributes = {}


class World:
    def __init__(self, client):
        self.client, self.lock = client, threading.RLock()
        self.users, self.proofs, self.sessions = {}, {}, {}
        self.access, self.ids, self.refresh = {}, {}, {}
        self.pages, self.codes, self.profiles = [], {}, set()
        self.expired, self.lacks_scope = set(), False
        self.next, self.log, self.page_refuses = {}, [], None

    def user(self, id):
        return next((user for user in self.users.values() if user.id == id), None)

    def grant(self, user, with_refresh=True):
        number = secrets.token_hex(8)
        names = {kind: f"{kind}.{self.client}.{number}" for kind in ("id", "access", "refresh")}
        self.ids[names["id"]] = self.access[names["access"]] = user.id
        self.profiles.add(user.id)
        tokens = {"IdToken": names["id"], "AccessToken": names["access"], "ExpiresIn": 3600, "TokenType": "Bearer"}
        if with_refresh:
            self.refresh[names["refresh"]] = user.id
            tokens["RefreshToken"] = names["refresh"]
        return tokens

    def holder(self, token):
        """Whom an access token stands for."""
        if token in self.expired:
            raise Refused(*EXPIRED)
        user = self.user(self.access.get(token))
        if user is None:
            raise Refused(*REVOKED)
        if self.lacks_scope:
            raise Refused(*NO_SCOPE)
        return user

    def forget(self, user_id):
        for tokens in (self.access, self.refresh):
            for token in [token for token, owner in tokens.items() if owner == user_id]:
                del tokens[token]

    # The calls of a test, by name.

    def tell(self, orders):
        if "user" in orders:
            user = User(**orders["user"])
            self.users[user.name] = user
        for operation, answers in orders.get("next", {}).items():
            self.next.setdefault(operation, []).extend(answers)
        if orders.get("expire"):
            self.expired |= set(self.access) | set(self.ids)
        if orders.get("endSessions"):
            self.sessions.clear()
        if orders.get("revoke"):
            self.refresh.clear()
        self.lacks_scope = orders.get("lacksScope", self.lacks_scope)
        self.page_refuses = orders.get("pageRefuses", self.page_refuses)

    def report(self):
        return {
            "log": self.log, "users": sorted(self.users), "profiles": len(self.profiles),
            "accessTokens": len(self.access), "refreshTokens": len(self.refresh),
            "attributes": {user.name: user.attributes for user in self.users.values()},
        }


class Worlds:
    def __init__(self):
        self.all, self.lock = {}, threading.Lock()

    def of(self, client):
        with self.lock:
            return self.all.setdefault(client, World(client))

    def of_token(self, token):
        """Tokens here say whose they are, as JWTs would."""
        parts = (token or "").split(".")
        return self.of(parts[1]) if len(parts) == 3 else None
