/** Pages agree with the services, and with the rules of core applied to all stored rows. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { columnsOf } from "../../core/prices/BarColumns.ts"
import {
  CompanyDetails,
  Consensuses,
  type DataServices,
  type DataStores,
  Fundamentals,
  fundamentalsOf,
  priceSnapshot,
  Sectors,
  Snapshots,
  technicalPage,
  Technicals
} from "../../core/mod.ts"
import { OtherNames } from "../../core/ports.ts"
import { consensus, recommendations } from "../../core/consensus/mod.ts"
import { statementsThen } from "../../core/financials/mod.ts"
import { monthsEnding } from "../../core/consensus/Window.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ids, known } from "../fixtures/known.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { assertClose, rowsOf } from "./stored.ts"

const today = "2024-07-01"

/** Now, the day before the dividend, and the one before the split. */
const days = [null, "2024-02-29", "2023-08-31"]

const cases = Object.values(ids).flatMap((id) => days.map((day) => ({ id, day })))

/** As sent over HTTP. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value))

onDatabases((stores) => {
  const service = serviceOver({ ...known, stores })

  const run = <A>(effect: Effect.Effect<A, unknown, DataServices | DataStores>) => service.run(effect)

  const get = async (path: string) => {
    const { json, status } = await service.send("GET", path)
    assert.strictEqual(status, 200)
    return json
  }

  describe.each(cases)("of company $id as of $day", ({ day, id }) => {
    const query = day === null ? "" : `as_of=${day}`
    const page = (name: string) => get(`/v1/financial_v4/companies/${id}${name}?${query}`)
    const rows = () => run(rowsOf(id, day))

    const head = async () => {
      const { company_id, symbol } = (await rows()).company
      return { company_id, symbol, as_of: day ?? today }
    }

    it("the consensus equals the service's and the rule's", async () => {
      const body = await page("/consensus")
      const { actions, bars, company, reports } = await rows()
      const computed = await run(Effect.flatMap(Consensuses, (_) => _.of(company, 12, day)))
      const { median: _, ...target_prices } = computed.target_prices
      const named = { ...(await head()), company_name: company.name }
      assert.deepStrictEqual(body, sent({ ...named, ...computed, target_prices }))
      const { currency } = company
      const { from } = monthsEnding(day ?? today, 12)
      const latest = bars.at(-1) ?? null
      const rule = consensus({
        reports,
        actions,
        currency,
        bars: bars.filter(({ date }) => date >= from),
        latest,
        day: day ?? today,
        months: 12
      })
      assert.deepStrictEqual(computed, rule)
    })

    it("the snapshot equals the service's and the rules'", async () => {
      const body = await page("/snapshot")
      const { bars, company, reports } = await rows()
      const { currency, exchange, name } = company
      const computed = await run(Effect.flatMap(Snapshots, (_) => _.of(company, day)))
      assert.deepStrictEqual(body, sent({ ...(await head()), name, exchange, currency, ...computed }))
      const { average_volume_20d, average_volume_50d, price, range_52w, returns } = computed
      const prices = { price, range_52w, average_volume_20d, average_volume_50d, returns }
      assert.deepStrictEqual(prices, priceSnapshot(columnsOf(bars)))
      assert.deepStrictEqual(computed.recommendations, recommendations(reports, day ?? today))
    })

    it("the technical page equals the service's and the rule's over all bars", async () => {
      const body = await page("/technical")
      const { bars, company } = await rows()
      const computed = await run(Effect.flatMap(Technicals, (_) => _.of(company, null, day)))
      assert.deepStrictEqual(body, sent({ ...(await head()), ...computed }))
      assertClose(computed, technicalPage(columnsOf(bars), null))
    })

    it("the detail equals the service's", async () => {
      const { company } = await rows()
      const computed = await run(Effect.flatMap(CompanyDetails, (_) => _.of(company, day)))
      const former_names = await run(
        Effect.flatMap(OtherNames, (_) => _.calledBy(company.issuer_id, day ?? today))
      )
      assert.deepStrictEqual(await page(""), sent({ ...(await head()), ...computed, former_names }))
    })

    it("the sector equals the service's, in any language", async () => {
      const { company } = await rows()
      for (const locale of ["ko", "zh"] as const) {
        const computed = await run(Effect.flatMap(Sectors, (_) => _.of(company, locale, day)))
        const body = await get(`/v1/sector-analyst/company/${id}?locale=${locale}&${query}`)
        assert.deepStrictEqual(body, sent({ ...(await head()), ...computed }))
      }
    })

    it("the fundamentals equal the service's and the rule's", async () => {
      const { company, filed, statements } = await rows()
      const computed = await run(Effect.flatMap(Fundamentals, (_) => _.of(company, day)))
      const body = await get(`/api/v1/financial-v4/fundamentals?symbol=${company.symbol}&${query}`)
      const { market, valuation } = computed
      const growth = Object.fromEntries(
        Object.keys(body.growth).map((name) => [name, (computed.growth as any)[name]])
      )
      assert.deepStrictEqual([body.valuation, body.growth], [sent(valuation), sent(growth)])
      assert.deepStrictEqual(body.market_data, {
        market_cap: market.market_cap,
        latest_price: market.latest?.close ?? null,
        latest_volume: market.latest?.volume ?? null,
        dividend_yield: market.dividend_yield,
        shares_outstanding: market.shares_outstanding
      })
      assert.deepStrictEqual(
        {
          ...fundamentalsOf(market, {
            now: statements,
            onPriceDay: statementsThen(filed, market.price_date ?? "")
          }),
          market
        },
        computed
      )
    })
  })
})
