/**
 * What a vendor of daily bars is declared by: its requests, the form of its answers, and their basis. Which days are asked
 * for is the same for every vendor: `Sessions.ts` says which there are, `AskedAgain.ts` which of them are asked for again.
 */
import type { Effect } from "effect"
import type { EntryBatch, Fetching, Source, SourceSubject } from "../../../core/mod.ts"
import type { Days } from "../asking/Coverage.ts"
import type { Failure } from "../asking/Remembered.ts"
import type { Ask, Style } from "./Ask.ts"

/** A market, of which one request may bring a whole session. */
export interface Market {
  /** The vendor's name for it, `US`. */
  readonly name: string
  /** The MIC by whose calendar its sessions are counted. */
  readonly mic: string
  /** Its exchanges, by our codes. */
  readonly exchanges: ReadonlyArray<string>
  /** How long after its close the vendor has a session, in hours. */
  readonly publishedAfter: number
  /** Its first session, where that is after the vendor's first day. */
  readonly firstDay?: string
}

/** Batches of an answer. */
export type Batches = Effect.Effect<ReadonlyArray<EntryBatch>, Failure>

/** The requests of a vendor, one function for each that it has. */
export interface Requests {
  /** The companies of a market, as the vendor lists them today. */
  readonly companies?: (market: Market) => Batches
  /** Whether these are all companies of each market, and say what changed of stored ones; otherwise new ones are taken. */
  readonly listsAll?: boolean
  /** The splits and dividends of a whole market with ex-dates in a range of days. */
  readonly actions?: (market: Market, days: Days) => Batches
  /** Everything of a whole market's session. No batch has a row where the vendor has nothing of the day. */
  readonly session?: (market: Market, date: string) => Batches
  /** What the vendor has of one company in a range of days. */
  readonly company?: {
    /**
     * Splits and dividends, where the bars don't state them. Batches state with `known_to` how far they are complete. Null
     * where the vendor doesn't know the company.
     */
    readonly actions?: (
      subject: SourceSubject,
      days: Days
    ) => Effect.Effect<ReadonlyArray<EntryBatch> | null, Failure>
    /** Bars. Null where the vendor doesn't know the company. */
    readonly bars: (
      subject: SourceSubject,
      days: Days
    ) => Effect.Effect<ReadonlyArray<EntryBatch> | null, Failure>
    /** The format of the bars, which states their basis; absent for raw ones. */
    readonly format?: string
  }
}

/** Requests in a minute and in a day that a subscription allows; null for any number in a day. */
export interface Plan {
  readonly perMinute: number
  readonly perDay: number | null
}

/** A vendor of daily bars. */
export interface DailyVendor extends Pick<Source, "name" | "title" | "kinds" | "licence" | "notes"> {
  /** The address of its service. */
  readonly url: string
  /** How a request shows the key, and an answer that it is refused. */
  readonly style: Style
  /** What a subscription without charge allows. */
  readonly plan: Plan
  /** The IANA time zone of the days in which the vendor counts requests; UTC where absent. */
  readonly timezone?: string
  readonly markets: ReadonlyArray<Market>
  /** The first day that is asked for where none is chosen. */
  readonly firstDay: string
  /** The requests of one sync, with what they have to remember of each other. */
  readonly open: (ask: Ask, fetching: Fetching) => Requests
}
