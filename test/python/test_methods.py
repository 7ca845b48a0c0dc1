"""Every method returns what the API answers, with the index and the types that the guide states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pandas as pd
import pytest
from conftest import day, same

from findata import Client, NotFound

PUBLIC = "/api/public/v1"
Get = Callable[..., Any]


def types_of(frame: pd.DataFrame) -> dict[str, str]:
    return {name: str(dtype) for name, dtype in frame.dtypes.items()}


def test_prices_are_the_newest_oldest_first(client: Client, get: Get) -> None:
    frame = client.prices("AAPL", limit=5)
    body = get(f"{PUBLIC}/stock/prices/AAPL", limit=5)
    same(frame, body["data"])
    assert str(frame.index.dtype) == "datetime64[ns]" and frame.index.is_monotonic_increasing
    numbers = dict.fromkeys(["open", "high", "low", "close"], "float64")
    assert types_of(frame) == {**numbers, "volume": "Int64"}
    assert frame.attrs["currency"] == "USD" and frame.attrs["adjust"] == "splits"


def test_prices_beyond_a_page_and_in_a_range(client: Client, get: Get) -> None:
    bars = get("/v1/financial_v4/companies/1/prices", limit=10_000)["data"]
    same(client.prices("AAPL", limit=1200), bars[-1200:])
    until = [bar for bar in bars if bar["datetime"] < "2020-01-02"]
    same(client.prices("AAPL", limit=3, end=day("2020-01-01")), until[-3:])
    weeks = get(f"{PUBLIC}/stock/prices/AAPL", interval="1week", adjust="none", limit=3)["data"]
    same(client.prices("AAPL", interval="1week", adjust="none", limit=3), weeks)


def test_prices_of_several_symbols(client: Client, get: Get) -> None:
    frame = client.prices(["AAPL", "IBM"], limit=2)
    assert frame.index.names == ["symbol", "datetime"]
    for symbol in ["AAPL", "IBM"]:
        same(frame.loc[symbol], get(f"{PUBLIC}/stock/prices/{symbol}", limit=2)["data"])
        assert frame.attrs[symbol]["symbol"] == symbol
    pd.testing.assert_frame_equal(client.prices(["AAPL"], limit=2), frame.loc[["AAPL"]])
    most = client.prices("AAPL,IBM", limit=5001)
    assert most.groupby("symbol").size().to_dict() == {"AAPL": 5001, "IBM": 5001}


def test_prices_of_more_symbols_than_a_minute_has(client: Client) -> None:
    """A key of the lowest tier has 100 symbols a minute in the basic API."""
    unknown = [f"Q{number}" for number in range(118)]
    frame = client.prices(["AAPL", "IBM", *unknown], limit=1, errors="skip")
    assert list(frame.index.get_level_values("symbol")) == ["AAPL", "IBM"]
    assert len(frame.attrs) == 120


def test_unknown_symbols_are_raised_or_skipped(client: Client) -> None:
    known = client.prices(["IBM"], limit=2)
    for limit in [2, 5001]:
        with pytest.raises(NotFound, match="Company not found: ZZZZ"):
            client.prices(["IBM", "ZZZZ"], limit=limit)
    frame = client.prices(["IBM", "ZZZZ"], limit=2, errors="skip")
    pd.testing.assert_frame_equal(frame, known)
    assert frame.attrs["ZZZZ"] == {"error": "Company not found: ZZZZ"}
    none = client.prices(["ZZZZ"], errors="skip")
    assert none.empty and none.index.names == ["symbol", "datetime"] and types_of(none) == types_of(known)
    assert client.statements(["IBM", "ZZZZ"], errors="skip").loc["IBM"].shape[0] > 1
    assert client.indicators(["ZZZZ"], "rsi", errors="skip").empty


def test_history_is_all_pages(client: Client, get: Get) -> None:
    same(client.history("AAPL"), get("/v1/financial_v4/companies/1/prices", limit=10_000)["data"])
    some = get(
        f"{PUBLIC}/stock/prices/IBM/history", start_date="2021-03-01", end_date="2021-03-05", adjust="all"
    )
    same(client.history("IBM", "2021-03-01", pd.Timestamp("2021-03-05 12:00"), adjust="all"), some["data"])
    both = client.history(["IBM", "AAPL"], "2021-03-31")
    assert list(both.index.get_level_values("symbol")) == ["IBM", "AAPL"]
    none = client.history("IBM", "2030-01-01")
    assert none.empty and str(none.index.dtype) == "datetime64[ns]" and str(none["volume"].dtype) == "Int64"


def test_statements_as_of_a_day(client: Client, get: Get) -> None:
    path = f"{PUBLIC}/financial/companies/AAPL/financials"
    frame = client.statements("AAPL", years=3, as_of=day("2021-03-31"))
    same(frame, get(path, years=3, as_of="2021-03-31")["statements"])
    assert frame.index.name == "fiscal_date" and str(frame["quarter"].dtype) == "Int64"
    assert str(frame["sales"].dtype) == "float64" and str(frame["filed_at"].dtype) == "datetime64[ns]"

    body = get(path, period="Quarterly", years=1, include="lines,provenance,trailing")
    full = client.statements("AAPL", period="Quarterly", years=1, include=["lines", "provenance", "trailing"])
    rows = [{**row, **row["lines"]} for row in body["statements"]]
    same(full, [{name: row[name] for name in row if name != "lines"} for row in rows])
    assert full.attrs["trailing"] == body["trailing"]


def test_figures(client: Client, get: Get) -> None:
    path = f"{PUBLIC}/financial/companies/AAPL/figures"
    frame = client.figures("AAPL", ["pe_ratio", "sector"], "2020-01-01")
    same(frame, get(path, names="pe_ratio,sector", start_date="2020-01-01")["data"])
    assert types_of(frame) == {"pe_ratio": "float64", "sector": "string"}
    same(client.figures("AAPL", "close", limit=2), get(path, names="close", limit=2)["data"])
    # More days than an answer has.
    closes = [
        bar["close"]
        for bar in get("/v1/financial_v4/companies/1/prices", limit=10_000, adjust="none")["data"]
    ]
    assert client.figures("AAPL", "close", frequency="day")["close"].to_list() == closes


def test_screen(client: Client, get: Get) -> None:
    asked = {
        "where": "market_cap > 1 && pe_ratio < 40",
        "columns": "pe_ratio,sector,rank(market_cap),price_date",
    }
    body = get(f"{PUBLIC}/financial/screener", as_of="2021-03-31", sort="-pe_ratio", **asked)
    columns = ["pe_ratio", "sector", "rank(market_cap)", "price_date"]
    frame = client.screen(asked["where"], columns, as_of="2021-03-31", sort="-pe_ratio")
    same(frame, body["data"])
    assert len(frame) > 2 and frame.index.name == "symbol"
    assert types_of(frame)["price_date"] == "datetime64[ns]" and types_of(frame)["company_id"] == "Int64"
    assert frame.attrs["total"] == len(frame) and frame.attrs["unknown"] == body["unknown"]
    same(
        client.screen(asked["where"], columns, as_of="2021-03-31", sort="-pe_ratio", limit=2),
        body["data"][:2],
    )
    assert list(client.screen("pe_ratio < 0", ["roe"], as_of="2021-03-31").columns)[-1] == "roe"


def test_screen_history(client: Client, get: Get) -> None:
    given = {"where": "pe_ratio < 40", "columns": "pe_ratio", "returns": "true"}
    body = get(
        f"{PUBLIC}/financial/screener/history", start_date="2020-06-01", end_date="2021-03-31", **given
    )
    frame = client.screen_history("pe_ratio < 40", ["pe_ratio"], "2020-06-01", "2021-03-31", returns=True)
    same(frame, body["data"])
    assert frame.index.names == ["date", "symbol"] and str(frame["next_date"].dtype) == "datetime64[ns]"
    none = client.screen_history("pe_ratio < 0", ["pe_ratio"], "2021-03-01", "2021-03-31")
    assert none.empty and "pe_ratio" in none.columns


def test_indicators(client: Client, get: Get) -> None:
    path = f"{PUBLIC}/stock/indicators"
    frame = client.indicators("AAPL", ["rsi(14)", "bbands(20,2)"], limit=5)
    same(frame, get(f"{path}/AAPL", indicators="rsi(14),bbands(20,2)", limit=5)["data"])
    assert set(types_of(frame).values()) == {"float64"}
    both = client.indicators(["AAPL", "IBM"], ["rsi(14)"], "2021-03-01", "2021-03-31")
    for symbol in ["AAPL", "IBM"]:
        rows = get(f"{path}/{symbol}", indicators="rsi(14)", start_date="2021-03-01", end_date="2021-03-31")
        same(both.loc[symbol], rows["data"])
    every = client.indicators("AAPL", "sma(50)", limit=None)
    assert len(every) == 5849 and every["sma(50)"].isna().sum() == 49
    assert every["sma(50)"].iloc[-5000:].to_list() == [
        row["sma(50)"] for row in get(f"{path}/AAPL", indicators="sma(50)", limit=5000)["data"]
    ]


def test_news_and_reports(client: Client, get: Get) -> None:
    news = client.news(locale="ko")
    assert str(news.index.dtype) == "datetime64[ns, UTC]" and "ko" in set(news["locale"])
    same(client.news("AAPL", limit=3), get(f"{PUBLIC}/news/articles", symbol="AAPL", limit=3)["articles"])
    every = get(f"{PUBLIC}/research/reports", page_size=100)["reports"]
    same(client.reports(), every)
    same(client.reports(limit=7), every[:7])
    same(
        client.reports("AAPL", title="little"),
        get(f"{PUBLIC}/research/reports", symbol="AAPL", title="little")["reports"],
    )


@pytest.mark.parametrize("kind", ["earnings", "dividends", "splits", "filings", "listings"])
def test_calendars(client: Client, get: Get, kind: str) -> None:
    given = {"start_date": "2020-01-01", "end_date": "2021-03-31", "as_of": "2021-03-31"}
    body = get(f"{PUBLIC}/calendar/{kind}", limit=1000, **given)
    frame = client.calendars(kind, "2020-01-01", "2021-03-31", as_of="2021-03-31")  # type: ignore[arg-type]
    same(frame, body["items"])
    assert frame.index.name == "date" and str(frame.index.dtype) == "datetime64[ns]"


def test_lists_page_by_page(client: Client, get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    """With pages of three the whole list comes as in one."""
    from findata import _operation

    whole = [
        client.companies(),
        client.calendars("filings", symbol="AAPL"),
        client.screen(None, ["close"]),
        client.news(limit=8),
    ]
    asked = _operation.Operation.maximum
    monkeypatch.setattr(_operation.Operation, "maximum", lambda self, name: min(3, asked(self, name)))
    parts = [
        client.companies(),
        client.calendars("filings", symbol="AAPL"),
        client.screen(None, ["close"]),
        client.news(limit=8),
    ]
    for one, other in zip(whole, parts):
        assert len(one) > 3
        pd.testing.assert_frame_equal(one, other)


def test_the_rest(client: Client, get: Get) -> None:
    same(client.companies(), get(f"{PUBLIC}/financial/companies", limit=100)["companies"])
    same(
        client.actions("AAPL", type="split"),
        get(f"{PUBLIC}/stock/prices/AAPL/actions", type="split")["actions"],
    )
    found = client.resolve(["AAPL", "0000320193", "ZZZZ"])
    assert found["company_id"].to_list() == [1] and found.attrs["not_found"] == ["0000320193", "ZZZZ"]
    figures = client.figure_catalogue()
    same(figures, get(f"{PUBLIC}/financial/figures")["figures"])
    same(
        client.indicator_catalogue(group="cycle"),
        get(f"{PUBLIC}/stock/indicators", group="cycle")["indicators"],
    )
    assert client.request("getCompany", symbol="AAPL") == get(f"{PUBLIC}/financial/companies/AAPL")
    assert client.request("listNews", x_locale="ko", limit=1)["limit"] == 1
