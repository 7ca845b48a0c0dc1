/** `GET /v1/financial_v4/companies/{company_id}/dividends`. */
import { assert, describe, it } from "@effect/vitest"
import { actionHeader, take } from "../../contract/stores.ts"
import { screened } from "../../fixtures/screened.ts"
import { withMore } from "../../fixtures/World.ts"
import { companies } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

/** The clock's day is 2024-07-01. */
const { visit } = serviceOver(
  withMore(
    screened,
    take("actions", [actionHeader, "BETA,2024-08-15,dividend,0.75,", "BETA,2023-02-15,dividend,2,"])
  )
)

const dividends = async (query = "") => (await visit(`${companies}/3/dividends${query}`)).json

describe("dividends by year", () => {
  it("are on today's shares, with the next one that is announced", async () => {
    assert.deepStrictEqual(await dividends(), {
      company_id: 3,
      symbol: "BETA",
      as_of: "2024-07-01",
      currency: "USD",
      known_to: "2024-07-01",
      next_ex_date: "2024-08-15",
      next_amount: 0.75,
      years: [
        { year: 2024, amount: 0.5, payments: 1 },
        { year: 2023, amount: 1, payments: 1 }
      ],
      count: 2
    })
  })

  it("are on the shares of a past day, which knew of no later one", async () => {
    const { known_to, next_amount, next_ex_date, years } = await dividends("?as_of=2024-03-28")
    assert.deepStrictEqual([known_to, next_amount, next_ex_date], ["2024-03-28", null, null])
    assert.deepStrictEqual(
      years.map(({ amount }: any) => amount),
      [1, 2]
    )
  })

  it("have figures: a sum of twelve months, its growth, how often", async () => {
    const names = "dividends_12m,dividends_12m_growth_1y,dividend_frequency,last_dividend"
    const { figures } = (await visit(`${companies}/3/values?names=${names}&as_of=2024-06-28`)).json
    assert.deepStrictEqual(
      figures.map(({ currency, value }: any) => [value, currency]),
      [
        [0.5, "USD"],
        [-50, null],
        [1, null],
        [1, "USD"]
      ]
    )
  })
})
