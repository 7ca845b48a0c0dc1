/** Figures of owners: made by a token, named by all credentials of their owner, and unknown to anyone else. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { PagesOpen } from "../../../adapters/http/server/mod.ts"
import { screened } from "../../fixtures/screened.ts"
import { companies } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const service = serviceOver(screened)
const { send } = service
const closed = serviceOver({ ...screened, settings: Layer.succeed(PagesOpen, false) })

const path = "/api/v1/figures"

const callerOf =
  (sub: string) =>
  async (method: string, below = "", body?: unknown) =>
    send(
      method,
      path + below,
      { authorization: `Bearer ${await tokenOf(sub)}`, "content-type": "application/json" },
      body === undefined ? null : JSON.stringify(body)
    )

const figure = (name: string, formula: string) => ({ name, title: name, unit: "ratio", formula })

const ann = callerOf("ann")
const bob = callerOf("bob")
let annKey: Readonly<Record<string, string>>
let bobKey: Readonly<Record<string, string>>

beforeAll(async () => {
  annKey = { "x-api-key": (await service.key({ owner: "ann" })).secret }
  bobKey = { "x-api-key": (await service.key({ owner: "bob" })).secret }
  await ann("POST", "", figure("yield", "100 * sales / market_cap"))
})

const urlOf = (below: string, query: Readonly<Record<string, string>>) =>
  `/api/public/v1/financial${below}?${new URLSearchParams(query)}`

const read = (below: string, query: Readonly<Record<string, string>>, key = annKey) =>
  send("GET", urlOf(below, query), key)

const cells = ({ columns, data }: any) =>
  data.map((row: any) => [row.symbol, ...columns.map((column: string) => row[column])])

describe("an own figure", () => {
  it("is made, listed, changed and deleted by its owner", async () => {
    const carl = callerOf("carl")
    const made = await carl("POST", "", figure("a", "roe"))
    assert.strictEqual(made.status, 201)
    const at = "2024-07-01T12:00:00Z"
    const { id } = made.json
    const own = { id, ...figure("a", "roe"), created_at: at, changed_at: at }
    assert.deepStrictEqual(made.json, own)
    assert.strictEqual(made.headers.get("cache-control"), "no-store")
    const second = (await carl("POST", "", figure("b", "my.a + 1"))).json
    assert.deepStrictEqual((await carl("GET")).json, { figures: [second, own], total: 2 })
    const changed = await carl("PATCH", `/${id}`, { title: "Return", unit: "percent" })
    assert.deepStrictEqual(changed.json, { ...own, title: "Return", unit: "percent" })
    assert.deepStrictEqual((await carl("GET", `/${id}`)).json, changed.json)
    const used = await carl("DELETE", `/${id}`)
    assert.deepStrictEqual(
      [used.status, used.json.detail],
      [409, "my.a is in the formulas of my.b: change them first"]
    )
    assert.strictEqual((await carl("DELETE", `/${second.id}`)).status, 204)
    assert.strictEqual((await carl("DELETE", `/${id}`)).status, 204)
    assert.strictEqual((await carl("DELETE", `/${id}`)).status, 404)
    assert.strictEqual((await carl("GET")).json.total, 0)
  })

  it("isn't found by another owner, like an unknown one", async () => {
    const [{ id }] = (await ann("GET")).json.figures
    for (const [method, body] of [
      ["GET", undefined],
      ["PATCH", { title: "mine" }],
      ["DELETE", undefined]
    ] as const)
      for (const number of [id, 2_147_483_647]) {
        const { json, status } = await bob(method, `/${number}`, body)
        assert.deepStrictEqual([status, json], [404, { detail: `Figure not found: ${number}` }])
      }
    assert.strictEqual((await bob("GET")).json.total, 0)
    assert.strictEqual((await send("GET", path, annKey)).status, 401)
  })

  it("has a name of its own, and a hundred are the most", async () => {
    const dora = callerOf("dora")
    for (let n = 0; n < 100; n++)
      assert.strictEqual((await dora("POST", "", figure(`x${n}`, "roe"))).status, 201)
    const more = await dora("POST", "", figure("more", "roe"))
    assert.deepStrictEqual(
      [more.status, more.json.detail[0].msg],
      [422, "Value error, The owner has 100 figures, the most allowed: delete one first"]
    )
    const taken = await ann("POST", "", figure("yield", "roe"))
    assert.deepStrictEqual([taken.status, taken.json], [409, { detail: 'There is a figure "yield" already' }])
  })

  it.for(["", "Yield", "1a", "a.b", "a b", "a) || (true", `a${"b".repeat(40)}`, "é", "a\n"])(
    "can't be named %j",
    async (name) => {
      const { json, status } = await ann("POST", "", figure(name, "roe"))
      assert.deepStrictEqual([status, json.detail[0].loc], [422, ["body", "name"]])
    }
  )

  it.for([
    ["roe +", 5, []],
    ["2 * rooe", 4, ["roce", "roe", "roe_ttm"]],
    ["sector", 0, []],
    ["my.nothing", 0, [], "unknown_own_figure"],
    ["roe) || (true", 3, []],
    ["my.yield.formula", 0, []]
  ] as const)("%s is no formula, and it is said where", async ([formula, position, suggestions, reason]) => {
    const { json, status } = await bob("POST", "", figure("f", formula))
    assert.deepStrictEqual([status, json.detail[0].loc], [422, ["body", "formula"]])
    assert.deepStrictEqual(json.detail[0].ctx, {
      position,
      suggestions,
      ...(reason === undefined ? {} : { reason })
    })
  })
})

describe("its name in expressions", () => {
  it("stands for its formula in conditions, columns and order", async () => {
    const named = await read("/screener", {
      where: "my.yield > 10",
      columns: "my.yield,close",
      sort: "-my.yield"
    })
    const formula = "100 * sales / market_cap"
    const written = await read("/screener", {
      where: `${formula} > 10`,
      columns: `${formula},close`,
      sort: `-(${formula})`
    })
    assert.isAbove(named.json.total, 1)
    assert.deepStrictEqual(cells(named.json), cells(written.json))
    assert.deepStrictEqual(named.json.columns, ["my.yield", "close"])
    assert.strictEqual(named.headers.get("cache-control"), "private")
    assert.match(named.headers.get("vary") ?? "", /Authorization/)
    const body = JSON.stringify({ where: "my.yield > 10", columns: "my.yield,close", sort: "-my.yield" })
    const posted = await send(
      "POST",
      "/api/public/v1/financial/screener",
      { ...annKey, "content-type": "application/json" },
      body
    )
    assert.deepStrictEqual(posted.json, named.json)
    const panel = await read("/screener/history", {
      where: "my.yield > 10",
      columns: "my.yield",
      start_date: "2024-03-01",
      format: "csv"
    })
    assert.match(panel.text, /^date,company_id,symbol,name,exchange,price_date,my\.yield\r?\n/)
  })

  it("stands for it in a company's figures over time, each as a screen of that day has it", async () => {
    const { json, status } = await read("/companies/EURO/figures", { names: "close,my.yield" })
    assert.strictEqual(status, 200)
    assert.isNotEmpty(json.data)
    for (const { date, "my.yield": value } of json.data) {
      const screen = await read("/screener", {
        where: 'symbol == "EURO"',
        columns: "my.yield",
        universe: "all",
        currency: json.currency,
        as_of: date
      })
      assert.strictEqual(screen.json.data[0]?.["my.yield"] ?? null, value, date)
    }
    assert.isTrue(json.data.some((row: any) => row["my.yield"] !== null))
  })

  it("is unknown to everyone else, whatever memory holds", async () => {
    const query = { columns: "my.yield" }
    assert.strictEqual((await read("/screener", query)).status, 200)
    const foreign = await read("/screener", query, bobKey)
    assert.strictEqual(foreign.status, 422)
    assert.deepStrictEqual(foreign.json.detail, [
      {
        loc: ["query", "columns"],
        msg: 'Value error, There is no figure "my.yield" (character 1): own figures are known to keys, tokens and sessions of their owner alone',
        type: "value_error",
        ctx: { position: 0, suggestions: [], reason: "unknown_own_figure" }
      }
    ])
    const page = `/v1/financial_v4/screener?${new URLSearchParams(query)}`
    const authorization = `Bearer ${await tokenOf("ann")}`
    const own = await send("GET", page, { authorization })
    assert.strictEqual(own.status, 200)
    assert.match(own.headers.get("cache-control") ?? "", /^private/)
    assert.match(own.headers.get("vary") ?? "", /Authorization/)
    for (const headers of [{}, { authorization: "Bearer wrong" }, bobKey])
      assert.strictEqual((await send("GET", page, headers as Record<string, string>)).status, 422)
    const again = await send("GET", page, { authorization })
    assert.deepStrictEqual(again.json, own.json)
    const history = `/v1${companies}/1/figures?names=my.yield`
    assert.strictEqual((await send("GET", history, { authorization })).status, 200)
    assert.strictEqual((await send("GET", history)).status, 422)
  })

  it("means the owner's own, where two owners have the name", async () => {
    await bob("POST", "", figure("same", "close"))
    await ann("POST", "", figure("same", "2 * close"))
    const query = { where: "known(close)", columns: "my.same", sort: "symbol" }
    const of = async (key: typeof annKey) =>
      (await read("/screener", query, key)).json.data.map((row: any) => row["my.same"])
    const theirs = await of(bobKey)
    assert.deepStrictEqual(
      await of(annKey),
      theirs.map((close: number) => 2 * close)
    )
    assert.deepStrictEqual(await of(bobKey), theirs)
  })

  it("means the formula as it is now, with the first request after a change", async () => {
    const { id } = (await ann("POST", "", figure("moving", "1 + 0 * close"))).json
    const query = { where: "known(close)", columns: "my.moving", limit: "1" }
    const value = async () => (await read("/screener", query)).json.data[0]["my.moving"]
    assert.strictEqual(await value(), 1)
    await ann("PATCH", `/${id}`, { formula: "2 + 0 * close" })
    assert.strictEqual(await value(), 2)
    await ann("DELETE", `/${id}`)
    assert.strictEqual((await read("/screener", query)).status, 422)
  })

  it("counts each other day that its formula looks at as a request", async () => {
    await ann("POST", "", figure("past", 'ago(close, "1m") + ago(close, "2m") + ago(close, "1y")'))
    const { secret } = await service.key({ owner: "ann", rate_limit: 5, rate_period: 60 })
    const key = { "x-api-key": secret }
    assert.strictEqual(
      (await read("/screener", { columns: "my.past" }, key)).headers.get("x-ratelimit-remaining"),
      "1"
    )
    assert.strictEqual((await read("/screener", { columns: "my.past" }, key)).status, 429)
  })

  it("looks at 20,000 days at most over time, and each time of its formula counts as a request, on pages too", async () => {
    const erin = { authorization: `Bearer ${await tokenOf("erin")}` }
    const times = [1, 2, 3, 4].map((n) => `ago(close, "${n}m")`).join(" + ")
    const json = { ...erin, "content-type": "application/json" }
    await closed.send("POST", path, json, JSON.stringify(figure("times", times)))
    const { secret } = await closed.key({ owner: "erin", rate_limit: 100 })
    for (const [address, headers] of [
      ["/api/public/v1/financial/companies/ALFA/figures", { "x-api-key": secret }],
      [`/v1${companies}/1/figures`, erin]
    ] as const) {
      const ask = (query: Readonly<Record<string, string>>) =>
        closed.send("GET", `${address}?${new URLSearchParams(query)}`, headers)
      const tooMany = await ask({ names: "my.times", limit: "4001" })
      assert.deepStrictEqual(
        [tooMany.status, tooMany.json.detail],
        [
          422,
          [
            {
              loc: ["query", "limit"],
              msg: "Value error, Expressions with 4 times of ago have at most 4000 periods",
              type: "value_error"
            }
          ]
        ],
        address
      )
      const remaining = async (names: string) => {
        const { headers, status } = await ask({ names })
        assert.strictEqual(status, 200)
        return Number(headers.get("x-ratelimit-remaining"))
      }
      const before = await remaining("close")
      assert.strictEqual(await remaining("my.times"), before - 5, address)
      assert.strictEqual(
        await remaining('my.times + ago(sales, "1m") + ago(sales, "9y")'),
        before - 11,
        address
      )
    }
  })

  it.for([
    ['ago(my.past, "1y")', "my.past can't be used: ago stands in ago"],
    ["my.rooe", 'There is no figure "my.rooe"'],
    ["my.yield()", "A value has no function"],
    ["your.yield", "A figure has no members"],
    ["my", 'There is no figure "my"'],
    [Array.from({ length: 39 }, (_, n) => `my.long + ${n}`).join(","), "more than 20000 characters together"]
  ] as const)("is wrong in %s", async ([columns, problem]) => {
    await ann("POST", "", figure("long", `roe${" + roe".repeat(300)}`))
    const { json, status } = await read("/screener", { columns })
    assert.strictEqual(status, 422)
    assert.include(json.detail[0].msg, problem)
  })

  it("stands in ago, as all its figures were known then", async () => {
    const query = { where: "known(close)", sort: "symbol" }
    const [named, written] = await Promise.all(
      ['ago(my.yield, "3m")', '100 * ago(sales, "3m") / ago(market_cap, "3m")'].map((columns) =>
        read("/screener", { ...query, columns })
      )
    )
    assert.deepStrictEqual(cells(named?.json), cells(written?.json))
  })

  it("compares with all companies in screens alone", async () => {
    await ann("POST", "", figure("place", "rank(market_cap)"))
    assert.strictEqual((await read("/screener", { columns: "my.place" })).status, 200)
    const { json, status } = await read("/companies/ALFA/figures", { names: "my.place" })
    assert.strictEqual(status, 422)
    assert.include(json.detail[0].msg, "my.place compares a company with all others")
  })
})
