/**
 * Share counts of XBRL instances: Apple's cover page of 2023, and one with three classes as Alphabet's is tagged
 * (`us-gaap:CommonClassAMember`, `us-gaap:CommonClassBMember` without a symbol, `goog:CapitalClassCMember`).
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { figure, only, read, rowsIn } from "../reading.ts"

const context = (id: string, members: Readonly<Record<string, string>>, instant = "2024-01-23"): string => {
  const explicit = Object.entries(members).map(
    ([axis, member]) => `<xbrldi:explicitMember dimension="${axis}">${member}</xbrldi:explicitMember>`
  )
  return `<context id="${id}"><entity><identifier scheme="http://www.sec.gov/CIK">0001652044</identifier>
    ${explicit.length === 0 ? "" : `<segment>${explicit.join("")}</segment>`}</entity>
    <period><instant>${instant}</instant></period></context>`
}

const classes = "us-gaap:StatementClassOfStockAxis"

const instance = (...parts: ReadonlyArray<string>): string =>
  `<?xml version="1.0"?><xbrl xmlns="http://www.xbrl.org/2003/instance">${parts.join("\n")}</xbrl>`

const count = (of: string, value: number): string =>
  `<dei:EntityCommonStockSharesOutstanding contextRef="${of}" unitRef="shares" decimals="-6">${value}</dei:EntityCommonStockSharesOutstanding>`

const symbol = (of: string, text: string): string =>
  `<dei:TradingSymbol contextRef="${of}">${text}</dei:TradingSymbol>`

const contexts = [
  context("a", { [classes]: "us-gaap:CommonClassAMember" }),
  context("b", { [classes]: "us-gaap:CommonClassBMember" }),
  context("c", { [classes]: "goog:CapitalClassCMember" }),
  context("all", {})
]

const alphabet = instance(
  ...contexts,
  symbol("a", "GOOGL"),
  symbol("c", "GOOG"),
  count("a", 5_893_000_000),
  count("b", 870_000_000),
  count("c", 5_671_000_000)
)

const shares = (text: string, name = "goog-20231231_htm.xml") => rowsIn("shares", name, text)

describe("An XBRL instance", () => {
  it.effect("without classes gives one count", () =>
    Effect.gen(function* () {
      const rows = yield* shares(figure("aapl-20230930_htm.xml"))
      assert.deepStrictEqual(rows, [{ cik: "0000320193", date: "2023-10-20", count: 15552752000 }])
    })
  )

  it.effect(
    "gives a count for each class, with the symbol of the same class, and ends a class without one",
    () =>
      Effect.gen(function* () {
        const of = { cik: "0001652044", date: "2024-01-23" }
        assert.deepStrictEqual(yield* shares(alphabet), [
          { ...of, count: 5893000000, share_class: "Class A", symbol: "GOOGL" },
          { ...of, count: 870000000, share_class: "Class B" },
          { ...of, count: 5671000000, share_class: "Class C", symbol: "GOOG" },
          { ...of, count: 0, share_class: "common" }
        ])
      })
  )

  it.effect("gives no total beside the classes", () =>
    Effect.gen(function* () {
      const rows = yield* shares(instance(...contexts, count("a", 1), count("all", 3), count("b", 2)))
      assert.deepStrictEqual(
        rows.map((row) => row["count"]),
        [1, 2, 0]
      )
    })
  )

  it.effect("gives no count of a subsidiary", () =>
    Effect.gen(function* () {
      const other = context("sub", { "dei:LegalEntityAxis": "nee:FloridaPowerLightCompanyMember" })
      const both = context("both", {
        "dei:LegalEntityAxis": "nee:FloridaPowerLightCompanyMember",
        [classes]: "us-gaap:CommonStockMember"
      })
      const rows = yield* shares(
        instance(other, both, context("all", {}), count("sub", 1000), count("both", 1000), count("all", 7))
      )
      assert.deepStrictEqual(
        rows.map((row) => row["count"]),
        [7]
      )
    })
  )

  it.effect("ends no class that it has a count of", () =>
    Effect.gen(function* () {
      const common = context("common", { [classes]: "us-gaap:CommonStockMember" })
      const rows = yield* shares(instance(common, ...contexts, count("common", 3), count("b", 2)))
      assert.deepStrictEqual(
        rows.map((row) => [row["share_class"], row["count"]]),
        [
          ["common", 3],
          ["Class B", 2]
        ]
      )
    })
  )

  it.effect("writes symbols of classes as SEC's tickers are", () =>
    Effect.gen(function* () {
      const [row] = yield* shares(instance(...contexts, symbol("b", "brk.b"), count("b", 1)))
      assert.strictEqual(row?.["symbol"], "BRK-B")
    })
  )

  it.effect("names no symbol of a class that has two", () =>
    Effect.gen(function* () {
      const [row] = yield* shares(instance(...contexts, symbol("a", "X"), symbol("a", "Y"), count("a", 1)))
      assert.notProperty(row, "symbol")
    })
  )

  it.effect("is found in the complete text of its filing", () =>
    Effect.gen(function* () {
      const text = `<SEC-DOCUMENT>0001652044-24-000022.txt : 20240131\n<DOCUMENT>\n<TYPE>10-K\n<TEXT><html>x</html></TEXT>
</DOCUMENT>\n<DOCUMENT>\n<TYPE>XML\n<TEXT>\n<XML>\n${alphabet}\n</XML>\n</TEXT>\n</DOCUMENT>`
      assert.strictEqual((yield* shares(text, "0001652044-24-000022.txt")).length, 4)
    })
  )

  it.effect("of another issuer than the chosen ones gives nothing", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* read("goog.xml", alphabet, only("0000320193")))
    })
  )
})
