"""What both peers on FastAPI share: the app with a pool of asyncpg, the query, and the answer around the bars."""

import os

import asyncpg
from fastapi import FastAPI, HTTPException

app = FastAPI()

QUERY = """
    select
      c.symbol, c.name, c.currency, c.exchange, e.time_zone as timezone,
      {date} as datetime, p.open, p.high, p.low, p.close, p.volume
    from company c
    join exchange e on e.code = c.exchange
    cross join lateral (
      select date, open, high, low, close, volume
      from price_daily
      where company_id = c.company_id
      order by date desc
      limit $2
    ) p
    where c.symbol = $1
"""


@app.on_event("startup")
async def open_pool():
    app.state.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], max_size=10)


@app.on_event("shutdown")
async def close_pool():
    await app.state.pool.close()


async def fetch(query: str, symbol: str, limit: int):
    rows = await app.state.pool.fetch(query, symbol, limit)
    if not rows:
        raise HTTPException(status_code=404, detail="Not found")
    return rows


def series(rows, data):
    first = rows[0]
    return {
        "symbol": first["symbol"],
        "company_name": first["name"],
        "interval": "1day",
        "data": data,
        "count": len(data),
        "adjust": "splits",
        "currency": first["currency"],
        "exchange": first["exchange"],
        "timezone": first["timezone"],
        "is_last_partial": False,
    }
