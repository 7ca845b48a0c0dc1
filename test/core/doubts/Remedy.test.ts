/** The remedy of a doubt is about its company. */
import { assert, describe, it } from "@effect/vitest"
import { remedyFor } from "../../../core/doubts/Remedy.ts"
import { spikeDoubt } from "../../../core/doubts/Spike.ts"

const doubt =
  spikeDoubt({ company_id: 1, date: "2010-08-31", open: 241, high: 245, low: 25, close: 243 }) ??
  assert.fail()

const commandFor = (company: Parameters<typeof remedyFor>[1]) =>
  /\((findata [^)]*)\)/.exec(remedyFor(doubt, company))?.[1]

describe("the command that accepts a spike", () => {
  it.for([
    ["AAPL", "NASDAQ", "AAPL:NASDAQ"],
    ["BRK.B", "NYSE", "BRK.B:NYSE"],
    ["005930", "KOSPI", "005930:KOSPI"],
    ["^GSPC", "NYSE", "^GSPC:NYSE"]
  ] as const)("names %s on %s by both", ([symbol, exchange, named]) => {
    const command = commandFor({ symbol, exchange, slug: "one" })
    assert.strictEqual(command, `findata doubts accept ${named} 2010-08-31`)
  })

  it.for(["M&M", "A*B", "A$&B"])("names %s, which a shell would change, by the slug", (symbol) => {
    const command = commandFor({ symbol, exchange: "NSE", slug: "mahindra" })
    assert.strictEqual(command, "findata doubts accept mahindra 2010-08-31")
  })

  it("names no company where none is known", () => {
    assert.strictEqual(commandFor(null), "findata doubts accept SYMBOL 2010-08-31")
  })
})

it("Remedies without a command are the same for every company", () => {
  const remedy = "check its amount, date and unit (column currency)"
  assert.strictEqual(remedyFor({ remedy }, { symbol: "A", exchange: "NYSE", slug: "a" }), remedy)
})
