/** Requests that are refused, by the documented error that each provokes. */
import { Effect, Layer } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { CompanyStore } from "../../core/ports.ts"
import { openSampleService } from "../../scripts/openapi/sampleService.ts"
import { market } from "../fixtures/market.ts"
import { inMemory } from "../fixtures/World.ts"
import { examplePath, operationOf } from "./openapi.ts"
import { openWorld } from "./service.ts"
import { tokenOf } from "./tokens.ts"
import { httpSettings, Sessions } from "../../adapters/http/server/mod.ts"
import { SessionCookie } from "../../adapters/http/server/access/credentials.ts"

/** Every cookie is a session whose owner has no scopes. */
const withSessions = Layer.mergeAll(
  httpSettings({ pagesOpen: false }),
  Layer.succeed(SessionCookie, "findata_session"),
  Layer.succeed(Sessions.SessionsOfServer, {
    tryFind: () => null,
    find: () =>
      Effect.succeed({
        owner: "me",
        scopes: [],
        isAdmin: false,
        name: null,
        expires_at: "2099-01-01T00:00:00Z"
      }),
    begin: () => Effect.die("No one signs in"),
    resume: () => Effect.die("No one signs in"),
    leave: () => Effect.die("No one signs out")
  })
)

/** A store that is out of reach for one symbol, defective for another, and without an end for a third. */
const faulty = Layer.effect(
  CompanyStore,
  Effect.map(CompanyStore, (store) => ({
    ...store,
    bySymbol: (symbol: string) =>
      symbol === "AWAY"
        ? Effect.fail(new StoreUnavailable({ reason: "away" }))
        : symbol === "BROKEN"
          ? Effect.die(new Error("broken"))
          : symbol === "SLOW"
            ? Effect.never
            : store.bySymbol(symbol)
  }))
).pipe(Layer.provideMerge(inMemory))

/** By the error's name, and by the name of its example. */
type Refusals = Readonly<Record<string, Readonly<Record<string, () => Promise<Response>>>>>

const root = "/api/public/v1"
const keys = "/api/v1/api-keys"

/** The answer with its runs numbered in order, and its instant replaced. */
const inOrder = (answer: Response, runs: ReadonlyArray<number>, at?: string): Promise<Response> =>
  answer.text().then((text) => {
    const renumbered = runs.reduce(
      (all, run, index) =>
        all.replaceAll(`run ${run}`, `run ${index + 1}`).replaceAll(`Run ${run}`, `Run ${index + 1}`),
      text
    )
    const dated = at === undefined ? renumbered : renumbered.replace(/\d{4}-\S+Z/, at)
    return new Response(dated, { status: answer.status, headers: answer.headers })
  })

/** Opens the services that refuse them. */
export const openRefusals = async () => {
  const service = await openWorld({ ...market, stores: faulty })
  const sample = await openSampleService()
  const signedIn = await openWorld({ ...market, settings: withSessions })
  const all = (await service.key()).secret
  const once = (await service.key({ rate_limit: 1 })).secret
  const newsOnly = (await service.key({ scopes: ["read:news"] })).secret
  const token = await tokenOf("me")
  const admin = (path: string, method = "GET", body?: string) =>
    sample.handler(
      new Request(`http://localhost/api/v1/admin${path}`, {
        method,
        headers: { authorization: sample.headers.authorization },
        ...(body === undefined ? {} : { body })
      })
    )
  const bars = "symbol,date,open,high,low,close,volume\nAAPL,2022-01-03,1,1,1,1,1\n"
  const imported = async (text: string): Promise<number> =>
    (await (await admin("/imports/prices", "POST", text)).json()).run
  const ofStock = await tokenOf("me", { scope: "read:stock" })

  const send = (path: string, headers: Readonly<Record<string, string>>, method = "GET", body?: string) =>
    service.handler(
      new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
    )
  const get = (path: string, secret = all) => send(path, { "x-api-key": secret })
  const post = (body: string, bearer = token, type = "application/json") =>
    send(keys, { authorization: `Bearer ${bearer}`, "content-type": type }, "POST", body)

  const bySession = (path: string, method = "GET") =>
    signedIn.handler(
      new Request(`http://localhost${path}`, {
        method,
        headers: { cookie: "findata_session=x", origin: "http://evil.example" }
      })
    )

  const refusals: Refusals = {
    BadRequest: { url: () => get(`${root}/stock/prices/%zz`) },
    Unauthorized: { key: () => send(`${root}/financial/companies`, {}) },
    Unauthenticated: { token: () => send(keys, {}) },
    Forbidden: {
      key: () => get(`${root}/financial/companies`, newsOnly),
      token: () => post(JSON.stringify({ name: "x", scopes: ["read:news"] }), ofStock),
      admin: () => send("/api/v1/admin/runs", { authorization: `Bearer ${token}` }),
      session: () => bySession("/v1/sector-analyst/company/1"),
      origin: () => bySession(`${keys}/1`, "DELETE")
    },
    NotFound: {
      company: () => get(`${root}/stock/prices/ZZZZ`),
      article: () => get(`${root}/news/articles/999`),
      report: () => get(`${root}/research/reports/999`),
      key: () => send(`${keys}/999`, { authorization: `Bearer ${token}` }),
      run: () => admin("/runs/999/undo", "POST"),
      doubt: () => admin("/companies/1/doubts/withdraw?start_date=2021-03-31", "POST"),
      operation: () => admin("/operations/999"),
      file: () => send("/files/reports/00/x.pdf", {})
    },
    Repeated: {
      repeated: async () => {
        const body = JSON.stringify({ name: "x", scopes: ["read:news"] })
        const headers = {
          authorization: `Bearer ${await tokenOf("once")}`,
          "content-type": "application/json",
          "idempotency-key": "1"
        }
        const { id } = await (await send(keys, headers, "POST", body)).json()
        const answer = await send(keys, headers, "POST", body)
        const text = (await answer.text()).replaceAll(String(id), "1")
        return new Response(text, { status: answer.status, headers: answer.headers })
      }
    },
    Conflict: {
      undone: async () => {
        const run = await imported(bars)
        await admin(`/runs/${run}/undo`, "POST")
        return inOrder(await admin(`/runs/${run}/undo`, "POST"), [run], "2024-07-01T12:00:00Z")
      },
      later: async () => {
        const runs = [await imported(bars), await imported(bars.replace(",1,1,1,1,1", ",2,2,2,2,2"))]
        return inOrder(await admin(`/runs/${runs[0]}/undo`, "POST"), runs)
      }
    },
    MethodNotAllowed: { put: () => send(`${root}/stock/prices/AAPL`, {}, "PUT") },
    PayloadTooLarge: { large: () => post(" ".repeat(65_537)) },
    UriTooLong: { long: () => get(`${root}/financial/companies?search=`.padEnd(8193, "x")) },
    UnsupportedMediaType: { other: () => post("name=x", token, "application/x-www-form-urlencoded") },
    RangeNotSatisfiable: {
      beyond: () =>
        sample.handler(
          new Request(`http://localhost${examplePath(operationOf("getReportPdf"))}`, {
            headers: { range: "bytes=99999999-" }
          })
        )
    },
    Unprocessable: {
      query: () => get(`${root}/financial/companies?limit=101`),
      together: () => send(`${root}/news/articles/x`, { "x-api-key": all, "x-locale": "fr" }),
      paging: () => get(`${root}/financial/companies?page=1&offset=0`),
      body: () => post(JSON.stringify({ scopes: ["read:news"] }))
    },
    TooManyRequests: {
      quota: async () => {
        await get(`${root}/stock/prices/AAPL`, once)
        return get(`${root}/stock/prices/AAPL`, once)
      }
    },
    InternalError: { fault: () => get(`${root}/stock/prices/BROKEN`) },
    Unavailable: {
      away: () => get(`${root}/stock/prices/AWAY`),
      busy: async () => {
        const over = new AbortController()
        const askLong = (n: number) =>
          service.handler(
            new Request(`http://localhost${root}/stock/prices/SLOW/history?interval=1week&limit=${400 + n}`, {
              headers: { "x-api-key": all },
              signal: over.signal
            })
          )
        const others = Array.from({ length: 102 }, (_, n) => askLong(n).catch(() => null))
        const refused = await askLong(others.length)
        over.abort()
        await Promise.all(others)
        return refused
      }
    }
  }
  return {
    refusals,
    close: async () => {
      await service.close()
      await signedIn.close()
      await sample.close()
    }
  }
}
