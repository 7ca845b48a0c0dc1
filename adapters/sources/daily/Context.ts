/** What the entries of one market of a vendor are made of. */
import type { Fetching } from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import type { Failure, FetchedEntry } from "../asking/Remembered.ts"
import type { Ask } from "./Ask.ts"
import type { Market, Requests } from "./Vendor.ts"
import type { Stream } from "effect"

/** As many of the newest sessions are asked for by market, where the vendor has companies' histories as well. */
export const recentSessions = 10

export type Entries = Stream.Stream<FetchedEntry, Failure>

/** What a sync of one market stands on. */
export interface Context {
  readonly fetching: Fetching
  readonly ask: Ask
  readonly requests: Requests
  readonly market: Market
  /** From the first day that is wanted to the last session that is published. */
  readonly wanted: Days
  /** Whether the sessions of the last days are asked for again each day. */
  readonly isRevised: boolean
  /** Whether the market's sessions are brought as wholes: not where the subscription doesn't have them. */
  hasSessions: boolean
  /** The sessions that were looked up: whether each was brought as a whole. */
  readonly brought: Map<string, boolean>
}

/** The name of the entry of a session. */
export const sessionName = ({ name }: Market, date: string): string => `${name} ${date}`

/** The name of the entry of a market's companies. */
export const companiesName = ({ name }: Market): string => `companies ${name}`
