/** The company of a row in a file, even where a ticker changed hands. */
import { assert, describe, it } from "@effect/vitest"
import type { Listing } from "../../../../core/ports.ts"
import { directoryOf, exchanges, reference } from "./directory.ts"

const listing = (
  company_id: number,
  symbol: string,
  exchange: string,
  valid_from: string,
  valid_to: string | null
): Listing => ({ company_id, symbol, exchange, valid_from, valid_to })

/** Facebook had FB on NASDAQ from 2012-05-18 to 2022-06-08; another company had it until 2003. */
const former = reference(1, "FBFM", "NYSE", { listed: false })
const facebook = reference(2, "FB", "NASDAQ")
const reused = directoryOf(
  [former, facebook],
  [
    listing(1, "FB", "NYSE", "1998-01-02", "2003-12-31"),
    listing(2, "FB", "NASDAQ", "2012-05-18", "2022-06-08")
  ]
)

describe("a ticker that changed hands", () => {
  it.for([
    ["1998-01-02", former],
    ["2003-12-31", former],
    ["2012-05-18", facebook],
    ["2022-06-08", facebook]
  ] as const)("belonged on %s to its holder", ([date, held]) => {
    assert.deepStrictEqual(reused.holderOn("FB", null, date), { _tag: "Found", company: held })
  })

  it.for(["1997-12-31", "2004-01-01", "2012-05-17", "2022-06-09"])("belonged to no company on %s", (date) => {
    assert.deepStrictEqual(reused.holderOn("FB", null, date), {
      _tag: "NotHeld",
      message: `No company is known to have held FB on ${date}: import its listing`
    })
  })

  it("belongs to the holder on the given exchange", () => {
    const found = reused.holderOn("FB", exchanges.find("NYSE"), "2000-06-01")
    assert.deepStrictEqual(found, { _tag: "Found", company: former })
  })

  it("does not belong to the holder on another exchange", () => {
    const found = reused.holderOn("FB", exchanges.find("NASDAQ"), "2000-06-01")
    assert.strictEqual(found._tag, "NotHeld")
  })

  it("held until today belongs to its holder on any later day", () => {
    const open = directoryOf([facebook], [listing(2, "FB", "NASDAQ", "2012-05-18", null)])
    assert.deepStrictEqual(open.holderOn("FB", null, "2099-01-01"), { _tag: "Found", company: facebook })
  })

  it("belongs to today's holder outside a former holder's days when its own listings are unknown", () => {
    const known = directoryOf([former, facebook], [listing(1, "FB", "NYSE", "1998-01-02", "2003-12-31")])
    assert.deepStrictEqual(known.holderOn("FB", null, "2012-05-18"), { _tag: "Found", company: facebook })
  })

  it("is unknown outside a former holder's days when no company holds it today", () => {
    const known = directoryOf([former], [listing(1, "FB", "NYSE", "1998-01-02", "2003-12-31")])
    assert.deepStrictEqual(known.holderOn("FB", null, "2012-05-18"), { _tag: "Unknown" })
  })

  it("belongs to the new holder once its listing is added", () => {
    const added = directoryOf([former, facebook], [listing(1, "FB", "NYSE", "1998-01-02", "2003-12-31")])
    added.addListing(listing(1, "FB", "NASDAQ", "2005-01-03", "2006-12-29"))
    assert.deepStrictEqual(added.holderOn("FB", null, "2005-01-03"), { _tag: "Found", company: former })
  })
})

describe("a ticker without listings", () => {
  it("belongs to its company on any day", () => {
    const found = directoryOf([facebook]).holderOn("FB", null, "1990-01-01")
    assert.deepStrictEqual(found, { _tag: "Found", company: facebook })
  })

  it("is unknown when no company has it", () => {
    assert.deepStrictEqual(directoryOf([facebook]).holderOn("MSFT", null, "2024-01-02"), { _tag: "Unknown" })
  })

  it("is unknown on another operator's exchange", () => {
    const found = directoryOf([facebook]).holderOn("FB", exchanges.find("LSE"), "2024-01-02")
    assert.deepStrictEqual(found, { _tag: "Unknown" })
  })
})
