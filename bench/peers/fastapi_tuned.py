"""FastAPI tuned by hand: no model, dates as text from PostgreSQL, JSON by ujson."""

import ujson
from fastapi import Request, Response

from fastapi_pg import QUERY, app, fetch, series

NEWEST = QUERY.format(date="p.date || 'T00:00:00'")


@app.get("/api/public/v1/stock/prices/{symbol}")
async def tuned(request: Request, symbol: str):
    rows = await fetch(NEWEST, symbol, int(request.query_params.get("limit", 100)))
    data = [
        {
            "datetime": datetime,
            "open": open,
            "high": high,
            "low": low,
            "close": close,
            "volume": volume,
        }
        for _, _, _, _, _, datetime, open, high, low, close, volume in reversed(rows)
    ]
    return Response(ujson.dumps(series(rows, data)), media_type="application/json")
