/** Countries by code and by English name. */
import { assert, describe, it } from "@effect/vitest"
import { countryCode, countryName } from "../../../core/mod.ts"

/** The officially assigned codes of ISO 3166-1:2020, alpha-2. */
const assigned = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
  CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
  KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
  SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
  UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

describe("each of the 249 assigned codes", () => {
  it("is accepted", () => {
    assert.deepStrictEqual(assigned.map(countryCode), assigned)
  })

  it("is found by its country's name", () => {
    const found = assigned.map((code) => countryCode(countryName(code) ?? ""))
    assert.deepStrictEqual(found, assigned)
  })

  it("has a unique name", () => {
    assert.lengthOf(new Set(assigned.map(countryName)), 249)
  })
})

describe("a name", () => {
  it.for([
    ["US", "United States"],
    ["KR", "South Korea"],
    ["HK", "Hong Kong"],
    ["MO", "Macau"],
    ["TR", "Turkey"]
  ] as const)("of %s is %s", ([code, name]) => {
    assert.strictEqual(countryName(code), name)
  })

  it("of no country is null", () => {
    assert.isNull(countryName(null))
  })
})

describe("a country", () => {
  it.for([
    ["us", "US"],
    [" united states ", "US"],
    ["USA", "US"],
    ["SOUTH KOREA", "KR"],
    ["Korea, Republic of", "KR"],
    ["Republic of Korea", "KR"],
    ["UK", "GB"],
    ["Czech Republic", "CZ"],
    ["Hong Kong", "HK"],
    ["Turkey", "TR"],
    ["Viet Nam", "VN"]
  ] as const)("goes by %j", ([text, code]) => {
    assert.strictEqual(countryCode(text), code)
  })

  it.for(["", "X", "ZZ", "EU", "XX", "USB", "Atlantis", "East Germany", "DD", "YU"])("is not %j", (text) => {
    assert.isNull(countryCode(text))
  })
})
