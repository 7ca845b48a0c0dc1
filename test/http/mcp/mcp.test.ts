/** `/mcp` by the official client and by plain requests: keys, scopes, quotas, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { toolList } from "../../../adapters/mcp/mod.ts"
import { CorsOrigins, PublicUrl } from "../../../adapters/http/server/mod.ts"
import { ApiKeys, type Scope } from "../../../core/mod.ts"
import { Effect } from "effect"
import { market } from "../../fixtures/market.ts"
import { agentOver, httpTransport } from "../../mcp/client.ts"
import { serviceOver } from "../serviceOver.ts"

const app = "https://app.example.com"
const settings = Layer.mergeAll(
  Layer.succeed(CorsOrigins, [app]),
  Layer.succeed(PublicUrl, "https://findata.example.com")
)
const service = serviceOver({ ...market, clock: "fixed", settings })

const agentWith = (headers: Readonly<Record<string, string>>) =>
  agentOver(httpTransport("http://localhost/mcp", headers, (request) => service.handler(request)))

const withScopes = async (...scopes: ReadonlyArray<Scope>) => {
  const { secret } = await service.key({ scopes })
  return agentWith({ "x-api-key": secret })
}

/** A message as JSON, sent as clients send it. */
const post = async (message: unknown, headers: Readonly<Record<string, string>> = {}, secret?: string) => {
  const key = secret ?? (await service.key()).secret
  return service.send(
    "POST",
    "/mcp",
    {
      "x-api-key": key,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers
    },
    typeof message === "string" ? message : JSON.stringify(message)
  )
}

const ping = { jsonrpc: "2.0", id: 1, method: "ping" }
const pong = { jsonrpc: "2.0", id: 1, result: {} }

const call = (name: string, given: unknown, id: number = 1) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: given }
})

const refused = (error: unknown) => assert.include(String(error), "Invalid or missing API key")

/** The tools in the order of their list, with the scopes that each needs, and the arguments of those that need no symbol. */
const tools: ReadonlyArray<readonly [name: string, scopes: ReadonlyArray<Scope>, given?: {}]> = [
  ["find_company", ["read:financial"]],
  ["prices", ["read:stock"]],
  ["indicators", ["read:stock"]],
  ["financials", ["read:financial"]],
  ["ratios", ["read:financial", "read:stock"]],
  ["consensus", ["read:research", "read:stock"]],
  ["news", ["read:news"], {}],
  ["research", ["read:research"], {}],
  ["insiders_and_disclosures", ["read:financial"]],
  ["calendar", ["read:stock"], {}],
  ["sector", ["read:financial", "read:stock"]],
  ["screen", ["read:financial"], {}],
  ["figures", ["read:financial"], {}]
]

describe("the official client", () => {
  it("initializes and lists the tools, all of which only read", async () => {
    const agent = await withScopes("read:all")
    assert.strictEqual(agent.client.getServerVersion()?.name, "findata")
    assert.match(agent.client.getInstructions() ?? "", /price_date/)
    const { tools: listed } = await agent.client.listTools()
    assert.deepStrictEqual(
      listed.map(({ name }) => name),
      tools.map(([name]) => name)
    )
    for (const { annotations, inputSchema } of listed) {
      assert.isTrue(annotations?.readOnlyHint)
      assert.strictEqual(inputSchema.type, "object")
    }
    await agent.close()
  })

  it("may send the key as a bearer token", async () => {
    const { secret } = await service.key()
    const agent = await agentWith({ authorization: `Bearer ${secret}` })
    const { json } = await agent.call("prices", { symbol: "AAPL", limit: 1 })
    assert.strictEqual(json.symbol, "AAPL")
  })

  it("can't connect without a key, or with a revoked one", async () => {
    const { id, secret } = await service.key()
    const agent = await agentWith({ "x-api-key": secret })
    await service.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(id)))
    await agent.call("prices", { symbol: "AAPL" }).then(() => assert.fail("It was answered"), refused)
    await agentWith({}).then(() => assert.fail("It connected"), refused)
    await agentWith({ authorization: "Bearer ak_wrong" }).then(() => assert.fail("It connected"), refused)
  })
})

describe("a tool", () => {
  const all: ReadonlyArray<Scope> = ["read:financial", "read:stock", "read:news", "read:research"]

  it.for(tools)("%s requires its scopes and no others", async ([tool, scopes, more]) => {
    const given: Readonly<Record<string, unknown>> =
      more ?? (tool === "find_company" ? { query: "AAPL" } : { symbol: "AAPL" })
    const allowed = await (await withScopes(...scopes)).call(tool, given)
    assert.isFalse(allowed.isError, allowed.text)
    for (const missing of scopes) {
      const others = all.filter((scope) => scope !== missing)
      const { isError, text } = await (await withScopes(...others)).call(tool, given)
      assert.deepStrictEqual([isError, text], [true, `API key lacks the scope ${missing}`])
    }
  })

  it.for([
    ["prices", {}, /^Invalid arguments of prices: symbol: /],
    ["prices", { symbol: "AAPL", interval: "1hour" }, /interval: .*"1day" \| "1week" \| "1month"/],
    ["prices", { symbol: "AAPL", limit: 0 }, /limit: Expected a whole number from 1 to 500/],
    ["prices", { symbol: "AAPL", limit: "5" }, /limit: /],
    [
      "prices",
      { symbol: "AAPL", start_date: "2019-02-30" },
      /start_date: Expected a calendar date, YYYY-MM-DD/
    ],
    [
      "prices",
      { symbol: "AAPL", start_date: "2024-02-01", end_date: "2024-01-01" },
      /^start_date 2024-02-01 is after end_date/
    ],
    ["research", { start_date: "2024-02-01", end_date: "2024-01-01" }, /^start_date 2024-02-01 is after/],
    [
      "prices",
      { symbol: "AAPL", from: "2024-01-01" },
      /^Invalid arguments of prices: from: Unknown argument. Its arguments: symbol, start_date, end_date, /
    ],
    ["financials", { symbol: "AAPL", period: "weekly" }, /period: Expected "Annual" \| "Quarterly"/],
    ["prices", { symbol: "AAPL", ticker: "AAPL" }, /ticker: /],
    ["prices", { symbol: "AAPL", as_of: "2999-01-01" }, /^as_of 2999-01-01 is in the future: today/],
    ["prices", { symbol: "\u0000" }, /symbol: Expected a text of 1 to 50 characters/],
    ["prices", { symbol: "AAPLX" }, /^Unknown symbol: AAPLX. Similar: AAPL \(Apple Inc., NASDAQ\)/],
    ["prices", { symbol: "%_☃" }, /^Unknown symbol: %_☃. find_company searches/],
    ["find_company", { query: "no such company" }, /^No company matches/],
    ["find_company", { country: "Atlantis" }, /^Unknown country: Atlantis/],
    [
      "financials",
      { symbol: "AAPL", lines: "sales,turnover" },
      /^Unknown lines: turnover. Lines are: sales, /
    ],
    ["news", { article_id: 2_000_000_000 }, /^Unknown article: 2000000000/],
    ["research", { report_id: 2_000_000_000 }, /^Unknown report: 2000000000/]
  ] as const)("%s refuses %j in words", async ([tool, given, words]) => {
    const { isError, text } = await (await withScopes("read:all")).call(tool, given)
    assert.isTrue(isError)
    assert.match(text, words)
    assert.isBelow(text.length, 1000)
  })

  it("takes words in any case, as the API does", async () => {
    const agent = await withScopes("read:all")
    for (const period of ["quarterly", "QUARTERLY"]) {
      const { isError, json, text } = await agent.call("financials", { symbol: "AAPL", period })
      assert.isFalse(isError, text)
      assert.strictEqual(json.period ?? "Quarterly", "Quarterly")
    }
    const weeks = await agent.call("prices", { symbol: "AAPL", interval: "1WEEK" })
    assert.strictEqual(weeks.json.interval ?? "1week", "1week")
  })

  it("refuses arguments of 60,000 characters in few", async () => {
    const huge = "A".repeat(60_000)
    const agent = await withScopes("read:all")
    for (const given of [{ symbol: huge }, { symbol: "AAPL", interval: huge }]) {
      const { isError, text } = await agent.call("prices", given)
      assert.isTrue(isError)
      assert.isBelow(text.length, 1000)
    }
  })

  it("that doesn't exist is an error of the protocol", async () => {
    const { json } = await post(call("weather", {}))
    assert.strictEqual(json.error.code, -32_602)
    assert.match(json.error.message, /^Unknown tool: weather. Tools are: find_company, /)
  })
})

describe("a request", () => {
  it("counts one of the public API's quota, whatever it asks", async () => {
    const { secret } = await service.key({ rate_limit: 4, rate_period: 60 })
    const left: Array<string | null> = []
    const messages = [ping, call("prices", { symbol: "AAPL" }), call("prices", { symbol: "NONE" })]
    for (const message of messages)
      left.push((await post(message, {}, secret)).headers.get("x-ratelimit-remaining"))
    assert.deepStrictEqual(left, ["3", "2", "1"])
    const path = "/api/public/v1/financial/companies"
    const { headers } = await service.send("GET", path, { "x-api-key": secret })
    assert.strictEqual(headers.get("x-ratelimit-remaining"), "0")
    const refused = await post(ping, {}, secret)
    assert.deepStrictEqual([refused.status, refused.json], [429, { detail: "Rate limit exceeded" }])
    assert.isAbove(Number(refused.headers.get("retry-after")), 0)
    assert.match(refused.headers.get("ratelimit") ?? "", /r=0/)
  })

  it("isn't cached, and needs no session", async () => {
    const { headers, json, status } = await post(ping)
    assert.deepStrictEqual([status, json], [200, pong])
    assert.strictEqual(headers.get("cache-control"), "no-store")
    assert.strictEqual(headers.get("vary"), "X-API-Key, Authorization, Origin")
    assert.isNull(headers.get("mcp-session-id"))
  })

  it("without a key is 401", async () => {
    const { headers, json, status } = await post(ping, {}, "")
    assert.deepStrictEqual([status, json], [401, { detail: "Invalid or missing API key" }])
    assert.strictEqual(headers.get("www-authenticate"), 'ApiKey realm="findata"')
  })

  it.for(["GET", "DELETE", "PUT"])("by %s is 405", async (method) => {
    const { headers, status } = await service.send(method, "/mcp")
    assert.deepStrictEqual([status, headers.get("allow")], [405, "POST"])
  })

  it.for([
    [undefined, 200],
    [app, 200],
    ["https://findata.example.com", 200],
    ["http://evil.example", 403],
    ["http://localhost", 403],
    ["null", 403]
  ] as const)("of a page of the origin %s is %i", async ([origin, expected]) => {
    const { status } = await post(ping, origin === undefined ? {} : { origin })
    assert.strictEqual(status, expected)
  })

  it("of a page may be preflighted", async () => {
    const { headers, status } = await service.send("OPTIONS", "/mcp", {
      origin: app,
      "access-control-request-method": "POST"
    })
    assert.deepStrictEqual([status, headers.get("access-control-allow-methods")], [204, "POST"])
    assert.match(headers.get("access-control-allow-headers") ?? "", /Mcp-Session-Id, Mcp-Protocol-Version/)
  })

  it.for(["application/json", "*/*", "application/*;q=0.5", "text/event-stream, application/json;q=0.1"])(
    "may accept %s",
    async (accept) => assert.strictEqual((await post(ping, { accept })).status, 200)
  )

  it.for([
    ["text/event-stream", {}, 406],
    ["application/json", { "content-type": "text/plain" }, 415],
    ["application/json", { "content-encoding": "gzip" }, 415]
  ] as const)("that accepts %s, with %j, is %i", async ([accept, headers, expected]) => {
    assert.strictEqual((await post(ping, { accept, ...headers })).status, expected)
  })

  it("whose body breaks off is 400", async () => {
    const { secret } = await service.key()
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("It broke off")) })
    const response = await service.handler(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: { "x-api-key": secret, "content-type": "application/json" },
        body,
        duplex: "half"
      } as RequestInit)
    )
    assert.deepStrictEqual([response.status, await response.json()], [400, { detail: "The body broke off" }])
  })

  it("of more than 64 KiB is 413", async () => {
    const { status } = await post(call("prices", { symbol: "A".repeat(70_000) }))
    assert.strictEqual(status, 413)
  })

  it.for(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])(
    "may be of revision %s",
    async (version) => {
      assert.strictEqual((await post(ping, { "mcp-protocol-version": version })).status, 200)
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: "x", version: "1" } }
      const { json } = await post({ jsonrpc: "2.0", id: 1, method: "initialize", params })
      assert.strictEqual(json.result.protocolVersion, version)
    }
  )

  it("of another revision is 400, and initializing offers the newest", async () => {
    const { json, status } = await post(ping, { "mcp-protocol-version": "1999-01-01" })
    assert.deepStrictEqual([status, json.error.code], [400, -32_022])
    assert.match(json.error.message, /^Unsupported protocol version: 1999-01-01. Versions are: 2026-07-28, /)
    const params = {
      protocolVersion: "1999-01-01",
      capabilities: {},
      clientInfo: { name: "x", version: "1" }
    }
    const offered = await post({ jsonrpc: "2.0", id: 1, method: "initialize", params })
    assert.strictEqual(offered.json.result.protocolVersion, "2025-11-25")
  })
})

describe("revision 2026-07-28", () => {
  const version = "2026-07-28"
  const own = "io.modelcontextprotocol"
  const meta = { [`${own}/protocolVersion`]: version, [`${own}/clientCapabilities`]: {} }
  const claiming = (method: string, params: object = {}) => ({
    jsonrpc: "2.0",
    id: 1,
    method,
    params: { ...params, _meta: meta }
  })
  const named = (method: string, name?: string) => ({
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(name === undefined ? {} : { "mcp-name": name })
  })

  it("discovers, lists and calls without initializing", async () => {
    const discovered = await post(claiming("server/discover"), named("server/discover"))
    assert.deepInclude(discovered.json.result.supportedVersions, version)
    assert.deepInclude(discovered.json.result, { resultType: "complete", cacheScope: "private" })
    const { json: list } = await post(claiming("tools/list"), named("tools/list"))
    assert.lengthOf(list.result.tools, tools.length)
    assert.strictEqual(Reflect.get(list.result, "_meta")[`${own}/serverInfo`].name, "findata")
    const asked = claiming("tools/call", { name: "prices", arguments: { symbol: "AAPL" } })
    const { json: called } = await post(asked, named("tools/call", "prices"))
    assert.strictEqual(JSON.parse(called.result.content[0].text).symbol, "AAPL")
  })

  it.for([
    [claiming("tools/list"), named("tools/call", "prices")],
    [claiming("tools/list"), { ...named("tools/list"), "mcp-protocol-version": "2025-11-25" }],
    [{ ...claiming("tools/list"), params: {} }, named("tools/list")],
    [claiming("tools/call", { name: "news" }), named("tools/call", "prices")]
  ] as const)("refuses %j with the headers %j", async ([message, headers]) => {
    const { json, status } = await post(message, headers)
    assert.deepStrictEqual([status, json.error.code], [400, -32_020])
  })

  it.for([undefined, "2025-03-26"])(
    "refuses a list in which one message claims it, with the header %s",
    async (header) => {
      const list = [ping, { ...claiming("server/discover"), id: 2 }]
      const { json, status } = await post(
        list,
        header === undefined ? {} : { "mcp-protocol-version": header }
      )
      assert.deepStrictEqual([status, json.error.code], [400, -32_020])
    }
  )

  it("has no initialize", async () => {
    const { json, status } = await post(claiming("initialize"), named("initialize"))
    assert.deepStrictEqual([status, json.error.code], [404, -32_601])
  })
})

describe("a message", () => {
  it.for([
    ["{", -32_700],
    ['"text"', -32_600],
    ["null", -32_600],
    ['{"method":"ping"}', -32_600],
    ['{"jsonrpc":"2.0","method":1}', -32_600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600]
  ] as const)("%s is 400 with error %i", async ([text, code]) => {
    const { json, status } = await post(text)
    assert.deepStrictEqual([status, json.id, json.error.code], [400, null, code])
  })

  it.for([
    [{ ...ping, method: "resources/list" }, -32_601],
    [{ ...ping, method: "x".repeat(500) }, -32_601],
    [{ ...ping, method: "initialize" }, -32_602],
    [{ ...ping, method: "tools/call" }, -32_602],
    [call("prices", "AAPL"), -32_602],
    [{ ...ping, method: "tools/call", params: { name: { toString: null } } }, -32_602]
  ] as const)("%j is answered with error %i", async ([message, code]) => {
    const { json, status, text } = await post(message)
    assert.deepStrictEqual([status, json.id, json.error.code], [200, 1, code])
    assert.isBelow(text.length, 400)
  })

  it("that names itself wrongly is refused under its id", async () => {
    for (const message of [
      { ...ping, params: [] },
      { id: 1, method: "ping" }
    ]) {
      const { json, status } = await post(message)
      assert.deepStrictEqual([status, json.id, json.error.code], [400, 1, -32_600])
    }
  })

  it.for([
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 7, result: {} }
  ])("%j is accepted without an answer", async (message) => {
    const { status, text } = await post(message)
    assert.deepStrictEqual([status, text], [202, ""])
  })
})

describe("a list of messages", () => {
  const version = { "mcp-protocol-version": "2025-03-26" }
  const notice = { jsonrpc: "2.0", method: "notifications/initialized" }

  it("is answered in revision 2025-03-26, and counts one", async () => {
    const { secret } = await service.key({ rate_limit: 2, rate_period: 60 })
    const answer = await post([ping, notice, { ...ping, id: "b" }], version, secret)
    assert.deepStrictEqual(answer.json, [pong, { ...pong, id: "b" }])
    assert.strictEqual(answer.headers.get("x-ratelimit-remaining"), "1")
    assert.strictEqual((await post([notice], version, secret)).status, 202)
  })

  it("of none, of more than ten or of two calls of tools is refused, and in later revisions any", async () => {
    const later = { "mcp-protocol-version": "2025-06-18" }
    for (const [list, headers] of [
      [[], version],
      [Array.from({ length: 11 }, () => ping), version],
      [[1, 2].map((id) => ({ ...call("prices", { symbol: "AAPL" }), id })), version],
      [[ping], later]
    ] as const) {
      const { json, status } = await post(list, headers)
      assert.deepStrictEqual([status, json.error.code], [400, -32_600])
    }
  })
})

it("the list of tools takes fewer than 5,000 tokens, of 3.5 characters at most", () => {
  assert.isBelow(JSON.stringify(toolList()).length / 3.5, 5000)
})

it("no request is logged as an error", () => {
  assert.deepStrictEqual(service.logged, [])
})
