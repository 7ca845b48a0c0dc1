/** The PDFs of reports. Each law has a company of its own. */
import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { Imports, StoreUnavailable } from "../../core/mod.ts"
import { PdfRefused, pdfKey, ReportFiles } from "../../core/ports.ts"
import { lawsOfIssuers } from "./issuers.ts"
import { reportsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { counted, only, refusals, sha256, type StoreLayer } from "./stores.ts"

/** Stores the PDF named good.pdf, and records each path with the file that refers to it. */
const requested: Array<readonly [path: string, importedFile: string]> = []
const files = Layer.succeed(ReportFiles, {
  store: (path, importedFile) => {
    requested.push([path, importedFile])
    if (path === "gone.pdf") return Effect.fail(new StoreUnavailable({ reason: "The disk is full" }))
    return path === "good.pdf"
      ? Effect.succeed(pdfKey(sha256))
      : Effect.fail(new PdfRefused({ message: `${path} can't be stored` }))
  },
  find: () => Effect.succeed(null)
})

/** As in an import with storage for PDFs. */
const keeping = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.provide(effect, Layer.provide(Layer.fresh(Imports.layer), [files, KnownVendors.layer]))

const keysOf = (symbol: string) => Effect.map(reportsOf(symbol), (all) => all.map(({ s3_key }) => s3_key))

export const importReportPdfsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a report's PDF", stores, (law) => {
    law("is stored, and its key with the report", ({ symbol }) =>
      Effect.gen(function* () {
        requested.length = 0
        const summary = yield* keeping(report(symbol, "pdf", "good.pdf"))
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* keysOf(symbol), [pdfKey(sha256)])
        assert.deepStrictEqual(requested, [["good.pdf", "reports.csv"]])
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* keeping(report(symbol, "pdf", "good.pdf"))
        const again = yield* keeping(report(symbol, "pdf", "good.pdf"))
        assert.deepStrictEqual(counted(again), only({ unchanged: 1 }))
      })
    )

    law("that can't be stored makes its row refused, with the reason", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* keeping(report(symbol, "pdf", "bad.pdf"))
        assert.deepStrictEqual(refusals(summary), [[2, "pdf", "bad.pdf can't be stored"]])
        assert.deepStrictEqual(yield* keysOf(symbol), [])
      })
    )

    law("of a refused row creates no company", ({ symbol }) =>
      Effect.gen(function* () {
        const options = { createCompanies: true, exchange: "NYSE" }
        const summary = yield* keeping(report(`${symbol}NEW`, "pdf", "bad.pdf", options))
        assert.deepStrictEqual(summary.notes, [])
      })
    )

    law("isn't read for a row that violates a rule", ({ symbol }) =>
      Effect.gen(function* () {
        requested.length = 0
        yield* keeping(report(symbol, "pdf,target_price", "good.pdf,-1"))
        assert.deepStrictEqual(requested, [])
      })
    )

    law("that can't be written at the moment makes the whole file fail", ({ symbol }) =>
      Effect.gen(function* () {
        const fault = yield* Effect.flip(keeping(report(symbol, "pdf", "gone.pdf")))
        assert.strictEqual((fault as { readonly _tag?: string })._tag, "StoreUnavailable")
        assert.deepStrictEqual(yield* keysOf(symbol), [])
      })
    )

    law("in another store is referred to by its key", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "pdf", "s3://bucket/2024/a b.pdf")
        assert.deepStrictEqual(yield* keysOf(symbol), ["2024/a b.pdf"])
        yield* report(symbol, "pdf", "key:2024/c.pdf")
        assert.deepStrictEqual(yield* keysOf(symbol), ["2024/c.pdf"])
      })
    )

    law("is removed by a file without one", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "pdf", "key:a.pdf")
        yield* report(symbol, "pdf", "")
        assert.deepStrictEqual(yield* keysOf(symbol), [null])
      })
    )

    law("is refused by path where PDFs aren't stored", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(refusals(yield* report(symbol, "pdf", "good.pdf")), [
          [2, "pdf", "PDFs are not stored here: name one as s3://BUCKET/KEY or key:KEY"]
        ])
      })
    )

    law("is refused for an address or an invalid key", ({ symbol }) =>
      Effect.gen(function* () {
        const problems = (yield* report(symbol, "pdf", "https://example.com/a.pdf")).problems
        const climbing = (yield* report(symbol, "pdf", "key:../a.pdf")).problems
        assert.match(problems[0]?.message ?? "", /^Addresses are not fetched/)
        assert.match(climbing[0]?.message ?? "", /^Expected names with a \/ between them/)
      })
    )
  })
