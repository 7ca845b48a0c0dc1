/** Laws of every `OperationLog`: what operators do is logged as it takes effect, and syncs are followed until their end. */
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Exit } from "effect"
import { instantOf } from "../../core/mod.ts"
import {
  deletedOwner,
  heldFromNow,
  OperationLog,
  AcceptedBars,
  SyncStore,
  withoutEnd
} from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { lawsOfRuns, prices, runOf } from "./runs.ts"
import { type DurableLayer, filledWith, type StoreLayer, take } from "./stores.ts"

const everything = { offset: 0, limit: 100 }

const at = "2024-01-02T10:00:00Z"
const ann = { at, actor: "ann", request_id: "r1" }

/** A minute before or after now. */
const minutes = (count: number) =>
  Effect.map(Clock.currentTimeMillis, (now) => instantOf(now + count * 60_000))

const fill = take("companies", [
  "symbol,exchange,name",
  ...["ACC", "TWO", "RUN", "FAI", "KIL", "HELD", "LEFT", "ROOT"].map(
    (symbol) => `${symbol},NYSE,Name of ${symbol}`
  )
])

/** A sync of a company from the source of its name, which `holder` holds from now on. */
const begun = Effect.fnUntraced(function* (symbol: string) {
  const { begin } = yield* OperationLog
  const { company_id } = yield* companyOf(symbol)
  const id = yield* begin(
    { ...ann, company_id, source: symbol, holder: `holder of ${symbol}` },
    yield* heldFromNow
  )
  return id ?? Number.NaN
})

export const operationLogLaws = (stores: StoreLayer): void =>
  layer(filledWith(stores, fill), { excludeTestServices: true, timeout: "30 seconds" })(
    "OperationLog",
    (it) => {
      it.effect("has who accepted doubts and who withdrew that, and nothing of what changed nothing", () =>
        Effect.gen(function* () {
          const { accept, withdraw } = yield* AcceptedBars
          const { find, page } = yield* OperationLog
          const { company_id, slug } = yield* companyOf("ACC")
          const bars = ["2024-01-05", "2024-01-03"].map((date) => ({ date, low: 1, high: 2 }))
          yield* accept(company_id, bars, ann)
          yield* withdraw(company_id, ["2024-01-03", "2024-01-04"], { ...ann, actor: null, request_id: null })
          yield* withdraw(company_id, ["2024-01-04"], ann)
          const { operations, total } = yield* page(company_id, everything)
          assert.strictEqual(total, 2)
          const same = {
            state: "done" as const,
            started_at: at,
            finished_at: at,
            company_id,
            symbol: "ACC",
            slug
          }
          const [withdrawn, accepted] = operations
          assert.deepInclude(accepted, {
            ...same,
            action: "accept_doubts",
            actor: "ann",
            request_id: "r1",
            first_date: "2024-01-03",
            last_date: "2024-01-05"
          })
          assert.deepInclude(withdrawn, {
            ...same,
            action: "withdraw_doubts",
            actor: null,
            request_id: null,
            first_date: "2024-01-03",
            last_date: "2024-01-03"
          })
          assert.deepStrictEqual(yield* find(accepted?.operation_id ?? 0), accepted)
          assert.isNull(yield* find(1_000_000))
        })
      )

      it.effect("lists those of one company by pages", () =>
        Effect.gen(function* () {
          const { accept } = yield* AcceptedBars
          const { page } = yield* OperationLog
          const { company_id } = yield* companyOf("TWO")
          for (const date of ["2024-01-03", "2024-01-04"]) {
            yield* accept(company_id, [{ date, low: 1, high: 2 }], ann)
          }
          const second = yield* page(company_id, { offset: 1, limit: 1 })
          assert.deepStrictEqual(
            [second.total, second.operations.map(({ first_date }) => first_date)],
            [2, ["2024-01-03"]]
          )
          assert.isAbove((yield* page(null, everything)).total, 1)
        })
      )

      it.effect("follows a sync with its rows until the store records its end", () =>
        Effect.gen(function* () {
          const { count, find } = yield* OperationLog
          const { release } = yield* SyncStore
          const id = yield* begun("RUN")
          assert.deepInclude(yield* find(id), {
            action: "sync",
            state: "running",
            source: "RUN",
            symbol: "RUN",
            finished_at: null,
            inserted: null
          })
          const rows = { inserted: 3, changed: 2, refused: 1, doubtful: 0 }
          yield* count(id, rows)
          assert.deepInclude(yield* find(id), { state: "running", ...rows })
          const finished_at = yield* minutes(0)
          yield* release("RUN", "holder of RUN", { finished_at, failure: null })
          assert.deepInclude(yield* find(id), { state: "done", finished_at, failure: null, ...rows })
        })
      )

      it.effect("says why a sync failed, and leaves one that ended as it is", () =>
        Effect.gen(function* () {
          const { find } = yield* OperationLog
          const { release } = yield* SyncStore
          const id = yield* begun("FAI")
          const finished_at = yield* minutes(0)
          yield* release("FAI", "another", { finished_at, failure: "Not of this one" })
          assert.deepInclude(yield* find(id), { state: "running" })
          yield* release("FAI", "holder of FAI", { finished_at, failure: "The server said no" })
          yield* release("FAI", "holder of FAI", { finished_at, failure: "Once more" })
          assert.deepInclude(yield* find(id), { state: "failed", failure: "The server said no" })
        })
      )

      it.effect("says of a sync without an end that it failed, once its source isn't held for it", () =>
        Effect.gen(function* () {
          const { find } = yield* OperationLog
          const { hold } = yield* SyncStore
          const id = yield* begun("KIL")
          assert.isTrue(yield* hold("KIL", "holder of KIL", yield* minutes(-10), yield* minutes(-5)))
          assert.deepInclude(yield* find(id), { state: "failed", failure: withoutEnd, finished_at: null })
          assert.isTrue(yield* hold("KIL", "another", yield* minutes(0), yield* minutes(5)))
          assert.deepInclude(yield* find(id), { state: "failed", failure: withoutEnd })
        })
      )

      it.effect(
        "holds the source of a sync that begins, and begins none of a source that another holds",
        () =>
          Effect.gen(function* () {
            const { begin, page } = yield* OperationLog
            const { hold } = yield* SyncStore
            const { company_id } = yield* companyOf("HELD")
            yield* begun("HELD")
            const times = yield* heldFromNow
            assert.isFalse(yield* hold("HELD", "another", times.now, times.until))
            const sync = { ...ann, company_id, source: "HELD", holder: "another" }
            assert.isNull(yield* begin(sync, times))
            assert.strictEqual((yield* page(company_id, everything)).total, 1)
          })
      )

      it.effect("keeps the name of an account of the machine that an owner has too", () =>
        Effect.gen(function* () {
          const { accept, of } = yield* AcceptedBars
          const { forget, mentions, page } = yield* OperationLog
          const { company_id } = yield* companyOf("ROOT")
          const account = { at, actor: "root", request_id: null }
          yield* accept(company_id, [{ date: "2024-01-03", low: 1, high: 2 }], account)
          assert.strictEqual(yield* mentions("root"), 0)
          const owner = { at: "2024-01-02T10:00:01Z", actor: "root", request_id: "r3" }
          yield* accept(company_id, [{ date: "2024-01-04", low: 1, high: 2 }], owner)
          assert.strictEqual(yield* mentions("root"), 2)
          yield* forget("root")
          const { operations } = yield* page(company_id, everything)
          const accepted = yield* of(company_id)
          assert.deepStrictEqual(
            [operations.map(({ actor }) => actor), accepted.map(({ accepted_by }) => accepted_by)],
            [
              [deletedOwner, "root"],
              ["root", deletedOwner]
            ]
          )
        })
      )

      it.effect("forgets the name of an owner, also of the bars that they accepted", () =>
        Effect.gen(function* () {
          const { accept, of } = yield* AcceptedBars
          const { forget, mentions, page } = yield* OperationLog
          const { company_id } = yield* companyOf("LEFT")
          const bob = { at, actor: "bob", request_id: "r2" }
          yield* accept(company_id, [{ date: "2024-01-03", low: 1, high: 2 }], bob)
          yield* accept(company_id, [{ date: "2024-01-04", low: 1, high: 2 }], { ...bob, actor: "eve" })
          assert.deepStrictEqual([yield* mentions("bob"), yield* mentions("nobody")], [2, 0])
          yield* forget("bob")
          assert.strictEqual(yield* mentions("bob"), 0)
          const { operations } = yield* page(company_id, everything)
          const spikes = yield* of(company_id)
          assert.deepStrictEqual(
            [operations.map(({ actor }) => actor), spikes.map(({ accepted_by }) => accepted_by)],
            [
              ["eve", deletedOwner],
              [deletedOwner, "eve"]
            ]
          )
        })
      )
    }
  )

export const undoneRunsDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("Undone runs in OperationLog", stores, (law) => {
    law("are logged with who undid them, and those that weren't undone aren't", (runs, symbol) =>
      Effect.gen(function* () {
        const { page } = yield* OperationLog
        yield* take("companies", ["symbol,exchange,name", `${symbol},NYSE,Name of ${symbol}`])
        const run_id = runOf(yield* prices(`${symbol},2024-01-02,1,1,1,1,1`))
        const by = { actor: "ann", request_id: "r1" }
        const first = yield* Effect.all(
          [Effect.exit(runs.undo(run_id, by)), Effect.exit(runs.undo(run_id, by))],
          {
            concurrency: "unbounded"
          }
        )
        assert.deepStrictEqual(first.map(({ _tag }) => _tag).toSorted(), ["Failure", "Success"])
        const { operations } = yield* page(null, everything)
        const undone = operations.filter((one) => one.run_id === run_id)
        assert.strictEqual(undone.length, 1)
        assert.deepInclude(undone[0], { action: "undo_run", state: "done", ...by, company_id: null })
      })
    )
  })

export const beginningDatabaseLaws = (stores: DurableLayer): void =>
  layer(stores, { excludeTestServices: true })("The beginning of a sync in OperationLog", (it) => {
    it.effect("leaves the source free where it can't be logged", () =>
      Effect.gen(function* () {
        const { begin } = yield* OperationLog
        const { hold } = yield* SyncStore
        const times = yield* heldFromNow
        // No database stores an operation without its instant.
        const sync = { ...ann, at: null as never, company_id: 1, source: "FREE", holder: "one" }
        assert.isTrue(Exit.isFailure(yield* Effect.exit(begin(sync, times))))
        assert.isTrue(yield* hold("FREE", "another", times.now, times.until))
      })
    )
  })
