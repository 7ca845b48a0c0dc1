/** Long bodies are made in pieces: between them the thread attends to other things. */
import { hash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { BodyCacheBytes, Compression, UnsentBytes } from "../../../adapters/http/server/mod.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import type { World } from "../../fixtures/World.ts"
import { serviceOver } from "../serviceOver.ts"

const symbols = Array.from({ length: 40 }, (_, n) => `S${n}`)

const days = Array.from({ length: 1500 }, (_, n) =>
  new Date(Date.UTC(2018, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)
)

const long: World = {
  fill: Effect.gen(function* () {
    yield* take("companies", [
      "symbol,exchange,name",
      ...symbols.map((symbol) => `${symbol},NYSE,The ${symbol}`)
    ])
    yield* take("prices", [
      priceHeader,
      ...symbols.flatMap((symbol) => days.map((day, n) => `${symbol},${day},9,99,1,${2 + n / 100},${n}`))
    ])
  })
}

/** Sizes of bodies that were compressed. */
const compressed: Array<number> = []

const service = serviceOver({
  ...long,
  settings: Layer.mergeAll(
    Layer.succeed(BodyCacheBytes, 1_000_000),
    Layer.succeed(UnsentBytes, 36_000_000),
    Layer.succeed(Compression, {
      codings: ["gzip"],
      compress: async (_, bytes) => {
        compressed.push(bytes.length)
        return bytes
      }
    })
  )
})

const { ask, handler } = service

/** An answer, and how many turns the event loop took meanwhile. */
const withTurns = async <A>(answer: () => Promise<A>): Promise<readonly [A, number]> => {
  const state = { turns: 0, isOver: false }
  const count = () => {
    state.turns++
    if (!state.isOver) setImmediate(count)
  }
  setImmediate(count)
  const found = await answer()
  state.isOver = true
  return [found, state.turns]
}

const batch = `/time-series?symbol=${symbols.join(",")}&outputsize=`

describe("a batch", () => {
  it("takes a turn of the event loop for every two symbols, at least", async () => {
    const [{ json, status }, turns] = await withTurns(() => ask(`${batch}5`))
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(Object.keys(json), symbols)
    assert.isAtLeast(turns, symbols.length / 2)
  })

  it("of many bytes takes more of them to be put together and hashed, with the same ETag each time", async () => {
    const [first, turns] = await withTurns(() => ask(`${batch}1500`))
    const megabytes = Math.floor(first.text.length / 1_000_000)
    assert.isAtLeast(megabytes, 5)
    assert.isAtLeast(turns, symbols.length / 2 + 2 * megabytes)
    assert.strictEqual(first.json.S39.values.length, 1500)
    assert.strictEqual(first.headers.get("content-length"), String(first.text.length))
    assert.strictEqual(first.headers.get("etag"), `"${hashOf(first.text)}"`)
    const again = await ask(`${batch}1500&format=json`)
    assert.strictEqual(again.headers.get("etag"), first.headers.get("etag"))
    const other = await ask(`${batch}1499`)
    assert.notStrictEqual(other.headers.get("etag"), first.headers.get("etag"))
    const unchanged = await ask(`${batch}1500`, { "if-none-match": first.headers.get("etag") ?? "" })
    assert.strictEqual(unchanged.status, 304)
  })

  it("that is larger than a quarter of the cache is neither kept nor compressed", async () => {
    compressed.length = 0
    const { headers } = await ask(`${batch}1500`, { "accept-encoding": "gzip" })
    assert.deepStrictEqual([compressed, headers.get("content-encoding")], [[], null])
    await ask("/time-series?symbol=S1&outputsize=1500", { "accept-encoding": "gzip" })
    assert.lengthOf(compressed, 1)
  })
})

/** Of ASCII: by the hashes of its pieces, whichever symbols these are of. */
const hashOf = (text: string): string => {
  const pieces = text.match(/.{1,1000000}/gs) ?? []
  return hash("sha1", pieces.map((piece) => hash("sha1", piece)).join("")).slice(0, 32)
}

/** An answer of some 6 MB whose body isn't read yet, to a client without a key or to a key. */
const unread = (bars: number, headers: Readonly<Record<string, string>> = {}) =>
  handler(new Request(`http://localhost/api/v1/financial-v4${batch}${bars}`, { headers }))

describe("bodies that are too large to be kept", () => {
  it("are refused to who has a quarter of all that may be on their way, until they are read or given up", async () => {
    const [first, second] = [await unread(1400), await unread(1401)]
    const refused = await ask(`${batch}1402`)
    assert.strictEqual(refused.status, 503)
    assert.strictEqual(refused.headers.get("retry-after"), "1")
    assert.strictEqual((await ask("/time-series?symbol=S1&outputsize=5")).status, 200)
    const { secret } = await service.key()
    assert.strictEqual((await ask(`${batch}1402`, { "x-api-key": secret })).status, 200)
    await first.body?.cancel()
    assert.strictEqual((await ask(`${batch}1402`)).status, 200)
    const third = await unread(1403)
    assert.strictEqual((await ask(`${batch}1404`)).status, 503)
    assert.lengthOf(Object.keys(JSON.parse(await second.text())), symbols.length)
    assert.strictEqual((await ask(`${batch}1404`)).status, 200)
    await third.body?.cancel()
  })

  it("are refused to all while as many as may be are on their way", async () => {
    const keys = await Promise.all([0, 1, 2, 3, 4].map(() => service.key()))
    const all: Array<Response> = []
    for (const { secret } of keys) {
      for (const more of [0, 1]) all.push(await unread(1300 + 2 * all.length + more, { "x-api-key": secret }))
    }
    const sizes = all.map(({ headers }) => Number(headers.get("content-length")))
    const before = (nth: number) => sizes.slice(0, nth).reduce((sum, size) => sum + size, 0)
    assert.deepStrictEqual(
      all.map(({ status }) => status),
      all.map((_, nth) => (before(nth) < 36_000_000 ? 200 : 503))
    )
    assert.include(
      all.map(({ status }) => status),
      503
    )
    assert.strictEqual((await ask(`${batch}1350`)).status, 503)
    await Promise.all(all.map(({ body }) => body?.cancel()))
    assert.strictEqual((await ask(`${batch}1350`)).status, 200)
  })
})

describe("bodies that are kept", () => {
  const path = "/time-series?symbol=S1&outputsize=1400"
  const unreadOf = (headers: Readonly<Record<string, string>>) =>
    handler(new Request(`http://localhost/api/v1/financial-v4${path}`, { headers }))

  it("count for who gets them, and once for all", async () => {
    const { secret } = await service.key()
    const size = (await ask(path)).text.length
    const max = Math.ceil(9_000_000 / size)
    const sent: Array<Response> = []
    for (let n = 0; n <= max; n++) sent.push(await unreadOf({}))
    assert.deepStrictEqual(
      [sent.filter(({ status }) => status === 200).length, sent.at(-1)?.status],
      [max, 503]
    )
    assert.strictEqual((await unreadOf({ "x-api-key": secret })).status, 200)
    await Promise.all(sent.map(({ body }) => body?.cancel()))
    assert.strictEqual((await ask(path)).status, 200)
  })
})

describe("CSV", () => {
  it("of many rows takes a turn for every 500, and has all of them", async () => {
    const [{ text }, turns] = await withTurns(() => ask("/time-series?symbol=S1&outputsize=1400&format=csv"))
    assert.isAtLeast(turns, 3)
    const lines = text.split("\r\n")
    assert.lengthOf(lines, 1402)
    assert.strictEqual(lines[0], "datetime,open,high,low,close,volume")
    assert.deepStrictEqual(
      lines.slice(1, -1).map((line) => line.slice(0, 10)),
      days.slice(100)
    )
    assert.strictEqual(lines.at(-1), "")
  })
})
