/** Ten thousand decimals from a file to a body, on both databases: each is the same number, digit by digit. */
import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { Effect } from "effect"
import { addDays } from "../../core/mod.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { priceHeader, take } from "../contract/stores.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { seed } from "./seed.ts"

/** A decimal of up to 15 digits, which a double preserves, up to 8 of them after the point; a price is at most 10^12. */
const decimal = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.nat(8), fc.nat(12))
  .map(([digits, places, shorter]) => {
    const kept = String(digits).slice(0, Math.max(1, 15 - shorter))
    return { text: pointed(kept, places), value: Number(kept) / 10 ** places }
  })
  .filter(({ value }) => value <= 1e12)

function pointed(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, "0")
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`
}

/** Digits without a point or outer zeros, and the power of ten of the last one. */
const canonical = (text: string): string => {
  const [, whole = "", part = "", exponent = "0"] = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? []
  const digits = (whole + part).replace(/^0+/, "")
  const kept = digits.replace(/0+$/, "")
  return kept === "" ? "0" : `${kept}e${Number(exponent) - part.length + digits.length - kept.length}`
}

const known = [
  ["0.1", "0.30000000000000004", "0.1", "0.2", "9007199254740991"],
  ["1234567.89", "1234567.89", "1234567.89", "1234567.89", "0"],
  ["4600000", "4650000", "4550000", "4600000.00", "9007199254740990"],
  ["0.00000001", "99999999.9999999", "0.00000001", "1.10", "1"],
  ["1.005", "2.675", "1.005", "1.015", "4503599627370497"]
] as const

const bars = [
  ...known,
  ...fc
    .sample(fc.tuple(decimal, decimal, decimal, decimal, fc.maxSafeInteger()), { numRuns: 2000, seed })
    .map(([a, b, c, d, volume]) => {
      const [low = "", one = "", two = "", high = ""] = [a, b, c, d]
        .toSorted((x, y) => x.value - y.value)
        .map(({ text }) => text)
      return [one, high, low, two, String(Math.abs(volume))] as const
    })
]

/** Of each symbol: a Korean security is quoted in whole won. */
const barsOf = {
  DECI: bars,
  "005930": bars.map((bar) => bar.map((text, i) => (i < 4 ? String(Math.ceil(Number(text))) : text)))
}

/** Weekdays, as many as there are bars. */
const days = Array.from({ length: Math.ceil((bars.length * 7) / 5) + 7 }, (_, i) => addDays("2015-01-01", i))
  .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  .slice(0, bars.length)

const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "DECI,NYSE,Decimals", "005930,KOSPI,Samsung"])
  for (const [symbol, own] of Object.entries(barsOf)) {
    const lines = own.map((bar, i) => [symbol, days[i], ...bar].join(","))
    const { inserted, refused } = yield* take("prices", [priceHeader, ...lines])
    assert.deepStrictEqual([inserted, refused], [bars.length, 0])
  }
})

/** The numbers of each bar of a body, as they are written. */
const numbersIn = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...text.matchAll(/"open":([^,]+),"high":([^,]+),"low":([^,]+),"close":([^,]+),"volume":([^,}]+)\}/g)].map(
    ([, ...numbers]) => numbers
  )

onDatabases((stores) => {
  const { ask, get } = serviceOver({ fill, stores, clock: "fixed" })

  it.for(Object.entries(barsOf))(`of %s are served as filed (FUZZ_SEED=${seed})`, async ([symbol, own]) => {
    const expected = own.map((bar) => bar.map(canonical))
    assert.isAtLeast(expected.flat().length, 10_000)
    const pages = []
    for (const page of [1, 2, 3]) {
      const query = `adjust=none&limit=1000&page=${page}`
      pages.push((await get(`/stock/prices/${symbol}/history?${query}`)).text)
    }
    const history = pages.flatMap(numbersIn).map((numbers) => numbers.map(canonical))
    assert.deepStrictEqual(history, expected)
    const { text } = await ask(`/time-series?symbol=${symbol}&adjust=none&outputsize=5000`)
    assert.deepStrictEqual(
      numbersIn(text).map((numbers) => numbers.map(canonical)),
      expected
    )
  })
})
