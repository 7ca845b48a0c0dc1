/** Changes of a listing: Meta was FB until 2022-06-08; Waste Management's former holder of WM was Washington Mutual. */
import { assert, it } from "@effect/vitest"
import type { Holding, ListedSecurity } from "../../../core/calendars/CalendarStore.ts"
import { listingChanges } from "../../../core/calendars/ListingChanges.ts"

const security = (symbol: string, given: Partial<ListedSecurity> = {}): ListedSecurity => ({
  company_id: 1,
  symbol,
  name: symbol,
  exchange: "NASDAQ",
  country_code: "US",
  listed: true,
  last_bar: null,
  source: "store",
  ...given
})

const held = (symbol: string, valid_from: string, valid_to: string | null, exchange = "NASDAQ"): Holding => ({
  company_id: 1,
  symbol,
  exchange,
  valid_from,
  valid_to,
  source: "file"
})

const changes = (of: ListedSecurity, ...holdings: ReadonlyArray<Holding>) =>
  listingChanges(of, holdings).map(({ change, date, from, to }) => [date, change, from, to])

it("a ticker that follows another is a change, from the day of the new one", () => {
  const meta = [["2012-05-18", "first_day", null, "FB"]]
  const renamed = ["2022-06-09", "symbol", "FB", "META"]
  assert.deepStrictEqual(
    changes(security("META"), held("FB", "2012-05-18", "2022-06-08"), held("META", "2022-06-09", null)),
    [...meta, renamed]
  )
  // Where only the former ticker is known, and over a weekend.
  assert.deepStrictEqual(changes(security("META"), held("FB", "2012-05-18", "2022-06-08")), [
    ...meta,
    renamed
  ])
  assert.deepStrictEqual(
    changes(security("B"), held("A", "2020-01-02", "2020-06-05"), held("B", "2020-06-08", null)),
    [
      ["2020-01-02", "first_day", null, "A"],
      ["2020-06-08", "symbol", "A", "B"]
    ]
  )
})

it("another exchange is a change too, and both may change at once", () => {
  assert.deepStrictEqual(
    changes(
      security("B"),
      held("A", "2020-01-02", "2020-06-05", "NYSE"),
      held("B", "2020-06-08", null)
    ).slice(1),
    [
      ["2020-06-08", "symbol", "A", "B"],
      ["2020-06-08", "exchange", "NYSE", "NASDAQ"]
    ]
  )
})

it("a long time without a ticker is a last day and a first one", () => {
  assert.deepStrictEqual(
    changes(security("A"), held("A", "2020-01-02", "2020-06-05"), held("A", "2021-01-04", null)),
    [
      ["2020-01-02", "first_day", null, "A"],
      ["2020-06-05", "last_day", "A", null],
      ["2021-01-04", "first_day", null, "A"]
    ]
  )
})

it("the last day of what isn't listed any more is that of its ticker, else of its last bar", () => {
  const gone = security("WM", { listed: false, last_bar: "2008-09-26" })
  const last = ["2008-09-26", "last_day", "WM", null]
  assert.deepStrictEqual(changes(gone), [last])
  assert.deepStrictEqual(changes(gone, held("WM", "1999-01-04", null)), [
    ["1999-01-04", "first_day", null, "WM"],
    last
  ])
  assert.deepStrictEqual(changes(gone, held("WM", "1999-01-04", "2008-09-25")).at(-1), [
    "2008-09-25",
    "last_day",
    "WM",
    null
  ])
  assert.deepStrictEqual(changes(security("WM", { listed: false })), [])
})
