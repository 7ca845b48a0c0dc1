"""The client: a method for each kind of data, each of which returns a DataFrame."""

from __future__ import annotations

import datetime
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import pandas as pd

from ._bulk import BULK, BULK_TABLES, BulkFormat, format_of, read_table, save
from ._errors import FindataError, Invalid, NotFound
from ._frames import Row, by_symbol, frame_of
from ._operation import Operation
from ._operations import OPERATIONS
from ._transport import Transport

Day: TypeAlias = str | datetime.date
Symbols: TypeAlias = str | Sequence[str]
Interval: TypeAlias = Literal["1day", "1week", "1month"]
Adjust: TypeAlias = Literal["splits", "all", "none"]
Errors: TypeAlias = Literal["raise", "skip"]
Calendar: TypeAlias = Literal["earnings", "dividends", "splits", "filings", "listings"]

_SYMBOLS_AT_ONCE: Final = 120
# A request for several symbols asks for about so many values at most: the server refuses larger ones.
_VALUES_AT_ONCE: Final = 100_000
_CALENDARS: Final = {
    "earnings": "listEarnings",
    "dividends": "listDividends",
    "splits": "listSplits",
    "filings": "listFilings",
    "listings": "listListings",
}
# Members of an answer that are about its page, or only about the bars of its page.
_OF_PAGES: Final = frozenset(
    "count data_points gaps has_more has_next has_prev limit offset page page_size pagination skip status total_pages".split()
)


class Client:
    """A findata server as DataFrames.

    Days are datetime64, instants UTC datetimes, ids and counts Int64, other numbers float64, texts string; what isn't known is NA.
    Rows are in the order of the server: bars, calendars and figures over time oldest first, statements, news and reports newest
    first. `attrs` of a DataFrame has the rest of the answer, such as `currency` and `adjust`; of several symbols by symbol.

    Lists of any length are one call: the client asks for page after page. Requests that are answered with 429 or 503, or not at
    all, are repeated up to `retries` times, after Retry-After where it is at most `max_wait` seconds. Everything else raises a
    FindataError with the server's words; a parameter that the server would refuse raises Invalid, or TypeError where it doesn't
    exist, before anything is sent.

    Where a method takes several symbols, they are the first level of the index, and `errors="skip"` leaves out those that are
    unknown, whose `attrs[symbol]["error"]` says why. Each symbol counts as a request.

    Threads may share a client. It keeps connections open until `close`, or the end of a `with`.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 3,
        max_wait: float = 60.0,
    ) -> None:
        """`base_url` and `api_key` are those of FINDATA_URL and FINDATA_API_KEY where they aren't given; `timeout` is in seconds."""
        base_url = base_url or os.environ.get("FINDATA_URL")
        if not base_url:
            raise ValueError(
                "Client needs the address of a server: base_url, or FINDATA_URL in the environment"
            )
        api_key = api_key or os.environ.get("FINDATA_API_KEY") or None
        self._transport = Transport(base_url, api_key, timeout, retries, max_wait)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def request(self, operation: str, /, **parameters: object) -> Any:
        """The JSON of an operation by its id in openapi.json: `client.request("getCompany", symbol="AAPL")`.

        Header parameters are named with `_` for `-`. Raises TypeError where the operation or a parameter doesn't exist.
        """
        if operation not in OPERATIONS:
            raise TypeError(f"There is no operation {operation}; there are {', '.join(OPERATIONS)}")
        names = {name.replace("-", "_"): name for name in OPERATIONS[operation].parameters}
        return self._json(
            OPERATIONS[operation], {names.get(name, name): value for name, value in parameters.items()}
        )

    def prices(
        self,
        symbols: Symbols,
        *,
        limit: int = 100,
        start: Day | None = None,
        end: Day | None = None,
        interval: Interval = "1day",
        adjust: Adjust = "splits",
        errors: Errors = "raise",
    ) -> pd.DataFrame:
        """The newest `limit` bars of a symbol, or of each of several, oldest first, by `datetime`: open, high, low, close, volume.

        `adjust` is `splits`, `all` (also for dividends, spin-offs and rights) or `none`. Weekly bars are dated Monday, monthly ones
        the first.
        """
        given = {"interval": interval, "adjust": adjust, "start_date": start, "end_date": end}
        several = _several(symbols)
        series = OPERATIONS["getTimeSeries"]
        if several is None:
            return self._newest_prices(str(symbols), limit, given)
        if limit > series.maximum("outputsize"):
            return self._each(
                several,
                lambda symbol: self._newest_prices(symbol, limit, given),
                "getPrices",
                "datetime",
                errors,
            )
        found = self._together(
            several,
            _VALUES_AT_ONCE // max(limit, 1),
            lambda some: self._json(series, {**given, "symbol": some, "outputsize": limit}),
        )
        frames = {
            symbol: body
            if isinstance(body, FindataError)
            else _frame(series, {**body["meta"], **body}, body["values"], "datetime")
            for symbol, body in found
        }
        return _joined(frames, frame_of([], series.columns, "datetime"), errors)

    def history(
        self,
        symbols: Symbols,
        start: Day | None = None,
        end: Day | None = None,
        *,
        interval: Interval = "1day",
        adjust: Adjust = "splits",
        errors: Errors = "raise",
    ) -> pd.DataFrame:
        """All bars of a symbol, or of each of several, from `start` to `end`, both included, as `prices` has them."""
        given = {"start_date": start, "end_date": end, "interval": interval, "adjust": adjust}

        def one(symbol: str) -> pd.DataFrame:
            return self._list("getPriceHistory", {"symbol": symbol, **given}, None, "datetime")

        return self._one_or_each(symbols, one, "getPriceHistory", "datetime", errors)

    def actions(
        self, symbol: str, start: Day | None = None, end: Day | None = None, *, type: str | None = None
    ) -> pd.DataFrame:
        """Splits, dividends and other actions by `effective_date`, newest first; `attrs["known_to"]` is the day up to which all are known."""
        given = {"symbol": symbol, "start_date": start, "end_date": end, "type": type}
        return self._list("listActions", given, None, "effective_date")

    def companies(
        self,
        search: str | None = None,
        *,
        sector: str | None = None,
        country: str | None = None,
        limit: int | None = None,
    ) -> pd.DataFrame:
        """Companies by `company_id`; with `search`, a part of a name or symbol, the best match first."""
        return self._list(
            "listCompanies", {"search": search, "sector": sector, "country": country}, limit, "company_id"
        )

    def statements(
        self,
        symbols: Symbols,
        *,
        period: Literal["Annual", "Quarterly"] = "Annual",
        years: int = 5,
        as_of: Day | None = None,
        adjust: Literal["splits", "none"] = "splits",
        include: Symbols = (),
        against: Day | None = None,
        errors: Errors = "raise",
    ) -> pd.DataFrame:
        """Statements by `fiscal_date`, newest first, as they were known at the end of `as_of`.

        `include` names `lines`, which are columns too, `provenance`, `missing` and `trailing`, which is in `attrs`; `against` is an
        earlier day with which `changes` compares.
        """
        included = [include] if isinstance(include, str) else list(include)
        given = {"period": period, "years": years, "as_of": as_of, "adjust": adjust, "against": against}
        given["include"] = ",".join(included) or None

        def one(symbol: str) -> pd.DataFrame:
            return self._list("getFinancials", {"symbol": symbol, **given}, None, "fiscal_date", flat="lines")

        return self._one_or_each(symbols, one, "getFinancials", "fiscal_date", errors)

    def figures(
        self,
        symbols: Symbols,
        names: Symbols,
        start: Day | None = None,
        end: Day | None = None,
        *,
        frequency: Literal["day", "week", "month", "quarter", "year"] = "month",
        limit: int | None = None,
        errors: Errors = "raise",
    ) -> pd.DataFrame:
        """Figures by the last day of each period, oldest first, each as it was known on that day; with `limit` the newest periods."""
        given = {"names": names, "start_date": start, "end_date": end, "frequency": frequency}

        def one(symbol: str) -> pd.DataFrame:
            # Only days can be more than an answer has, and a page of other periods would begin within one.
            most = (
                limit
                if frequency == "day"
                else min(limit or 5000, OPERATIONS["getFigureHistory"].maximum("limit"))
            )
            return self._newest(
                "getFigureHistory", {"symbol": symbol, **given}, most, "date", is_paged=frequency == "day"
            )

        return self._one_or_each(symbols, one, "getFigureHistory", "date", errors)

    def screen(
        self,
        where: str | None = None,
        columns: Symbols | None = None,
        *,
        sort: str | None = None,
        as_of: Day | None = None,
        universe: Literal["listed", "all", "issuers"] | None = None,
        currency: str | None = None,
        limit: int | None = None,
    ) -> pd.DataFrame:
        """The companies that meet a condition over figures, by `symbol`, as known on a day: `market_cap > 1e9 && pe_ratio < 15`.

        `columns` are expressions, without them the figures that `where` names. `sort` is an expression, with `-` before it the
        greatest first. `attrs` has `total`, `currency`, `universe`, and in `unknown` how many companies lack what a condition needs.
        """
        given = {
            "where": where,
            "columns": columns,
            "sort": sort,
            "as_of": as_of,
            "universe": universe,
            "currency": currency,
        }
        return self._list("listScreened", given, limit, "symbol")

    def screen_history(
        self,
        where: str | None,
        columns: Symbols | None,
        start: Day,
        end: Day | None = None,
        *,
        frequency: Literal["month", "quarter", "year"] = "month",
        sort: str | None = None,
        universe: Literal["listed", "all", "issuers"] | None = None,
        currency: str | None = None,
        returns: bool = False,
    ) -> pd.DataFrame:
        """The same screen on the last session of each period, by `date` and `symbol`; with `returns` each row's total return to the next."""
        operation = OPERATIONS["listScreenHistory"]
        given: dict[str, object] = {"where": where, "columns": columns, "start_date": start, "end_date": end}
        given |= {
            "frequency": frequency,
            "sort": sort,
            "universe": universe,
            "currency": currency,
            "returns": returns,
            "format": "ndjson",
        }
        path, query, headers = operation.request(given)
        lines = self._transport.get(path, query, headers).content.splitlines()
        rows = [json.loads(line) for line in lines if line]
        asked = [] if rows or columns is None or isinstance(columns, str) else columns
        return frame_of(rows, operation.columns, ["date", "symbol"], asked)

    def indicators(
        self,
        symbols: Symbols,
        indicators: Symbols,
        start: Day | None = None,
        end: Day | None = None,
        *,
        interval: Interval = "1day",
        adjust: Adjust = "splits",
        limit: int | None = 100,
        errors: Errors = "raise",
    ) -> pd.DataFrame:
        """The newest `limit` bars, oldest first, with their close and up to 20 indicators: `["rsi(14)", "bbands(20,2)"]`.

        A column is named as the expression, with `.output` behind it where the indicator has several: `bbands(20,2).upper`. A range
        changes no value. `limit=None` is all bars of the range.
        """
        operation = OPERATIONS["getIndicators"]
        given = {
            "indicators": indicators,
            "start_date": start,
            "end_date": end,
            "interval": interval,
            "adjust": adjust,
        }

        def one(symbol: str) -> pd.DataFrame:
            return self._newest("getIndicators", {"symbol": symbol, **given}, limit, "datetime")

        several = _several(symbols)
        if several is None or limit is None or limit > operation.maximum("limit"):
            return self._one_or_each(symbols, one, "getIndicators", "datetime", errors)
        count = 20 if isinstance(indicators, str) else len(indicators)
        found = self._together(
            several,
            _VALUES_AT_ONCE // max(limit * count, 1),
            lambda some: self._json(operation, {**given, "symbol": some, "limit": limit}),
        )
        frames = {
            symbol: body
            if isinstance(body, FindataError)
            else _frame(operation, body, body["data"], "datetime")
            for symbol, body in found
        }
        return _joined(frames, frame_of([], operation.columns, "datetime"), errors)

    def news(
        self,
        symbol: str | None = None,
        *,
        category: str | None = None,
        priority: int | None = None,
        locale: str | None = None,
        limit: int | None = 100,
    ) -> pd.DataFrame:
        """The newest articles by `published_at`; `locale` is ko, en, ja or zh. `limit=None` is all."""
        given = {"symbol": symbol, "category": category, "priority": priority, "x-locale": locale}
        return self._list("listNews", given, limit, "published_at")

    def reports(
        self,
        symbol: str | None = None,
        start: Day | None = None,
        end: Day | None = None,
        *,
        securities_firm: str | None = None,
        stock_name: str | None = None,
        report_type: Literal["company_analysis", "industry_analysis"] | None = None,
        industry_category: str | None = None,
        title: str | None = None,
        limit: int | None = 100,
    ) -> pd.DataFrame:
        """The newest brokers' reports by `report_date`, with links to their PDFs in `cdn_url`. `limit=None` is all."""
        given = {"symbol": symbol, "start_date": start, "end_date": end, "securities_firm": securities_firm}
        given |= {
            "stock_name": stock_name,
            "report_type": report_type,
            "industry_category": industry_category,
            "title": title,
        }
        return self._list("listReports", given, limit, "report_date", size="page_size")

    def calendars(
        self,
        kind: Calendar,
        start: Day | None = None,
        end: Day | None = None,
        *,
        symbol: str | None = None,
        country: str | None = None,
        as_of: Day | None = None,
        limit: int | None = None,
    ) -> pd.DataFrame:
        """Events of all companies by `date`, oldest first: `earnings`, `dividends`, `splits`, `filings` or `listings`."""
        if kind not in _CALENDARS:
            raise Invalid(f"There is no calendar {kind}; there are {', '.join(_CALENDARS)}")
        given = {"start_date": start, "end_date": end, "symbol": symbol, "country": country, "as_of": as_of}
        return self._list(_CALENDARS[kind], given, limit, "date")

    def resolve(self, symbols: Symbols, *, type: str | None = None, as_of: Day | None = None) -> pd.DataFrame:
        """The companies that tickers, ISINs and registries' numbers mean, by `input`; `attrs["not_found"]` has those that mean none."""
        some = _several(symbols) or [str(symbols)]
        operation = OPERATIONS["resolveSymbols"]
        rows: list[Row] = []
        not_found: list[str] = []
        for at in range(0, len(some), _SYMBOLS_AT_ONCE):
            body = self._json(
                operation, {"symbols": some[at : at + _SYMBOLS_AT_ONCE], "type": type, "as_of": as_of}
            )
            rows += body["results"]
            not_found += body["not_found"]
        return _frame(operation, {"not_found": not_found}, rows, "input")

    def figure_catalogue(self, group: str | None = None) -> pd.DataFrame:
        """Every figure that `screen` and `figures` take, by `name`, with its unit, meaning and formula."""
        return self._list("listFigures", {"group": group}, None, "name")

    def indicator_catalogue(self, group: str | None = None) -> pd.DataFrame:
        """Every indicator by `name`, with its parameters and outputs."""
        return self._list("listIndicators", {"group": group}, None, "name")

    def bulk_tables(self) -> pd.DataFrame:
        """The tables that `bulk` takes by `name`, with their columns, number of rows, and when they were changed."""
        body = self._json(BULK_TABLES, {})
        return _frame(BULK_TABLES, body, body["tables"], "name")

    def bulk(
        self,
        table: str,
        *,
        symbols: Symbols | None = None,
        country: str | None = None,
        start: Day | None = None,
        end: Day | None = None,
        as_of: Day | None = None,
        columns: Symbols | None = None,
        format: BulkFormat | None = None,
        to: str | os.PathLike[str] | None = None,
    ) -> Any:
        """A whole table, of some companies and days: a DataFrame, or with `to` the file's Path.

        `format` is `parquet`, `arrow` or `csv.gz`: without it that of the file's name, else parquet where pyarrow or polars is
        installed, else csv.gz. The file is streamed beside `to` and takes its place once it is complete. Days are datetime64,
        instants UTC datetimes, ids and counts Int64, and the rows have no index.
        """
        chosen = format_of(format, to)
        given = {"table": table, "symbols": symbols, "country": country, "start_date": start, "end_date": end}
        given |= {"as_of": as_of, "columns": columns, "format": chosen}
        path, query, headers = BULK.request(given)
        with self._transport.get(path, query, headers, stream=True) as response:
            if to is not None:
                return save(response, Path(to))
            return read_table(response, chosen, lambda: self._bulk_types(table))

    def _bulk_types(self, table: str) -> dict[str, str]:
        """The columns of a table of `bulk` by their types."""
        tables = self._json(BULK_TABLES, {})["tables"]
        found = next((one for one in tables if one["name"] == table), None)
        return {} if found is None else {column["name"]: column["type"] for column in found["columns"]}

    def _json(self, operation: Operation, given: Mapping[str, object]) -> Any:
        path, query, headers = operation.request(given)
        response = self._transport.get(path, query, headers)
        try:
            return response.json()
        except ValueError as error:
            raise FindataError(f"{path} wasn't answered in JSON", status=response.status_code) from error

    def _list(
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
        return _frame(operation, first, rows, index)

    def _pages(
        self, operation: Operation, given: Mapping[str, object], limit: int | None, size: str
    ) -> Iterator[Any]:
        """The answers of an operation, page after page, until they have `limit` rows."""
        assert operation.rows is not None
        if not operation.parameters.keys() & {"page", "offset"}:
            yield self._json(operation, given)
            return
        at_once = operation.maximum(size) if limit is None else min(limit, operation.maximum(size))
        seen, page = 0, 1
        while True:
            place = {"page": page} if "page" in operation.parameters else {"offset": seen}
            body = self._json(operation, {**given, size: at_once, **place})
            yield body
            seen += len(body[operation.rows])
            page += 1
            if not _has_more(body) or (limit is not None and seen >= limit):
                return

    def _newest(
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
            body = self._json(operation, {**given, "end_date": end, "limit": at_once})
            first = first or body
            page = body[operation.rows][::-1] if given.get("order") == "desc" else body[operation.rows]
            rows = page + rows
            if not is_paged or not page or not _has_more(body) or (limit is not None and len(rows) >= limit):
                return _frame(operation, first, rows, index)
            end = datetime.date.fromisoformat(page[0][index][:10]) - datetime.timedelta(days=1)

    def _newest_prices(self, symbol: str, limit: int, given: Mapping[str, object]) -> pd.DataFrame:
        operation = OPERATIONS["getPrices"]
        in_range = given["start_date"] is not None or given["end_date"] is not None
        if in_range or limit > operation.maximum("limit"):
            return self._newest(
                "getPriceHistory", {"symbol": symbol, **given, "order": "desc"}, limit, "datetime"
            )
        asked = {name: value for name, value in given.items() if name in operation.parameters}
        return self._list("getPrices", {"symbol": symbol, "limit": limit, **asked}, None, "datetime")

    def _together(
        self, symbols: Sequence[str], at_once: int, ask: Callable[[Sequence[str]], Any]
    ) -> Iterator[tuple[str, Any]]:
        """The answer about each symbol, or its error, of requests for several."""
        step = max(1, min(_SYMBOLS_AT_ONCE, at_once))
        for at in range(0, len(symbols), step):
            some = symbols[at : at + step]
            try:
                answer = ask(some)
            except NotFound as error:
                if len(some) > 1:
                    raise
                yield some[0], error
                continue
            for symbol in some:
                body = answer if len(some) == 1 else answer[symbol]
                is_error = body.get("status") == "error"
                yield symbol, NotFound(body["detail"], status=404) if is_error else body

    def _one_or_each(
        self, symbols: Symbols, one: Callable[[str], pd.DataFrame], name: str, index: str, errors: Errors
    ) -> pd.DataFrame:
        several = _several(symbols)
        return one(str(symbols)) if several is None else self._each(several, one, name, index, errors)

    def _each(
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
        return _joined(frames, frame_of([], OPERATIONS[name].columns, index), errors)


def _several(symbols: Symbols) -> list[str] | None:
    """The symbols, each once; None where one was given and not a list."""
    if isinstance(symbols, str) and "," not in symbols:
        return None
    given = symbols.split(",") if isinstance(symbols, str) else symbols
    return list(dict.fromkeys(symbol.strip() for symbol in given))


def _has_more(body: Mapping[str, Any]) -> bool:
    page = body.get("pagination", body)
    return bool(page.get("has_more", page.get("has_next", False)))


def _frame(operation: Operation, head: Mapping[str, Any], rows: Sequence[Row], index: str) -> pd.DataFrame:
    """Rows with the rest of their answer as `attrs`."""
    asked = [*head.get("columns", []), *head.get("names", [])] if not rows else []
    frame = frame_of(rows, operation.columns, index, asked)
    frame.attrs = {
        name: value for name, value in head.items() if name != operation.rows and name not in _OF_PAGES
    }
    frame.attrs.pop("meta", None)
    return frame


def _joined(
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
