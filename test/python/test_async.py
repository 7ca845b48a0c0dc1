"""The asynchronous client has the same methods and results."""

from __future__ import annotations

import asyncio
import inspect

import pandas as pd
import pytest

from findata import AsyncClient, Client, NotFound


def public(kind: type) -> dict[str, str]:
    methods = inspect.getmembers(kind, inspect.isfunction)
    return {
        name: str(inspect.signature(method))
        for name, method in methods
        if not name.startswith("_") and name != "close"
    }


def test_has_the_methods_of_the_client() -> None:
    assert public(AsyncClient) == public(Client)


def test_answers_alike_at_the_same_time(client: Client) -> None:
    async def ask() -> list[pd.DataFrame]:
        async with AsyncClient(concurrency=3) as other:
            return list(
                await asyncio.gather(
                    *[other.prices(symbol, limit=3) for symbol in ["AAPL", "IBM", "SPY", "FB"]]
                )
            )

    for frame, symbol in zip(asyncio.run(ask()), ["AAPL", "IBM", "SPY", "FB"]):
        pd.testing.assert_frame_equal(frame, client.prices(symbol, limit=3))


def test_fails_alike() -> None:
    async def ask() -> None:
        async with AsyncClient() as other:
            await other.prices("ZZZZ")

    with pytest.raises(NotFound, match="Company not found: ZZZZ"):
        asyncio.run(ask())
