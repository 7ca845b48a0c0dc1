/** Multiples by month, compared with the page of the company as of the day of each. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { CompanyStore, PriceStore, RowStore } from "../../../core/ports.ts"
import { sqlitePlace } from "../../adapters/places.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, bare } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

/** The reads of what multiples are made of. */
const reads: Array<string> = []

const noted =
  <A extends ReadonlyArray<unknown>, R>(name: string, read: (...given: A) => R) =>
  (...given: A): R => {
    reads.push(name)
    return read(...given)
  }

const noting = Layer.mergeAll(
  Layer.effect(
    PriceStore,
    Effect.map(PriceStore, (store) => ({
      ...store,
      bars: noted("bars", store.bars),
      actions: noted("actions", store.actions)
    }))
  ),
  Layer.effect(
    RowStore,
    Effect.map(RowStore, (store) =>
      RowStore.of({ ...store, all: (record, by) => noted(record.name, () => store.all(record, by))() })
    )
  ),
  Layer.effect(
    CompanyStore,
    Effect.map(CompanyStore, (store) => ({ ...store, ofIssuer: noted("securities", store.ofIssuer) }))
  )
)

const { visit: get } = serviceOver({
  ...applePages,
  stores: Layer.provideMerge(noting, Layer.unwrap(sqlitePlace))
})

interface Month {
  readonly date: string
  readonly statement_date: string | null
}

const monthsOf = async (query: string): Promise<ReadonlyArray<Month>> => {
  const { json, status } = await get(`${apple}/multiples${query}`)
  assert.strictEqual(status, 200)
  assert.strictEqual(json.count, json.multiples.length)
  return json.multiples
}

describe("multiples by month", () => {
  it("are of the last bar of each month of ten years, newest first, without asking for more", async () => {
    const months = await monthsOf("")
    assert.lengthOf(months, 120)
    const dates = months.map(({ date }) => date)
    assert.deepStrictEqual(dates, dates.toSorted().toReversed())
    assert.lengthOf([...new Set(dates.map((date) => date.slice(0, 7)))], 120)
    assert.deepStrictEqual([dates[0], dates[1], dates.at(-1)], ["2021-03-31", "2021-02-26", "2011-04-29"])
  })

  it("are those of the company as of each of a dozen days", async () => {
    const months = await monthsOf("?years=25")
    const some = months.filter((_, i) => i % Math.ceil(months.length / 12) === 0)
    assert.isAtLeast(some.length, 12)
    for (const { date, statement_date, ...multiples } of some) {
      const { json } = await get(`${apple}?as_of=${date}`)
      assert.deepStrictEqual([json.price_date, json.statement_date], [date, statement_date])
      assert.deepStrictEqual(multiples, json.valuation, date)
    }
  })

  it("begin with those of the company now, or on the day asked for", async () => {
    for (const query of ["", "?as_of=2019-10-16"]) {
      const { json } = await get(`${apple}${query}`)
      const [newest] = await monthsOf(query)
      const { price_date: date, statement_date, valuation } = json
      assert.deepStrictEqual(newest, { date, statement_date, ...valuation })
      assert.isNotNull(valuation.pe_ratio)
    }
  })

  it("have the head of a page, also without a bar", async () => {
    const { json } = await get(`${bare}/multiples`)
    assert.deepStrictEqual(json, {
      company_id: 4,
      symbol: "BARE",
      as_of: "2024-07-01",
      multiples: [],
      count: 0
    })
  })

  it("of 25 years take as many reads as those of one", async () => {
    const readsOf = async (query: string) => {
      reads.length = 0
      await monthsOf(query)
      return reads.slice()
    }
    await monthsOf("?years=2")
    const few = await readsOf("?years=1&as_of=2021-03-30")
    assert.deepStrictEqual(few, ["bars", "bars", "share_count"])
    assert.deepStrictEqual(await readsOf("?years=25&as_of=2021-03-30"), few)
  })
})
