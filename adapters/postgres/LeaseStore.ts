/** `LeaseStore` in PostgreSQL. What is asked while an answer is awaited is asked in one statement. */
import { Clock, Deferred, Effect, Exit, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { StoreUnavailable } from "../../core/mod.ts"
import { type Lease, leaseOf, type LeaseRequest, LeaseStore } from "../../core/ports.ts"
import { guard, QueryDeadline } from "../sql/mod.ts"

const maxAtOnce = 100

/** How long an answer is waited for at most, in milliseconds. */
const deadline = 1000

/** How often counters of which nothing is used any more are deleted. */
const sweepEvery = "1 minute"

interface Asked {
  readonly counter: string
  readonly ask: LeaseRequest
  readonly since: number
  readonly answer: Deferred.Deferred<Lease, StoreUnavailable>
}

const byCounter = (one: Asked, other: Asked): number =>
  one.counter < other.counter ? -1 : one.counter > other.counter ? 1 : 0

const make = (name: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const asked: Array<Asked> = []
    let isAsking = false

    /** In one order, so that two statements never wait for each other's rows. */
    const askAll = (batch: ReadonlyArray<Asked>) => {
      const list = JSON.stringify(batch.map(({ ask, counter }) => [counter, ask]))
      return guard(sql<{ lease: string }>`
        select lease_quota(asked->>0, asked->1) as lease
        from jsonb_array_elements(cast(${list} as jsonb)) as asked
      `).pipe(
        Effect.map((rows) => batch.map((_, at) => leaseOf(JSON.parse(rows[at]?.lease ?? "")))),
        Effect.provideService(QueryDeadline, deadline)
      )
    }

    const work = Effect.gen(function* () {
      isAsking = true
      while (asked.length > 0) {
        const now = yield* Clock.currentTimeMillis
        const batch = asked.splice(0, maxAtOnce).filter(({ since }) => now - since < deadline)
        if (batch.length === 0) continue
        const sorted = batch.toSorted(byCounter)
        const exit = yield* Effect.exit(askAll(sorted))
        for (const [at, { answer }] of sorted.entries()) {
          Deferred.doneUnsafe(
            answer,
            Exit.map(exit, (leases) => leases[at] as Lease)
          )
        }
      }
      isAsking = false
    })

    const sweep = guard(sql`
      delete from quota_counter
      where whole_at < extract(epoch from clock_timestamp()) * 1000
    `)
    yield* Effect.forkScoped(Effect.forever(Effect.delay(Effect.ignore(sweep), sweepEvery)))

    return LeaseStore.of({
      name,
      lease: Effect.fnUntraced(function* (counter, ask) {
        const answer = yield* Deferred.make<Lease, StoreUnavailable>()
        asked.push({ counter, ask, since: yield* Clock.currentTimeMillis, answer })
        if (!isAsking) yield* Effect.forkDetach(work, { startImmediately: true })
        return yield* Deferred.await(answer)
      })
    })
  })

export const layer = (name: string): Layer.Layer<LeaseStore, never, SqlClient.SqlClient> =>
  Layer.effect(LeaseStore, make(name))
