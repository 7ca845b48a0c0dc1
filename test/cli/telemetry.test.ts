/** Traces and metrics of a server, received by a collector in this process. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Environment, json, remove, temporaryDirectory } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { serve } from "./serving.ts"

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: ReadonlyArray<{
    readonly key: string
    readonly value: Readonly<Record<string, unknown>>
  }>
}

/** What a server sent. */
interface Received {
  readonly traces: Array<any>
  readonly metrics: Array<any>
  authorization: string | undefined
}

/** By the server's number, with which the paths begin. */
const received = new Map<string, Received>()

const collector = createServer((request, response) => {
  let text = ""
  request.setEncoding("utf8").on("data", (part: string) => {
    text += part
  })
  request.on("end", () => {
    const [, of = "", signal] = /^\/(\d+)\/v1\/(traces|metrics)$/.exec(request.url ?? "") ?? []
    const found = received.get(of)
    if (found !== undefined && signal === "traces") found.traces.push(JSON.parse(text))
    if (found !== undefined && signal === "metrics") found.metrics.push(JSON.parse(text))
    if (found !== undefined) found.authorization = request.headers.authorization
    response.end("{}")
  })
})

const spansOf = ({ traces }: Received): ReadonlyArray<Span> =>
  traces.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: any) => scopeSpans.flatMap(({ spans }: any) => spans))
  )

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const route = "/api/public/v1/stock/prices/:symbol"
const traceId = "0af7651916cd43dd8448eb211c80319c"
const parent = "b7ad6b7169203331"

describe("telemetry", { timeout: 60_000, concurrent: true }, () => {
  let directory: string
  let env: Environment
  let key: string

  beforeAll(async () => {
    directory = await temporaryDirectory()
    collector.listen(0, "127.0.0.1")
    await new Promise((resolve) => collector.once("listening", resolve))
    env = {
      FINDATA_DATA: directory,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20canary-of-exports",
      OTEL_SERVICE_NAME: "quotes"
    }
    const store = { FINDATA_DATA: directory }
    await importLines(store, "companies", "symbol,exchange,name", "AAPL,NASDAQ,Apple Inc.")
    const wanted = ["--name", "traced", "--scopes", "read:all", "--rate-limit", "1000"]
    key = json(await inProcess(store, "keys", "create", ...wanted, "--json")).key
  })
  afterAll(async () => {
    collector.close()
    await remove(directory)
  })

  /** Serves while requests for prices are sent, with these headers in turn; returns what became of it and was received. */
  const during = async (
    own: Environment,
    query: string,
    ...requests: ReadonlyArray<Record<string, string>>
  ) => {
    const sent: Received = { traces: [], metrics: [], authorization: undefined }
    const of = String(received.size)
    received.set(of, sent)
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/${of}/`
    const server = await serve({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, WORKERS: "1", ...own })
    for (const headers of requests) {
      const url = `${server.address}/api/public/v1/stock/prices/AAPL${query}`
      const response = await fetch(url, { headers: { "x-api-key": key, ...headers } })
      await response.arrayBuffer()
      assert.strictEqual(response.status, 200)
    }
    server.process.kill("SIGTERM")
    return { ...(await server.ended), sent, spans: spansOf(sent) }
  }

  it("has a span for each request, below the client's, with the statements below it", async () => {
    const { sent, spans } = await during({}, "", { traceparent: `00-${traceId}-${parent}-01` })
    const [request, ...others] = spans.filter(({ kind }) => kind === 2)
    assert.deepStrictEqual(others, [])
    assert.ok(request)
    assert.strictEqual(request.name, `GET ${route}`)
    assert.deepStrictEqual([request.traceId, request.parentSpanId], [traceId, parent])
    const attributes = attributesOf(request)
    assert.deepInclude(attributes, { "http.route": route, "http.request.method": "GET" })
    assert.strictEqual(Number(attributes["http.response.status_code"]), 200)
    const parents = new Map(spans.map(({ parentSpanId, spanId }) => [spanId, parentSpanId]))
    const isBelow = (id: string | undefined): boolean =>
      id !== undefined && (id === request.spanId || isBelow(parents.get(id)))
    const statements = spans.filter((span) => "db.query.text" in attributesOf(span))
    assert.isNotEmpty(statements)
    for (const span of statements) {
      assert.strictEqual(span.traceId, traceId)
      assert.isTrue(isBelow(span.spanId), span.name)
    }
    assert.strictEqual(sent.authorization, "Bearer canary-of-exports")
  })

  it("has a span for an answer out of memory too", async () => {
    const { spans } = await during({}, "", {}, {}, {}, { traceparent: `00-${traceId}-${parent}-01` })
    const requests = spans.filter(({ name }) => name === `GET ${route}`)
    assert.lengthOf(requests, 4)
    const last = requests.find((span) => span.traceId === traceId)
    assert.ok(last)
    assert.strictEqual(last.parentSpanId, parent)
    assert.strictEqual(attributesOf(last)["findata.kept"], true)
    assert.strictEqual(new Set(requests.map((span) => span.traceId)).size, 4)
  })

  it("begins no trace where the share is 0, and continues those of clients", async () => {
    const sampled = `00-${traceId}-${parent}-01`
    const unsampled = `00-1${traceId.slice(1)}-${parent}-00`
    const asked = [{}, {}, {}, { traceparent: unsampled }, { traceparent: sampled }]
    const { spans } = await during({ OTEL_TRACES_SAMPLER_ARG: "0" }, "", ...asked)
    assert.deepStrictEqual([...new Set(spans.map((span) => span.traceId))], [traceId])
  })

  it("has metrics of requests and of the process", async () => {
    const { sent } = await during({}, "", {})
    const text = JSON.stringify(sent.metrics)
    assert.include(text, "findata_http_requests_total")
    assert.include(text, route)
    assert.include(text, "process_resident_memory_bytes")
    assert.include(text, '"quotes"')
  })

  it("contains no secrets", async () => {
    const query = `?api_key=${key}&hunter2-in-a-query&interval=1day`
    const { sent, stderr, stdout } = await during(
      { LOG_LEVEL: "trace" },
      query,
      {},
      {
        cookie: "session=hunter2",
        "user-agent": `curl https://me:hunter2@host/ ${key}`
      }
    )
    const text = JSON.stringify([sent.traces, sent.metrics])
    assert.include(text, "interval=1day")
    for (const secret of [key.slice(11), "hunter2", "canary-of-exports"]) assert.notInclude(text, secret)
    assert.notInclude(stdout + stderr, "canary-of-exports")
  })

  it("neither stops nor holds a server whose collector is away", async () => {
    const away = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" }
    const began = performance.now()
    const { code } = await during(away, "", {}, {})
    assert.strictEqual(code, 0)
    assert.isBelow(performance.now() - began, 15_000)
  })

  it.for([
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", "=collector:4318: expected an address such as"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2", ": expected name=value,name=value"],
    ["OTEL_TRACES_SAMPLER_ARG", "7", "=7: expected a number from 0 to 1"]
  ] as const)("has settings that are checked: %s", async ([name, value, message]) => {
    const { code, stderr } = await inProcess({ ...env, [name]: value }, "keys", "list")
    assert.strictEqual(code, 2)
    assert.include(stderr, `${name}${message}`)
    assert.notInclude(stderr, "hunter2")
  })
})
