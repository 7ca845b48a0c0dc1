/**
 * Reads divided among the replicas that have all that was announced of imports, as far as this process knows; the rest go
 * to the primary. What is read is therefore never older than what a change log says, and may be kept by it.
 *
 * A replica's place is compared with the primary's own, not by the time of the last transaction that it replayed: an
 * idle primary isn't lag, and a replica that is cut off from its primary is.
 */
import { type PgConnection, PgPool } from "@effect/sql-pg"
import { Cause, type Context, Effect, Latch, type Scope } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { makePositions } from "./Positions.ts"
import type { Lender } from "./Pool.ts"
import { always, askedEvery, follow, maxSilence } from "./Heartbeat.ts"

export interface ReplicaOptions {
  /** For logs, without secrets: `host:5432/findata`. */
  readonly name: string
  readonly config: PgPool.Config
}

/** What the connection that listens to the primary reports. */
export interface PrimaryWatch {
  /** A query of the primary for `located`. */
  readonly question: string
  /** Which database it is: copies of one answer alike. */
  readonly identity: string
  readonly identified: (row: PgConnection.Row) => void
  readonly located: (row: PgConnection.Row, askedAt: number) => void
  /** Imported data were written, or may have been. */
  readonly wrote: () => void
  /** Its connection is lost. */
  readonly lost: () => void
  /** Ends when the question is due. */
  readonly pause: Effect.Effect<void>
}

export interface Replicas {
  /** Lends connections for reads; for more than one statement those of the primary. */
  readonly lender: Lender
  readonly watch: PrimaryWatch
}

/**
 * Where the primary's log is. Announced writes are flushed before they are, unless commits don't wait for it; what isn't
 * flushed yet may stay unreplayed while its transaction lasts.
 */
const primaryQuestion = `
  select cast(
    case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn()
    end - '0/0' as float8
  ) as position
`

const replicaQuestion = `
  select
    pg_is_in_recovery() as replays,
    cast(pg_last_wal_replay_lsn() - '0/0' as float8) as position
`

const identityQuestion = `
  select cast(system_identifier as text) || '/' || current_database() as identity from pg_control_system()
`

/** How often a replica is asked that has yet to replay what was announced, in milliseconds. */
const askedBehindEvery = 20

interface Replica {
  readonly name: string
  readonly pool: PgPool.PgPool
  /** Null while it isn't heard. */
  replayed: number | null
  /** When it was last found to have all writes, by the time of the question. */
  currentAt: number
  /** What its database is; null while that is unknown. */
  identity: unknown
  /** Why it isn't read; null when it is. */
  fault: string | null
  /** Ends each query under way. */
  readonly abandon: Set<() => void>
}

/** Runs in another fiber, whose end is not awaited: a query on a server that is gone can't be interrupted at once. */
const unlessAbandoned = <A>(
  { abandon }: Replica,
  query: Effect.Effect<A, SqlError>,
  otherwise: Effect.Effect<A, SqlError>
): Effect.Effect<A, SqlError> =>
  Effect.contextWith((context: Context.Context<never>) =>
    Effect.callback<A, SqlError>((resume) => {
      const fiber = Effect.runForkWith(context)(query)
      const leave = () => {
        abandon.delete(leave)
        fiber.interruptUnsafe()
        resume(otherwise)
      }
      abandon.add(leave)
      fiber.addObserver((exit) => {
        if (abandon.delete(leave)) resume(exit)
      })
      return Effect.sync(() => {
        abandon.delete(leave)
        fiber.interruptUnsafe()
      })
    })
  )

const setFault = (replica: Replica, fault: string | null, cause?: Cause.Cause<unknown>) => {
  if (fault === replica.fault) return Effect.void
  replica.fault = fault
  return fault === null
    ? Effect.logInfo(`The replica ${replica.name} is read again`)
    : Effect.logWarning(
        `The replica ${replica.name} isn't read: ${fault}`,
        ...(cause === undefined ? [] : [cause])
      )
}

/** `maxLag` is how old what a replica has may be, in milliseconds. */
export const make = Effect.fnUntraced(function* (
  primary: Lender,
  options: ReadonlyArray<ReplicaOptions>,
  maxLag: number
): Effect.fn.Return<Replicas, SqlError, Scope.Scope> {
  const positions = makePositions(maxLag)
  /** Open while a position is wanted that has all that was announced. */
  const isWanted = Latch.makeUnsafe(true)
  let identity: unknown = null
  let heardAt = Number.NEGATIVE_INFINITY
  /** Since when the primary is heard without a gap; infinity while it isn't. */
  let heardSince = Number.POSITIVE_INFINITY
  const isHeard = (now: number) => now - heardAt < maxSilence

  const replicas = yield* Effect.forEach(options, ({ config, name }) =>
    Effect.map(
      PgPool.make(config),
      (pool): Replica => ({
        name,
        pool,
        replayed: null,
        currentAt: Number.NEGATIVE_INFINITY,
        identity: null,
        fault: null,
        abandon: new Set()
      })
    )
  )

  const isBehind = ({ replayed }: Replica): boolean => {
    const needed = positions.needed()
    return needed === null || replayed === null || replayed < needed
  }
  const isUsable = (replica: Replica, now: number): boolean =>
    isHeard(now) &&
    replica.fault === null &&
    replica.identity === identity &&
    !isBehind(replica) &&
    now - replica.currentAt <= maxLag

  let turn = 0
  const next = (): Replica | null => {
    const now = performance.now()
    for (let tried = 0; tried < replicas.length; tried++) {
      const replica = replicas[turn++ % replicas.length]
      if (replica !== undefined && isUsable(replica, now)) return replica
    }
    return null
  }

  const lender: Lender = {
    use: (query) =>
      Effect.suspend(() => {
        const replica = next()
        const onPrimary = primary.use(query)
        if (replica === null) return onPrimary
        // Also when the replica cancels it, in favour of what it replays: reads can be begun again.
        const onReplica = Effect.catch(replica.pool.use(query), () => onPrimary)
        return unlessAbandoned(replica, onReplica, onPrimary)
      }),
    reserve: primary.reserve
  }

  /** Why a replica that answered isn't read, whatever was announced; null when it is, or while the primary isn't heard. */
  const faultOf = (replica: Replica, row: PgConnection.Row, now: number): string | null => {
    if (row["replays"] !== true) return "it isn't a replica, or no longer"
    if (identity !== null && replica.identity !== identity) return "it is of another database"
    if (now - Math.max(replica.currentAt, heardSince) <= maxLag) return null
    return `it lags by more than ${maxLag / 1000} s`
  }

  const watchReplica = (replica: Replica, config: PgConnection.Config) =>
    follow(always(config), {
      begin: (connection) =>
        Effect.map(connection.query(identityQuestion), ({ rows }) => {
          replica.identity = rows[0]?.["identity"]
          return Effect.never
        }),
      question: replicaQuestion,
      answered: (row) =>
        Effect.suspend(() => {
          replica.replayed = Number(row["position"] ?? 0)
          replica.currentAt = positions.currentAt(replica.replayed)
          return setFault(replica, faultOf(replica, row, performance.now()))
        }),
      pause: Effect.suspend(() =>
        isBehind(replica)
          ? Effect.sleep(isHeard(performance.now()) ? askedBehindEvery : askedEvery)
          : Effect.raceFirst(Effect.sleep(askedEvery), isWanted.await)
      ),
      lost: (cause) =>
        Effect.suspend(() => {
          replica.replayed = null
          for (const leave of replica.abandon) leave()
          return Cause.hasInterruptsOnly(cause) ? Effect.void : setFault(replica, "it doesn't answer", cause)
        })
    })

  for (const [i, replica] of replicas.entries()) {
    const config = options[i]?.config
    if (config !== undefined) yield* watchReplica(replica, config)
  }

  const watch: PrimaryWatch = {
    question: primaryQuestion,
    identity: identityQuestion,
    identified: (row) => {
      identity = row["identity"]
    },
    located: (row, askedAt) => {
      heardAt = askedAt
      heardSince = Math.min(heardSince, askedAt)
      positions.located(Number(row["position"]), askedAt)
      if (positions.needed() !== null) isWanted.closeUnsafe()
    },
    wrote: () => {
      positions.wrote(performance.now())
      isWanted.openUnsafe()
    },
    lost: () => {
      heardAt = Number.NEGATIVE_INFINITY
      heardSince = Number.POSITIVE_INFINITY
      positions.forget()
      isWanted.openUnsafe()
    },
    pause: Effect.raceFirst(Effect.sleep(askedEvery), isWanted.await)
  }
  return { lender, watch }
})
