"""Requests with a key, repeated where the server asks for it."""

from __future__ import annotations

import time
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Final

import requests
from requests.adapters import HTTPAdapter

from ._errors import FindataError, Unavailable, error_of
from ._operations import __version__

_REPEATED: Final = (429, 503)


class Transport:
    """Sends GET requests to one server. Threads may share it."""

    def __init__(
        self, base_url: str, api_key: str | None, timeout: float, retries: int, max_wait: float
    ) -> None:
        self._base = base_url.rstrip("/")
        self._timeout = timeout
        self._retries = retries
        self._max_wait = max_wait
        self._session = requests.Session()
        for scheme in ("http://", "https://"):
            self._session.mount(scheme, HTTPAdapter(pool_maxsize=32))
        self._session.headers["User-Agent"] = f"findata-python/{__version__}"
        if api_key is not None:
            self._session.headers["X-API-Key"] = api_key
        # Neither a password of ~/.netrc nor cookies are sent beside the key.
        self._session.auth = _unchanged
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def close(self) -> None:
        self._session.close()

    def get(
        self, path: str, query: dict[str, str], headers: dict[str, str], *, stream: bool = False
    ) -> requests.Response:
        """The answer, of status 200.

        429, 503 and requests without an answer are repeated, after Retry-After where it is at most `max_wait`; anything else raises
        the error of its status at once. Redirects aren't followed: they would take the key to another host.
        """
        for attempt in range(self._retries + 1):
            pause = 0.5 * 2**attempt
            try:
                response = self._session.get(
                    self._base + path,
                    params=query,
                    headers=headers,
                    stream=stream,
                    timeout=self._timeout,
                    allow_redirects=False,
                )
            except (
                requests.ConnectionError,
                requests.Timeout,
                requests.exceptions.ChunkedEncodingError,
            ) as error:
                if attempt == self._retries:
                    raise Unavailable(f"No answer from {self._base}: {error}") from error
            except requests.RequestException as error:
                raise FindataError(str(error)) from error
            else:
                if response.status_code == 200:
                    return response
                failed = _error_of(response)
                response.close()
                wait = failed.retry_after
                repeats = response.status_code in _REPEATED and attempt < self._retries
                if not repeats or (wait is not None and wait > self._max_wait):
                    raise failed
                if wait is not None:
                    pause = wait
            time.sleep(pause)
        raise AssertionError("the last attempt returns or raises")


def _unchanged(request: requests.PreparedRequest) -> requests.PreparedRequest:
    return request


def _error_of(response: requests.Response) -> FindataError:
    status = response.status_code
    try:
        body: Any = response.json()
        detail = body["detail"]
    except (ValueError, TypeError, KeyError, requests.RequestException):
        detail = f"Status {status} without a detail: is this the address of a findata server?"
    asked = response.headers.get("Retry-After", "")
    return error_of(
        status,
        detail if isinstance(detail, (str, list)) else str(detail),
        response.headers.get("X-Request-Id"),
        float(asked) if asked.isdecimal() else None,
    )
