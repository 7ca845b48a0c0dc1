/**
 * Clients in a process of their own that ask at a fixed rate, whether or not earlier requests were answered, so that a
 * server that stalls isn't spared the requests of that time; or that ask again as soon as they are answered.
 */
import { beginClient } from "./clients.ts"
import type { Request } from "./servers.ts"
import { percentile } from "./statistics.ts"

export interface Answers {
  /** Milliseconds from sending a request to the last byte of its answer. */
  readonly times: ReadonlyArray<number>
  /** By status, or by the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The latest that a request was sent after its time, in milliseconds. */
  readonly late: number
}

/** What is asked for: the requests in turn, over and over, so many a second, or by so many clients without pause. */
export interface Asking {
  readonly address: string
  readonly requests: ReadonlyArray<Request>
  readonly pace: { readonly rate: number } | { readonly clients: number }
}

const begin = (asking: Asking): Promise<() => Promise<Answers>> =>
  beginClient<Asking, Answers>(new URL("steadyClient.ts", import.meta.url), asking)

/** Begins to ask at a rate; the returned function ends that and returns the answers. */
export const askSteadily = (address: string, requests: ReadonlyArray<Request>, rate: number) =>
  begin({ address, requests, pace: { rate } })

/** The same without pause. */
export const askWithoutPause = (address: string, requests: ReadonlyArray<Request>, clients: number) =>
  begin({ address, requests, pace: { clients } })

/** How often each outcome but those expected came, as `3 times 500`. */
export const othersIn = (outcomes: Answers["outcomes"], ...expected: ReadonlyArray<string>): string =>
  Object.entries(outcomes)
    .filter(([status]) => !expected.includes(status))
    .map(([status, count]) => `${count} times ${status}`)
    .join(", ") || "none"

/** A percentile of the times; NaN where an answer wasn't 200. */
export const percentileOf = ({ outcomes, times }: Answers, part: number): number =>
  Object.keys(outcomes).every((status) => status === "200") ? percentile(times, part) : Number.NaN
