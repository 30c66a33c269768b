# Written by authgen from longde.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

from typing import TypeAlias

import authcontract_server as rt


class NotSignedIn(rt.Refusal):
    """Status 401, message 请先登录."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={"message": "\u8bf7\u5148\u767b\u5f55"})


class SessionExpired(rt.Refusal):
    """Status 401, message 登录已过期,请重新登录."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(
            401,
            at={
                "message": "\u767b\u5f55\u5df2\u8fc7\u671f,\u8bf7\u91cd\u65b0\u767b\u5f55",
            },
        )


class AccountDisabled(rt.Refusal):
    """Status 401, message 账号已被禁用."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={"message": "\u8d26\u53f7\u5df2\u88ab\u7981\u7528"})


class AccountGone(rt.Refusal):
    """Status 401, message 账号不存在或已注销."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(
            401,
            at={"message": "\u8d26\u53f7\u4e0d\u5b58\u5728\u6216\u5df2\u6ce8\u9500"},
        )


class AppleRefused(rt.Refusal):
    """Status 401, message Apple 登录验证失败."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(
            401,
            at={"message": "Apple \u767b\u5f55\u9a8c\u8bc1\u5931\u8d25"},
        )


class AppleUnavailable(rt.Refusal):
    """Status 401, message Apple 登录未配置."""

    declared_status = 401

    def __init__(self) -> None:
        super().__init__(401, at={"message": "Apple \u767b\u5f55\u672a\u914d\u7f6e"})


SignInWithAppleRefusal: TypeAlias = AccountDisabled | AppleRefused | AppleUnavailable
MeRefusal: TypeAlias = NotSignedIn | SessionExpired | AccountDisabled | AccountGone
RenewSessionRefusal: TypeAlias = SessionExpired | AccountDisabled | AccountGone
