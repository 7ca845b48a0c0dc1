/**
 * Writes core/sessions/calendars.ts from what scripts/sessions/export.py printed, and test/core/sessions/tables.json from
 * exchange_calendars' own test tables: `node scripts/sessions.ts SESSIONS.json DIRECTORY_OF_TEST_TABLES`
 */
import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { dayOf } from "../core/time/CalendarDate.ts"
import { deltasOf, isWeekday, type PackedCalendar } from "../core/sessions/packed.ts"

type Row = readonly [date: string, open: string, breakStart: string, breakEnd: string, close: string]

interface Exported {
  readonly zone: string
  readonly from: string
  readonly to: string
  readonly closes: ReadonlyArray<readonly [date: string, close: string]>
  readonly sessions: ReadonlyArray<Row>
}

/** The close of an ordinary day, which early closes precede. */
const ordinaryClose = ({ closes }: Exported, date: string): string => {
  const past = closes.filter(([from]) => from <= date).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return past.at(-1)?.[1] ?? ""
}

const hoursOf = (calendar: Exported, [date, open, breakStart, breakEnd, close]: Row): string => {
  const parts = breakStart === "" ? `${open}-${close}` : `${open}-${breakStart} ${breakEnd}-${close}`
  return close < ordinaryClose(calendar, date) ? `${parts} early` : parts
}

const packed = (calendar: Exported): PackedCalendar => {
  const { from, sessions, to, zone } = calendar
  const start = dayOf(from)
  const open = new Set(sessions.map(([date]) => dayOf(date)))
  const exceptions: Array<number> = []
  for (let day = start; day <= dayOf(to); day++) if (open.has(day) !== isWeekday(day)) exceptions.push(day)
  const hours: Array<string> = []
  const changes: Array<number> = []
  const indexes: Array<number> = []
  for (const session of sessions) {
    const text = hoursOf(calendar, session)
    if (!hours.includes(text)) hours.push(text)
    const index = hours.indexOf(text)
    if (index === indexes.at(-1)) continue
    changes.push(dayOf(session[0]))
    indexes.push(index)
  }
  return {
    zone,
    from,
    to,
    exceptions: deltasOf(exceptions, start),
    hours,
    changes: deltasOf(changes, start),
    indexes: indexes.map((index) => index.toString(36)).join("")
  }
}

/** The rows of a test table that a calendar covers: date, open, close, start and end of the break, in UTC. */
const tableRows = (directory: string, mic: string, { from, to }: Exported): ReadonlyArray<string> =>
  readFileSync(join(directory, `${mic.toLowerCase()}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.replace("T00:00:00Z", ""))
    .filter((line) => from <= line.slice(0, 10) && line.slice(0, 10) <= to)

const [path, directory] = process.argv.slice(2)
if (path === undefined || directory === undefined)
  throw new Error(
    "Expected the file that scripts/sessions/export.py printed and the directory of test tables"
  )
const exported = Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, Exported>)

const calendars = Object.fromEntries(exported.map(([mic, calendar]) => [mic, packed(calendar)]))
writeFileSync(
  "core/sessions/calendars.ts",
  `/**
 * Days and hours of exchanges, written by scripts/sessions.ts from the calendars of exchange_calendars
 * (https://github.com/gerrymanoim/exchange_calendars, Copyright 2018 Quantopian, Inc. and its contributors, Apache License
 * 2.0): the days and hours are theirs, the form is this project's.
 */
import type { PackedCalendar } from "./packed.ts"

/** The calendars of exchanges that have one of their own, by MIC. */
export const calendars: Readonly<Record<string, PackedCalendar>> = ${JSON.stringify(calendars, null, 2)}
`
)

const tables = Object.fromEntries(
  exported.map(([mic, calendar]) => {
    const rows = tableRows(directory, mic, calendar)
    const sha256 = createHash("sha256").update(rows.join("\n")).digest("hex")
    return [mic, { from: rows[0]?.slice(0, 10), to: rows.at(-1)?.slice(0, 10), rows: rows.length, sha256 }]
  })
)
writeFileSync("test/core/sessions/tables.json", `${JSON.stringify(tables, null, 2)}\n`)
