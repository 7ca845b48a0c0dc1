/** `findata screen`: tables, CSV and JSON, and what it says of wrong words. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { copySample } from "../sample/copied.ts"
import { type Environment, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"

describe("findata screen", { timeout: 120_000 }, () => {
  let directory: string
  let env: Environment

  const screen = (...words: ReadonlyArray<string>) => inProcess(env, "screen", ...words)
  const asOf = ["--as-of", "2021-03-31"]

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "data") }
    await copySample(join(directory, "data"))
  }, 120_000)
  afterAll(() => remove(directory))

  it("prints a table of the companies that meet a condition", async () => {
    const { code, stdout } = await screen(
      "pe_ratio < 35 && roe > 10",
      "--columns",
      "pe_ratio,roe",
      "--sort",
      "pe_ratio",
      ...asOf
    )
    const lines = stdout.trimEnd().split("\n")
    assert.deepStrictEqual(
      [code, lines[0]?.split(/ +/)],
      [0, ["symbol", "exchange", "name", "pe_ratio", "roe"]]
    )
    assert.include(stdout, "AAPL")
    assert.match(stdout, /^AAPL +NASDAQ +Apple Inc\. +32\.0767 +87\.8664$/m)
    assert.match(stdout, /^4 of 10 companies, money in USD$/m)
    assert.match(stdout, /^Unknown of companies that aren't listed: pe_ratio < 35: 5; roe > 10: 4$/m)
  })

  it("prints CSV and JSON as the interface has them", async () => {
    const asked = ["close > 100", "--columns", "close", "--limit", "2", ...asOf]
    const csv = await screen(...asked, "--format", "csv")
    assert.match(
      csv.stdout,
      /^company_id,symbol,name,exchange,price_date,close\r\n1,AAPL,Apple Inc\.,NASDAQ,2021-03-31,122\.15\r\n/
    )
    const { columns, data, total } = json(await screen(...asked, "--format", "json"))
    assert.deepStrictEqual(
      [columns, data.length, data[0].symbol, data[0].close],
      [["close"], 2, "AAPL", 122.15]
    )
    assert.isAbove(total, 2)
  })

  it("names each column of CSV once, and writes years as such in a table", async () => {
    const asked = ['symbol == "AAPL"', "--columns", "symbol,fiscal_year,sales", ...asOf]
    const csv = await screen(...asked, "--format", "csv")
    assert.strictEqual(
      csv.stdout,
      "company_id,symbol,name,exchange,price_date,fiscal_year,sales\r\n1,AAPL,Apple Inc.,NASDAQ,2021-03-31,2020,274515000000\r\n"
    )
    assert.match((await screen(...asked)).stdout, /^AAPL +NASDAQ +Apple Inc\. +AAPL +2020 +274,515,000,000$/m)
  })

  it("begins with a preset, which a condition narrows", async () => {
    const quality = json(await screen("--preset", "quality", ...asOf, "--format", "json"))
    assert.include(quality.columns, "roic_ttm")
    const narrowed = json(
      await screen('symbol == "AAPL"', "--preset", "quality", ...asOf, "--format", "json")
    )
    const symbols = quality.data
      .map(({ symbol }: any) => symbol)
      .filter((symbol: string) => symbol === "AAPL")
    assert.deepStrictEqual(
      narrowed.data.map(({ symbol }: any) => symbol),
      symbols
    )
  })

  it.for([
    [["pe_rato < 15"], /WHERE: There is no figure "pe_rato" \(character 1\): did you mean pe_ratio/],
    [
      ["roe > 1 && pe_rato < 15", "--preset", "value"],
      /WHERE: There is no figure "pe_rato" \(character 12\): did/
    ],
    [["close > 1", "--columns", "close,"], /--columns: /],
    [["--sort=-clos"], /--sort: There is no figure "clos"/],
    [["--as-of", "2999-01-01"], /--as-of 2999-01-01: expected a calendar date that isn't in the future/],
    [["--currency", "dollar"], /--currency dollar: expected an ISO 4217 code/],
    [["--limit", "0"], /--limit 0: expected a number from 1 to 100000/],
    [["--preset", "best"], /value/]
  ] as const)("%j is wrong usage", async ([words, message]) => {
    const { code, stderr } = await screen(...words)
    assert.strictEqual(code, 2)
    assert.match(stderr, message)
  })
})
