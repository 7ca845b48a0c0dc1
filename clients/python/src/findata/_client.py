"""The client: a method for each kind of data, each of which returns a DataFrame."""

from __future__ import annotations

import datetime
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import pandas as pd

from ._bulk import BULK, BULK_TABLES, BulkFormat, format_of, read_table, save
from ._errors import Invalid
from ._frames import Row, frame_of
from ._operations import OPERATIONS
from ._reader import Errors, Reader, Symbols, batches, frame_with_head, joined, list_of
from ._transport import Transport

Day: TypeAlias = str | datetime.date
Interval: TypeAlias = Literal["1day", "1week", "1month"]
Adjust: TypeAlias = Literal["splits", "all", "none"]
Calendar: TypeAlias = Literal["earnings", "dividends", "splits", "filings", "listings"]

_SYMBOLS_AT_ONCE: Final = 120
# The basic API counts each symbol, allows keys of the lowest tier 100 a minute, and refuses a larger request whole.
_BASIC_AT_ONCE: Final = 50
# A request for several symbols asks for about so many values at most: the server refuses larger ones.
_VALUES_AT_ONCE: Final = 100_000
_CALENDARS: Final = {
    "earnings": "listEarnings",
    "dividends": "listDividends",
    "splits": "listSplits",
    "filings": "listFilings",
    "listings": "listListings",
}


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
        max_wait: float = 90.0,
    ) -> None:
        """`base_url` and `api_key` are those of FINDATA_URL and FINDATA_API_KEY where they aren't given; `timeout` is in seconds."""
        base_url = base_url or os.environ.get("FINDATA_URL")
        if not base_url:
            raise ValueError(
                "Client needs the address of a server: base_url, or FINDATA_URL in the environment"
            )
        api_key = api_key or os.environ.get("FINDATA_API_KEY") or None
        self._transport = Transport(base_url, api_key, timeout, retries, max_wait)
        self._read = Reader(self._transport)

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
        return self._read.json(
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
        several = list_of(symbols)
        series = OPERATIONS["getTimeSeries"]
        if several is None:
            return self._newest_prices(str(symbols), limit, given)
        if limit > series.maximum("outputsize") or len(several) > _BASIC_AT_ONCE:

            def one(symbol: str) -> pd.DataFrame:
                return self._newest_prices(symbol, limit, given)

            return self._read.each(several, one, "getPrices", "datetime", errors)
        asked: dict[str, object] = {**given, "outputsize": limit}
        frames = self._read.together(
            several,
            _BASIC_AT_ONCE,
            lambda some: self._read.json(series, {**asked, "symbol": some}),
            lambda body: frame_with_head(series, {**body["meta"], **body}, body["values"], "datetime"),
        )
        return joined(frames, frame_of([], series.columns, "datetime"), errors)

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
            return self._read.listed("getPriceHistory", {"symbol": symbol, **given}, None, "datetime")

        return self._read.one_or_each(symbols, one, "getPriceHistory", "datetime", errors)

    def actions(
        self, symbol: str, start: Day | None = None, end: Day | None = None, *, type: str | None = None
    ) -> pd.DataFrame:
        """Splits, dividends and other actions by `effective_date`, newest first; `attrs["known_to"]` is the day up to which all are known."""
        given = {"symbol": symbol, "start_date": start, "end_date": end, "type": type}
        return self._read.listed("listActions", given, None, "effective_date")

    def companies(
        self,
        search: str | None = None,
        *,
        sector: str | None = None,
        country: str | None = None,
        limit: int | None = None,
    ) -> pd.DataFrame:
        """Companies by `company_id`; with `search`, a part of a name or symbol, the best match first."""
        return self._read.listed(
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
            return self._read.listed(
                "getFinancials", {"symbol": symbol, **given}, None, "fiscal_date", flat="lines"
            )

        return self._read.one_or_each(symbols, one, "getFinancials", "fiscal_date", errors)

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
            return self._read.newest(
                "getFigureHistory", {"symbol": symbol, **given}, most, "date", is_paged=frequency == "day"
            )

        return self._read.one_or_each(symbols, one, "getFigureHistory", "date", errors)

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
        return self._read.listed("listScreened", given, limit, "symbol")

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
            return self._read.newest("getIndicators", {"symbol": symbol, **given}, limit, "datetime")

        several = list_of(symbols)
        if several is None or limit is None or limit > operation.maximum("limit"):
            return self._read.one_or_each(symbols, one, "getIndicators", "datetime", errors)
        count = 20 if isinstance(indicators, str) else len(indicators)
        asked: dict[str, object] = {**given, "limit": limit}
        frames = self._read.together(
            several,
            min(_SYMBOLS_AT_ONCE, _VALUES_AT_ONCE // max(limit * count, 1)),
            lambda some: self._read.json(operation, {**asked, "symbol": some}),
            lambda body: frame_with_head(operation, body, body["data"], "datetime"),
        )
        return joined(frames, frame_of([], operation.columns, "datetime"), errors)

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
        return self._read.listed("listNews", given, limit, "published_at")

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
        return self._read.listed("listReports", given, limit, "report_date", size="page_size")

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
        return self._read.listed(_CALENDARS[kind], given, limit, "date")

    def resolve(self, symbols: Symbols, *, type: str | None = None, as_of: Day | None = None) -> pd.DataFrame:
        """The companies that tickers, ISINs and registries' numbers mean, by `input`; `attrs["not_found"]` has those that mean none."""
        some = list_of(symbols) or [str(symbols)]
        operation = OPERATIONS["resolveSymbols"]
        rows: list[Row] = []
        not_found: list[str] = []
        for batch in batches(some, _SYMBOLS_AT_ONCE):
            body = self._read.json(operation, {"symbols": batch, "type": type, "as_of": as_of})
            rows += body["results"]
            not_found += body["not_found"]
        return frame_with_head(operation, {"not_found": not_found}, rows, "input")

    def figure_catalogue(self, group: str | None = None) -> pd.DataFrame:
        """Every figure that `screen` and `figures` take, by `name`, with its unit, meaning and formula."""
        return self._read.listed("listFigures", {"group": group}, None, "name")

    def indicator_catalogue(self, group: str | None = None) -> pd.DataFrame:
        """Every indicator by `name`, with its parameters and outputs."""
        return self._read.listed("listIndicators", {"group": group}, None, "name")

    def bulk_tables(self) -> pd.DataFrame:
        """The tables that `bulk` takes by `name`, with their columns, number of rows, and when they were changed."""
        body = self._read.json(BULK_TABLES, {})
        return frame_with_head(BULK_TABLES, body, body["tables"], "name")

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
        tables = self._read.json(BULK_TABLES, {})["tables"]
        found = next((one for one in tables if one["name"] == table), None)
        return {} if found is None else {column["name"]: column["type"] for column in found["columns"]}

    def _newest_prices(self, symbol: str, limit: int, given: Mapping[str, object]) -> pd.DataFrame:
        operation = OPERATIONS["getPrices"]
        in_range = given["start_date"] is not None or given["end_date"] is not None
        if in_range or limit > operation.maximum("limit"):
            return self._read.newest(
                "getPriceHistory", {"symbol": symbol, **given, "order": "desc"}, limit, "datetime"
            )
        asked = {name: value for name, value in given.items() if name in operation.parameters}
        return self._read.listed("getPrices", {"symbol": symbol, "limit": limit, **asked}, None, "datetime")
