"""The same with FastAPI and asyncpg as their documentation recommends: a response model checks and writes the answer."""

from fastapi import Query
from pydantic import BaseModel

from fastapi_pg import QUERY, app, fetch, series

NEWEST = QUERY.format(date="p.date")


class Bar(BaseModel):
    datetime: str
    open: float
    high: float
    low: float
    close: float
    volume: int


class Series(BaseModel):
    symbol: str
    company_name: str
    interval: str
    data: list[Bar]
    count: int
    adjust: str
    currency: str
    exchange: str
    timezone: str
    is_last_partial: bool


@app.get("/api/public/v1/stock/prices/{symbol}", response_model=Series)
async def with_model(symbol: str, limit: int = Query(default=100, ge=1, le=500)):
    rows = await fetch(NEWEST, symbol, limit)
    data = [
        {
            "datetime": f"{row['datetime']}T00:00:00",
            "open": row["open"],
            "high": row["high"],
            "low": row["low"],
            "close": row["close"],
            "volume": row["volume"],
        }
        for row in reversed(rows)
    ]
    return series(rows, data)
