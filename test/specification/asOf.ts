/** The routes with `as_of`, requested from the scene's service, and the error for a future day. */
import { assert } from "@effect/vitest"
import { operations as documented } from "../http/openapi.ts"
import type { Service } from "../http/service.ts"
import { operations } from "./collected.ts"

export type Json = any

export const acme = "/v1/financial_v4/companies/1"

/** Of ACME. */
export const routes = {
  financials: "/api/public/v1/financial/companies/ACME/financials",
  fundamentals: "/api/v1/financial-v4/fundamentals?symbol=ACME",
  detail: acme,
  statements: `${acme}/financials`,
  prices: `${acme}/prices`,
  actions: `${acme}/actions`,
  snapshot: `${acme}/snapshot`,
  multiples: `${acme}/multiples`,
  technical: `${acme}/technical?series=10`,
  consensus: `${acme}/consensus`,
  dart: `${acme}/dart`,
  insider: `${acme}/insider`,
  news: `${acme}/news`,
  research: `${acme}/research-highlights`,
  sector: "/v1/sector-analyst/company/1"
} as const

const takesDay = documented
  .filter(({ definition }) => definition["parameters"].some(({ name }: Json) => name === "as_of"))
  .map(({ path }) => path)

/** A request without it for every operation that takes it, but for that of an article, which is unknown before its day. */
export const everyRoute = operations
  .filter(({ path }) => takesDay.includes(path) && !path.endsWith("{article_id}"))
  .map(({ request }) => request.replace(/[?&]as_of=[^&]*/, ""))

export const withDay = (path: string, day: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}as_of=${day}`

/** Sends requests with a key of scope read:all. */
export const clientOf = async (service: Pick<Service, "key" | "send">) => {
  const { secret } = await service.key()
  const send = (path: string) => service.send("GET", path, { "x-api-key": secret })
  return {
    send,
    /** The body as of a day. */
    on: async (path: string, day: string): Promise<Json> => {
      const { json, status } = await send(withDay(path, day))
      assert.strictEqual(status, 200)
      return json
    },
    /** The status and the body of a failed request. */
    refusal: async (path: string, day: string): Promise<ReadonlyArray<unknown>> => {
      const { json, status } = await send(withDay(path, day))
      return [status, json]
    }
  }
}

export type Client = Awaited<ReturnType<typeof clientOf>>

/** The answer to a day that hasn't begun. */
export const future = (day: string) => [
  422,
  {
    detail: [
      { loc: ["query", "as_of"], msg: `Value error, as_of ${day} is in the future`, type: "value_error" }
    ]
  }
]
