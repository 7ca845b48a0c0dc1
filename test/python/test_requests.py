"""What is sent exists in openapi.json, what can't be answered isn't sent, and what fails says why."""

from __future__ import annotations

import inspect
import json
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest
from conftest import Played

import findata
from findata import Client, FindataError, Invalid, RateLimited, Unavailable

DOCUMENT = json.loads((Path(__file__).parents[2] / "openapi.json").read_text())

# An argument for every parameter of the methods, and what a body needs to have at the least.
ARGUMENTS: dict[str, dict[str, Any]] = {
    "prices": dict(
        symbols="AAPL",
        limit=5,
        start="2021-01-04",
        end="2021-03-31",
        interval="1day",
        adjust="all",
        errors="skip",
    ),
    "history": dict(
        symbols="AAPL", start="2021-01-04", end="2021-03-31", interval="1week", adjust="none", errors="skip"
    ),
    "actions": dict(symbol="AAPL", start="2021-01-04", end="2021-03-31", type="split"),
    "companies": dict(search="a", sector="Technology", country="US", limit=5),
    "statements": dict(
        symbols="AAPL",
        period="Annual",
        years=5,
        as_of="2021-03-31",
        adjust="none",
        include="lines",
        against="2020-03-31",
        errors="skip",
    ),
    "figures": dict(
        symbols="AAPL",
        names=["roe"],
        start="2021-01-04",
        end="2021-03-31",
        frequency="day",
        limit=5,
        errors="skip",
    ),
    "screen": dict(
        where="roe > 1",
        columns=["roe"],
        sort="-roe",
        as_of="2021-03-31",
        universe="all",
        currency="USD",
        limit=5,
    ),
    "screen_history": dict(
        where="roe > 1",
        columns=["roe"],
        start="2021-01-04",
        end="2021-03-31",
        frequency="year",
        sort="roe",
        universe="all",
        currency="USD",
        returns=True,
    ),
    "indicators": dict(
        symbols=["AAPL", "IBM"],
        indicators=["rsi"],
        start="2021-01-04",
        end="2021-03-31",
        interval="1day",
        adjust="all",
        limit=5,
        errors="skip",
    ),
    "news": dict(symbol="AAPL", category="earnings", priority=1, locale="ko", limit=5),
    "reports": dict(
        symbol="AAPL",
        start="2021-01-04",
        end="2021-03-31",
        securities_firm="a",
        stock_name="b",
        report_type="company_analysis",
        industry_category="c",
        title="d",
        limit=5,
    ),
    "calendars": dict(
        kind="earnings",
        start="2021-01-04",
        end="2021-03-31",
        symbol="AAPL",
        country="US",
        as_of="2021-03-31",
        limit=5,
    ),
    "resolve": dict(symbols="AAPL", type="symbol", as_of="2021-03-31"),
    "figure_catalogue": dict(group="price"),
    "indicator_catalogue": dict(group="cycle"),
    "bulk_tables": {},
    "bulk": dict(
        table="bars",
        symbols=["AAPL"],
        country="US",
        start="2021-01-04",
        end="2021-03-31",
        as_of="2021-03-31",
        columns=["close"],
        format="csv.gz",
        to="bars.csv.gz",
    ),
}
METHODS = {
    name: method
    for name, method in inspect.getmembers(Client, inspect.isfunction)
    if not name.startswith("_") and name not in ("close", "request")
}
# What the client decides by itself is no parameter of a request.
NOT_SENT = {"errors", "to"}


def declared(path: str) -> dict[str, set[str]] | None:
    """The names of the parameters of a path by their place; None where the document doesn't have it."""
    for template, methods in DOCUMENT["paths"].items():
        if "get" in methods and re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)), path):
            own = [one for one in methods["get"].get("parameters", []) if "name" in one]
            return {
                place: {one["name"] for one in own if one["in"] == place} for place in ("query", "header")
            }
    return None


@pytest.mark.parametrize("name", METHODS)
def test_endpoint_and_parameters_exist(name: str, played: Played, tmp_path: Path) -> None:
    arguments = ARGUMENTS[name]
    assert arguments.keys() == inspect.signature(METHODS[name]).parameters.keys() - {"self"}
    given = {**arguments, **({"to": tmp_path / "file"} if "to" in arguments else {})}
    row = {"status": "error", "detail": ""}
    rows = dict.fromkeys(
        "data actions companies statements articles reports items results figures indicators tables not_found".split(),
        [],
    )
    played.answers = [(200, {}, json.dumps({"AAPL": row, "IBM": row, **rows}).encode())]
    if name == "screen_history":
        played.answers = [(200, {}, b"")]
    with Client(played.address, "ak_1") as client:
        getattr(client, name)(**given)
    assert played.requests
    for path, query, headers in played.requests:
        known = declared(path)
        if known is None and "/bulk" in path:
            pytest.skip("openapi.json doesn't have /bulk yet")
        assert known is not None, path
        assert query.keys() <= known["query"]
        assert "x-locale" not in headers or "x-locale" in known["header"]
    # Every argument is sent.
    sent = " ".join(
        f"{path} {sorted(query.values())} {sorted(headers.values())}"
        for path, query, headers in played.requests
    )
    for parameter, value in arguments.items():
        if parameter in NOT_SENT or (parameter, value) == ("kind", "earnings"):
            continue
        for text in (
            value
            if isinstance(value, list)
            else [str(value).lower() if isinstance(value, bool) else str(value)]
        ):
            assert text in sent, (parameter, sent)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            lambda client: client.prices("AAPL", interval="1hour"),
            "interval: Input should be '1day', '1week' or '1month'",
        ),
        (lambda client: client.prices("AAPL", limit=0), "limit: Input should be greater than or equal to 1"),
        (
            lambda client: client.statements("AAPL", years=21),
            "years: Input should be less than or equal to 20",
        ),
        (
            lambda client: client.history("AAPL", "01/02/2021"),
            'start_date: Input should be a day, YYYY-MM-DD, not "01/02/2021"',
        ),
        (lambda client: client.prices(""), "symbol: Field required"),
        (lambda client: client.calendars("ipo"), "There is no calendar ipo"),
        (lambda client: client.prices("AAPL", interval="1hour", limit=0), "interval: .*; limit: "),
    ],
)
def test_wrong_parameters_are_not_sent(played: Played, call: Any, said: str) -> None:
    with Client(played.address) as client, pytest.raises(Invalid, match=said) as raised:
        call(client)
    assert raised.value.status is None and played.requests == []


def test_unknown_parameters_and_operations_are_not_sent(played: Played) -> None:
    with Client(played.address) as client:
        with pytest.raises(TypeError, match="no parameter symbl"):
            client.request("getCompany", symbl="AAPL")
        with pytest.raises(TypeError, match="no operation getNothing"):
            client.request("getNothing")
        with pytest.raises(TypeError):
            client.prices("AAPL", adjusted=True)  # type: ignore[call-arg]
    assert played.requests == []


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, "BadRequest"),
        (401, "Unauthorized"),
        (403, "Forbidden"),
        (404, "NotFound"),
        (429, "RateLimited"),
        (500, "FindataError"),
        (503, "Unavailable"),
        (504, "Unavailable"),
    ],
)
def test_errors_have_the_servers_words(played: Played, status: int, kind: str) -> None:
    played.answers = [(status, {"X-Request-Id": "7"}, b'{"detail": "In the server\'s words"}')]
    with Client(played.address, retries=0) as client, pytest.raises(FindataError) as raised:
        client.prices("AAPL")
    error = raised.value
    assert type(error) is getattr(findata, kind) and isinstance(error, FindataError)
    assert (str(error), error.status, error.request_id) == ("In the server's words", status, "7")


def test_errors_of_the_server(client: Client) -> None:
    with pytest.raises(
        Invalid, match=r'^where: Value error, There is no figure "pe_rato".* did you mean pe_ratio'
    ) as raised:
        client.screen("pe_rato < 3")
    assert raised.value.status == 422 and raised.value.detail[0]["loc"] == ["query", "where"]  # type: ignore[index]
    with Client(os.environ["FINDATA_URL"], "ak_wrong") as other, pytest.raises(
        findata.Unauthorized, match="API key"
    ):
        other.prices("AAPL")
    with pytest.raises(findata.NotFound, match="Company not found: AAPPL"):
        client.prices("AAPPL")


def test_answers_of_something_else(played: Played) -> None:
    with Client(played.address) as client:
        played.answers = [(200, {}, b"<html>")]
        with pytest.raises(FindataError, match="wasn't answered in JSON"):
            client.prices("AAPL")
        played.answers = [(502, {}, b"<html>")]
        with pytest.raises(Unavailable, match="Status 502"):
            client.prices("AAPL")
        # Not followed: the key would go to another host.
        played.answers = [(302, {"Location": "http://127.0.0.1:1/"}, b"")]
        with pytest.raises(FindataError, match="Status 302"):
            client.prices("AAPL")
    assert len(played.requests) == 3


def test_repeats_after_retry_after(played: Played) -> None:
    busy = (429, {"Retry-After": "0"}, b'{"detail": "Too many"}')
    played.answers = [busy, (503, {"Retry-After": "0"}, b'{"detail": "Busy"}'), (200, {}, b'{"data": []}')]
    with Client(played.address, "ak_1") as client:
        assert client.prices("AAPL").empty
        assert len(played.requests) == 3
        played.answers = [busy]
        with pytest.raises(RateLimited, match="Too many"):
            client.prices("AAPL")
        assert len(played.requests) == 3 + 4
        played.answers = [(429, {"Retry-After": "91"}, b'{"detail": "Too many"}')]
        begun = time.monotonic()
        with pytest.raises(RateLimited) as raised:
            client.prices("AAPL")
        assert raised.value.retry_after == 91 and time.monotonic() - begun < 5
        assert len(played.requests) == 3 + 4 + 1


def test_waits_as_long_as_asked(played: Played) -> None:
    played.answers = [(429, {"Retry-After": "1"}, b'{"detail": "Too many"}'), (200, {}, b'{"data": []}')]
    begun = time.monotonic()
    with Client(played.address) as client:
        client.prices("AAPL")
    assert time.monotonic() - begun >= 1


def test_what_is_not_there(played: Played) -> None:
    played.close()
    with Client(played.address, retries=0) as client, pytest.raises(Unavailable, match="No answer from"):
        client.prices("AAPL")


def test_sends_the_key_and_nothing_else_that_is_secret(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login me password secret\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    monkeypatch.setenv("FINDATA_URL", played.address + "/base/")
    monkeypatch.setenv("FINDATA_API_KEY", "ak_2")
    played.answers = [(200, {"Set-Cookie": "a=b"}, b'{"data": []}')]
    with Client() as client:
        client.prices("BRK/B")
        client.prices("^GSPC:XNYS@2020-01-02")
    assert [path for path, _, _ in played.requests] == [
        "/base/api/public/v1/stock/prices/BRK%2FB",
        "/base/api/public/v1/stock/prices/%5EGSPC:XNYS@2020-01-02",
    ]
    for _, _, headers in played.requests:
        assert (
            headers["X-API-Key"] == "ak_2"
            and headers["User-Agent"] == f"findata-python/{findata.__version__}"
        )
        assert "Authorization" not in headers and "Cookie" not in headers


def test_needs_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FINDATA_URL")
    with pytest.raises(ValueError, match="FINDATA_URL"):
        Client()
