/** The kinds of routes, which decide how a request is treated before it begins. */
import { assert, describe, it } from "@effect/vitest"
import { isProbe, kindOf } from "../../../adapters/http/server/mod.ts"

const requests: ReadonlyArray<readonly [method: string, url: string, kind: string]> = [
  ["GET", "/healthz", "probe"],
  ["HEAD", "/readyz", "probe"],
  ["GET", "/readyz?verbose=1", "probe"],
  ["GET", "/readyz/deep", "usual"],
  ["POST", "/api/v1/admin/imports/prices?name=AAPL.csv", "upload"],
  ["GET", "/api/v1/admin/imports/prices", "usual"],
  ["POST", "/api/v1/admin/runs/1/undo", "usual"],
  ["POST", "/mcp", "usual"],
  ["GET", "/api/public/v1/stock/prices/AAPL", "usual"],
  ["GET", "/nowhere", "usual"]
]

describe("a request", () => {
  it.for(requests)("by %s of %s is %s", ([method, url, kind]) => {
    assert.strictEqual(kindOf(method, url), kind)
  })

  it("of a monitor is known by its URL alone", () => {
    assert.deepStrictEqual(["/readyz", "/docs"].map(isProbe), [true, false])
  })
})
