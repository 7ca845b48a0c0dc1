/**
 * The servers of a URL with several hosts, and which of them is the primary. Each is asked all the time. A primary that was
 * replaced may come back and accept writes, so that the one that was promoted last counts, also while it is gone. Each may
 * have a pooler in front of it.
 */
import { type PgConnection, PgPool } from "@effect/sql-pg"
import { Effect, Latch, type Scope } from "effect"
import { SqlError } from "effect/sql"
import type { Lender } from "./Pool.ts"
import { always, askedEvery, type Followed, follow } from "./Heartbeat.ts"

/** The number of a primary's history, in digits, which each promotion raises; null of a replica. */
export const historyQuestion = `
  select case
    when pg_is_in_recovery() then null
    else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)
  end as history
`

/** The place of the one with the latest history; null where none has one. */
export const latestOf = (histories: ReadonlyArray<string | null>): number | null => {
  let latest: number | null = null
  for (const [place, history] of histories.entries()) {
    if (history !== null && (latest === null || history > (histories[latest] ?? ""))) latest = place
  }
  return latest
}

const noPrimary = new SqlError.SqlError({
  reason: new SqlError.ConnectionError({
    cause: new Error("No host accepts writes"),
    message: "PostgreSQL could not connect: none of its hosts accepts writes",
    operation: "connect"
  })
})

/** How long what is begun waits for a primary. */
const maxSearchLength = "3 seconds"

/** The settings of connections to a host. */
export interface Host {
  /** To PostgreSQL itself. */
  readonly direct: PgConnection.Config
  /** Through its pooler, where it has one, else as `direct`. */
  readonly pooled: PgConnection.Config
}

export interface Hosts {
  /** The current primary, for a connection of its own. */
  readonly followed: Effect.Effect<Followed, SqlError.SqlError>
  /** Connections to the current primary, as many to each host. */
  readonly pool: (
    more: Pick<PgPool.Config, "maxConnections">
  ) => Effect.Effect<Lender, SqlError.SqlError, Scope.Scope>
}

const several = Effect.fnUntraced(function* (
  hosts: ReadonlyArray<Host>
): Effect.fn.Return<Hosts, never, Scope.Scope> {
  const histories: Array<string | null> = hosts.map(() => null)
  /** Opens once there was a primary. */
  const isFound = Latch.makeUnsafe(false)
  /** The latest that was ever seen. */
  let newest = ""
  let primary: number | null = null
  const look = () => {
    const place = latestOf(histories)
    const history = place === null ? "" : (histories[place] ?? "")
    // Of one that isn't heard its connections say whether it is gone.
    if (place === null || history < newest) return
    primary = place
    newest = history
    isFound.openUnsafe()
  }

  for (const [place, { direct }] of hosts.entries()) {
    yield* follow(always(direct), {
      begin: () => Effect.succeed(Effect.never),
      question: historyQuestion,
      answered: ({ history }) =>
        Effect.sync(() => {
          histories[place] = typeof history === "string" ? history : null
          look()
        }),
      pause: Effect.sleep(askedEvery),
      lost: () =>
        Effect.sync(() => {
          histories[place] = null
          look()
        })
    })
  }

  yield* Effect.timeoutOption(isFound.await, maxSearchLength)

  return {
    followed: Effect.suspend(() => {
      const own = primary
      const config = own === null ? undefined : hosts[own]?.direct
      return config === undefined
        ? Effect.fail(noPrimary)
        : Effect.succeed({ config, isCurrent: () => primary === own })
    }),
    pool: (more) =>
      Effect.map(
        Effect.forEach(hosts, ({ pooled }) => PgPool.make({ ...pooled, ...more })),
        (pools): Lender => {
          const current = () => (primary === null ? undefined : pools[primary])
          return {
            use: (query) => Effect.suspend(() => current()?.use(query) ?? Effect.fail(noPrimary)),
            reserve: Effect.suspend(() => current()?.reserve ?? Effect.fail(noPrimary))
          }
        }
      )
  }
})

export const make = (
  hosts: readonly [Host, ...ReadonlyArray<Host>]
): Effect.Effect<Hosts, never, Scope.Scope> => {
  const [{ direct, pooled }, ...others] = hosts
  return others.length > 0
    ? several(hosts)
    : Effect.succeed({ followed: always(direct), pool: (more) => PgPool.make({ ...pooled, ...more }) })
}
