/** Which page sends a request: one of this server, of a listed origin, another, or none. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpServerRequest } from "effect/http"
import { httpSettings } from "../../../adapters/http/server/mod.ts"
import { type Sender, senders } from "../../../adapters/http/server/exchange/origin.ts"
import type { Headers } from "../doors.ts"

type Case = readonly [url: string, headers: Headers, sender: Sender]

const sent = (url: string, headers: Headers) =>
  HttpServerRequest.fromWeb(new Request(url, { method: "POST", headers }))

const finds = (settings: Layer.Layer<never>, cases: ReadonlyArray<Case>) =>
  it.effect.each(cases.map(([url, headers, sender]) => ({ url, headers, sender })))(
    "$sender sends to $url with $headers",
    ({ headers, sender, url }) =>
      Effect.gen(function* () {
        const senderOf = yield* senders
        assert.strictEqual(senderOf(sent(url, headers)), sender)
      }).pipe(Effect.provide(settings))
  )

const configured = "https://findata.example.com"
const inside = "http://10.0.0.7:3000/x"

describe("at a configured address", () => {
  const settings = httpSettings({ publicUrl: `${configured}/base`, corsOrigins: ["https://app.example.com"] })
  finds(settings, [
    [inside, { origin: configured }, "own"],
    [inside, { origin: "https://app.example.com" }, "listed"],
    [inside, { origin: "http://findata.example.com" }, "other"],
    [inside, { origin: `${configured}.evil.example` }, "other"],
    [inside, { origin: "http://10.0.0.7:3000" }, "other"],
    [inside, { origin: "null" }, "other"],
    [`${configured}/x`, { origin: "null" }, "other"],
    [`${configured}/x`, { origin: "null", "sec-fetch-site": "cross-site" }, "other"],
    [`${configured}/x`, { origin: "null", "sec-fetch-site": "same-site" }, "other"],
    [`${configured}/x`, { origin: "null", "sec-fetch-site": "same-origin" }, "own"],
    // Between a proxy that ends TLS and the server.
    ["http://findata.example.com/x", { origin: "null", "sec-fetch-site": "same-origin" }, "own"],
    ["http://evil.example/x", { origin: "null", "sec-fetch-site": "same-origin" }, "other"],
    [inside, { origin: "" }, "other"],
    [inside, { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, "other"],
    [inside, {}, "none"],
    [inside, { "sec-fetch-site": "none" }, "none"],
    [inside, { "sec-fetch-site": "same-origin" }, "own"],
    [inside, { "sec-fetch-site": "same-site" }, "other"],
    [inside, { "sec-fetch-site": "cross-site" }, "other"]
  ])
})

describe("at the address of each request", () => {
  finds(httpSettings({}), [
    [inside, { origin: "http://10.0.0.7:3000" }, "own"],
    [inside, { origin: "http://10.0.0.7" }, "other"],
    [inside, { origin: "https://10.0.0.7:3000" }, "other"],
    ["http://localhost:3000/", { origin: "http://localhost:3000" }, "own"],
    ["http://localhost:3000/", { origin: "http://127.0.0.1:3000" }, "other"],
    ["http://[::1]:3000/", { origin: "http://[::1]:3000" }, "own"],
    ["http://localhost:3000/", { origin: "null", "sec-fetch-site": "same-origin" }, "own"],
    ["http://localhost:3000/", { origin: "null", "sec-fetch-site": "cross-site" }, "other"],
    ["http://evil.example:3000/", { origin: "null", "sec-fetch-site": "same-origin" }, "other"],
    // Its owner may have rebound the name to this host.
    ["http://evil.example:3000/", { origin: "http://evil.example:3000" }, "other"]
  ])
})

describe("where any origin may read", () => {
  finds(httpSettings({ publicUrl: configured, corsOrigins: ["*"] }), [
    [inside, { origin: configured }, "own"],
    [inside, { origin: "https://evil.example" }, "listed"]
  ])
})
