/** Where a database is: its hosts, their poolers if it has any, and its replicas. */
import { Array as Arr, Redacted } from "effect"
import { type Address, addressOf } from "./Address.ts"
import { directConnection, pooledConnection } from "./Connection.ts"
import * as Hosts from "./Hosts.ts"
import { hostUrls } from "./Url.ts"

export interface ServerOptions {
  /**
   * Of one host or several, `postgres://user:password@a:5432,b:5433/db`, of which the primary is used. Its `sslmode` says
   * whether connections are encrypted: `verify-full` of one, none without.
   */
  readonly url: Redacted.Redacted
  /** The certificates that the server's may be signed by, as PEM; without, those that Node knows. */
  readonly ca?: string | null
}

/** Where the database is, and where it is without its pooler, if `url` is of one that pools transactions. */
export interface Place extends ServerOptions {
  /** As many hosts, in the same order. Used for what needs a session: imports, migrations, backups and LISTEN. */
  readonly direct?: ServerOptions | null
}

export interface PostgresOptions extends Place {
  /**
   * Maximum number of connections in a server's pools, at least 2; one beside them listens for writes. A replica has as
   * many as imported data have on the primary, and one that follows it.
   */
  readonly maxConnections: number
  /** Streaming replicas, which servers read imported data from. */
  readonly replicas?: {
    readonly servers: ReadonlyArray<{
      /** For logs, without secrets. */
      readonly name: string
      readonly url: Redacted.Redacted
      readonly ca: string | null
    }>
    /** How old what a replica has may be, in seconds. */
    readonly maxLag: number
  }
}

/** Each host's. */
const addressesOf = ({ ca = null, url }: ServerOptions): readonly [Address, ...ReadonlyArray<Address>] => {
  const [first = Redacted.value(url), ...others] = hostUrls(Redacted.value(url)) ?? []
  const addressAt = (one: string) => addressOf(Redacted.make(one), ca)
  return [addressAt(first), ...others.map(addressAt)]
}

/** Each host's without its pooler. */
export const directAddressesOf = (place: Place) => addressesOf(place.direct ?? place)

/** Each host's pooler; none where there is none. */
export const poolersOf = (place: Place): ReadonlyArray<Address> =>
  (place.direct ?? null) === null ? [] : addressesOf(place)

/** The hosts with the connections to each, by its pooler if it has one. */
export const hostsOf = (place: Place) => {
  const poolers = poolersOf(place)
  return Hosts.make(
    Arr.map(directAddressesOf(place), (address, at) => {
      const [direct, pooler] = [directConnection(address), poolers[at]]
      return { direct, pooled: pooler === undefined ? direct : pooledConnection(pooler) }
    })
  )
}
