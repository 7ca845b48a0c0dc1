/** Signing in at a started server: its settings, its workers, and a service without an issuer. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:net"
import { makeBrowser } from "../oidc/browser.ts"
import { type Issuer, startIssuer } from "../oidc/provider.ts"
import { type Environment, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"

const freePort = async (): Promise<number> => {
  const probe = createServer()
  probe.listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  return typeof address === "object" && address !== null ? address.port : 0
}

const clientSecret = "a client's secret of more than 32 bytes"

describe("a server of two workers", { timeout: 120_000 }, () => {
  let directory: string
  let issuer: Issuer
  let server: Server
  beforeAll(async () => {
    directory = await temporaryDirectory()
    const port = await freePort()
    issuer = await startIssuer([`http://127.0.0.1:${port}/session/callback`])
    const env = {
      FINDATA_DATA: directory,
      WORKERS: "2",
      COMPANY_PAGES: "key",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OIDC_ISSUER: issuer.url.href,
      OIDC_CLIENT_ID: "findata",
      OIDC_CLIENT_SECRET: clientSecret
    }
    server = await serve(env, "--port", String(port))
  }, 60_000)
  afterAll(async () => {
    server.process.kill("SIGKILL")
    await issuer.close()
    await remove(directory)
  })

  it("accepts a session that either of them made, on pages and for keys", async () => {
    // Each connection is one of the workers'.
    const { ask, jar, open } = makeBrowser(new URL(server.address).host, (request) =>
      fetch(request, { headers: { ...Object.fromEntries(request.headers), connection: "close" } })
    )
    const { status } = await open(
      `${server.address}/session/sign-in`,
      ({ origin, pathname }) => origin === server.address && pathname === "/"
    )
    assert.strictEqual(status, 303)
    assert.isTrue(jar.get(new URL(server.address).host)?.has("findata_session"))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [
        ask("GET", `${server.address}/session`),
        ask("GET", `${server.address}/api/v1/api-keys`),
        ask("GET", `${server.address}/v1/financial_v4/sources`)
      ]).flat()
    )
    assert.deepStrictEqual([...new Set(answers.map((answer) => answer.status))], [200])
    assert.isTrue(answers.every(({ json }) => json.signed_in !== false))
  })
})

describe("the settings of signing in", () => {
  const whole: Environment = {
    PUBLIC_URL: "https://findata.example.com",
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "findata",
    OIDC_CLIENT_SECRET: clientSecret
  }
  it.for<readonly [overrides: Environment, expected: RegExp]>([
    [{ OIDC_CLIENT_SECRET: "hunter2" }, /^OIDC_CLIENT_SECRET: expected 32 bytes at least$/m],
    [
      { OIDC_CLIENT_ID: "" },
      /^OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: expected all of them, or none$/m
    ],
    [
      { OIDC_ISSUER: "http://login.example.com" },
      /^OIDC_ISSUER=http:\/\/login\.example\.com: expected an https URL/m
    ],
    [{ OIDC_ISSUER: "https://login.example.com/?a=b" }, /^OIDC_ISSUER: expected an https URL/m],
    [{ PUBLIC_URL: "" }, /^PUBLIC_URL: expected with OIDC_ISSUER, as https/m],
    [{ PUBLIC_URL: "http://findata.example.com" }, /^PUBLIC_URL: expected with OIDC_ISSUER, as https/m],
    [{ OIDC_SCOPES: "profile" }, /^OIDC_SCOPES=profile: expected openid and other scopes$/m]
  ])("with %j start nothing", async ([overrides, expected]) => {
    const { code, stderr } = await inProcess({ ...whole, ...overrides }, "keys", "list")
    assert.strictEqual(code, 2)
    assert.match(stderr, expected)
    assert.notInclude(stderr, "hunter2")
  })
})
