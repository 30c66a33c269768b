# Written by authgen from longde.yaml: change the contract, not this file.
"""The interface of the service: one method for each endpoint."""

from __future__ import annotations

from typing import Protocol

import authcontract_server as rt

from . import models


class Service(Protocol):
    """Each method answers, or raises a refusal that its endpoint declares.

    A method may be `async` or not.
    """

    def sign_in_with_apple(
        self,
        request: models.SignInWithAppleRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /api/auth/apple

        The server checks the signature by Apple's keys (JWKS), the issuer and the
        audience. It finds the user or makes one.

        Raises:
            AccountDisabled: Status 401, message 账号已被禁用.
            AppleRefused: Status 401, message Apple 登录验证失败.
            AppleUnavailable: Status 401, message Apple 登录未配置.
        """
        ...

    def me(
        self,
        request: models.MeRequest,
        context: rt.Context,
    ) -> rt.Answer[models.User]:
        """GET /api/users/me

        Raises:
            NotSignedIn: Status 401, message 请先登录.
            SessionExpired: Status 401, message 登录已过期,请重新登录.
            AccountDisabled: Status 401, message 账号已被禁用.
            AccountGone: Status 401, message 账号不存在或已注销.
        """
        ...

    def renew_session(
        self,
        request: models.RenewSessionRequest,
        context: rt.Context,
    ) -> rt.Answer[models.Session]:
        """POST /api/auth/refresh

        The server keeps the hash of the refresh token alone, finds it by that, and
        looks at the user's status.

        Raises:
            SessionExpired: Status 401, message 登录已过期,请重新登录.
            AccountDisabled: Status 401, message 账号已被禁用.
            AccountGone: Status 401, message 账号不存在或已注销.
        """
        ...

    def sign_out(
        self,
        request: models.SignOutRequest,
        context: rt.Context,
    ) -> rt.Answer[None]:
        """POST /api/auth/logout"""
        ...
