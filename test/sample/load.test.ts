/** The sample data set imports completely and strictly, and a second time without a change. */
import { assert, it, layer } from "@effect/vitest"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import { gunzipSync } from "node:zlib"
import { Effect } from "effect"
import { Prices } from "../../core/mod.ts"
import { ImportRuns } from "../../core/ports.ts"
import { companyOf } from "../contract/look.ts"
import { reportsOf } from "../contract/lookFiled.ts"
import { loadedSample, Loading } from "./loaded.ts"

const files = readdirSync("sample", { recursive: true, encoding: "utf8" })
  .filter((name) => statSync(`sample/${name}`).isFile())
  .toSorted()

const data = files.filter((name) => !name.endsWith(".md") && !name.endsWith(".pdf"))

/** How many rows a file has: one per line, except the header of CSV. */
const rowsIn = (path: string): number => {
  const bytes = readFileSync(path)
  const lines = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trimEnd().split("\n")
  return lines.length - (path.includes(".csv") ? 1 : 0)
}

const newestBar = { interval: "1day", adjust: "none", from: null, to: null, limit: 1 } as const

/**
 * The bars after AIG's crash of September 2008, and of the day on which GOOG became another class of shares; spikes of AAPL,
 * AIG and GOOG from 2007 to 2011.
 */
const doubtful: Readonly<Record<string, number>> = { AAPL: 3, AIG: 1 + 1, GOOG: 1 + 2 }
const doubtfulIn = (file: string): number => doubtful[/prices.([A-Z]+)/.exec(file)?.[1] ?? ""] ?? 0

layer(loadedSample, { excludeTestServices: true, timeout: "60 seconds" })("the sample data set", (it) => {
  it.effect("imports file by file, every row of each", () =>
    Effect.gen(function* () {
      const runs = yield* Effect.flatMap(ImportRuns, ({ all }) => all)
      assert.deepStrictEqual(runs.map(({ file }) => file.replace("sample/", "")).toSorted(), data)
      for (const { changed, doubtful, file, inserted, read, refused } of runs) {
        const rows = rowsIn(file)
        assert.deepStrictEqual(
          { file, read, inserted, changed, refused, doubtful },
          { file, read: rows, inserted: rows, changed: 0, refused: 0, doubtful: doubtfulIn(file) }
        )
      }
    })
  )

  it.effect("knows the actions of its companies up to their last bars, not up to the import", () =>
    Effect.gen(function* () {
      const prices = yield* Prices
      for (const name of data.filter((file) => file.startsWith("actions/"))) {
        const company = yield* companyOf(basename(name, ".csv"))
        const bars = yield* prices.recent(company, { ...newestBar, as_of: null })
        assert.deepStrictEqual([name, yield* prices.actionsKnownTo(company)], [name, bars.date[0]])
      }
    })
  )

  it.effect("stores the PDFs of its reports, byte for byte", () =>
    Effect.gen(function* () {
      const { files: kept } = yield* Loading
      const reports = [...(yield* reportsOf("AAPL")), ...(yield* reportsOf("NVDA"))]
      const keys = reports.flatMap(({ s3_key }) => (s3_key === null ? [] : [s3_key]))
      const sizes = yield* Effect.forEach(keys, (key) => Effect.map(kept.find(key), (pdf) => pdf?.size))
      assert.deepStrictEqual(
        sizes,
        ["apple-cash-returned", "nvidia-three-quarters-in-one"].map(
          (name) => statSync(`sample/pdfs/${name}.pdf`).size
        )
      )
    })
  )

  it.effect("changes nothing the second time", () =>
    Effect.gen(function* () {
      const { again, first } = yield* Loading
      assert.deepStrictEqual(yield* again, { ...first, inserted: 0, unchanged: first.read })
    })
  )
})

it("has less than 8 MB in total", () => {
  assert.isBelow(
    files.reduce((sum, name) => sum + statSync(`sample/${name}`).size, 0),
    8_000_000
  )
})

it("has the same files on Deno", () => {
  const imported = ["sample", "pdfs"].flatMap((module) =>
    [...readFileSync(`apps/deno/${module}.ts`, "utf8").matchAll(/"\.\.\/\.\.\/sample\/([^"]+)"/g)].map(
      (found) => found[1]
    )
  )
  assert.deepStrictEqual(
    imported.toSorted(),
    files.filter((name) => !name.endsWith(".md"))
  )
})
