/** Keys over HTTP: what is no key, what a scope admits to, and that a secret is stored nowhere. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ApiKeyStore, KeySecret } from "../../core/ports.ts"
import { SecureRandom } from "effect/crypto"
import { market } from "../fixtures/market.ts"
import { inMemory } from "../fixtures/World.ts"
import { examplePath, operations, parametersOf } from "../http/openapi.ts"
import { serviceOver } from "../http/serviceOver.ts"

/** How often the store was asked for a secret. */
let asked = 0
const counting = Layer.effect(
  ApiKeyStore,
  Effect.map(ApiKeyStore, (store) => ({
    ...store,
    byHash: (hash: string) => {
      asked++
      return store.byHash(hash)
    }
  }))
).pipe(Layer.provideMerge(inMemory))

const service = serviceOver({ ...market, stores: counting })
let secret: string
let other: string
beforeAll(async () => {
  secret = (await service.key()).secret
  other = (await service.key({ scopes: ["read:stock"] })).secret
})

const publicOperations = operations.filter(({ path }) => path.startsWith("/api/public/v1/"))

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** Other spellings of a key, and of nothing. */
const spellings: ReadonlyArray<readonly [what: string, spelled: (key: string) => string]> = [
  ["empty", () => ""],
  ["a space", () => " "],
  ["the prefix", () => "ak_"],
  ["null", () => "null"],
  ["undefined", () => "undefined"],
  ["[object Object]", () => "[object Object]"],
  ["true", () => "true"],
  ["0", () => "0"],
  ["a star", () => "*"],
  ["SQL", () => "' or '1'='1"],
  ["a pattern", () => "ak_%"],
  ["zeros", () => `ak_${"0".repeat(40)}`],
  ["8 kB", () => "a".repeat(8000)],
  ["8 kB after the prefix", () => `ak_${"a".repeat(8000)}`],
  ["Latin letters beyond ASCII", () => "ak_".padEnd(43, "é")],
  ["in upper case", (key) => key.toUpperCase()],
  ["in lower case", (key) => key.toLowerCase()],
  ["backwards", (key) => [...key].toReversed().join("")],
  ["without its prefix", (key) => key.slice(3)],
  ["with another prefix", (key) => `sk_${key.slice(3)}`],
  ["with its prefix twice", (key) => `ak_${key}`],
  ["with its prefix in upper case", (key) => `AK_${key.slice(3)}`],
  ["only as it is shown", (key) => key.slice(0, 11)],
  ["without the last character", (key) => key.slice(0, -1)],
  ["without the first character", (key) => key.slice(1)],
  ["without its checksum", (key) => key.slice(0, -6)],
  ["with another's checksum", (key) => key.slice(0, -6) + other.slice(-6)],
  ["with another's random characters", (key) => other.slice(0, -6) + key.slice(-6)],
  ["with a character more", (key) => `${key}0`],
  ["after a character", (key) => `0${key}`],
  ["twice", (key) => key + key],
  ["twice with a comma", (key) => `${key},${key}`],
  ["twice with a comma and a space", (key) => `${key}, ${key}`],
  ["and another", (key) => `${key}, ${other}`],
  ["with a space in it", (key) => `${key.slice(0, 20)} ${key.slice(20)}`],
  ["with a tab in it", (key) => `${key.slice(0, 20)}\t${key.slice(20)}`],
  ["in quotes", (key) => `"${key}"`],
  ["in single quotes", (key) => `'${key}'`],
  ["in brackets", (key) => `[${key}]`],
  ["in braces", (key) => `{"key":"${key}"}`],
  ["with a semicolon", (key) => `${key};`],
  ["with a comment", (key) => `${key}--`],
  ["after Bearer", (key) => `Bearer ${key}`],
  ["after ApiKey", (key) => `ApiKey ${key}`],
  ["after its header's name", (key) => `X-API-Key: ${key}`],
  ["as base64", (key) => Buffer.from(key).toString("base64")],
  ["as hexadecimal digits", (key) => Buffer.from(key).toString("hex")],
  ["percent-encoded", (key) => key.replace("_", "%5F")],
  ["with an entity", (key) => key.replace("_", "&#95;")],
  ["with an escape", (key) => key.replace("_", "\\u005f")],
  ["with a soft hyphen", (key) => `${key.slice(0, 20)}\u00ad${key.slice(20)}`],
  ["with a no-break space", (key) => `${key.slice(0, 20)}\u00a0${key.slice(20)}`]
]

/** Places where a key doesn't count. */
const misplaced: ReadonlyArray<readonly [what: string, headers: (key: string) => Record<string, string>]> = [
  ["a cookie", (key) => ({ cookie: `x-api-key=${key}; api_key=${key}` })],
  ["Authorization: Bearer", (key) => ({ authorization: `Bearer ${key}` })],
  ["Authorization: ApiKey", (key) => ({ authorization: `ApiKey ${key}` })],
  [
    "Authorization: Basic",
    (key) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` })
  ],
  ["Api-Key", (key) => ({ "api-key": key })],
  ["X-Api-Token", (key) => ({ "x-api-token": key })],
  ["X_API_Key", (key) => ({ x_api_key: key })],
  ["X-Forwarded-X-API-Key", (key) => ({ "x-forwarded-x-api-key": key })],
  ["X-RapidAPI-Key", (key) => ({ "x-rapidapi-key": key })]
]

const paths = [
  "/api/public/v1/financial/companies",
  "/api/public/v1/stock/prices/AAPL?limit=x",
  "/api/public/v1/research/reports/999999"
]

const answerTo = async (path: string, headers: Readonly<Record<string, string>>) => {
  const { headers: sent, status, text } = await service.send("GET", path, { "x-request-id": "r", ...headers })
  return [status, text, [...sent]]
}

describe("a credential that is no key is refused as none is", () => {
  it("and there are 60 of them at least", () => {
    assert.isAtLeast(spellings.length + misplaced.length, 60)
  })

  it.for(spellings)("%s", async ([, spelled]) => {
    for (const path of paths) {
      const expected = await answerTo(path, {})
      assert.strictEqual(expected[0], 401)
      assert.deepStrictEqual(await answerTo(path, { "x-api-key": spelled(secret) }), expected)
    }
  })

  it.for(misplaced)("a key in %s", async ([, headers]) => {
    for (const path of paths) {
      assert.deepStrictEqual(await answerTo(path, headers(secret)), await answerTo(path, {}))
    }
  })

  it("a key in the URL, by any name", async () => {
    for (const path of paths) {
      const [before = "", after = ""] = path.split("?")
      const names = ["x-api-key", "X-API-Key", "api_key", "apikey", "key", "token", "access_token"]
      const query = names.map((name) => `${name}=${secret}`).join("&")
      assert.deepStrictEqual(await answerTo(`${before}?${after}&${query}`, {}), await answerTo(path, {}))
    }
    assert.isFalse(service.logged.some((line) => line.includes(secret)))
  })

  it("a key with any one character replaced, without a look at the store", async () => {
    const before = asked
    const statuses = new Set<number>()
    for (let i = 0; i < 1000; i++) {
      const at = 3 + (i % 40)
      const character = alphabet[(alphabet.indexOf(secret[at] ?? "") + 1 + Math.floor(i / 40)) % 62] ?? ""
      const mutated = secret.slice(0, at) + character + secret.slice(at + 1)
      statuses.add((await service.send("GET", paths[0] ?? "", { "x-api-key": mutated })).status)
    }
    assert.deepStrictEqual([...statuses], [401])
    assert.strictEqual(asked, before)
  })
})

it("10,000 generated secrets differ, and have 160 random bits at least", async () => {
  const secrets = await Effect.runPromise(
    Effect.provide(Effect.replicateEffect(KeySecret.generate, 10_000), SecureRandom.layerWebCrypto)
  )
  assert.deepStrictEqual(
    secrets.filter((text) => !/^ak_[0-9A-Za-z]{40}$/.test(text) || !KeySecret.isWellFormed(text)),
    []
  )
  assert.strictEqual(new Set(secrets.map((text) => text.slice(3, 37))).size, 10_000)
  assert.isAtLeast(Math.log2(62) * 34, 160)
})

/** The scope of a path, as specification 1 groups them, and contract 12. */
/** Those that a key of one scope alone may ask for: any key may ask what identifiers mean. */
const ofOneScope = publicOperations.filter(
  // Tables need the scope of their rows too: test/http/bulk/bulk.test.ts.
  ({ id }) => id !== "resolveSymbols" && !/Bulk/.test(id)
)

const needed = (path: string) =>
  path.startsWith("/api/public/v1/financial/")
    ? "read:financial"
    : /^\/api\/public\/v1\/(stock|calendar)\//.test(path)
      ? "read:stock"
      : path.startsWith("/api/public/v1/news/")
        ? "read:news"
        : "read:research"

describe("a scope", () => {
  const scopes = [
    "read:all",
    "read:financial",
    "read:stock",
    "read:news",
    "read:research",
    "read:bulk"
  ] as const
  const sets = [
    ...scopes.map((scope) => [scope]),
    ...scopes.flatMap((one, i) => scopes.slice(i + 1).map((two) => [one, two]))
  ]

  it.for(ofOneScope.map((operation) => [operation.id, operation] as const))(
    "admits to %s alone or with others, and no other does; 401, then 403, then the rest",
    async ([, operation]) => {
      const path = examplePath(operation)
      const wrong = `${path.replace(/\/(AAPL|1)(?=\/|$|\?)/, "/NONE")}?limit=x&years=x&page=x&group=x`
      for (const target of [path, wrong]) {
        assert.strictEqual((await service.send("GET", target)).status, 401)
        for (const set of sets) {
          const { secret: key } = await service.key({ scopes: set })
          const { json, status } = await service.send("GET", target, { "x-api-key": key })
          const scope = needed(operation.path)
          if (set.some((one) => one === scope || one === "read:all")) {
            if (target === path) assert.strictEqual(status, 200, set.join())
            else assert.include([404, 422], status, set.join())
          } else {
            assert.deepStrictEqual([status, json], [403, { detail: `API key lacks the scope ${scope}` }])
          }
        }
      }
    }
  )
})

/** The request headers that an answer says it depends on. */
const varying = (of: Headers | undefined) => of?.get("vary")?.toLowerCase().split(", ") ?? []

describe("an answer to a key is for no shared cache, and names what it depends on", () => {
  it.for(ofOneScope.map((operation) => [operation.id, operation] as const))(
    "%s with 200, 401, 403 and 429",
    async ([, operation]) => {
      const path = examplePath(operation)
      const free = (await service.key({ tier: "enterprise", rate_limit: 1000 })).secret
      const { headers: first } = await service.send("GET", path, { "x-api-key": free })
      const cost = 1000 - Number(first.get("x-ratelimit-remaining"))
      const scope = needed(operation.path) === "read:news" ? "read:stock" : "read:news"
      const once = (await service.key({ rate_limit: cost })).secret
      const answers = []
      for (const key of [once, once, "none", (await service.key({ scopes: [scope] })).secret])
        answers.push(await service.send("GET", path, { "x-api-key": key }))
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [200, 429, 401, 403]
      )
      for (const { headers } of answers) {
        assert.include(["private", "no-store"], headers.get("cache-control"))
        assert.include(varying(headers), "x-api-key")
      }
      const isLocal = parametersOf(operation).some(({ name }) => name.toLowerCase() === "x-locale")
      assert.strictEqual(varying(answers[0]?.headers).includes("x-locale"), isLocal)
    }
  )
})
