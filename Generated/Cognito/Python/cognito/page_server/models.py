# Written by authgen from cognito.yaml: change the contract, not this file.
"""The models of messages: types of the contract, and the request of each endpoint."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import authcontract_server as rt
from pydantic import Field


class OpenPageIdentityProvider(rt.Enumeration):
    SIGN_IN_WITH_APPLE = "SignInWithApple"
    GOOGLE = "Google"
    FACEBOOK = "Facebook"
    LOGIN_WITH_AMAZON = "LoginWithAmazon"


class TokenSet(rt.Model):
    id_token: rt.Secret
    access_token: rt.Secret
    refresh_token: rt.Secret | None = None
    expires_in: rt.Integer
    token_type: Annotated[Literal["Bearer"], rt.Constant("Bearer")] = "Bearer"


class ArrivalCallback(rt.WebCallback):
    """The end of a web sign-in."""

    callback_url: ClassVar[str] = "myapp://callback"
    code: rt.Secret
    state: rt.Text


class DepartureCallback(rt.WebCallback):
    """The end of a web sign-in."""

    callback_url: ClassVar[str] = "myapp://signout"


class OpenPageRequest(rt.Request):
    """The request of GET /oauth2/authorize."""

    # Named in the call, so that the page goes straight there.
    identity_provider: Annotated[
        OpenPageIdentityProvider,
        rt.in_query("identity_provider"),
    ]
    response_type: Annotated[
        Literal["code"],
        rt.Constant("code"),
        rt.in_query("response_type"),
    ] = "code"
    client_id: Annotated[
        rt.Text,
        rt.Configured("clientId"),
        rt.in_query("client_id"),
    ]
    redirect_uri: Annotated[
        Literal["myapp://callback"],
        rt.Constant("myapp://callback"),
        rt.in_query("redirect_uri"),
    ] = "myapp://callback"
    scope: Annotated[
        Literal["email openid profile aws.cognito.signin.user.admin"],
        rt.Constant("email openid profile aws.cognito.signin.user.admin"),
        rt.in_query("scope"),
    ] = "email openid profile aws.cognito.signin.user.admin"
    state: Annotated[rt.Text, rt.in_query("state")]
    code_challenge: Annotated[rt.Text, rt.in_query("code_challenge")]
    code_challenge_method: Annotated[
        Literal["S256"],
        rt.Constant("S256"),
        rt.in_query("code_challenge_method"),
    ] = "S256"


class AppleReturnsRequest(rt.Request):
    """The request of POST /oauth2/idpresponse."""

    code: Annotated[rt.Secret, rt.in_body("code")]
    state: Annotated[rt.Text, rt.in_body("state")]


class ExchangeCodeRequest(rt.Request):
    """The request of POST /oauth2/token."""

    grant_type: Annotated[
        Literal["authorization_code"],
        rt.Constant("authorization_code"),
        rt.in_body("grant_type"),
    ] = "authorization_code"
    client_id: Annotated[
        rt.Text,
        rt.Configured("clientId"),
        rt.in_body("client_id"),
    ]
    code: Annotated[rt.Secret, rt.in_body("code")]
    redirect_uri: Annotated[
        Literal["myapp://callback"],
        rt.Constant("myapp://callback"),
        rt.in_body("redirect_uri"),
    ] = "myapp://callback"
    code_verifier: Annotated[rt.Secret, rt.in_body("code_verifier")]


class LeavePageRequest(rt.Request):
    """The request of GET /logout."""

    client_id: Annotated[
        rt.Text,
        rt.Configured("clientId"),
        rt.in_query("client_id"),
    ]
    logout_uri: Annotated[
        Literal["myapp://signout"],
        rt.Constant("myapp://signout"),
        rt.in_query("logout_uri"),
    ] = "myapp://signout"


class Configuration(rt.Model):
    """Values that calls send, configured per deployment. Without one, any value
    passes.
    """

    client_id: Annotated[rt.Text | None, Field(alias="clientId")] = None
