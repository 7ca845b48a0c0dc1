"""Whole tables: in which format they are asked for, and how files become DataFrames."""

from __future__ import annotations

import importlib.util
import os
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, Literal, TypeAlias

import pandas as pd
import requests

from ._errors import Unavailable
from ._frames import instants
from ._operation import Operation, Parameter

BulkFormat: TypeAlias = Literal["parquet", "arrow", "csv.gz"]

BULK_TABLES: Final = Operation(
    "/api/public/v1/bulk",
    {},
    "tables",
    {"name": "text", "schema_version": "integer", "rows": "integer", "changed_at": "instant"},
)

BULK: Final = Operation(
    "/api/public/v1/bulk/{table}",
    {
        "table": Parameter("path", "text", required=True),
        "format": Parameter("query", "text", one_of=("parquet", "arrow", "csv.gz")),
        "symbols": Parameter("query", "text"),
        "country": Parameter("query", "text"),
        "start_date": Parameter("query", "day"),
        "end_date": Parameter("query", "day"),
        "as_of": Parameter("query", "day"),
        "columns": Parameter("query", "text"),
    },
)

_PIECE: Final = 1 << 20

# Days and instants are read as texts first.
_DTYPES: Final = {"integer": "Int64", "number": "float64", "boolean": "boolean"}


def _is_installed(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def format_of(format: BulkFormat | None, to: str | os.PathLike[str] | None) -> BulkFormat:
    """The format of a request: that which is given, that of the file's name, or the best that can be read here."""
    if format is not None:
        return format
    name = "" if to is None else os.fspath(to)
    if name.endswith((".parquet", ".pq")):
        return "parquet"
    if name.endswith((".arrow", ".ipc", ".feather")):
        return "arrow"
    if name.endswith(".csv.gz"):
        return "csv.gz"
    return "parquet" if _is_installed("pyarrow") or _is_installed("polars") else "csv.gz"


def _pieces(response: requests.Response) -> Iterator[bytes]:
    """The body as it arrives; Unavailable where it breaks off."""
    expected = response.headers.get("Content-Length", "")
    received = 0
    try:
        for piece in response.iter_content(_PIECE):
            received += len(piece)
            yield piece
    except requests.RequestException as error:
        raise Unavailable(f"The table broke off after {received} bytes: {error}") from error
    if expected.isdecimal() and "Content-Encoding" not in response.headers and received != int(expected):
        raise Unavailable(f"The table broke off after {received} of {expected} bytes")


def save(response: requests.Response, path: Path) -> Path:
    """Streams the body into a file beside the path, which takes its place once it is complete."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            for piece in _pieces(response):
                file.write(piece)
        # As a file that `open` makes, not readable by its owner alone.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return path


def read_table(
    response: requests.Response, format: BulkFormat, types: Callable[[], Mapping[str, str]]
) -> pd.DataFrame:
    """The body as a DataFrame. Cells of csv.gz are read by the `types` of the table's columns."""
    with tempfile.TemporaryFile() as file:
        for piece in _pieces(response):
            file.write(piece)
        file.seek(0)
        if format == "csv.gz":
            return _read_csv(file, types())
        if _is_installed("pyarrow"):
            return _read_by_pyarrow(file, format)
        if _is_installed("polars"):
            return _read_by_polars(file, format)
    raise ImportError(
        f"bulk reads {format} by pyarrow or polars, of which none is installed; csv.gz needs neither"
    )


def _read_csv(file: IO[bytes], types: Mapping[str, str]) -> pd.DataFrame:
    frame = pd.read_csv(
        file,
        compression="gzip",
        dtype=defaultdict(
            lambda: "string", {name: _DTYPES.get(_kind_of(type), "string") for name, type in types.items()}
        ),
        keep_default_na=False,
        na_values=[""],
        float_precision="round_trip",
    )
    return _typed(frame, types)


def _read_by_pyarrow(file: IO[bytes], format: BulkFormat) -> pd.DataFrame:
    import pyarrow
    import pyarrow.ipc
    import pyarrow.parquet

    table: Any
    if format == "parquet":
        table = pyarrow.parquet.read_table(file)
    else:
        table = (pyarrow.ipc.open_file if _is_arrow_file(file) else pyarrow.ipc.open_stream)(file).read_all()
    # NULL would make floats of integers.
    integers = {pyarrow.int32(): pd.Int64Dtype(), pyarrow.int64(): pd.Int64Dtype()}
    frame = table.to_pandas(types_mapper=integers.get, date_as_object=False)
    return _typed(frame, {field.name: str(field.type) for field in table.schema})


def _read_by_polars(file: IO[bytes], format: BulkFormat) -> pd.DataFrame:
    import polars

    table: Any
    if format == "parquet":
        table = polars.read_parquet(file)
    else:
        table = (polars.read_ipc if _is_arrow_file(file) else polars.read_ipc_stream)(file)
    values = {name: pd.Series(table[name].to_list(), dtype=object) for name in table.columns}
    return _typed(pd.DataFrame(values), {name: str(type) for name, type in table.schema.items()})


def _is_arrow_file(file: IO[bytes]) -> bool:
    """Whether it is Arrow's file format, not its stream."""
    start = file.read(6)
    file.seek(0)
    return start == b"ARROW1"


def _kind_of(type: str) -> str:
    """The kind of a column by the name of its type in SQL, Arrow or polars."""
    name = type.lower()
    if name.startswith(("timestamp", "datetime")):
        return "instant"
    if name.startswith("date"):
        return "day"
    if name.startswith(("list", "struct")):
        return "other"
    if "int" in name:
        return "integer"
    if name.startswith(("double", "float")):
        return "number"
    return "boolean" if name.startswith("bool") else "text"


def _typed(frame: pd.DataFrame, types: Mapping[str, str]) -> pd.DataFrame:
    kinds = {name: _kind_of(types.get(str(name), "text")) for name in frame.columns}
    return pd.DataFrame({name: _column(frame[name], kind) for name, kind in kinds.items()})


def _column(values: Any, kind: str) -> pd.Series:
    if kind == "instant":
        return instants(values)
    if kind == "day":
        return pd.to_datetime(values).astype("datetime64[ns]")
    return values if kind == "other" else values.astype(_DTYPES.get(kind, "string"))
