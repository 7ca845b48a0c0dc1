/** Calendars as iCalendar (RFC 5545), read by ical.js, the parser of Mozilla's calendars. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import ICAL from "ical.js"
import { iCalendarOf } from "../../../adapters/http/server/answers/iCalendar.ts"
import { take } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { withMore } from "../../fixtures/World.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { get, visit } = serviceOver(
  withMore(
    applePages,
    Effect.gen(function* () {
      yield* take("disclosures", [
        "rcept_no,symbol,rcept_dt,report_nm,items,url",
        '0000320193-21-000054,AAPL,2021-04-28,8-K,"2.02,9.01",https://www.sec.gov/Archives/edgar/data/320193/000032019321000054/0000320193-21-000054-index.htm'
      ])
    })
  )
)

/** The events of a text, in its order, and its name. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents("vevent").map((event) => ({
    ...new ICAL.Event(event),
    uid: event.getFirstPropertyValue("uid"),
    summary: event.getFirstPropertyValue("summary"),
    description: event.getFirstPropertyValue("description"),
    status: event.getFirstPropertyValue("status"),
    url: event.getFirstPropertyValue("url"),
    start: event.getFirstPropertyValue("dtstart") as InstanceType<typeof ICAL.Time>,
    end: event.getFirstPropertyValue("dtend") as InstanceType<typeof ICAL.Time>
  }))
  return { name: calendar.getFirstPropertyValue("name"), events }
}

const entry = {
  uid: "a@findata",
  day: "2024-02-29",
  changed: "2024-02-29",
  summary: "A",
  description: "",
  category: "earnings",
  isTentative: false,
  url: null
}

describe("an iCalendar", () => {
  it.each([
    ["commas, semicolons; and back\\slashes", "commas, semicolons; and back\\slashes"],
    ["lines\nof\r\ntext", "lines\nof\ntext"],
    ["삼성전자 ".repeat(40), "삼성전자 ".repeat(40)],
    ["🍎".repeat(60), "🍎".repeat(60)],
    ["\u0000\u0007 tab\tEND:VEVENT\r\nBEGIN:VALARM", "   tab END:VEVENT\nBEGIN:VALARM"]
  ])("has the text %j", (given, expected) => {
    const text = iCalendarOf({ name: "texts", entries: [{ ...entry, summary: given, description: given }] })
    const { events } = read(text)
    assert.lengthOf(events, 1)
    assert.deepStrictEqual([events[0]?.summary, events[0]?.description], [expected, expected])
    for (const line of text.split("\r\n")) {
      assert.isAtMost(new TextEncoder().encode(line).length, 75)
      assert.notMatch(line, /[\r\n]/)
    }
  })

  it("has whole days, the next one as their end", () => {
    const { events } = read(iCalendarOf({ name: "a", entries: [entry] }))
    const [event] = events
    assert.deepStrictEqual(
      [event?.start.isDate, event?.start.toString(), event?.end.toString()],
      [true, "2024-02-29", "2024-03-01"]
    )
  })

  it("without events is one that can be read", () => {
    assert.deepStrictEqual(read(iCalendarOf({ name: "none", entries: [] })), { name: "none", events: [] })
  })
})

describe("a calendar in the format ics", () => {
  const quarter = "/calendar/earnings?symbol=AAPL&start_date=2021-04-01&end_date=2021-06-30&format=ics"

  it("has a result as an event, named the same since it was an estimate", async () => {
    const { headers, text } = await get(`${quarter}&as_of=2021-04-29`)
    assert.strictEqual(headers.get("content-type"), "text/calendar; charset=utf-8")
    const { events, name } = read(text)
    assert.strictEqual(name, "findata earnings")
    assert.lengthOf(events, 1)
    const [reported] = events
    assert.deepStrictEqual(
      [reported?.summary, reported?.start.toString(), reported?.status, reported?.uid],
      ["AAPL earnings to 2021-03-27", "2021-04-28", "CONFIRMED", "earnings-1-quarter-2021-03@findata"]
    )
    assert.include(String(reported?.description), "EPS diluted: 1.4")
    const [estimated] = read((await get(`${quarter}&as_of=2021-04-27`)).text).events
    assert.deepStrictEqual(
      [estimated?.summary, estimated?.start.toString(), estimated?.status, estimated?.uid],
      ["AAPL earnings to 2021-03-27 (estimated)", "2021-05-03", "TENTATIVE", reported?.uid]
    )
  })

  it("names each event once, in every calendar, and has the addresses of filings", async () => {
    for (const kind of ["earnings", "dividends", "splits", "filings", "listings"]) {
      const { json } = await get(`/calendar/${kind}?limit=1000`)
      const { events } = read((await get(`/calendar/${kind}?limit=1000&format=ics`)).text)
      assert.deepStrictEqual(
        events.map(({ start }) => start.toString()),
        json.items.map(({ date }: any) => date)
      )
      assert.strictEqual(new Set(events.map(({ uid }) => uid)).size, events.length, kind)
    }
    const [apple] = read((await get("/calendar/filings?symbol=AAPL&format=ics")).text).events
    assert.deepStrictEqual(
      [apple?.summary, apple?.url],
      [
        "AAPL 8-K",
        "https://www.sec.gov/Archives/edgar/data/320193/000032019321000054/0000320193-21-000054-index.htm"
      ]
    )
  })

  it("is what Accept asks for, of pages too, and JSON where there is no calendar", async () => {
    const accept = { accept: "text/calendar" }
    const page = await visit(`${root}/calendar/splits?company_id=1`, accept)
    assert.strictEqual(page.headers.get("content-type"), "text/calendar; charset=utf-8")
    assert.strictEqual(read(page.text).events[0]?.summary, "AAPL split 2:1")
    const prices = await get("/stock/prices/AAPL?limit=1", accept)
    assert.strictEqual(prices.headers.get("content-type"), "application/json")
    assert.strictEqual((await get("/stock/prices/AAPL?format=ics")).status, 422)
  })
})
