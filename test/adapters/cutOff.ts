/** Cuts the connections of a database, as a restart of its server does. */
import { Effect } from "effect"
import { Client } from "pg"

/** Terminates the connections to the database, but its own, that fulfil a condition on pg_stat_activity. */
export const terminate = (url: string, which: string): Effect.Effect<void> =>
  Effect.promise(async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client
      .query(
        `select pg_terminate_backend(pid)
         from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and ${which}`
      )
      .finally(() => client.end())
  })

/** Terminates every connection to the database but its own, on the server. */
export const cutOff = (url: string): Effect.Effect<void> => terminate(url, "true")

/** Terminates the connections that listen, which ask for a sign of life. */
export const cutOffListeners = (url: string): Effect.Effect<void> => terminate(url, "query = 'select 1'")
