"""Tables from a recorded server: their types, in each format that can be read here, and files that are whole or not there."""

from __future__ import annotations

import gzip
import json
import os
from importlib.util import find_spec
from pathlib import Path

import pandas as pd
import pytest
from conftest import Played

from findata import Client, Invalid, NotFound, Unavailable

COLUMNS = [
    ("company_id", "int64"),
    ("symbol", "text"),
    ("date", "date"),
    ("close", "double"),
    ("volume", "int64"),
    ("is_last", "boolean"),
    ("changed_at", "timestamp"),
]
# A symbol that pandas takes for NA by itself, a number that isn't read exactly by default, and the greatest count of JSON.
ROWS = """company_id,symbol,date,close,volume,is_last,changed_at
1,NA,2021-03-30,0.1234567890123456789,9007199254740991,true,2021-03-30T20:00:00Z
2,null,2021-03-31,1e-7,,false,2021-03-31T20:00:00.5Z
3,,,,12,,
"""
# Lines and parts as the server writes them.
_LINES = ROWS.replace("\n", "\r\n").encode()
FILE = gzip.compress(_LINES[:100]) + gzip.compress(_LINES[100:])
TYPES = dict(
    zip(
        dict(COLUMNS),
        ["Int64", "string", "datetime64[ns]", "float64", "Int64", "boolean", "datetime64[ns, UTC]"],
    )
)


def listed() -> bytes:
    columns = [{"name": name, "type": type, "meaning": ""} for name, type in COLUMNS]
    table = {
        "name": "bars",
        "schema_version": 1,
        "columns": columns,
        "rows": 3,
        "changed_at": "2021-04-01T00:00:00Z",
    }
    return json.dumps({"tables": [table]}).encode()


def check(frame: pd.DataFrame) -> None:
    assert {name: str(dtype) for name, dtype in frame.dtypes.items()} == TYPES
    assert frame["symbol"].to_list()[:2] == ["NA", "null"]
    assert frame["close"].to_list()[:2] == [0.1234567890123456789, 1e-7]
    assert frame["volume"].to_list()[0] == 9007199254740991
    assert frame["is_last"].to_list()[:2] == [True, False]
    assert frame["date"][1] == pd.Timestamp("2021-03-31")
    assert frame["changed_at"][1] == pd.Timestamp("2021-03-31T20:00:00.5Z")
    assert frame.iloc[2].isna().to_list() == [False, True, True, True, False, True, True]


def test_csv(played: Played) -> None:
    played.answers = [
        (200, {"Content-Type": "application/gzip"}, FILE),
        (200, {}, listed()),
    ]
    with Client(played.address, "ak_1") as client:
        check(client.bulk("bars", symbols=["AAPL", "IBM"], start="2021-03-30", format="csv.gz"))
    path, query, _ = played.requests[0]
    assert path == "/api/public/v1/bulk/bars"
    assert query == {"symbols": "AAPL,IBM", "start_date": "2021-03-30", "format": "csv.gz"}


def test_tables(played: Played) -> None:
    played.answers = [(200, {}, listed())]
    with Client(played.address) as client:
        tables = client.bulk_tables()
    assert tables.loc["bars", "rows"] == 3 and str(tables["changed_at"].dtype) == "datetime64[ns, UTC]"


@pytest.mark.parametrize("format", ["parquet", "arrow"])
@pytest.mark.parametrize("reader", ["pyarrow", "polars"])
def test_binary(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str, format: str
) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    pytest.importorskip(reader)
    from pyarrow import csv, ipc, parquet

    from findata import _bulk

    monkeypatch.setattr(_bulk, "_is_installed", lambda name: name == reader)
    names = ["int64", "string", "date32", "float64", "int64", "bool_"]
    types = {name: getattr(pyarrow, type)() for (name, _), type in zip(COLUMNS, names)}
    types["changed_at"] = pyarrow.timestamp("us", "UTC")
    options = csv.ConvertOptions(column_types=types, null_values=[""], strings_can_be_null=True)
    table = csv.read_csv(pyarrow.BufferReader(ROWS.encode()), convert_options=options)
    sink = pyarrow.BufferOutputStream()
    if format == "parquet":
        parquet.write_table(table, sink, compression="zstd")
    else:
        with ipc.new_stream(sink, table.schema) as writer:
            writer.write_table(table)
    played.answers = [(200, {}, sink.getvalue().to_pybytes())]
    with Client(played.address) as client:
        check(client.bulk("bars", format=format))  # type: ignore[arg-type]


@pytest.mark.skipif(
    find_spec("pyarrow") is not None or find_spec("polars") is not None, reason="parquet can be read here"
)
def test_without_pyarrow_and_polars(played: Played) -> None:
    played.answers = [(200, {}, FILE), (200, {}, listed())]
    with Client(played.address) as client:
        check(client.bulk("bars"))
        played.answers = [(200, {}, b"PAR1")]
        with pytest.raises(ImportError, match="csv.gz needs neither"):
            client.bulk("bars", format="parquet")


@pytest.mark.parametrize(
    ("name", "format"),
    [("a.parquet", "parquet"), ("a.arrow", "arrow"), ("a.csv.gz", "csv.gz"), ("a.feather", "arrow")],
)
def test_files(played: Played, tmp_path: Path, name: str, format: str) -> None:
    played.answers = [(200, {}, b"what the server sends" * 100_000)]
    with Client(played.address) as client:
        assert client.bulk("bars", to=tmp_path / name) == tmp_path / name
    assert (tmp_path / name).read_bytes() == played.answers[0][2]
    assert played.requests[0][1]["format"] == format
    assert os.listdir(tmp_path) == [name]


def test_files_that_break_off(played: Played, tmp_path: Path) -> None:
    kept = tmp_path / "a.parquet"
    kept.write_bytes(b"of yesterday")
    played.answers = [(200, {"Content-Length": "100"}, b"half")]
    with Client(played.address) as client:
        with pytest.raises(Unavailable, match="broke off"):
            client.bulk("bars", to=kept)
        played.answers = [(200, {"Content-Length": "100"}, FILE[:20])]
        with pytest.raises(Unavailable, match="broke off"):
            client.bulk("bars", format="csv.gz")
    assert kept.read_bytes() == b"of yesterday" and os.listdir(tmp_path) == ["a.parquet"]


def test_refused(played: Played, tmp_path: Path) -> None:
    played.answers = [(404, {}, b'{"detail": "There is no table bas"}')]
    with Client(played.address) as client:
        with pytest.raises(NotFound, match="There is no table bas"):
            client.bulk("bas", to=tmp_path / "a.parquet")
        with pytest.raises(Invalid, match="format"):
            client.bulk("bars", format="xlsx")  # type: ignore[arg-type]
    assert os.listdir(tmp_path) == [] and len(played.requests) == 1


def test_the_servers_own_bars(client: Client) -> None:
    assert client.bulk_tables().loc["bars", "rows"] > 0
    bars = client.bulk("bars", symbols=["AAPL"], start="2021-01-01", end="2021-03-31")
    assert str(bars["company_id"].dtype) == "Int64" and str(bars["volume"].dtype) == "Int64"
    raw = client.history("AAPL", "2021-01-01", "2021-03-31", adjust="none").rename_axis("date")
    pd.testing.assert_frame_equal(bars.set_index("date")[list(raw.columns)], raw, check_freq=False)
