/** SEC's submissions: the profile and the filings of a filer, against Tesla's as served in 2022. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { countryCode } from "../../../../core/mod.ts"
import { placeOf } from "../../../../adapters/sources/edgar/companies/Places.ts"
import { faultOf, figure, only, read, rowsIn } from "../reading.ts"

const file = "CIK0001318605.json"
const tesla = figure(file)

/** Tesla's submissions with other members. */
const withMembers = (members: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...(JSON.parse(tesla) as object), ...members })

const business = (address: Readonly<Record<string, unknown>>): string =>
  withMembers({ addresses: { business: address } })

const [accession, day] = ["0001564590-22-016871", "2022-05-02"]

describe("Submissions", () => {
  it.effect("give a company with its profile", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn("companies", file, tesla), [
        {
          symbol: "TSLA",
          exchange: "NASDAQ",
          name: "Tesla, Inc.",
          cik: "0001318605",
          default_sector: "Consumer Cyclical",
          industry: "Motor Vehicles & Passenger Car Bodies",
          country: "US",
          address: "3500 DEER CREEK RD",
          city: "PALO ALTO",
          state: "CA",
          zip_code: "94304",
          phone: "650-681-5000"
        }
      ])
    })
  )

  it.effect("give the filings of the issuer", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn("disclosures", file, tesla)
      assert.strictEqual(rows.length, 32)
      assert.deepStrictEqual(
        rows.find(({ rcept_no }) => rcept_no === accession),
        {
          cik: "0001318605",
          rcept_no: accession,
          rcept_dt: day,
          report_nm: "10-K/A",
          corp_name: "Tesla, Inc.",
          flr_nm: "Tesla, Inc.",
          category: "Annual report",
          is_correction: true,
          period_end: "2021-12-31",
          url: "https://www.sec.gov/Archives/edgar/data/1318605/000156459022016871/0001564590-22-016871-index.htm"
        }
      )
    })
  )

  it.effect("give what the issuer was called before", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsIn("names", file, tesla), [
        { cik: "0001318605", name: "TESLA MOTORS INC", valid_from: "2005-02-17", valid_to: "2017-01-27" }
      ])
      assert.isEmpty(yield* rowsIn("names", file, withMembers({ formerNames: [] })))
    })
  )

  it.effect("name no filer of what others file about the issuer", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn("disclosures", file, tesla)
      const filers = new Map(rows.map(({ flr_nm, report_nm }) => [report_nm, flr_nm]))
      for (const form of ["4", "4/A", "SC 13G/A", "UPLOAD"]) assert.isUndefined(filers.get(form))
      for (const form of ["10-K", "8-K", "DEF 14A"]) assert.strictEqual(filers.get(form), "Tesla, Inc.")
    })
  )

  it.effect("give a company for each ticker that has an exchange", () =>
    Effect.gen(function* () {
      const text = withMembers({ tickers: ["BAC", "BAC-PB", "X"], exchanges: ["NYSE", "NYSE", null] })
      const rows = yield* rowsIn("companies", file, text)
      assert.deepStrictEqual(
        rows.map(({ cik, default_exchange, symbol }) => [symbol, cik, default_exchange]),
        [
          ["BAC", "0001318605", "NYSE"],
          ["BAC-PB", "0001318605", "NYSE"]
        ]
      )
    })
  )

  it.effect("of a delisted company give its former names and filings by cik, and no company", () =>
    Effect.gen(function* () {
      const text = withMembers({ tickers: [], exchanges: [] })
      const [entry, ...others] = yield* read(file, text)
      assert.isEmpty(others)
      assert.deepStrictEqual([...new Set(entry?.rows.map(([kind]) => kind))], ["names", "disclosures"])
    })
  )

  it.effect.each([
    [{ stateOrCountry: "NY" }, "US", "NY"],
    [{ stateOrCountry: "A6" }, "CA", "Ontario"],
    [{ stateOrCountry: "F4" }, "CN", undefined],
    [{ stateOrCountry: "M5" }, "KR", undefined],
    [{ stateOrCountry: "PR" }, "PR", undefined],
    [{ stateOrCountry: "XX" }, undefined, undefined],
    [{ stateOrCountry: null, countryCode: "X0", foreignStateTerritory: "KENT" }, "GB", "KENT"],
    [{ stateOrCountry: "constructor" }, undefined, undefined]
  ] as const)("have the country of %j", ([address, country, state]) =>
    Effect.gen(function* () {
      const [row] = yield* rowsIn("companies", file, business(address))
      assert.deepStrictEqual([row?.["country"], row?.["state"]], [country, state])
    })
  )

  it.effect.each([
    ["https://tesla.com", "https://tesla.com"],
    ["www.tesla.com", "https://www.tesla.com"],
    ["see our prospectus", undefined],
    ["javascript:alert(1)", undefined]
  ] as const)("have the website %s as %s", ([stated, website]) =>
    Effect.gen(function* () {
      const [row] = yield* rowsIn("companies", file, withMembers({ website: stated }))
      assert.strictEqual(row?.["website"], website)
    })
  )

  it.effect("of another issuer than the chosen ones give nothing", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* read(file, tesla, only("0000320193")))
    })
  )

  it.effect("name their cik or columns when they have none", () =>
    Effect.gen(function* () {
      assert.match(yield* faultOf(file, withMembers({ cik: "x" })), /cik, the filer's number, is missing$/)
      const recent = { accessionNumber: [accession], filingDate: [], form: ["4"] }
      assert.match(
        yield* faultOf(file, withMembers({ filings: { recent } })),
        /accessionNumber, filingDate, form of one length$/
      )
      assert.match(yield* faultOf(file, withMembers({ filings: { recent: null } })), /of one length$/)
    })
  )
})

describe("Further filings", () => {
  const further = JSON.stringify({ accessionNumber: [accession], filingDate: [day], form: ["10-K/A"] })

  it.effect("belong to the filer in the file's name", () =>
    Effect.gen(function* () {
      const [row] = yield* rowsIn("disclosures", "CIK0001318605-submissions-001.json", further)
      assert.deepInclude(row, { cik: "0001318605", rcept_no: accession, rcept_dt: day, report_nm: "10-K/A" })
    })
  )

  it.effect("are refused without that name", () =>
    Effect.gen(function* () {
      assert.match(yield* faultOf("more.json", further), /CIK##########-submissions-001\.json$/)
    })
  )
})

it("SEC's codes of countries are ones of ISO 3166", () => {
  const letters = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  const codes = letters.flatMap((a) => letters.map((b) => placeOf(a + b).country))
  const known = codes.filter((code) => code !== null)
  assert.isAbove(known.length, 290)
  for (const code of known) assert.strictEqual(countryCode(code), code)
})
