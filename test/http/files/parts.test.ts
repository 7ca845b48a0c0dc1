/** `GET /files/...` with a range: the requested part, or the whole. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { key, pdf } from "../../fixtures/marketReports.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const path = `/files/${key}`
const etag = `"${key.slice(-68, -4)}"`

const fetch = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const response = await service.handler(new Request(`http://localhost${path}`, { method, headers }))
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const headersOf = (response: Response, ...names: ReadonlyArray<string>) =>
  names.map((name) => response.headers.get(name))

describe("a part", () => {
  const last = pdf.length - 1
  const parts: ReadonlyArray<readonly [range: string, first: number, last: number]> = [
    ["bytes=0-0", 0, 0],
    ["bytes=5-300000", 5, 300_000],
    [`bytes=${last}-`, last, last],
    ["bytes=-7", last - 6, last],
    ["bytes=0-99999999", 0, last]
  ]
  it.for(parts)("of %s is the bytes from %i to %i", async ([range, first, last]) => {
    const { bytes, response } = await fetch(path, { range })
    assert.strictEqual(response.status, 206)
    assert.isTrue(bytes.equals(pdf.subarray(first, last + 1)))
    assert.deepStrictEqual(headersOf(response, "content-range", "content-length", "content-type"), [
      `bytes ${first}-${last}/${pdf.length}`,
      String(last - first + 1),
      "application/pdf"
    ])
  })

  it.for([`bytes=${pdf.length}-`, "bytes=-0"])("of %s can't be sent", async (range) => {
    const { bytes, response } = await fetch(path, { range })
    assert.strictEqual(response.status, 416)
    assert.deepStrictEqual(JSON.parse(bytes.toString()), {
      detail: `Range not satisfiable: the file has ${pdf.length} bytes`
    })
    assert.strictEqual(response.headers.get("content-range"), `bytes */${pdf.length}`)
    assert.isNull(response.headers.get("cache-control"))
  })

  it.for(["bytes=0-1,5-6", "bytes=6-5", "lines=1-2", "bytes"])("of %s is the whole", async (range) => {
    const { bytes, response } = await fetch(path, { range })
    assert.deepStrictEqual([response.status, bytes.length], [200, pdf.length])
    assert.isNull(response.headers.get("content-range"))
  })

  const conditions: ReadonlyArray<readonly [held: string, status: number]> = [
    [etag, 206],
    [`W/${etag}`, 200],
    ['"other"', 200],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 200]
  ]
  it.for(conditions)("is appended to a held part with %s: %i", async ([held, status]) => {
    const { response } = await fetch(path, { range: "bytes=0-9", "if-range": held })
    assert.strictEqual(response.status, status)
  })
})
