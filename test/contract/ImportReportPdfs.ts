/** The PDFs that reports name. Each law has a company of its own. */
import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Imports, PdfRefused, pdfKey, ReportFiles, StoreUnavailable } from "../../core/mod.ts"
import { issuerLaws } from "./issuers.ts"
import { reportsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { counted, only, refusals, sha256, type StoreLayer } from "./stores.ts"

/** Keeps what is called good, and tells from where it was named. */
const asked: Array<readonly [path: string, importedFile: string]> = []
const files = Layer.succeed(ReportFiles, {
  store: (path, importedFile) => {
    asked.push([path, importedFile])
    if (path === "gone.pdf") return Effect.fail(new StoreUnavailable({ reason: "The disk is full" }))
    return path === "good.pdf"
      ? Effect.succeed(pdfKey(sha256))
      : Effect.fail(new PdfRefused({ message: `${path} can't be stored` }))
  },
  find: () => Effect.succeed(null)
})

/** As an import does where PDFs are kept. */
const keeping = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.provide(effect, Layer.provide(Layer.fresh(Imports.layer), files))

const keysOf = (symbol: string) => Effect.map(reportsOf(symbol), (all) => all.map(({ s3_key }) => s3_key))

export const importReportPdfsLaws = (stores: StoreLayer): void =>
  issuerLaws("a report's PDF", stores, (law) => {
    law("is kept, and its key with the report", ({ symbol }) =>
      Effect.gen(function* () {
        asked.length = 0
        const summary = yield* keeping(report(symbol, "pdf", "good.pdf"))
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* keysOf(symbol), [pdfKey(sha256)])
        assert.deepStrictEqual(asked, [["good.pdf", "reports.csv"]])
      })
    )

    law("changes nothing when it is named again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* keeping(report(symbol, "pdf", "good.pdf"))
        const again = yield* keeping(report(symbol, "pdf", "good.pdf"))
        assert.deepStrictEqual(counted(again), only({ unchanged: 1 }))
      })
    )

    law("that can't be stored refuses its row, with words", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* keeping(report(symbol, "pdf", "bad.pdf"))
        assert.deepStrictEqual(refusals(summary), [[2, "pdf", "bad.pdf can't be stored"]])
        assert.deepStrictEqual(yield* keysOf(symbol), [])
      })
    )

    law("of a refused row makes no company", ({ symbol }) =>
      Effect.gen(function* () {
        const options = { createCompanies: true, exchange: "NYSE" }
        const summary = yield* keeping(report(`${symbol}NEW`, "pdf", "bad.pdf", options))
        assert.deepStrictEqual(summary.notes, [])
      })
    )

    law("isn't asked for by a row that breaks a law", ({ symbol }) =>
      Effect.gen(function* () {
        asked.length = 0
        yield* keeping(report(symbol, "pdf,target_price", "good.pdf,-1"))
        assert.deepStrictEqual(asked, [])
      })
    )

    law("that nobody can write now fails the file whole", ({ symbol }) =>
      Effect.gen(function* () {
        const fault = yield* Effect.flip(keeping(report(symbol, "pdf", "gone.pdf")))
        assert.strictEqual((fault as { readonly _tag?: string })._tag, "StoreUnavailable")
        assert.deepStrictEqual(yield* keysOf(symbol), [])
      })
    )

    law("that another store keeps is told by its key", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "pdf", "s3://bucket/2024/a b.pdf")
        assert.deepStrictEqual(yield* keysOf(symbol), ["2024/a b.pdf"])
        yield* report(symbol, "pdf", "key:2024/c.pdf")
        assert.deepStrictEqual(yield* keysOf(symbol), ["2024/c.pdf"])
      })
    )

    law("is taken away by a file that names none", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "pdf", "key:a.pdf")
        yield* report(symbol, "pdf", "")
        assert.deepStrictEqual(yield* keysOf(symbol), [null])
      })
    )

    law("is refused by its path where none are kept", ({ symbol }) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(refusals(yield* report(symbol, "pdf", "good.pdf")), [
          [2, "pdf", "PDFs are not stored here: name one as s3://BUCKET/KEY or key:KEY"]
        ])
      })
    )

    law("is refused by an address or a key that can't be", ({ symbol }) =>
      Effect.gen(function* () {
        const told = (yield* report(symbol, "pdf", "https://example.com/a.pdf")).problems
        const climbing = (yield* report(symbol, "pdf", "key:../a.pdf")).problems
        assert.match(told[0]?.message ?? "", /^Addresses are not fetched/)
        assert.match(climbing[0]?.message ?? "", /^Expected names with a \/ between them/)
      })
    )
  })
