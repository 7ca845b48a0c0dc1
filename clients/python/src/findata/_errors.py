"""What requests fail with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class FindataError(Exception):
    """A request that wasn't answered as it should be; its text is the server's `detail`.

    `status` is that of the answer, None where there was none. `detail` is a text, for Invalid the list of faults as the server
    states them (`loc`, `msg`, `type`). `request_id` finds the request in the server's log. `retry_after` is what the server asked
    to wait for, in seconds, None where it didn't.
    """

    def __init__(
        self,
        detail: str | Sequence[Any],
        *,
        status: int | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        self.detail = detail
        self.status = status
        self.request_id = request_id
        self.retry_after = retry_after
        super().__init__(detail if isinstance(detail, str) else "; ".join(map(_fault, detail)))


def _fault(item: object) -> str:
    """`limit: Input should be less than or equal to 500`"""
    if not isinstance(item, dict):
        return str(item)
    place = ".".join(str(part) for part in item.get("loc", [])[1:])
    return f"{place}: {item.get('msg')}" if place else str(item.get("msg"))


class BadRequest(FindataError):
    """400: the request is malformed."""


class Unauthorized(FindataError):
    """401: the key is missing, unknown, expired or revoked."""


class Forbidden(FindataError):
    """403: the key lacks the scope that the text names."""


class NotFound(FindataError):
    """404: no such symbol, id or table."""


class Invalid(FindataError):
    """422: parameters are wrong; all of them are named. `status` is None where no request was sent."""


class RateLimited(FindataError):
    """429: the quota is used up, and repetitions didn't help."""


class Unavailable(FindataError):
    """502, 503 or 504, no connection, or an answer that broke off."""


_OF_STATUS: dict[int, type[FindataError]] = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    422: Invalid,
    429: RateLimited,
    502: Unavailable,
    503: Unavailable,
    504: Unavailable,
}


def error_of(
    status: int, detail: str | Sequence[Any], request_id: str | None, retry_after: float | None
) -> FindataError:
    """The error of an answer, by its status."""
    kind = _OF_STATUS.get(status, FindataError)
    return kind(detail, status=status, request_id=request_id, retry_after=retry_after)
