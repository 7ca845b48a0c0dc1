/** `GET /files/...`: the PDFs of reports, and nothing else of the machine. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { key, pdf } from "../../fixtures/marketReports.ts"
import { reader } from "../service.ts"
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

describe("a PDF", () => {
  it("is what cdn_url links to, without a key", async () => {
    const get = await reader(service)
    const { cdn_url } = (await get("/research/reports/1")).json
    const { bytes, response } = await fetch(new URL(cdn_url).pathname)
    assert.strictEqual(response.status, 200)
    assert.isTrue(bytes.equals(pdf))
  })

  it("has its content type, is kept as a file and cached forever", async () => {
    const { response } = await fetch(path)
    assert.deepStrictEqual(
      headersOf(response, "content-type", "content-length", "accept-ranges", "etag", "cache-control"),
      ["application/pdf", String(pdf.length), "bytes", etag, "public, max-age=31536000, immutable"]
    )
    assert.deepStrictEqual(
      headersOf(response, "content-disposition", "x-content-type-options", "content-security-policy"),
      [`attachment; filename="${etag.slice(1, 17)}.pdf"`, "nosniff", "default-src 'none'; sandbox"]
    )
  })

  it("is described to HEAD without its bytes, ignoring a range", async () => {
    const get = await fetch(path)
    for (const headers of [{}, { range: "bytes=0-1" }, { range: "bytes=99999999-" }]) {
      const { bytes, response } = await fetch(path, headers, "HEAD")
      assert.deepStrictEqual([response.status, bytes.length], [200, 0])
      assert.deepStrictEqual(
        [...response.headers].filter(([name]) => name !== "x-request-id"),
        [...get.response.headers].filter(([name]) => name !== "x-request-id")
      )
    }
  })

  it.for([etag, `W/${etag}`, `"x", ${etag}`, "*"])(
    "is not sent again to a client that has %s",
    async (held) => {
      const { bytes, response } = await fetch(path, { "if-none-match": held, range: "bytes=0-1" })
      assert.deepStrictEqual([response.status, bytes.length], [304, 0])
      assert.deepStrictEqual(headersOf(response, "etag", "cache-control"), [
        etag,
        "public, max-age=31536000, immutable"
      ])
    }
  )
})

describe("nothing else", () => {
  const name = key.slice(-68)
  const others = [
    "/files",
    "/files/",
    "/files/reports",
    "/files/review.pdf",
    "/files/..%2freview.pdf",
    `/files/reports/${name}`,
    `/files/reports/00/${name}`,
    `/files/${key}%00`,
    `/files/${key}%00.pdf`,
    `/files/${key.replaceAll("/", "%2f")}`,
    `/files/reports/${name.slice(0, 2)}%2f${name}`,
    `/files/reports/%2e%2e/${name}`,
    `/files/reports/..%2f..%2freview.pdf/${name}`,
    `/files/reports/..%5c..%5c/review.pdf`,
    "/files/reports/%2fetc%2fpasswd/x",
    "/files/reports/%2e%2e%2f%2e%2e/review.pdf",
    "/files/%2fetc%2fpasswd",
    `/files/reports/${"a".repeat(2)}/${"a".repeat(64)}.pdf`,
    `/files/reports/${name.slice(0, 2)}/${name.toUpperCase()}`,
    `/files/reports/${"a".repeat(500)}/${name}`
  ]
  it.for(others)("is found at %s", async (path) => {
    const { bytes, response } = await fetch(path)
    assert.strictEqual(response.status, 404)
    assert.strictEqual(response.headers.get("content-type"), "application/json")
    assert.match(JSON.parse(bytes.toString()).detail, /^Not found: /)
  })

  it("answers another method", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { response } = await fetch(path, {}, method)
      assert.deepStrictEqual([response.status, ...headersOf(response, "allow")], [405, "GET, HEAD"])
    }
  })

  it("is logged", () => {
    assert.deepStrictEqual(service.logged, [])
  })
})
