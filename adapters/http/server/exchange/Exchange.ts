/** What the stages of a request note for its response and for the front door. */
import { Context, Effect } from "effect"
import { HttpRouter } from "effect/http"
import type { EndpointAccess } from "../../api/base/RequiredAccess.ts"
import type { Body } from "./Body.ts"
import type { Acting } from "./Connection.ts"

/** What a request to a path needs, and how many requests of a quota it uses. */
export interface Requirement {
  readonly access: EndpointAccess
  readonly cost: number
}

export interface Exchange {
  /** The request's id. */
  readonly id: string
  /** Null unless the program itself asks. */
  readonly acting: Acting | null
  /** Headers of the response whatever it is, beside or instead of its own. */
  readonly headers: Record<string, string>
  /**
   * Headers of the response with a body, name and value in turn: added at the end, because effect copies those that a
   * response is made with several times.
   */
  ofBody: ReadonlyArray<string>
  /** Whether a response without Vary is private: an error to a key is, as its data are. */
  isPrivate: boolean
  /** Null until access is required. */
  requirement: Requirement | null
  /** The kept body of the response by its name, or that of a file of the program itself; null for none. */
  kept: string | Body | null
  /** The template of the route; null when none has its path. */
  route: string | null
  /** The visible prefix of the key, once it is known to be valid; null without. */
  key: string | null
}

export const makeExchange = (id: string, acting: Acting | null = null): Exchange => ({
  id,
  acting,
  headers: {},
  ofBody: [],
  isPrivate: false,
  requirement: null,
  kept: null,
  route: null,
  key: null
})

/** Of the current request, inside the envelope. */
export const CurrentExchange = Context.Reference<Exchange>("findata/http/Exchange", {
  defaultValue: () => makeExchange("")
})

/** Adds headers to the response, whatever it is. */
export const onEveryAnswer = (headers: Readonly<Record<string, string>>): Effect.Effect<void> =>
  Effect.map(CurrentExchange, (exchange) => {
    Object.assign(exchange.headers, headers)
  })

/** Notes the route whose context this is. */
export const noteRoute = (context: Context.Context<HttpRouter.RouteContext>): void => {
  Context.get(context, CurrentExchange).route = Context.get(context, HttpRouter.RouteContext).route.path
}

/** Notes the route of what answers it. */
export const noted = <A, E, R>(answer: Effect.Effect<A, E, R>) =>
  Effect.contextWith((context: Context.Context<HttpRouter.RouteContext>) => {
    noteRoute(context)
    return answer
  })
