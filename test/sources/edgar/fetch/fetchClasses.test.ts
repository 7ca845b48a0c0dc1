/** Counts of shares by class, which companyfacts leaves out, from the cover page of the newest report. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../../adapters/memory/mod.ts"
import { instanceAmong } from "../../../../adapters/sources/edgar/instances/InstanceName.ts"
import { edgar } from "../../../../adapters/sources/edgar/mod.ts"
import { memoryFile } from "../../../../adapters/sources/mod.ts"
import { FetchFailed, Imports, ShareCount, Syncs } from "../../../../core/mod.ts"
import { RowStore, SourceLog } from "../../../../core/ports.ts"
import { marketCap } from "../../../../core/shares/mod.ts"
import { asItIs, take, withImports } from "../../../contract/stores.ts"
import { security } from "../../../core/shares/issuer.ts"
import { accn, jsonOf, year } from "../facts.ts"
import {
  type Answers,
  data,
  factsOf,
  fetched,
  listOf,
  made,
  settings,
  site,
  submissions,
  submissionsOf
} from "./fetching.ts"

const classOf = (name: string): string =>
  `<context id="${name}"><entity><identifier scheme="http://www.sec.gov/CIK">0000001234</identifier><segment>
  <explicitMember dimension="us-gaap:StatementClassOfStockAxis">us-gaap:CommonClass${name}Member</explicitMember>
  </segment></entity><period><instant>2023-12-20</instant></period></context>`

const countOf = (name: string, count: number): string =>
  `<dei:EntityCommonStockSharesOutstanding contextRef="${name}">${count}</dei:EntityCommonStockSharesOutstanding>`

const instance = `<xbrl>${classOf("A")}${classOf("B")}<dei:TradingSymbol contextRef="A">MADE</dei:TradingSymbol>
${countOf("A", 300)}${countOf("B", 20)}</xbrl>`

const list = (...names: ReadonlyArray<string>) => ({
  directory: { item: names.map((name) => ({ name, type: "text.gif", size: "" })) }
})

const countedOn = (end: string): string =>
  JSON.stringify(
    jsonOf({
      "us-gaap:NetIncomeLoss": [{ ...year, val: 5 }],
      "dei:EntityCommonStockSharesOutstanding shares": [{ end, filed: end, val: 100 }]
    })
  )

const folder = `${site}/Archives/edgar/data/1234/000000123424000005/`

const answersWith = (facts: string): Answers => ({
  [submissionsOf(made)]: submissions(
    made,
    [accn(7), "2023-12-29", "8-K"],
    [accn(6), "2023-12-28", "10-Q/A"],
    [accn(5), "2023-12-21", "10-Q"],
    [accn(4), "2023-02-21", "10-K"]
  ),
  [factsOf(made)]: facts,
  [listOf(made)]: JSON.stringify(list("made.htm", "made_lab.xml", "made-20231130_htm.xml")),
  [`${folder}made-20231130_htm.xml`]: instance
})

const whole = (answers: Answers, imported: Readonly<Record<string, string>> = {}) =>
  fetched({ answers, imported, subjects: [made], choice: { subjects: [made] } })

const entryName = `share-classes/CIK${made.cik}`

const fails = (url: string) => Effect.fail(new FetchFailed({ url, status: 500, message: "Status 500" }))

describe("Counts by class", () => {
  it.effect("are those of the newest report's instance", () =>
    Effect.gen(function* () {
      const { asked, entries } = yield* whole(answersWith(countedOn("2022-11-28")))
      assert.deepStrictEqual(asked.slice(2), [listOf(made), `${folder}made-20231130_htm.xml`])
      const entry = entries.find(({ name }) => name === entryName)
      assert.strictEqual(entry?.version, accn(5))
      assert.deepStrictEqual(
        entry?.rows.map(([kind, row]) => [kind, row["share_class"], row["count"], row["symbol"]]),
        [
          ["shares", "Class A", 300, "MADE"],
          ["shares", "Class B", 20, undefined],
          ["shares", "common", 0, undefined]
        ]
      )
    })
  )

  it.effect.each(["2022-11-29", "2023-10-20"])(
    "aren't asked for where companyfacts has a count of %s",
    (day) =>
      Effect.gen(function* () {
        const { asked, entries } = yield* whole(answersWith(countedOn(day)))
        assert.deepStrictEqual(asked, [submissionsOf(made), factsOf(made)])
        assert.deepInclude(
          entries.find(({ name }) => name === entryName),
          { version: "companyfacts has them", rows: [] }
        )
      })
  )

  it.effect("are none of a report without XBRL, or of an issuer without reports", () =>
    Effect.gen(function* () {
      const answers = answersWith(countedOn("2020-01-01"))
      for (const other of [
        { [listOf(made)]: 404 },
        { [listOf(made)]: JSON.stringify(list("made.htm", "../../evil.xml", "a/b.xml")) },
        { [listOf(made)]: '{"directory":[1]}' },
        { [submissionsOf(made)]: submissions(made) },
        { [submissionsOf(made)]: 404 }
      ]) {
        const { entries, failures } = yield* whole({ ...answers, ...other })
        assert.deepStrictEqual(failures, [])
        assert.deepInclude(
          entries.find(({ name }) => name === entryName),
          { rows: [] }
        )
      }
    })
  )

  it.effect("that can't be had leave the issuer to be fetched again", () =>
    Effect.gen(function* () {
      const answers = answersWith(countedOn("2020-01-01"))
      const cut = instance.slice(0, 200)
      const page = "<!DOCTYPE html><html></html>"
      for (const other of [
        { [listOf(made)]: 500 },
        { [listOf(made)]: page },
        { [`${folder}made-20231130_htm.xml`]: cut },
        { [`${folder}made-20231130_htm.xml`]: page }
      ]) {
        const { failures } = yield* whole({ ...answers, ...other })
        assert.deepStrictEqual(failures, [entryName, `issuers/CIK${made.cik}`])
      }
    })
  )

  it.effect.each([500, "not JSON"])("fail where the issuer's submissions are %s", (answer) =>
    Effect.gen(function* () {
      const answers = { ...answersWith(countedOn("2020-01-01")), [submissionsOf(made)]: answer }
      const { asked, failures, names } = yield* whole(answers)
      assert.deepStrictEqual(failures, [`submissions/CIK${made.cik}`, entryName, `issuers/CIK${made.cik}`])
      assert.deepStrictEqual(names, [`companyfacts/CIK${made.cik}`])
      assert.deepStrictEqual(asked, [submissionsOf(made), factsOf(made)])
    })
  )

  it.effect("fail where the facts that had them can't be read any more", () =>
    Effect.gen(function* () {
      const answers = { ...answersWith("not JSON"), [submissionsOf(made)]: submissions(made) }
      const { failures } = yield* whole(answers, { [entryName]: "companyfacts has them" })
      assert.deepStrictEqual(failures, [`companyfacts/CIK${made.cik}`, entryName, `issuers/CIK${made.cik}`])
    })
  )

  it.effect("come with a day's report", () =>
    Effect.gen(function* () {
      const index = `Form Type   Company Name   CIK   Date Filed  File Name\n---\n10-Q   Made  1234   20240102   edgar/data/1234/${accn(5)}.txt\n`
      const { asked, names } = yield* fetched({
        answers: {
          ...answersWith(countedOn("2022-11-28")),
          [`${site}/Archives/edgar/daily-index/2024/QTR1/form.20240102.idx`]: index,
          [`${data}/nothing`]: null
        },
        imported: {
          "daily-index/2024-01-01": "after no archives",
          [`issuers/CIK${made.cik}`]: "as of 2023-12-01"
        },
        subjects: [made]
      })
      assert.include(names, entryName)
      assert.include(asked, `${folder}made-20231130_htm.xml`)
    })
  )
})

const found = (...names: ReadonlyArray<string>) => instanceAmong(list(...names))

describe("The instance among a filing's files", () => {
  it("is the one that SEC extracts, else the one that is no linkbase", () => {
    assert.strictEqual(found("x_cal.xml", "x.xml", "x_htm.xml"), "x_htm.xml")
    assert.strictEqual(
      found(
        "FilingSummary.xml",
        "R2.xml",
        "aapl-20140927_cal.xml",
        "aapl-20140927_def.xml",
        "aapl-20140927.xml"
      ),
      "aapl-20140927.xml"
    )
  })

  it("is none among others", () => {
    assert.isNull(found("x.htm", "x.xsd", "x_lab.xml", "x_pre.xml", "x_def.xml", "../x.xml", "x.xml/y"))
    for (const json of [null, 1, [], {}, { directory: { item: {} } }, { directory: { item: [null, {}] } }]) {
      assert.isNull(instanceAmong(json))
    }
  })
})

describe("A sync while EDGAR fails", () => {
  it.live("counts the counts by class as failed, stores none, and ends after five failures", () =>
    Effect.gen(function* () {
      yield* take("companies", [
        "symbol,exchange,name,cik",
        "MADE,NYSE,Made,1234",
        "MORE,NYSE,More,5678",
        "MOST,NYSE,Most,9012"
      ])
      const { sync } = yield* Syncs
      const summary = yield* sync(edgar, {
        names: ["MADE", "MORE", "MOST"],
        since: null,
        settings,
        web: { get: fails },
        again: false,
        holder: "a process"
      })
      assert.isNotNull(summary)
      if (summary === null) return
      assert.deepStrictEqual(summary.entries, { imported: 0, skipped: 0, foreign: 0, failed: 5 })
      assert.strictEqual(summary.stopped, "5 requests in a row failed")
      assert.include(
        summary.failures.map(({ file }) => file),
        `sync edgar/${entryName}`
      )
      assert.isNull(yield* (yield* SourceLog).version("edgar", entryName))
    }).pipe(Effect.provide(Layer.provideMerge(Syncs.layer, withImports(Layer.suspend(() => storesLayer())))))
  )
})

describe("The market cap of an issuer with an old count of no class", () => {
  it.live("is that of its classes alone", () =>
    Effect.gen(function* () {
      const imports = yield* Imports
      yield* take("companies", ["symbol,exchange,name,cik", "MADE,NYSE,Made,1234"])
      const choice = { subjects: null, since: null, today: "2024-01-03" }
      for (const [name, text] of [
        ["CIK0000001234.json", countedOn("2020-01-01")],
        ["made-20231130_htm.xml", instance]
      ] as const) {
        const entries = edgar.read(memoryFile(name, text), choice)
        const { kinds } = yield* imports.runEntries({ name, entries }, { ...asItIs, source: "edgar" })
        assert.isTrue(kinds.every(({ refused }) => refused === 0))
      }
      const counts = yield* (yield* RowStore).all(ShareCount, { issuer_id: 1 })
      assert.strictEqual(counts.length, 4)
      const { market_cap, shares_outstanding } = marketCap(counts, [security(1, 10)], 1, "2024-01-04")
      assert.deepStrictEqual([market_cap, shares_outstanding], [3200, 320])
      assert.strictEqual(marketCap(counts, [security(1, 10)], 1, "2023-12-19").shares_outstanding, 100)
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )
})
