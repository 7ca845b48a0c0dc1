"""Reads answers into DataFrames: page after page, the newest rows, and those of several symbols."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import pandas as pd

from ._errors import FindataError, NotFound
from ._frames import Row, by_symbol, frame_of
from ._operation import Operation
from ._operations import OPERATIONS
from ._transport import Transport

Symbols: TypeAlias = str | Sequence[str]
Errors: TypeAlias = Literal["raise", "skip"]

# Members of an answer that are about its page, or only about the bars of its page.
_OF_PAGES: Final = frozenset(
    "count data_points gaps has_more has_next has_prev limit offset page page_size pagination skip status total_pages".split()
)


class Reader:
    """Requests of a transport, by the operations of openapi.json."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def json(self, operation: Operation, given: Mapping[str, object]) -> Any:
        """The JSON of an operation's answer."""
        path, query, headers = operation.request(given)
        response = self._transport.get(path, query, headers)
        try:
            return response.json()
        except ValueError as error:
            raise FindataError(f"{path} wasn't answered in JSON", status=response.status_code) from error

    def listed(
        self,
        name: str,
        given: Mapping[str, object],
        limit: int | None,
        index: str,
        *,
        size: str = "limit",
        flat: str | None = None,
    ) -> pd.DataFrame:
        """A list, page by page where the operation has pages, up to `limit` rows; members of `flat` become columns."""
        operation = OPERATIONS[name]
        assert operation.rows is not None
        first: Any = None
        rows: list[Row] = []
        for body in self._pages(operation, given, limit, size):
            first = first or body
            rows += body[operation.rows]
        rows = rows if limit is None else rows[:limit]
        if flat is not None:
            rows = [
                {**{name: row[name] for name in row if name != flat}, **row.get(flat, {})} for row in rows
            ]
        return frame_with_head(operation, first, rows, index)

    def _pages(
        self, operation: Operation, given: Mapping[str, object], limit: int | None, size: str
    ) -> Iterator[Any]:
        """The answers of an operation, page after page, until they have `limit` rows."""
        assert operation.rows is not None
        if not operation.parameters.keys() & {"page", "offset"}:
            yield self.json(operation, given)
            return
        at_once = operation.maximum(size) if limit is None else min(limit, operation.maximum(size))
        seen, page = 0, 1
        while True:
            place = {"page": page} if "page" in operation.parameters else {"offset": seen}
            body = self.json(operation, {**given, size: at_once, **place})
            yield body
            seen += len(body[operation.rows])
            page += 1
            if not _has_more(body) or (limit is not None and seen >= limit):
                return

    def newest(
        self, name: str, given: Mapping[str, object], limit: int | None, index: str, *, is_paged: bool = True
    ) -> pd.DataFrame:
        """The newest rows of an operation that answers with those up to `end_date`, oldest first."""
        operation = OPERATIONS[name]
        assert operation.rows is not None
        first: Any = None
        rows: list[Row] = []
        end = given.get("end_date")
        while True:
            most = operation.maximum("limit")
            at_once = most if limit is None else min(limit - len(rows), most)
            body = self.json(operation, {**given, "end_date": end, "limit": at_once})
            first = first or body
            page = body[operation.rows][::-1] if given.get("order") == "desc" else body[operation.rows]
            rows = page + rows
            if not is_paged or not page or not _has_more(body) or (limit is not None and len(rows) >= limit):
                return frame_with_head(operation, first, rows, index)
            end = datetime.date.fromisoformat(page[0][index][:10]) - datetime.timedelta(days=1)

    def together(
        self,
        symbols: Sequence[str],
        at_once: int,
        ask: Callable[[Sequence[str]], Any],
        frame: Callable[[Any], pd.DataFrame],
    ) -> dict[str, pd.DataFrame | FindataError]:
        """The frame of each symbol, or its error, of requests for several, whose answer is an object by symbol; of one it isn't."""
        frames: dict[str, pd.DataFrame | FindataError] = {}
        for some in batches(symbols, max(1, at_once)):
            try:
                answer = ask(some)
            except NotFound as error:
                if len(some) > 1:
                    raise
                frames[some[0]] = error
                continue
            for symbol in some:
                body = answer if len(some) == 1 else answer[symbol]
                is_error = body.get("status") == "error"
                frames[symbol] = NotFound(body["detail"], status=404) if is_error else frame(body)
        return frames

    def one_or_each(
        self, symbols: Symbols, one: Callable[[str], pd.DataFrame], name: str, index: str, errors: Errors
    ) -> pd.DataFrame:
        several = list_of(symbols)
        return one(str(symbols)) if several is None else self.each(several, one, name, index, errors)

    def each(
        self,
        symbols: Sequence[str],
        one: Callable[[str], pd.DataFrame],
        name: str,
        index: str,
        errors: Errors,
    ) -> pd.DataFrame:
        """One symbol after the other, where the server takes one."""
        frames: dict[str, pd.DataFrame | FindataError] = {}
        for symbol in symbols:
            try:
                frames[symbol] = one(symbol)
            except NotFound as error:
                if errors == "raise":
                    raise
                frames[symbol] = error
        return joined(frames, frame_of([], OPERATIONS[name].columns, index), errors)


def list_of(symbols: Symbols) -> list[str] | None:
    """The symbols, each once; None where one was given and not a list."""
    if isinstance(symbols, str) and "," not in symbols:
        return None
    given = symbols.split(",") if isinstance(symbols, str) else symbols
    return list(dict.fromkeys(symbol.strip() for symbol in given))


def batches(symbols: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for at in range(0, len(symbols), size):
        yield symbols[at : at + size]


def _has_more(body: Mapping[str, Any]) -> bool:
    page = body.get("pagination", body)
    return bool(page.get("has_more", page.get("has_next", False)))


def frame_with_head(
    operation: Operation, head: Mapping[str, Any], rows: Sequence[Row], index: str
) -> pd.DataFrame:
    """Rows with the rest of their answer as `attrs`."""
    asked = [*head.get("columns", []), *head.get("names", [])] if not rows else []
    frame = frame_of(rows, operation.columns, index, asked)
    frame.attrs = {
        name: value for name, value in head.items() if name != operation.rows and name not in _OF_PAGES
    }
    frame.attrs.pop("meta", None)
    return frame


def joined(
    frames: Mapping[str, pd.DataFrame | FindataError], empty: pd.DataFrame, errors: Errors
) -> pd.DataFrame:
    """Frames of several symbols as one. An error among them is raised unless it is skipped."""
    failed = {symbol: error for symbol, error in frames.items() if isinstance(error, FindataError)}
    if failed and errors == "raise":
        raise next(iter(failed.values()))
    together = by_symbol(
        {symbol: frame for symbol, frame in frames.items() if isinstance(frame, pd.DataFrame)}, empty
    )
    together.attrs |= {symbol: {"error": str(error)} for symbol, error in failed.items()}
    return together
