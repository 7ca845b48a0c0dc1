/**
 * A client that asks at a fixed rate, whether or not earlier requests were answered, so that a server that stalls isn't
 * spared the requests of that time.
 */
import { beginClient } from "./clients.ts"
import type { Request } from "./servers.ts"

export interface Answers {
  /** Milliseconds from sending a request to the last byte of its answer. */
  readonly times: ReadonlyArray<number>
  /** By status, or by the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The latest that a request was sent after its time, in milliseconds. */
  readonly late: number
}

/** What a client asks for: the requests in turn, over and over, `rate` a second. */
export interface Steady {
  readonly address: string
  readonly requests: ReadonlyArray<Request>
  readonly rate: number
}

/** Begins to ask in a process of its own; the returned function ends that and returns the answers. */
export const askSteadily = (
  address: string,
  requests: ReadonlyArray<Request>,
  rate: number
): Promise<() => Promise<Answers>> =>
  beginClient<Steady, Answers>(new URL("steadyClient.ts", import.meta.url), { address, requests, rate })
