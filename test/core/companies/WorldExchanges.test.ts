/** The built-in exchanges are consistent. */
import { assert, describe, it } from "@effect/vitest"
import { countryCode, currencyCode } from "../../../core/mod.ts"
import { exchangeDirectory, worldExchanges } from "../../../core/ports.ts"
import { exchangeAliases } from "../../../core/companies/WorldExchanges.ts"
import { isTimeZone } from "../../../core/time/Zone.ts"

const repeated = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.filter((text, i) => texts.indexOf(text) !== i)

it("codes are unique", () => {
  assert.deepStrictEqual(repeated(worldExchanges.map(({ code }) => code)), [])
})

it("MICs are unique except that of KRX and its KOSPI market", () => {
  assert.deepStrictEqual(repeated(worldExchanges.map(({ mic_code }) => mic_code)), ["XKRX"])
})

it("no alias is another exchange's code or MIC", () => {
  const own = new Set(worldExchanges.flatMap(({ code, mic_code }) => [code, mic_code]))
  assert.deepStrictEqual(
    [...exchangeAliases.keys()].filter((alias) => own.has(alias)),
    []
  )
})

it("every alias finds the exchange that it stands for", () => {
  const directory = exchangeDirectory(worldExchanges)
  for (const [alias, code] of exchangeAliases) assert.strictEqual(directory.find(alias)?.code, code)
})

describe.for(worldExchanges)("$code", (exchange) => {
  it("has a code of capital letters and digits", () => {
    assert.match(exchange.code, /^[A-Z0-9][A-Z0-9-]*$/)
  })

  it("has MICs of 4 capital letters or digits", () => {
    assert.match(`${exchange.mic_code} ${exchange.operating_mic}`, /^[A-Z0-9]{4} [A-Z0-9]{4}$/)
  })

  it("has a time zone that the runtime supports", () => {
    assert.isTrue(isTimeZone(exchange.time_zone))
  })

  it("has a canonical currency code", () => {
    assert.strictEqual(currencyCode(exchange.currency), exchange.currency)
  })

  it("has a known country", () => {
    assert.strictEqual(countryCode(exchange.country_code), exchange.country_code)
  })
})
