/** Bodies in the coding that a client prefers, each with its own ETag. */
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { BodyCacheBytes, Compression } from "../../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../../adapters/node/mod.ts"
import { plenty } from "../../fixtures/plenty.ts"
import { serviceOver } from "../serviceOver.ts"

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

/** How often bodies were compressed. */
let compressions = 0
const node = Layer.succeed(Compression, {
  codings: NodeCompression.codings,
  compress: (coding, bytes) => {
    compressions++
    return NodeCompression.compress(coding, bytes)
  }
})

const onNode = serviceOver({ ...plenty, settings: node })
const elsewhere = serviceOver(plenty)
const unkept = serviceOver({ ...plenty, settings: Layer.merge(node, Layer.succeed(BodyCacheBytes, 0)) })

const large = "/api/public/v1/financial/companies?limit=100"
const small = "/api/public/v1/financial/companies?limit=1"

const ask = async (
  service: typeof onNode,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET"
) => {
  const { secret } = await service.key()
  const response = await service.handler(
    new Request(`http://localhost${path}`, { method, headers: { "x-api-key": secret, ...headers } })
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const accepting = (coding: string) => ({ "accept-encoding": coding })

describe("a large body", () => {
  it.for(["br", "gzip"] as const)("is compressed by %s, with an ETag of its own", async (coding) => {
    const plain = await ask(onNode, large)
    const { bytes, headers } = await ask(onNode, large, accepting(coding))
    assert.strictEqual(headers.get("content-encoding"), coding)
    assert.strictEqual(headers.get("content-length"), String(bytes.length))
    assert.strictEqual(headers.get("content-type"), "application/json")
    assert.strictEqual(headers.get("etag"), plain.headers.get("etag")?.replace(/"$/, `-${coding}"`))
    assert.strictEqual(headers.get("vary"), plain.headers.get("vary"))
    assert.isBelow(bytes.length, plain.bytes.length)
    assert.deepStrictEqual(new Uint8Array(decoders[coding](bytes)), plain.bytes)
  })

  it("is as it is for a client that accepts no coding", async () => {
    for (const headers of [{}, accepting("identity"), accepting("br;q=0"), accepting("zstd")]) {
      const answer = await ask(onNode, large, headers)
      assert.strictEqual(answer.headers.get("content-encoding"), null)
      assert.notMatch(answer.headers.get("etag") ?? "", /-/)
      assert.strictEqual(JSON.parse(new TextDecoder().decode(answer.bytes)).companies.length, 100)
    }
  })

  it("has the same headers for HEAD", async () => {
    const get = await ask(onNode, large, accepting("br"))
    const head = await ask(onNode, large, accepting("br"), "HEAD")
    assert.deepStrictEqual([head.status, head.bytes.length], [200, 0])
    for (const name of ["etag", "content-encoding", "content-length", "content-type", "vary"]) {
      assert.strictEqual(head.headers.get(name), get.headers.get(name), name)
    }
  })

  it("is 304 for its ETag in any coding, with that of the preferred one", async () => {
    const codings = ["identity", "br", "gzip"]
    const tags = await Promise.all(
      codings.map(async (coding) => (await ask(onNode, large, accepting(coding))).headers.get("etag") ?? "")
    )
    for (const tag of tags) {
      for (const [i, coding] of codings.entries()) {
        const answer = await ask(onNode, large, { ...accepting(coding), "if-none-match": tag })
        assert.deepStrictEqual(
          [answer.status, answer.bytes.length, answer.headers.get("etag")],
          [304, 0, tags[i]]
        )
        assert.strictEqual(answer.headers.get("content-encoding"), null)
      }
    }
  })

  it("is 304 before it was ever compressed", async () => {
    const path = `${large}&offset=1`
    const etag = (await ask(onNode, path)).headers.get("etag") ?? ""
    const answer = await ask(onNode, path, { ...accepting("br"), "if-none-match": etag })
    assert.deepStrictEqual([answer.status, answer.headers.get("etag")], [304, etag.replace(/"$/, '-br"')])
  })

  it("is compressed once for requests at the same time, and kept", async () => {
    const path = `${large}&offset=2`
    await ask(onNode, path)
    compressions = 0
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(onNode, path, accepting("br"))))
    await ask(onNode, path, accepting("br"))
    assert.strictEqual(new Set(answers.map(({ bytes }) => bytes.join())).size, 1)
    assert.strictEqual(compressions, 1)
  })

  it("is compressed by gzip alone where Brotli is missing", async () => {
    const plain = await ask(elsewhere, large)
    const answer = await ask(elsewhere, large, accepting("br, gzip"))
    assert.strictEqual(answer.headers.get("content-encoding"), "gzip")
    assert.deepStrictEqual(new Uint8Array(gunzipSync(answer.bytes)), plain.bytes)
  })

  it("isn't compressed where bodies aren't kept", async () => {
    const answer = await ask(unkept, large, accepting("br"))
    assert.deepStrictEqual([answer.status, answer.headers.get("content-encoding")], [200, null])
  })
})

describe("a small body", () => {
  it("is left as it is", async () => {
    const answer = await ask(onNode, small, accepting("br"))
    assert.deepStrictEqual([answer.status, answer.headers.get("content-encoding")], [200, null])
    assert.isBelow(answer.bytes.length, 1024)
  })
})
