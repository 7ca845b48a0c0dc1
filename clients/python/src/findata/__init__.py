"""Prices, statements, screens and indicators of a findata server as pandas DataFrames."""

from ._async import AsyncClient
from ._client import Client
from ._errors import (
    BadRequest,
    FindataError,
    Forbidden,
    Invalid,
    NotFound,
    RateLimited,
    Unauthorized,
    Unavailable,
)
from ._operations import __version__

__all__ = [
    "AsyncClient",
    "BadRequest",
    "Client",
    "FindataError",
    "Forbidden",
    "Invalid",
    "NotFound",
    "RateLimited",
    "Unauthorized",
    "Unavailable",
    "__version__",
]
