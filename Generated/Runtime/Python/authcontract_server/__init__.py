# Written by authgen, the same for every contract: change nothing here.
"""The layer between HTTP and the service; it knows nothing of the contract."""

from .faults import Fault
from .limits import Limits
from .models import Constant, Enumeration, Model, OneOf, deployment, said_or, wire
from .refusals import Refusal, Unavailable
from .requests import (
    Part,
    Request,
    Token,
    in_body,
    in_cookie,
    in_header,
    in_path,
    in_query,
)
from .routing import Route, Where, make_app, make_router
from .rules import Configured, Email, Length, Matches, Phone, Size, plain, same
from .style import Style
from .values import (
    Base64,
    Base64Url,
    Boolean,
    BooleanText,
    Instant,
    Integer,
    IntegerText,
    Map,
    Number,
    NumberText,
    Secret,
    Text,
    UnixTime,
    UnixTimeText,
    Url,
    Uuid,
)
from .version import VERSION, require
from .web import Cookie, Page, Redirect, WebCallback, WebRefused, escape

__all__ = [
    "VERSION",
    "Base64",
    "Base64Url",
    "Boolean",
    "BooleanText",
    "Configured",
    "Constant",
    "Cookie",
    "Email",
    "Enumeration",
    "Fault",
    "Instant",
    "Integer",
    "IntegerText",
    "Length",
    "Limits",
    "Map",
    "Matches",
    "Model",
    "Number",
    "NumberText",
    "OneOf",
    "Page",
    "Part",
    "Phone",
    "Redirect",
    "Refusal",
    "Request",
    "Route",
    "Secret",
    "Size",
    "Style",
    "Text",
    "Token",
    "Unavailable",
    "UnixTime",
    "UnixTimeText",
    "Url",
    "Uuid",
    "WebCallback",
    "WebRefused",
    "Where",
    "deployment",
    "escape",
    "in_body",
    "in_cookie",
    "in_header",
    "in_path",
    "in_query",
    "make_app",
    "make_router",
    "plain",
    "require",
    "said_or",
    "same",
    "wire",
]
