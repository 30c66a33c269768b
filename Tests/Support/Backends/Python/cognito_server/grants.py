"""The tokens of the pool, which its page hands out too."""

from lab.sessions import sessions
from lab.tokens import RefreshTokens, SignedTokens

CLIENT = "lab"  # configuration.clientId
_ISSUER = "https://cognito-idp.ap-southeast-1.amazonaws.com/ap-southeast-1_labPool"


def _id_claims(session):
    return {"iss": _ISSUER, "aud": CLIENT, "token_use": "id", "email": session.account.name("email")}


def _access_claims(session):
    return {"iss": _ISSUER, "token_use": "access", "client_id": CLIENT}


# The stubs have no numbers of the contract: these stand beside their keys.
IDS = SignedTokens(3600, _id_claims)  # tokens.id
ACCESS = SignedTokens(3600, _access_claims)  # tokens.access
REFRESH = RefreshTokens(30 * 86_400)  # tokens.refresh; rotates is open


def token_set(kind, session, refresh_token=None):
    """The models of the pool and of its page are of two kinds. A renewal brings no refresh token: the old one stays good."""
    return kind(
        id_token=IDS.issue(session), access_token=ACCESS.issue(session), refresh_token=refresh_token,
        expires_in=ACCESS.lifetime)  # fmt: skip


def begin(kind, account):
    session = sessions.begin(account)
    return token_set(kind, session, REFRESH.issue(session))
