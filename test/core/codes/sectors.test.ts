/** The names of sectors: what those of each source mean, and how each language has them. */
import { assert, describe, it } from "@effect/vitest"
import { sectorText } from "../../../core/codes/Sector.ts"
import { sectorNamed, sectorOfSic } from "../../../core/codes/SectorNames.ts"

describe("A sector's name", () => {
  it.each([
    ["Technology", "Technology"],
    ["information technology", "Technology"],
    [" Health Care ", "Healthcare"],
    ["Financials", "Financial Services"],
    ["Consumer Discretionary", "Consumer Cyclical"],
    ["Consumer Staples", "Consumer Defensive"],
    ["전기전자", "Technology"],
    ["의약품", "Healthcare"],
    ["농업, 임업 및 어업", "Consumer Defensive"],
    ["서비스업", null],
    ["Semiconductors and chips", null],
    ["constructor", null],
    ["", null]
  ])("%s means %s", (name, sector) => assert.strictEqual(sectorNamed(name), sector))

  it("is kept as it is where it is none of the eleven", () => {
    assert.strictEqual(sectorText("Technology", "ko"), "정보기술")
    assert.strictEqual(sectorText("real estate", "ja"), "不動産")
    assert.strictEqual(sectorText("Robots", "zh"), "Robots")
  })
})

describe("A code of the SIC", () => {
  // Filers by their codes on EDGAR: Apple, NVIDIA, Microsoft, JPMorgan Chase, Tesla, Pfizer, Exxon Mobil, Walmart, Prologis,
  // UnitedHealth, AT&T, Duke Energy, Boeing, Nucor, Procter & Gamble, Occidental Petroleum, an asset-backed issuer.
  it.each([
    ["3571", "Technology"],
    ["3674", "Technology"],
    ["7372", "Technology"],
    ["6021", "Financial Services"],
    ["3711", "Consumer Cyclical"],
    ["2834", "Healthcare"],
    ["2911", "Energy"],
    ["5331", "Consumer Defensive"],
    ["6798", "Real Estate"],
    ["6324", "Healthcare"],
    ["4813", "Communication Services"],
    ["4931", "Utilities"],
    ["3721", "Industrials"],
    ["3312", "Basic Materials"],
    ["2840", "Consumer Defensive"],
    ["0100", "Consumer Defensive"],
    ["8888", null],
    ["9995", null],
    ["", null],
    ["1e3", null]
  ])("%s is of %s", (code, sector) => assert.strictEqual(sectorOfSic(code), sector))
})
