/** Walking through a list page by page, or offset by offset, finds each item exactly once. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { addDays } from "../../core/mod.ts"
import { priceHeader, take } from "../contract/stores.ts"
import { serviceOver } from "./serviceOver.ts"

const names = Array.from({ length: 23 }, (_, i) => `S${i + 1}`)
const days = Array.from({ length: 157 }, (_, i) => addDays("2023-10-28", i))

const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", ...names.map((name) => `${name},NYSE,Company ${name}`)])
  yield* take("prices", [
    priceHeader,
    ...days.map((day, i) => `S1,${day},${i + 1},${i + 2},${i + 1},${i + 1},1`)
  ])
})

const { get } = serviceOver({ fill })

interface Step {
  readonly items: ReadonlyArray<unknown>
  readonly goesOn: boolean
}

/** All items, following `goesOn` from the first step. */
const walk = async (step: (index: number) => Promise<Step>): Promise<ReadonlyArray<unknown>> => {
  const met: Array<unknown> = []
  for (let index = 0; index < 1000; index++) {
    const { goesOn, items } = await step(index)
    if (items.length === 0) throw new Error(`Step ${index} is empty`)
    met.push(...items)
    if (!goesOn) return met
  }
  throw new Error("The walk doesn't end")
}

const limits = [1, 7, 23, 50]

describe.for(["1day", "1week", "1month"])("the history of %s bars", (interval) => {
  describe.for(["asc", "desc"])("in order %s", (order) => {
    const path = `/stock/prices/S1/history?interval=${interval}&order=${order}`

    it.for(limits)("is walked by pages of %i", async (limit) => {
      const { json: whole } = await get(`${path}&limit=1000`)
      const met = await walk(async (index) => {
        const { json } = await get(`${path}&limit=${limit}&page=${index + 1}`)
        assert.strictEqual(json.has_prev, index > 0)
        return { items: json.data, goesOn: json.has_next }
      })
      assert.deepStrictEqual(met, whole.data)
      assert.lengthOf(met, whole.total)
    })

    it.for(limits)("is walked by offsets of %i", async (limit) => {
      const { json: whole } = await get(`${path}&limit=1000`)
      const met = await walk(async (index) => {
        const { json } = await get(`${path}&limit=${limit}&offset=${index * limit}`)
        return { items: json.data, goesOn: json.has_more }
      })
      assert.deepStrictEqual(met, whole.data)
    })
  })

  it("contains as many bars as are stored", async () => {
    const { json } = await get(`/stock/prices/S1/history?interval=${interval}`)
    const expected = { "1day": 157, "1week": 24, "1month": 7 }[interval]
    assert.strictEqual(json.total, expected)
  })
})

const companies = async (query: string) =>
  (await get(`/financial/companies?limit=100${query}`)).json.companies

describe("the list of companies", () => {
  it.for(limits)("is walked by pages of %i", async (limit) => {
    const met = await walk(async (index) => {
      const { json } = await get(`/financial/companies?limit=${limit}&page=${index + 1}`)
      return { items: json.companies, goesOn: json.pagination.has_next }
    })
    assert.deepStrictEqual(met, await companies("&page=1"))
    assert.lengthOf(met, 23)
  })

  it.for(limits)("is walked by offsets of %i, a search too", async (limit) => {
    const met = await walk(async (index) => {
      const { json } = await get(`/financial/companies?search=s1&limit=${limit}&offset=${index * limit}`)
      return { items: json.companies, goesOn: (index + 1) * limit < json.total }
    })
    assert.deepStrictEqual(met, await companies("&search=s1&offset=0"))
    assert.lengthOf(met, 11)
  })
})
