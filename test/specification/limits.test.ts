/** Every limit at its ends and one beyond, and every default against the explicit value. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { plenty, symbols } from "../fixtures/plenty.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { choices, positions, sizes } from "./collected.ts"
import { type Fault, max, min, notInteger } from "./faults.ts"

const largest = 2_147_483_647

/** That many symbols, the market's first. */
const manySymbols = (count: number): string =>
  [...symbols, ...Array.from({ length: count }, (_, i) => `NONE${i}`)].slice(0, count).join()

/** The identity of a list's rows. */
const idsIn = (rows: ReadonlyArray<any>) => rows.map((row) => row.company_id ?? row.datetime ?? row.id)

const refusal = (name: string, fault: Fault) => [422, { detail: [{ loc: ["query", name], ...fault }] }]

onDatabases((stores) => {
  const service = serviceOver({ ...plenty, stores })
  let secret: string
  beforeAll(async () => {
    secret = (await service.key({ tier: "enterprise" })).secret
  })

  const get = (path: string, query = "") => {
    const url = query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`
    return service.send("GET", url, { "x-api-key": secret })
  }

  const answer = async (path: string, name: string, text: string | number) => {
    const { json, status } = await get(path, `${name}=${encodeURIComponent(text)}`)
    return [status, json]
  }

  describe.each(sizes)("$path $name", ({ count, default: fallback, maximum, minimum, name, path }) => {
    it.for([minimum, maximum])("of %i returns as many", async (value) => {
      const { json, status } = await get(path, `${name}=${value}`)
      assert.strictEqual(status, 200)
      assert.strictEqual(count(json), value)
    })

    it("below and above its limits is refused", async () => {
      assert.deepStrictEqual(await answer(path, name, minimum - 1), refusal(name, min(minimum)))
      assert.deepStrictEqual(await answer(path, name, maximum + 1), refusal(name, max(maximum)))
    })

    it.for(["", "ten", "1.5", "1e1", "0x1"])("of %j is refused", async (text) => {
      assert.deepStrictEqual(await answer(path, name, text), refusal(name, notInteger))
    })

    it.runIf(fallback !== null)("has its default", async () => {
      const { json, text } = await get(path)
      assert.strictEqual(count(json), fallback)
      assert.strictEqual((await get(path, `${name}=${fallback}`)).text, text)
    })
  })

  describe.each(positions)("$path $name", ({ isDefault, list, minimum, name, path }) => {
    it("begins with the first item", async () => {
      const [unspecified, first, second] = [
        await get(path, "limit=2&page_size=2"),
        await get(path, `limit=2&page_size=2&${name}=${minimum}`),
        await get(path, `limit=2&page_size=2&${name}=${minimum + 1}`)
      ]
      if (isDefault) assert.strictEqual(first.text, unspecified.text)
      assert.deepStrictEqual(idsIn(first.json[list]), idsIn(unspecified.json[list]))
      const inCommon = idsIn(first.json[list]).filter((id: unknown) => idsIn(second.json[list]).includes(id))
      assert.lengthOf(inCommon, name === "page" ? 0 : 1)
    })

    it("is no less, and no larger than a database's integer", async () => {
      assert.deepStrictEqual(await answer(path, name, minimum - 1), refusal(name, min(minimum)))
      assert.deepStrictEqual(await answer(path, name, largest + 1), refusal(name, max(largest)))
      const { json, status } = await get(path, `${name}=${largest}`)
      assert.deepStrictEqual([status, json[list]], [200, []])
    })
  })

  describe.each(choices)("$path $name", ({ default: fallback, isAnyCase, listed, name, path, words }) => {
    const otherCase = (words[0] ?? "").toUpperCase().replace(/^1DAY$/, "1Day")

    it.for(words)("may be %s", async (word) => {
      assert.strictEqual((await get(path, `${name}=${word}`)).status, 200)
    })

    it.for(isAnyCase ? ["", "other"] : ["", "other", otherCase])("can't be %j", async (text) => {
      const fault = { type: "enum", msg: `Input should be ${listed}` }
      assert.deepStrictEqual(await answer(path, name, text), refusal(name, fault))
    })

    it.runIf(isAnyCase)("may be in any case", async () => {
      const [asDeclared, other] = [
        await get(path, `${name}=${words[0]}`),
        await get(path, `${name}=${otherCase}`)
      ]
      assert.deepStrictEqual([other.status, other.text], [200, asDeclared.text])
    })

    it.runIf(fallback !== null)("has its default, which differs from every other value", async () => {
      const { text } = await get(path)
      const alike = []
      for (const word of words) if ((await get(path, `${name}=${word}`)).text === text) alike.push(word)
      assert.deepStrictEqual(alike, [fallback])
    })
  })

  describe("/news/articles priority", () => {
    const path = "/api/public/v1/news/articles"

    it.for([1, 2, 3])("of %i returns only its own", async (priority) => {
      const { json } = await get(path, `limit=100&priority=${priority}`)
      assert.strictEqual(json.total, 40)
      assert.isTrue(json.articles.every((_: any) => _.priority === priority))
    })

    it("is from 1 to 3, and any by default", async () => {
      assert.deepStrictEqual(await answer(path, "priority", 0), refusal("priority", min(1)))
      assert.deepStrictEqual(await answer(path, "priority", 4), refusal("priority", max(3)))
      assert.strictEqual((await get(path)).json.total, 120)
    })
  })

  describe.each(["time-series", "profile", "fundamentals"])("/%s symbol", (route) => {
    const path = `/api/v1/financial-v4/${route}`

    it("takes up to 120", async () => {
      const { json, status } = await get(path, `symbol=${manySymbols(120)}`)
      assert.strictEqual(status, 200)
      assert.deepStrictEqual(Object.keys(json), manySymbols(120).split(","))
      const fault = {
        type: "too_long",
        msg: "List should have at most 120 items after validation, not 121"
      }
      assert.deepStrictEqual(await answer(path, "symbol", manySymbols(121)), refusal("symbol", fault))
    })

    it("takes at least one", async () => {
      const { json, status } = await get(path)
      const missing = { msg: "Field required", type: "missing" }
      assert.deepStrictEqual([status, json], refusal("symbol", missing))
      const fault = {
        type: "string_too_short",
        msg: "String should have at least 1 character"
      }
      assert.deepStrictEqual(await answer(path, "symbol", ""), refusal("symbol", fault))
    })
  })
})
