/** The settings of a server's connections: a statement that exceeds the time a client waits is cancelled on both sides. */
import type { PgConnection } from "@effect/sql-pg"
import { Redacted } from "effect"
import type { Address } from "./Address.ts"

/** How long a statement may take, waits for a lock, and a transaction waits for its next statement, in milliseconds. */
export const timeouts = {
  statement_timeout: 5000,
  lock_timeout: 300,
  idle_in_transaction_session_timeout: 10_000
} as const

const startupParameters = Object.fromEntries(
  Object.entries(timeouts).map(([name, milliseconds]) => [name, String(milliseconds)])
)

const preferringTls = (url: Redacted.Redacted): Redacted.Redacted => {
  const preferring = new URL(Redacted.value(url))
  preferring.searchParams.set("sslmode", "prefer")
  return Redacted.make(preferring.href)
}

/**
 * Through a pooler: it refuses or drops parameters of a session, and a statement that was prepared in one of its sessions is
 * unknown in the next.
 */
export const pooledConnection = ({ isOptional, ssl, url }: Address): PgConnection.Config => ({
  url: isOptional ? preferringTls(url) : url,
  ...(isOptional ? {} : { ssl }),
  applicationName: "findata",
  keepAlive: "10 seconds",
  connectTimeout: "3 seconds",
  prepare: false
})

/** To PostgreSQL itself. */
export const directConnection = (address: Address): PgConnection.Config => ({
  ...pooledConnection(address),
  prepare: true,
  startupParameters
})
