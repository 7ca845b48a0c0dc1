/** Requests that were answered, for those who observe them: metrics and the access log. */
import { Context } from "effect"

export interface Answered {
  readonly id: string
  readonly method: string
  /** The template of its route, `/api/public/v1/stock/prices/:symbol`; null when none has its path. */
  readonly route: string | null
  /** Path and query as sent. */
  readonly url: string
  /** 499 where the client ended the connection before. */
  readonly status: number
  /** From its arrival to its response, in milliseconds; a body that is sent piece by piece isn't included. */
  readonly duration: number
  /** Of the body; null where that is unknown. */
  readonly bytes: number | null
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The visible prefix of the valid key that asked; null without. */
  readonly key: string | null
  /** The name of the client by its address, computed for those who need it; null without an address. */
  readonly client: () => string | null
  /** Whether the front door answered it out of memory. */
  readonly isKept: boolean
}

/** Is called once with each request: it must neither throw nor wait. */
export type Observe = (answered: Answered) => void

/** Null without an observer: nothing is measured then. */
export const Observer = Context.Reference<Observe | null>("findata/http/Observer", {
  defaultValue: () => null
})

/** The status of a request whose client has gone, as nginx's. */
export const abandoned = 499
