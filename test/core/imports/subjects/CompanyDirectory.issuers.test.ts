/** Issuers by the numbers that registries give them. */
import { assert, describe, it } from "@effect/vitest"
import { companyDirectory } from "../../../../core/imports/subjects/CompanyDirectory.ts"
import { worldExchanges } from "../../../../core/ports.ts"

const alphabet = { issuer_id: 7, name: "Alphabet", cik: "0001652044", corp_code: null }
const coupang = { issuer_id: 8, name: "Coupang", cik: "0001834584", corp_code: "01585107" }

const directory = companyDirectory({
  exchanges: worldExchanges,
  issuers: [alphabet, coupang],
  companies: [],
  listings: []
})

describe("the issuer of a number", () => {
  it.for([
    ["0001652044", null, 7],
    [null, "01585107", 8],
    ["0001834584", "01585107", 8],
    ["0000000001", "01585107", 8],
    ["0000000001", "00000001", null],
    [null, null, null],
    ["01585107", null, null]
  ] as const)("cik %s or corp_code %s is %s", ([cik, corp_code, issuer_id]) => {
    assert.strictEqual(directory.issuerOf({ cik, corp_code }), issuer_id)
  })
})

describe("the numbers of an issuer", () => {
  it("are those of both registries", () => {
    assert.deepInclude(directory.issuerBy(8), { cik: "0001834584", corp_code: "01585107" })
  })

  it("are null for a registry that doesn't list it", () => {
    assert.deepInclude(directory.issuerBy(7), { cik: "0001652044", corp_code: null })
  })

  it("are null for an issuer without any", () => {
    assert.isNull(directory.issuerBy(9))
  })
})
