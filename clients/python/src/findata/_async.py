"""The client for programs of asyncio: the same methods, each awaited."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from ._client import Client

P = ParamSpec("P")
T = TypeVar("T")


def _awaited(
    method: Callable[Concatenate[Client, P], T],
) -> Callable[Concatenate[AsyncClient, P], Coroutine[Any, Any, T]]:
    @functools.wraps(method)
    async def call(self: AsyncClient, /, *args: P.args, **kwargs: P.kwargs) -> T:
        work = functools.partial(method, self._client, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    return call


class AsyncClient:
    """The methods and results of Client for programs of asyncio.

    Each call runs in one of `concurrency` threads, so that as many requests are sent at the same time and others wait. A call that
    is cancelled isn't waited for any more, but its request goes on to its end.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 3,
        max_wait: float = 90.0,
        concurrency: int = 8,
    ) -> None:
        self._client = Client(base_url, api_key, timeout=timeout, retries=retries, max_wait=max_wait)
        self._threads = ThreadPoolExecutor(concurrency, thread_name_prefix="findata")

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Waits for the requests under way and closes the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._client.close()

    request = _awaited(Client.request)
    prices = _awaited(Client.prices)
    history = _awaited(Client.history)
    actions = _awaited(Client.actions)
    companies = _awaited(Client.companies)
    statements = _awaited(Client.statements)
    figures = _awaited(Client.figures)
    screen = _awaited(Client.screen)
    screen_history = _awaited(Client.screen_history)
    indicators = _awaited(Client.indicators)
    news = _awaited(Client.news)
    reports = _awaited(Client.reports)
    calendars = _awaited(Client.calendars)
    resolve = _awaited(Client.resolve)
    figure_catalogue = _awaited(Client.figure_catalogue)
    indicator_catalogue = _awaited(Client.indicator_catalogue)
    bulk_tables = _awaited(Client.bulk_tables)
    bulk = _awaited(Client.bulk)
