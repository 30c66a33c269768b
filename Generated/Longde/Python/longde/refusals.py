# Written by authgen from longde.yaml: change the contract, not this file.
"""How the server refuses: one exception for each refusal of the contract."""

from __future__ import annotations

import authcontract_server as rt


class NotSignedIn(rt.Refusal):
    """Status 401, message 请先登录."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "请先登录"})


class SessionExpired(rt.Refusal):
    """Status 401, message 登录已过期,请重新登录."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "登录已过期,请重新登录"})


class AccountDisabled(rt.Refusal):
    """Status 401, message 账号已被禁用."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "账号已被禁用"})


class AccountGone(rt.Refusal):
    """Status 401, message 账号不存在或已注销."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "账号不存在或已注销"})


class AppleRefused(rt.Refusal):
    """Status 401, message Apple 登录验证失败."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "Apple 登录验证失败"})


class AppleUnavailable(rt.Refusal):
    """Status 401, message Apple 登录未配置."""

    status = 401

    def __init__(self) -> None:
        super().__init__(at={"message": "Apple 登录未配置"})
