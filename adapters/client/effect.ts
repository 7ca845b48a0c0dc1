/**
 * A typed client of the HTTP interface.
 *
 * @module
 */
import { Context, Effect, Redacted } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import { Api } from "../http/api/mod.ts"

export interface ClientOptions {
  /** `http://localhost:8080` */
  readonly baseUrl: string
  readonly apiKey: Redacted.Redacted
  /** The owner's bearer token, for managing keys. */
  readonly token?: Redacted.Redacted
}

/** By `fetch`, which would take the key to whichever host a redirection names. */
const unredirected = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.updateContext(effect, (context: Context.Context<R>) =>
    Context.add(context, FetchHttpClient.RequestInit, {
      ...Context.getOrUndefined(context, FetchHttpClient.RequestInit),
      redirect: "manual"
    })
  )

/**
 * Methods by group: `client.companies.bySymbol({ params: { symbol: "AAPL" } })`. Needs an HttpClient.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { FetchHttpClient } from "effect/http"
 * import { make } from "findata/client/effect"
 *
 * const program = Effect.gen(function* () {
 *   const client = yield* make({ baseUrl: "http://127.0.0.1:8080", apiKey: Redacted.make("ak_...") })
 *   return yield* client.companies.bySymbol({ params: { symbol: "AAPL" } })
 * })
 * await Effect.runPromise(Effect.provide(program, FetchHttpClient.layer)) // => { symbol: "AAPL", name: "Apple Inc." }
 * ```
 */
export const make = ({ apiKey, baseUrl, token }: ClientOptions) =>
  HttpApiClient.make(Api, {
    baseUrl,
    transformClient: (client) =>
      client.pipe(
        HttpClient.mapRequest(
          HttpClientRequest.setHeaders({
            "x-api-key": Redacted.value(apiKey),
            ...(token === undefined ? {} : { authorization: `Bearer ${Redacted.value(token)}` })
          })
        ),
        HttpClient.transformResponse(unredirected)
      )
  })

export type Client = Effect.Success<ReturnType<typeof make>>
