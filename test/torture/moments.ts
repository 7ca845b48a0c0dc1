/** Observes from outside which moment of its one transaction an import is in, to kill it around its commit. */
import { watch } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Client } from "pg"

/**
 * `starting` before it has written anything, `writing` in the transaction, `committing` while the database makes it durable,
 * and `after`.
 */
export type Moment = "starting" | "writing" | "committing" | "after"

export interface Observed {
  readonly moment: () => Moment
  /** How many other commits, those of keys, are under way. */
  readonly others: () => number
  /** Resolves once it commits, or when `stop` is called. */
  readonly committing: Promise<void>
  readonly stop: () => Promise<void>
}

/** Begins to observe the import that is started next. */
export type Observe = () => Promise<Observed>

const lookedEvery = 2

const activity = `
  select application_name = 'findata import' as is_import, backend_xid is not null as has_written,
    state = 'active' and query ilike 'commit%' as commits, query ilike 'commit%' as committed
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name like 'findata%'`

interface Activity {
  readonly is_import: boolean
  readonly has_written: boolean
  readonly commits: boolean
  readonly committed: boolean
}

/** By what the server says that each connection does. */
export const onPostgres =
  (url: string): Observe =>
  async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const seen = Promise.withResolvers<void>()
    let [moment, others]: [Moment, number] = ["starting", 0]
    const ending = new AbortController()
    const look = async () => {
      const { rows } = await client.query<Activity>(activity)
      others = rows.filter(({ commits, is_import }) => commits && !is_import).length
      const own = rows.filter(({ is_import }) => is_import)
      if (own.some(({ commits, has_written }) => commits && has_written)) {
        moment = "committing"
        seen.resolve()
      } else if (own.some(({ has_written }) => has_written)) moment = "writing"
      else if (moment !== "starting") moment = "after"
    }
    const looking = (async () => {
      while (!ending.signal.aborted) {
        await look()
        await setTimeout(lookedEvery)
      }
    })()
    return {
      moment: () => moment,
      others: () => others,
      committing: seen.promise,
      stop: async () => {
        ending.abort()
        seen.resolve()
        await looking
        await client.end()
      }
    }
  }

/**
 * By the write-ahead log, to which an import of a few thousand bars is written as a whole when it commits: until then its
 * pages are in memory. The log is synchronised once it has grown, so that this moment has an end only when the command says
 * so.
 */
export const onSqlite =
  (directory: string): Observe =>
  async () => {
    const log = join(directory, "data.db-wal")
    const seen = Promise.withResolvers<void>()
    let moment: Moment = "starting"
    const watcher = watch(log, () => {
      moment = "committing"
      seen.resolve()
    })
    return {
      moment: () => moment,
      others: () => 0,
      committing: seen.promise,
      stop: async () => {
        watcher.close()
        seen.resolve()
      }
    }
  }
