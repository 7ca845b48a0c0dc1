/** `deno serve` with the routes: it answers without permissions but to read the site, and ends once the requests under way are answered. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { connect } from "node:net"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { freePort } from "../../apps/listener/ports.ts"
import { askPort } from "../embed/answers.ts"
import { makeBrowser } from "../oidc/browser.ts"
import { startIssuer } from "../oidc/provider.ts"

/** The program itself, for the command of npm's package passes no signal on. */
const deno: string = createRequire(import.meta.url)("deno/install_api.cjs").runInstall()

interface Serving {
  readonly child: ChildProcessWithoutNullStreams
  readonly port: number
  readonly key: string
}

const serve = async (
  permissions: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
  asked = 0
): Promise<Serving> => {
  const at = ["--host", "127.0.0.1", "--port", String(asked)]
  const args = ["serve", "--no-prompt", ...permissions, ...at, "apps/deno/main.ts"]
  const child = spawn(deno, args, { env: { ...process.env, NO_COLOR: "1", ...env } })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  while (!/127\.0\.0\.1:\d+/.test(output)) {
    if (child.exitCode !== null) throw new Error(`It didn't start: ${output}`)
    await new Promise((wake) => setTimeout(wake, 20))
  }
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(output)?.[1])
  return { child, port, key: /ak_\w+/.exec(output)?.[0] ?? "" }
}

describe("deno serve", () => {
  let { child, key, port } = {} as Serving
  beforeAll(async () => {
    ;({ child, key, port } = await serve(["--allow-read=build/site"]))
  }, 60_000)
  afterAll(() => child?.kill("SIGKILL"))

  it("answers with the sample", async () => {
    const path = "/api/public/v1/stock/prices/AAPL?limit=1"
    assert.strictEqual((await askPort(port, { path })).status, 401)
    assert.strictEqual((await askPort(port, { path, headers: { "x-api-key": key } })).status, 200)
  })

  it("shows the site where it may read it", async () => {
    const { headers, status } = await askPort(port, { path: "/companies/AAPL" })
    const type = headers["content-type"]?.split(";")[0]
    const isBuilt = existsSync("build/site/index.html")
    assert.deepStrictEqual([status, type], isBuilt ? [200, "text/html"] : [404, "text/plain"])
  })

  it("answers a request under way, and ends with 0 within 8 seconds of SIGTERM", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    const head = [
      "POST /mcp HTTP/1.1",
      "Host: localhost",
      `X-API-Key: ${key}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Connection: close"
    ]
    const socket = connect(port, "127.0.0.1")
    let answer = ""
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
    const answered = once(socket, "close")
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`)
    // Of a later request, so that it was received.
    await askPort(port, { path: "/healthz" })
    const exit = once(child, "exit")
    const begun = performance.now()
    child.kill("SIGTERM")
    setTimeout(() => socket.write(body.slice(10)), 700)
    await answered
    assert.match(answer, /^HTTP\/1\.1 200 /)
    assert.include(answer, '{"jsonrpc":"2.0","id":1,"result":{}}')
    assert.deepStrictEqual(await exit, [0, null])
    assert.isBelow(performance.now() - begun, 8000)
  })
})

describe("deno serve that may read the settings of signing in", () => {
  it("signs in at the issuer, and limits each client of a proxy", { timeout: 60_000 }, async () => {
    const port = await Effect.runPromise(freePort("127.0.0.1", 0))
    const address = `http://127.0.0.1:${port}`
    const issuer = await startIssuer([`${address}/session/callback`])
    const { clientId, clientSecret, issuer: url } = issuer.options
    const env = {
      PUBLIC_URL: address,
      OIDC_ISSUER: url.href,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: Redacted.value(clientSecret),
      TRUST_PROXY: "127.0.0.1"
    }
    const permissions = [`--allow-env=${Object.keys(env).join()}`, `--allow-net=${url.host}`]
    const { child } = await serve(permissions, env, port)
    try {
      const { ask, open } = makeBrowser(new URL(address).host, (request) => fetch(request))
      const { status } = await open(
        `${address}/session/sign-in`,
        ({ origin, pathname }) => origin === address && pathname === "/"
      )
      assert.strictEqual(status, 303)
      assert.deepInclude((await ask("GET", `${address}/session`)).json, { signed_in: true, name: "Anna Kim" })

      const begin = async (client: string) => {
        const headers = { "x-forwarded-for": client }
        return (await askPort(port, { path: "/session/sign-in", headers })).status
      }
      const statuses = new Set<number>()
      for (let times = 0; times < 121; times++) statuses.add(await begin("192.0.2.1"))
      assert.deepStrictEqual([...statuses], [302, 429])
      assert.strictEqual(await begin("192.0.2.2"), 302)
    } finally {
      child.kill("SIGKILL")
      await issuer.close()
    }
  })
})
