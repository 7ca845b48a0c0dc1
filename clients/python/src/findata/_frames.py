"""Rows of answers as DataFrames, each column of the type of what it contains."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pandas as pd

Row = Mapping[str, Any]

# Since version 2, pandas expects all texts in the format of the first.
_ISO_8601: Final[dict[str, str]] = {} if pd.__version__.startswith("1.") else {"format": "ISO8601"}

_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}(T00:00:00)?")


def column(values: Sequence[Any], kind: str) -> pd.Series:
    """A column of a kind; None is NA in it."""
    data: Any = pd.Series(list(values), dtype=object)
    if kind == "integer":
        return data.astype("Int64")
    if kind == "number":
        return data.astype("float64")
    if kind == "boolean":
        return data.astype("boolean")
    if kind == "text":
        return data.astype("string")
    if kind == "day":
        days = data.map(lambda day: day[:10], na_action="ignore")
        return pd.to_datetime(days, format="%Y-%m-%d").astype("datetime64[ns]")
    if kind == "instant":
        return instants(data)
    return data


def instants(values: Any) -> pd.Series:
    """Instants of texts in ISO 8601, of whole seconds or less, or of what is instants already."""
    return pd.to_datetime(values, utc=True, **_ISO_8601).astype("datetime64[ns, UTC]")


def kind_of(values: Sequence[Any]) -> str:
    """The kind of a column that openapi.json doesn't name, by its values; without any it is `number`."""
    known = [value for value in values if value is not None]
    if all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in known):
        return "number"
    if all(isinstance(value, bool) for value in known):
        return "boolean"
    if all(isinstance(value, str) for value in known):
        return "day" if all(_DAY.fullmatch(value) for value in known) else "text"
    return "other"


def frame_of(
    rows: Sequence[Row],
    columns: Mapping[str, str],
    index: str | Sequence[str] | None,
    more: Sequence[str] = (),
) -> pd.DataFrame:
    """Rows as a DataFrame with the columns of an operation, whose kind ends in `?` where a row may lack them, and `more`."""
    certain = [name for name, kind in columns.items() if not kind.endswith("?")]
    names = list(dict.fromkeys([*(rows[0] if rows else certain), *more]))
    series = {}
    for name in names:
        values = [row.get(name) for row in rows]
        series[name] = column(values, columns[name].rstrip("?") if name in columns else kind_of(values))
    frame = pd.DataFrame(series)
    return frame if index is None else frame.set_index(index if isinstance(index, str) else list(index))


def by_symbol(frames: Mapping[str, pd.DataFrame], empty: pd.DataFrame) -> pd.DataFrame:
    """Frames of several symbols as one, with `symbol` as the first level of its index; `attrs` has theirs by symbol."""
    if not frames:
        return pd.concat({"": empty}, names=["symbol"]).iloc[:0]
    bare = {symbol: _without_attrs(frame) for symbol, frame in frames.items()}
    together = pd.concat(bare, names=["symbol"])
    together.attrs = {symbol: frame.attrs for symbol, frame in frames.items()}
    return together


def _without_attrs(frame: pd.DataFrame) -> pd.DataFrame:
    copy = frame.copy(deep=False)
    copy.attrs = {}
    return copy
