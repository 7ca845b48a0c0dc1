/** Laws of every `ImportSink` besides those that files show: what may not be stored is a defect, and stores nothing. */
import { assert } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { bareCompany } from "../../core/imports/subjects/CompanyMaker.ts"
import { ImportSink, type Sequence, type Staged, type StagedName } from "../../core/ports.ts"
import { lawsOfIssuers } from "./issuers.ts"
import { companiesOf, companyOf } from "./look.ts"
import { reportsOf, transactionsOf } from "./lookFiled.ts"
import { report } from "./reports.ts"
import { type StoreLayer, take } from "./stores.ts"

/** An id that is never assigned. */
const unused = 1_000_000

/** Writes one record as a file's work. */
const write = Effect.fnUntraced(function* <K extends StagedName>(name: K, record: Staged<K>) {
  const sink = yield* ImportSink
  return yield* sink.atomic(Effect.andThen(sink.stage(name, [record]), sink.merge(name, 1)))
})

const isDefect = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.hasDies(exit.cause) && !Cause.hasFails(exit.cause)

const sequences: ReadonlyArray<Sequence> = [
  "run",
  "company",
  "issuer",
  "report",
  "insider_transaction",
  "article"
]

export const importSinkLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("an ImportSink", stores, (law) => {
    law("refuses a second report with a source's number", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price", "90000")
        const before = yield* reportsOf(symbol)
        const [first = assert.fail()] = before
        const second = { ...first, key_points: [], report_id: unused, line: 1 }
        assert.isTrue(isDefect(yield* Effect.exit(write("report", second))))
        assert.deepStrictEqual(yield* reportsOf(symbol), before)
      })
    )

    law("accepts a report with the same number from another source", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price", "90000")
        const [first = assert.fail()] = yield* reportsOf(symbol)
        const second = { ...first, key_points: [], source: "other", report_id: unused + 1, line: 1 }
        assert.deepInclude(yield* write("report", second), { inserted: 1, changed: 0 })
        assert.lengthOf(yield* reportsOf(symbol), 2)
      })
    )

    law("finds records among more names than a statement takes values", ({ symbol }) =>
      Effect.gen(function* () {
        yield* report(symbol, "target_price", "90000")
        const [{ external_id, report_id, source } = assert.fail()] = yield* reportsOf(symbol)
        const others = Array.from({ length: 70_000 }, (_, i) => `${symbol} ${i}`)
        const sink = yield* ImportSink
        const names = [...others, external_id ?? assert.fail()]
        assert.deepStrictEqual([...(yield* sink.ids("report", source, names))], [[external_id, report_id]])
        const none = { ciks: [], corp_codes: [], slugs: [], company_ids: [] }
        const { companies } = yield* sink.lookUp({ ...none, symbols: [...others, symbol] })
        assert.deepStrictEqual(
          companies.map((company) => company.symbol),
          [symbol]
        )
      })
    )

    law("refuses a second transaction with a source's number", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("insiders", [
          "symbol,external_id,filed_date,insider_name,shares_change",
          `${symbol},${symbol},2024-11-19,Taneja Vaibhav,-2980`
        ])
        const before = yield* transactionsOf(symbol)
        const [first = assert.fail()] = before
        const second = { ...first, transaction_id: unused, line: 1 }
        assert.isTrue(isDefect(yield* Effect.exit(write("insider_transaction", second))))
        assert.deepStrictEqual(yield* transactionsOf(symbol), before)
      })
    )

    law("refuses a company with another's slug", ({ symbol }) =>
      Effect.gen(function* () {
        const { exchange, issuer_id, slug } = yield* companyOf(symbol)
        const named = { symbol: `${symbol}B`, exchange, name: "Other" }
        const second = { ...bareCompany({ ...named, company_id: unused, issuer_id, slug }), line: 1 }
        assert.isTrue(isDefect(yield* Effect.exit(write("company", second))))
        assert.deepStrictEqual(yield* companiesOf(`${symbol}B`), [])
      })
    )

    law("reuses the ids of failed work", () =>
      Effect.gen(function* () {
        const sink = yield* ImportSink
        for (const of of sequences) {
          const first = yield* sink.atomic(sink.reserve(of, 1))
          let taken = 0
          const work = Effect.flatMap(sink.reserve(of, 7), (id) => {
            taken = id
            return Effect.fail("broken off")
          })
          assert.strictEqual(yield* Effect.flip(sink.atomic(work)), "broken off")
          assert.deepStrictEqual([taken, yield* sink.atomic(sink.reserve(of, 1))], [first + 1, first + 1])
        }
      })
    )
  })
