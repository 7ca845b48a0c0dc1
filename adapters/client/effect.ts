/**
 * A typed client of the HTTP interface.
 *
 * @module
 */
import { Effect, Redacted } from "effect"
import { HttpClient, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import { Api } from "../http/api/mod.ts"

export interface ClientOptions {
  /** `http://localhost:8080` */
  readonly baseUrl: string
  readonly apiKey: Redacted.Redacted
  /** The owner's bearer token, for managing keys. */
  readonly token?: Redacted.Redacted
}

/** Methods by group: `client.companies.bySymbol({ params: { symbol: "AAPL" } })`. Needs an HttpClient. */
export const make = ({ apiKey, baseUrl, token }: ClientOptions) =>
  HttpApiClient.make(Api, {
    baseUrl,
    transformClient: HttpClient.mapRequest(
      HttpClientRequest.setHeaders({
        "x-api-key": Redacted.value(apiKey),
        ...(token === undefined ? {} : { authorization: `Bearer ${Redacted.value(token)}` })
      })
    )
  })

export type Client = Effect.Success<ReturnType<typeof make>>
