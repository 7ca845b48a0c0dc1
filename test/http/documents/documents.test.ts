/** `/docs` and `/openapi.json` are made once, compressed as the client prefers, and not sent to one that has them. */
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { Compression } from "../../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../../adapters/node/mod.ts"
import { market } from "../../fixtures/market.ts"
import { openWorld } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

/** The sizes of bodies that were compressed. */
const compressed: Array<number> = []

const { handler } = serviceOver({
  ...market,
  settings: Layer.succeed(Compression, {
    codings: NodeCompression.codings,
    compress: (coding, bytes) => {
      compressed.push(bytes.length)
      return NodeCompression.compress(coding, bytes)
    }
  })
})

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const response = await handler(new Request(`http://localhost${path}`, { method, headers }))
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

describe.each([
  ["/docs", "text/html; charset=utf-8"],
  ["/openapi.json", "application/json"]
])("%s", (path, contentType) => {
  it.for(["br", "gzip"] as const)("is compressed by %s once", async (coding) => {
    const plain = await ask(path)
    compressed.length = 0
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(path, { "accept-encoding": coding }))
    )
    assert.deepStrictEqual(compressed, [plain.bytes.length])
    for (const { bytes, headers, status } of answers) {
      assert.deepStrictEqual([status, headers.get("content-encoding")], [200, coding])
      assert.strictEqual(headers.get("content-length"), String(bytes.length))
      assert.strictEqual(headers.get("content-type"), contentType)
      assert.strictEqual(headers.get("vary"), "Accept-Encoding")
      assert.isBelow(bytes.length, plain.bytes.length / 3)
      assert.deepStrictEqual(new Uint8Array(decoders[coding](bytes)), plain.bytes)
    }
  })

  it("is 304 for its ETag, whatever the coding", async () => {
    const { headers } = await ask(path)
    const etag = headers.get("etag") ?? assert.fail("It has an ETag")
    assert.strictEqual(headers.get("cache-control"), "public, max-age=0, must-revalidate")
    for (const more of [{}, { "accept-encoding": "br" }]) {
      const answer = await ask(path, { ...more, "if-none-match": etag })
      assert.deepStrictEqual([answer.status, answer.bytes.length], [304, 0])
      assert.strictEqual(
        answer.headers.get("content-security-policy"),
        headers.get("content-security-policy")
      )
    }
    assert.strictEqual((await ask(path, { "if-none-match": '"other"' })).status, 200)
  })

  it("is answered to HEAD with the same headers", async () => {
    const [get, head] = [await ask(path), await ask(path, {}, "HEAD")]
    assert.deepStrictEqual([head.status, head.bytes.length], [200, 0])
    for (const name of ["etag", "content-length", "content-type", "vary"])
      assert.strictEqual(head.headers.get(name), get.headers.get(name), name)
  })
})

it("a first request that is cancelled leaves them to be made", async () => {
  const { close, handler: answer } = await openWorld(market)
  const controller = new AbortController()
  const request = new Request("http://localhost/docs", { signal: controller.signal })
  const cancelled = answer(request).catch(() => null)
  controller.abort()
  await cancelled
  assert.strictEqual((await answer(new Request("http://localhost/docs"))).status, 200)
  await close()
})
