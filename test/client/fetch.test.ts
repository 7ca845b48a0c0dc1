/** The client by fetch alone, against the service and against one that fails. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { FetchHttpClient } from "effect/http"
import { make as makeOfEffect } from "../../adapters/client/effect.ts"
import { byFeature, type Client, createClient, FindataError } from "../../adapters/client/mod.ts"
import type { InvalidParameter } from "../../adapters/client/FindataError.ts"
import { openSampleService, type SampleService } from "../../scripts/openapi/sampleService.ts"

let service: SampleService
let client: Client
const asked: Array<Request> = []

const credentials = () => ({
  apiKey: service.headers["x-api-key"],
  token: service.headers.authorization.replace("Bearer ", "")
})

beforeAll(async () => {
  service = await openSampleService()
  client = createClient({
    baseUrl: "http://localhost/",
    ...credentials(),
    fetch: (request) => {
      asked.push(request)
      return service.handler(request)
    }
  })
}, 30_000)
afterAll(() => service.close())

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

describe("methods", () => {
  it("return JSON with its types, or the text of CSV", async () => {
    const { data } = await client.getPrices({ symbol: "AAPL", limit: 2 })
    const closes: ReadonlyArray<number | null | undefined> = data.map(({ close }) => close)
    assert.deepStrictEqual(closes, [119.9, 122.15])
    const csv: string = await client.getPrices({ symbol: "AAPL", limit: 1, format: "csv" })
    assert.match(csv, /^datetime,open,high,low,close,volume\r\n2021-03-31T00:00:00,/)
  })

  it("take parameters of path, query, headers and body by their names", async () => {
    const statements = await client.getFinancials({
      symbol: "AAPL:NASDAQ",
      period: "Annual",
      years: 1,
      as_of: "2021-03-31",
      include: "provenance"
    })
    assert.strictEqual(statements.statements[0]?.sales, 274_515_000_000)
    const article = await client.getNewsArticle({ article_id: 1, "x-locale": "ja" })
    assert.strictEqual(article.locale, "ja")
    const made = await client.createApiKey({ body: { name: "mine", scopes: ["read:stock"] } })
    assert.match(made.key ?? "", /^ak_/)
    assert.strictEqual(await client.revokeApiKey({ id: made.id }), undefined)
    assert.strictEqual((await client.getApiKey({ id: made.id })).status, "revoked")
  })

  it("send each operation the credentials that it takes, and no others", async () => {
    asked.length = 0
    await client.getPrices({ symbol: "AAPL" })
    await client.listApiKeys()
    await client.getLiveness()
    assert.deepStrictEqual(
      asked.map(({ headers }) => [headers.has("x-api-key"), headers.has("authorization")]),
      [
        [true, false],
        [false, true],
        [false, false]
      ]
    )
  })

  it("return files as their bytes", async () => {
    const { reports } = await client.listReports({ title: "cash returned", page_size: 5 })
    const [folder = "", file = ""] = (reports.find(({ cdn_url }) => cdn_url !== null)?.cdn_url ?? "")
      .split("/")
      .slice(-2)
    const pdf = await client.getReportPdf({ folder, file })
    assert.strictEqual(pdf.type, "application/pdf")
    assert.strictEqual(await pdf.slice(0, 5).text(), "%PDF-")
  })

  it("fail with the service's error", async () => {
    const error = await client.getCompany({ symbol: "ZZZZ" }).catch((thrown: unknown) => thrown)
    assert.instanceOf(error, FindataError)
    assert.deepInclude(error, {
      message: "getCompany: 404 Company not found: ZZZZ",
      operation: "getCompany",
      status: 404,
      detail: "Company not found: ZZZZ"
    })
    assert.match(error.requestId ?? "", /^[\w-]{8,}$/)
    const invalid = await client.getPrices({ symbol: "AAPL", limit: 501 }).catch((thrown: unknown) => thrown)
    assert.instanceOf(invalid, FindataError)
    assert.match(invalid.message, /^getPrices: 422 query\.limit: /)
  })
})

describe("a parameter in the path", () => {
  it("leads to no other operation", async () => {
    asked.length = 0
    const quick = performance.now() + 400
    for (const symbol of ["", ".", ".."]) {
      const error = await client.getCompany({ symbol }).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, TypeError)
      assert.include(error.message, "symbol")
    }
    assert.lengthOf(asked, 0)
    assert.isBelow(performance.now(), quick)
    const error = await client.getCompany({ symbol: "../news" }).catch((thrown: unknown) => thrown)
    assert.deepInclude(error, { status: 404, detail: "Company not found: ../news" })
  })
})

const failing = () => Promise.reject(new TypeError("Failed to fetch"))

describe("a service that isn't there", () => {
  it("is named with the cause, on a port where nothing listens", async () => {
    const nowhere = createClient({ baseUrl: "http://127.0.0.1:1/findata", retries: 0 })
    const error = await nowhere.getCompany({ symbol: "AAPL" }).catch((thrown: unknown) => thrown)
    assert.instanceOf(error, TypeError)
    assert.match(
      error.message,
      /^getCompany: http:\/\/127\.0\.0\.1:1\/findata could not be reached: .*(ECONNREFUSED|bad port)/
    )
    assert.instanceOf(error.cause, TypeError)
  })

  it("is named where the runtime says no more than that it failed", async () => {
    const nowhere = createClient({ baseUrl: "https://findata.example.com", retries: 0, fetch: failing })
    const error = await nowhere.listMarkets().catch((thrown: unknown) => thrown)
    assert.instanceOf(error, TypeError)
    assert.strictEqual(
      error.message,
      "listMarkets: https://findata.example.com could not be reached: Failed to fetch"
    )
  })
})

/** The credentials that requests of three kinds are sent with. */
const sentBy = async (credentials: { readonly apiKey?: string; readonly token?: string }) => {
  const sent: Array<string | null> = []
  const fetch = ({ headers }: Request) => {
    sent.push(headers.get("x-api-key") ?? headers.get("authorization"))
    return Promise.resolve(Response.json({}))
  }
  const client = createClient({ baseUrl: "https://findata.example.com", fetch, ...credentials })
  await client.getCompany({ symbol: "AAPL" })
  await client.getCompanyDetail({ company_id: 1 })
  await client.listApiKeys()
  return sent
}

describe("a token", () => {
  it("is sent to company pages where there is no key, to what takes a token, and nowhere else", async () => {
    assert.deepStrictEqual(await sentBy({ token: "t" }), [null, "Bearer t", "Bearer t"])
    assert.deepStrictEqual(await sentBy({ apiKey: "k", token: "t" }), ["k", "k", "Bearer t"])
    assert.deepStrictEqual(await sentBy({ apiKey: "k" }), ["k", "k", null])
  })
})

it("a header that can't be sent fails at once", async () => {
  const quick = performance.now() + 400
  const error = await client.listNews({ "x-locale": "ko\r\nx: y" as "ko" }).catch((thrown: unknown) => thrown)
  assert.instanceOf(error, TypeError)
  assert.isBelow(performance.now(), quick)
})

describe("a redirection", () => {
  it("isn't followed, so that the key goes to no other host", async () => {
    const reached: Array<string | undefined> = []
    const other = createServer(({ headers }, response) => {
      reached.push(headers["x-api-key"] as string | undefined)
      response.end("{}")
    })
    const location = `http://localhost:${await portOf(other)}/`
    const moved = createServer((_, response) => {
      response.writeHead(307, { location }).end()
    })
    try {
      const baseUrl = `http://127.0.0.1:${await portOf(moved)}`
      const redirected = createClient({ baseUrl, apiKey: "ak_x" })
      const error = await redirected.getCompany({ symbol: "AAPL" }).catch((thrown: unknown) => thrown)
      assert.instanceOf(error, FindataError)
      assert.strictEqual(error.status, 307)
      assert.include(error.message, location)
      const ofEffect = Effect.gen(function* () {
        const made = yield* makeOfEffect({ baseUrl, apiKey: Redacted.make("ak_x") })
        return yield* made.companies.bySymbol({ params: { symbol: "AAPL" } })
      })
      const exit = await Effect.runPromiseExit(Effect.provide(ofEffect, FetchHttpClient.layer))
      assert.include(String(exit), "307")
      assert.deepStrictEqual(reached, [])
    } finally {
      other.close()
      moved.close()
    }
  })
})

const allOf = async <A>(items: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const all: Array<A> = []
  for await (const item of items) all.push(item)
  return all
}

describe("each", () => {
  it("walks a list through its pages", async () => {
    asked.length = 0
    const symbols: Array<string | null | undefined> = []
    for await (const { symbol } of client.each("listCompanies", { limit: 3 })) symbols.push(symbol)
    const whole = await client.listCompanies({ limit: 100 })
    assert.deepStrictEqual(symbols, "companies" in whole ? whole.companies.map(({ symbol }) => symbol) : [])
    assert.lengthOf(asked, Math.ceil(symbols.length / 3) + 1)
  })

  it("asks for no page that isn't needed", async () => {
    asked.length = 0
    for await (const { datetime } of client.each("getPriceHistory", { symbol: "AAPL", limit: 10 })) {
      assert.isString(datetime)
      break
    }
    assert.lengthOf(asked, 1)
  })

  it("walks an empty list", async () => {
    for await (const article of client.each("listNews", { symbol: "ZZZZ" })) {
      assert.fail(article.title ?? "")
    }
  })
})

/** A client of a service that sends these parts and then breaks off, or ends. */
const sending = (parts: ReadonlyArray<Uint8Array<ArrayBuffer>>, breaks = false, left = () => {}) =>
  createClient({
    baseUrl: "http://localhost",
    retries: 0,
    fetch: () => {
      const rest = [...parts]
      const body = new ReadableStream({
        pull: (controller) => {
          const part = rest.shift()
          if (part !== undefined) controller.enqueue(part)
          else if (breaks) controller.error(new TypeError("terminated"))
          else controller.close()
        },
        cancel: left
      })
      return Promise.resolve(new Response(body, { headers: { "content-type": "application/x-ndjson" } }))
    }
  })

describe("rows", () => {
  const asked = {
    start_date: "2020-01-01",
    end_date: "2021-03-31",
    columns: "close",
    returns: "true"
  } as const

  it("are all of a panel, as its JSON has them", async () => {
    const rows = await allOf(client.rows("listScreenHistory", asked))
    const { data } = await client.listScreenHistory({ ...asked, limit: 1000 })
    assert.isAbove(rows.length, 100)
    assert.deepStrictEqual(rows, data)
    const [first] = await allOf(byFeature(client).screens.rows(asked))
    assert.deepStrictEqual(first, data[0])
  })

  const bytes = new TextEncoder().encode('{"name":"삼성"}\n{"name":"b"}\n')
  const each = Array.from(bytes, (byte) => Uint8Array.of(byte))

  it("are whole however they arrive", async () => {
    const rows = await allOf(sending(each).rows("listScreenHistory", asked))
    assert.deepStrictEqual(
      rows.map(({ name }) => name),
      ["삼성", "b"]
    )
    assert.deepStrictEqual(await allOf(sending([]).rows("listScreenHistory", asked)), [])
  })

  it("end the answer where the loop is left, and fail where it breaks off", async () => {
    let hasLeft = false
    for await (const { name } of sending(each, false, () => (hasLeft = true)).rows(
      "listScreenHistory",
      asked
    )) {
      assert.strictEqual(name, "삼성")
      break
    }
    assert.isTrue(hasLeft)
    const error = await allOf(sending(each, true).rows("listScreenHistory", asked)).catch(
      (thrown: unknown) => thrown
    )
    assert.instanceOf(error, TypeError)
    assert.strictEqual(
      (error as Error).message,
      "listScreenHistory: http://localhost broke off its answer: terminated"
    )
  })

  it("fail with what the service says of a wrong expression", async () => {
    const rows = client.rows("listScreenHistory", { ...asked, where: "pe_ration < 15" })
    const error = await rows.next().catch((thrown: unknown) => thrown)
    assert.instanceOf(error, FindataError)
    const [fault] = (error as FindataError).detail as ReadonlyArray<InvalidParameter>
    assert.deepStrictEqual(fault?.ctx?.suggestions, ["pe_ratio", "pb_ratio", "peg_ratio"])
  })
})

it("every method by feature that begins with each goes through all pages", async () => {
  const { calendar } = byFeature(client)
  const days = await allOf(calendar.eachDividend({ start_date: "2020-01-01", end_date: "2020-12-31" }))
  assert.isAbove(days.length, 3)
})

/** Answers one request after the other; a status of 0 is a connection that fails. */
const answering = (...statuses: ReadonlyArray<number>) => {
  let nth = 0
  const sent: Array<Request> = []
  const found = createClient({
    baseUrl: "http://localhost",
    apiKey: "ak_x",
    maxWait: 2,
    fetch: (request) => {
      sent.push(request)
      const status = statuses[nth++] ?? 200
      if (status === 0) return Promise.reject(new TypeError("fetch failed"))
      return Promise.resolve(
        new Response(JSON.stringify({ detail: "later", status: "ok" }), {
          status,
          headers: { "content-type": "application/json", ...(status >= 400 ? { "retry-after": "0" } : {}) }
        })
      )
    }
  })
  return { client: found, sent }
}

describe("repetition", () => {
  it("repeats what was turned away, and what got no answer", async () => {
    const { client: flaky, sent } = answering(0, 429, 503)
    assert.deepInclude(await flaky.getReadiness(), { status: "ok" })
    assert.lengthOf(sent, 4)
  })

  it("ends after as many repetitions as it may make", async () => {
    const { client: refused, sent } = answering(503, 503, 503, 503, 503)
    const error = await refused.getReadiness().catch((thrown: unknown) => thrown)
    assert.deepInclude(error, { status: 503, retryAfter: 0 })
    assert.lengthOf(sent, 4)
  })

  it("repeats a change only when it wasn't made, or can't be made twice", async () => {
    const body = { name: "x", scopes: ["read:stock" as const] }
    for (const [status, key, count] of [
      [503, undefined, 1],
      [0, undefined, 1],
      [429, undefined, 2],
      [503, "abc", 2]
    ] as const) {
      const { client: flaky, sent } = answering(status)
      const given = key === undefined ? { body } : { body, "idempotency-key": key }
      await flaky.createApiKey(given).catch(() => {})
      assert.lengthOf(sent, count, `${status} ${key}`)
    }
  })

  it("doesn't repeat other errors", async () => {
    const { client: broken, sent } = answering(500)
    const error = await broken.getReadiness().catch((thrown: unknown) => thrown)
    assert.deepInclude(error, { status: 500 })
    assert.lengthOf(sent, 1)
  })

  it("fails at once where it would have to wait longer than it may", async () => {
    const later = createClient({
      baseUrl: "http://localhost",
      maxWait: 5,
      fetch: () => Promise.resolve(new Response("busy", { status: 429, headers: { "retry-after": "6" } }))
    })
    const error = await later.getReadiness().catch((thrown: unknown) => thrown)
    assert.deepInclude(error, { status: 429, retryAfter: 6, detail: "busy", requestId: null })
  })

  it("ends when its signal is aborted, also while it waits", async () => {
    const later = createClient({
      baseUrl: "http://localhost",
      fetch: () => Promise.resolve(new Response("{}", { status: 503, headers: { "retry-after": "30" } }))
    })
    const stopped = new AbortController()
    const call = later.getReadiness({}, { signal: stopped.signal })
    setTimeout(() => stopped.abort(new Error("enough")), 20)
    const error = await call.catch((thrown: unknown) => thrown)
    assert.deepInclude(error, { message: "enough" })
  })
})

/** Never called: it is compiled. */
const wrong = () => {
  // @ts-expect-error an unknown interval
  void client.getPrices({ symbol: "AAPL", interval: "1year" })
  // @ts-expect-error the symbol is missing
  void client.getPrices({ limit: 1 })
  // @ts-expect-error an unknown parameter
  void client.getPrices({ symbol: "AAPL", limits: 1 })
  // @ts-expect-error an unknown scope
  void client.createApiKey({ body: { name: "x", scopes: ["write:all"] } })
  // @ts-expect-error no list
  void client.each("getPrices", { symbol: "AAPL" })
  // @ts-expect-error not by the line
  void client.rows("getPrices", { symbol: "AAPL" })
  // @ts-expect-error a text has no data
  void client.getPrices({ symbol: "AAPL", format: "csv" }).then(({ data }) => data)
}

it("what the interface lacks doesn't compile", () => {
  assert.isFunction(wrong)
})
