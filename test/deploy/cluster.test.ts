/** The files of `deploy/cluster/`: nginx accepts its configuration, and findata the settings of a node. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { findata } from "../cli/command.ts"
import { overHttp1, overHttp2 } from "../torture/cluster/senders.ts"
import { hasNginx, type Nginx, startNginx, unanswered } from "../torture/nginx.ts"
import { portsFor } from "../torture/ports.ts"

const settings = parseEnv(readFileSync("deploy/cluster/node.env", "utf8")) as Record<string, string>

describe.skipIf(!hasNginx)("nginx before nodes that aren't there (skipped without nginx or openssl)", () => {
  let nginx: Nginx
  beforeAll(async () => {
    const [front = 0, ...nodes] = await portsFor(4)
    nginx = await startNginx(front, nodes)
  })
  afterAll(() => nginx?.stop())

  it.for([
    ["HTTP/1.1", () => overHttp1(nginx, 1)],
    ["HTTP/2", () => overHttp2(nginx)]
  ] as const)("answers as the API does, over %s", async ([, over]) => {
    const { close, send } = over()
    const { retryAfter, status, text } = await send({ method: "GET", path: "/readyz", headers: {} })
    close()
    const detail = await unanswered()
    assert.isNotEmpty(detail)
    assert.deepStrictEqual([status, retryAfter, JSON.parse(text)], [503, "1", { detail }])
  })
})

describe("the settings of a node", () => {
  it("are in docs/configuration.md", () => {
    const page = readFileSync("docs/configuration.md", "utf8")
    const rows = page.split("\n").filter((line) => line.startsWith("| `"))
    const names = Object.keys(settings)
    assert.isAbove(names.length, 10)
    assert.deepStrictEqual(
      names.filter((name) => !rows.some((row) => (row.split(" | ")[0] ?? "").includes(`\`${name}\``))),
      []
    )
  })

  it("are accepted", async () => {
    const nowhere = "postgres://user:password@127.0.0.1:1/findata"
    const env = { ...settings, DATABASE_URL: nowhere, DATABASE_READ_URL: nowhere }
    const { code, stderr } = await findata(env, "migrate")
    assert.strictEqual(code, 1)
    assert.include(stderr, "PostgreSQL")
    assert.notInclude(stderr, "Invalid environment")
  })
})
