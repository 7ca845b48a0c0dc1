"""
Prints the sessions of exchange_calendars as JSON, for scripts/sessions.ts:

    python3 scripts/sessions/export.py DIRECTORY_OF_TEST_TABLES 2027-12-31 > sessions.json

Needs the Python package exchange_calendars. A calendar begins where its test table (tests/resources/*.csv of its
repository) does, at the earliest in 1990, and ends on the given day or where the package says that it is known to.
"""
import json
import sys
from pathlib import Path

import exchange_calendars as ec
import pandas as pd

tables, last = Path(sys.argv[1]), pd.Timestamp(sys.argv[2])
# Not exchanges of shares: always open, or open from the evening before.
left_out = {"24/5", "24/7", "us_futures", "CMES", "IEPA", "XCBF", "XEEE"}


def clock(times, zone):
    """Local times, HH:MM, of instants; an empty text where there is none."""
    local = times.dt.tz_convert(zone)
    return ["" if pd.isna(time) else time.strftime("%H:%M") for time in local]


def of(mic):
    table = tables / f"{mic.lower()}.csv"
    first = pd.Timestamp(max("1990-01-01", table.read_text().split("\n")[1][:4] + "-01-01"))
    bounds = ec.get_calendar(mic)
    low, high = bounds.bound_min(), bounds.bound_max()
    start = first if low is None else max(first, low)
    end = last if high is None else min(last, high)
    calendar = ec.get_calendar(mic, start=start, end=end)
    schedule = calendar.schedule
    zone = str(calendar.tz)
    days = schedule.index.strftime("%Y-%m-%d")
    assert (schedule["open"].dt.tz_convert(zone).dt.strftime("%Y-%m-%d") == days).all(), mic
    columns = [clock(schedule[name], zone) for name in ("open", "break_start", "break_end", "close")]
    return {
        "zone": zone,
        "from": start.strftime("%Y-%m-%d"),
        "to": end.strftime("%Y-%m-%d"),
        # The close of an ordinary day from each of these days on.
        "closes": [
            [start.strftime("%Y-%m-%d") if day is None else day.strftime("%Y-%m-%d"), time.strftime("%H:%M")]
            for day, time in calendar.close_times
        ],
        "sessions": [list(row) for row in zip(days, *columns)],
    }


json.dump({mic: of(mic) for mic in ec.get_calendar_names(include_aliases=False) if mic not in left_out}, sys.stdout)
