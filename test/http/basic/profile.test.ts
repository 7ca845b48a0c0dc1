/** `GET /profile`: the body to the byte, unknown members, and which CUSIPs are returned. */
import { assert, describe, it } from "@effect/vitest"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const { ask } = serviceOver(ledger)

const of = (symbol: string) => ask(`/profile?symbol=${symbol}`)

describe("a profile", () => {
  it("has everything known of a company", async () => {
    const { status, text } = await of("ACME")
    assert.strictEqual(status, 200)
    // 500,001 shares before a split of 2 for 1; 1,000,002 x 12.345 = 12,345,024.69.
    assert.strictEqual(
      text,
      '{"symbol":"ACME","name":"Acme Inc.","exchange":"NASDAQ","mic_code":"XNAS","sector":"Technology",' +
        '"industry":"Software","currency":"USD","figi_code":"BBG000B9XRY4","isin":"US0378331005",' +
        '"cusip":"037833100","description":"Anvils.","ceo":"Ada Acme","employees":1200,' +
        '"website":"https://acme.example","address":"1 Acme Way","city":"Tucson","state":"AZ","zip_code":"85701",' +
        '"country":"United States","phone":"+1 520 555 0100","shares_outstanding":1000002,' +
        '"stock_type":"Common Stock","latest_price":12.345,"market_cap":12345025,' +
        '"price_date":"2024-06-28","statement_date":"2023-12-31","market_cap_currency":"USD","status":"ok"}'
    )
  })

  it("has null for what is unknown", async () => {
    const { text } = await of("BARE")
    assert.strictEqual(
      text,
      '{"symbol":"BARE","name":"Bare","exchange":"NYSE","mic_code":"XNYS","sector":null,"industry":null,' +
        '"currency":"USD","figi_code":null,"isin":null,"cusip":null,"description":null,"ceo":null,"employees":null,' +
        '"website":null,"address":null,"city":null,"state":null,"zip_code":null,"country":null,"phone":null,' +
        '"shares_outstanding":null,"stock_type":null,"latest_price":null,"market_cap":null,' +
        '"price_date":null,"statement_date":null,"market_cap_currency":null,"status":"ok"}'
    )
  })

  it("has a price without a market cap where shares are unknown", async () => {
    const { json } = await of("005930")
    assert.deepInclude(json, {
      latest_price: 81_500,
      market_cap: null,
      currency: "KRW",
      country: "South Korea"
    })
  })

  it("has a CUSIP for US securities, wherever they are listed, and for no others", async () => {
    const cusips = []
    for (const symbol of ["ACME", "ACM:XETRA", "005930"]) cusips.push((await of(symbol)).json.cusip)
    assert.deepStrictEqual(cusips, ["037833100", "037833100", null])
  })
})
