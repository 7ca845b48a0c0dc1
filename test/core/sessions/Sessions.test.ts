/** Trading sessions: equal to exchange_calendars' own tables, and right where exchanges are known to be odd. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import {
  calendarOf,
  isSession,
  lastClosedSession,
  type SessionCalendar,
  sessionDates,
  sessionMics,
  sessionsAfter,
  sessionsOf,
  sessionState
} from "../../../core/sessions/mod.ts"
import { sharedPath } from "../../sources/entries.ts"
import tables from "./tables.json" with { type: "json" }

const of = (mic: string): SessionCalendar => {
  const calendar = calendarOf(mic)
  assert(calendar !== null, `${mic} has no calendar`)
  return calendar
}

const utc = (instant: string | undefined): string =>
  instant === undefined ? "" : new Date(instant).toISOString().replace(".000", "")

/** Sessions as the tables have them: date, open, close, start and end of the break. */
const rows = (mic: string, from: string, to: string): ReadonlyArray<string> =>
  sessionsOf(of(mic), from, to).map(({ breaks, close, date, open }) =>
    [date, utc(open), utc(close), utc(breaks[0]?.start), utc(breaks[0]?.end)].join(",")
  )

/** The last row of Korea's table opens an hour late, as the first day of a year does; every other year's opens at 9. */
const corrected: Readonly<Record<string, (row: string) => string>> = {
  XKRX: (row) => row.replace("2026-12-30T00:00:00Z", "2026-12-30T01:00:00Z")
}

describe("the sessions of", () => {
  it.for(Object.entries(tables))("%s equal the table of exchange_calendars", ([mic, table]) => {
    const found = rows(mic, table.from, table.to).map(corrected[mic] ?? ((row) => row))
    assert.strictEqual(found.length, table.rows)
    assert.strictEqual(createHash("sha256").update(found.join("\n")).digest("hex"), table.sha256)
  })

  it("exchanges that follow another one are its", () => {
    assert.deepStrictEqual(
      ["XNAS", "ARCX", "XASE", "BATS"].map((mic) => of(mic).mic),
      ["XNYS", "XNYS", "XNYS", "XNYS"]
    )
    assert.deepStrictEqual(sessionsOf(of("XKOS"), "2023-11-16", "2023-11-16"), [
      {
        date: "2023-11-16",
        // The day of the university entrance exam.
        open: "2023-11-16T10:00:00+09:00",
        close: "2023-11-16T16:30:00+09:00",
        breaks: [],
        early_close: false
      }
    ])
  })

  it("an exchange that isn't known are null", () => {
    for (const mic of ["XXXX", "", "toString", "xnys"]) assert.isNull(calendarOf(mic))
  })

  it("the main exchanges are known", () => {
    const main =
      "XNYS XNAS ARCX XASE XKRX XKOS XTKS XHKG XSHG XSHE XLON XETR XPAR XAMS XTSE XASX XTAI XBOM XSWX XSTO"
    for (const mic of main.split(" ")) assert.include(sessionMics, mic)
  })
})

describe("a session", () => {
  it.for([
    ["XNYS", "2001-09-11", false],
    ["XNYS", "2012-10-29", false],
    ["XNYS", "2024-03-29", false],
    ["XNYS", "2025-01-09", false],
    ["XNYS", "2024-07-03", true],
    ["XTKS", "2020-10-01", false],
    ["XTAI", "2024-10-02", false],
    ["XKRX", "1998-12-05", true],
    ["XKRX", "1998-12-12", false],
    ["XLON", "2022-09-19", false],
    ["XNYS", "1989-12-29", null],
    ["XSHG", "2027-01-04", null]
  ] as const)("of %s on %s: %s", ([mic, date, expected]) => {
    assert.strictEqual(isSession(of(mic), date), expected)
  })

  it("has the close of its time", () => {
    // Tokyo closes half an hour later since 2024-11-05, after a break for lunch that it keeps.
    assert.deepStrictEqual(
      sessionsOf(of("XTKS"), "2024-11-01", "2024-11-05").map(({ breaks, close }) => [close, breaks]),
      [
        [
          "2024-11-01T15:00:00+09:00",
          [{ start: "2024-11-01T11:30:00+09:00", end: "2024-11-01T12:30:00+09:00" }]
        ],
        [
          "2024-11-05T15:30:00+09:00",
          [{ start: "2024-11-05T11:30:00+09:00", end: "2024-11-05T12:30:00+09:00" }]
        ]
      ]
    )
  })

  it("is found by ranges of any kind", () => {
    const calendar = of("XNYS")
    assert.deepStrictEqual(sessionDates(calendar, "2023-11-23", "2023-11-26"), ["2023-11-24"])
    assert.deepStrictEqual(sessionDates(calendar, "2023-11-25", "2023-11-26"), [])
    assert.deepStrictEqual(sessionDates(calendar, "2023-11-26", "2023-11-23"), [])
    assert.strictEqual(sessionDates(calendar, "1000-01-01", "9999-12-31")[0], "1990-01-02")
    assert.strictEqual(sessionsAfter(calendar, "2023-11-22", "2023-11-24"), 1)
    assert.strictEqual(sessionsAfter(calendar, "2023-11-24", "2023-11-22"), 0)
    assert.isNull(sessionsAfter(calendar, "1989-01-01", "2023-11-22"))
  })
})

describe("the state of an exchange", () => {
  it.for([
    [
      "before it opens",
      "2024-11-01T08:59:59+09:00",
      false,
      null,
      "2024-11-01T09:00:00+09:00",
      "2024-11-01T15:00:00+09:00"
    ],
    [
      "as it opens",
      "2024-11-01T09:00:00+09:00",
      true,
      "2024-11-01",
      "2024-11-01T12:30:00+09:00",
      "2024-11-01T15:00:00+09:00"
    ],
    [
      "in its break",
      "2024-11-01T11:30:00+09:00",
      false,
      "2024-11-01",
      "2024-11-01T12:30:00+09:00",
      "2024-11-01T15:00:00+09:00"
    ],
    [
      "after its break",
      "2024-11-01T12:30:00+09:00",
      true,
      "2024-11-01",
      "2024-11-05T09:00:00+09:00",
      "2024-11-01T15:00:00+09:00"
    ],
    [
      "as it closes",
      "2024-11-01T15:00:00+09:00",
      false,
      null,
      "2024-11-05T09:00:00+09:00",
      "2024-11-05T15:30:00+09:00"
    ],
    // Culture Day is observed on the Monday.
    [
      "on a holiday",
      "2024-11-04T10:00:00+09:00",
      false,
      null,
      "2024-11-05T09:00:00+09:00",
      "2024-11-05T15:30:00+09:00"
    ]
  ] as const)("%s", ([, at, is_open, session, opens_at, closes_at]) => {
    assert.deepStrictEqual(sessionState(of("XTKS"), Date.parse(at)), {
      is_open,
      session,
      opens_at,
      closes_at
    })
  })

  it("is null beyond what is known, and without a next session at its end", () => {
    assert.isNull(sessionState(of("XNYS"), Date.parse("2100-01-01T12:00:00Z")))
    assert.isNull(lastClosedSession(of("XNYS"), Date.parse("1980-01-01T12:00:00Z")))
    assert.deepStrictEqual(sessionState(of("XSHG"), Date.parse("2026-12-31T08:00:00Z")), {
      is_open: false,
      session: null,
      opens_at: null,
      closes_at: null
    })
  })

  it("has a last session that closed", () => {
    assert.strictEqual(lastClosedSession(of("XKRX"), Date.parse("2024-01-02T15:29:59+09:00")), "2023-12-28")
    assert.strictEqual(lastClosedSession(of("XKRX"), Date.parse("2024-01-02T15:30:00+09:00")), "2024-01-02")
  })
})

/** The lines of a compressed file of bars that begin with a date, split into cells. */
const barsIn = (path: string): ReadonlyArray<ReadonlyArray<string>> =>
  gunzipSync(readFileSync(path))
    .toString()
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","))

/** Whether a bar is of a day without a session in Korea. */
const isOdd = ([date = ""]: ReadonlyArray<string>) => isSession(of("XKRX"), date) !== true

describe("the bars", () => {
  it.for(["SPY", "IBM", "AAPL"])(
    "of %s are of all sessions of New York, and of no other day",
    (symbol, { skip }) => {
      const path = sharedPath(`open/prices_us_lean/${symbol}.daily.csv.gz`)
      if (path === null) return skip(`The bars of ${symbol} aren't here`)
      const dates = barsIn(path).map(([date = ""]) => date)
      assert.isAbove(dates.length, 5800)
      assert.deepStrictEqual(dates, sessionDates(of("XNYS"), dates[0] ?? "", dates.at(-1) ?? ""))
    }
  )

  it("of Samsung Electronics are of sessions of Korea, but those that Yahoo filled in without trade", ({
    skip
  }) => {
    const path = sharedPath("local/prices_kr/005930.KS.daily.2000-2018.csv.gz")
    if (path === null) return skip("The bars of 2000 to 2018 aren't here")
    const bars = barsIn(path)
    assert.isAbove(bars.length, 4600)
    assert.lengthOf(bars.filter(isOdd), 99)
    const traded = bars.filter((bar) => !["0", "null"].includes(bar.at(-1) ?? ""))
    // Of the day of local elections, on which the exchange was closed, Yahoo has a bar with a volume.
    assert.deepStrictEqual(
      traded.filter(isOdd).map(([date]) => date),
      ["2006-05-31"]
    )
  })
})
