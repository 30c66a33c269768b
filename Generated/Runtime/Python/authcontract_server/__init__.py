# Written by authgen, the same for every contract: change nothing here.
"""The layer between HTTP and the service; it knows nothing of the contract."""

from . import _packages  # noqa: F401
from .application import make_app, make_router
from .context import Answer, Context, OnError, log_error
from .faults import Fault
from .limits import Limits
from .models import (
    BrokenAnswer,
    Clearable,
    Constant,
    Enumeration,
    Model,
    OneOf,
    deployment,
    said_or,
    wire,
)
from .refusals import Refusal, Unavailable
from .relations import AtLeastOne, ExactlyOne, SameAs
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
from .routing import Route, Where
from .rules import Configured, Email, Length, Matches, Phone, Size, plain, same
from .signatures import signed
from .style import Style
from .values import (
    Base64,
    Base64Url,
    Boolean,
    BooleanText,
    Instant,
    Integer,
    IntegerText,
    Json,
    JsonItem,
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
    "Answer",
    "AtLeastOne",
    "Base64",
    "Base64Url",
    "Boolean",
    "BooleanText",
    "BrokenAnswer",
    "Clearable",
    "Configured",
    "Constant",
    "Context",
    "Cookie",
    "Email",
    "Enumeration",
    "ExactlyOne",
    "Fault",
    "Instant",
    "Integer",
    "IntegerText",
    "Json",
    "JsonItem",
    "Length",
    "Limits",
    "Map",
    "Matches",
    "Model",
    "Number",
    "NumberText",
    "OnError",
    "OneOf",
    "Page",
    "Part",
    "Phone",
    "Redirect",
    "Refusal",
    "Request",
    "Route",
    "SameAs",
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
    "log_error",
    "make_app",
    "make_router",
    "plain",
    "require",
    "said_or",
    "same",
    "signed",
    "wire",
]
