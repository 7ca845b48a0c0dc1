/** No secret that a server or a command meets is in what they write, except the new key and token that were asked for. */
import { afterAll, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { createServer } from "node:http"
import { readFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { join } from "node:path"
import { createMigrated, dropDatabase } from "../postgres/database.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { serve } from "./serving.ts"

/** Where people sign in, by what a request to it was sent to. */
const metadataOf = (host: string) => ({
  issuer: `http://${host}/`,
  authorization_endpoint: `http://${host}/authorize`,
  token_endpoint: `http://${host}/token`,
  jwks_uri: `http://${host}/keys`
})

/** Answers everything but where to sign in with 401 and what it was asked, as a careless server does. */
const echo = createServer(async (request, response) => {
  const { headers, url } = request
  if (url === "/.well-known/openid-configuration") {
    response.writeHead(200, { "content-type": "application/json" })
    return response.end(JSON.stringify(metadataOf(headers.host ?? "")))
  }
  const body = await text(request)
  response.writeHead(401, { "content-type": "text/plain" })
  return response.end(`Refused: ${url} ${JSON.stringify(headers)} ${body}`)
})

/** In the environment of the processes. */
const passwords = {
  database: "canary-database-Xq7",
  redis: "canary-redis-Vb2",
  dart: "canary0dart0key0000000000000000000000000",
  feed: "canary-feed-password-Lw9",
  feedToken: "canary-feed-token-Hs4",
  tokens: "canary-jwt-secret-of-more-than-32-bytes",
  client: "canary-client-secret-of-more-than-32-bytes",
  other: "canary-other-database-Zp5"
} as const

/** In requests. */
const sent = {
  header: "canary-header-Rt6",
  query: "canary-query-Ny3",
  parameter: "canary-parameter-Kd8",
  cookie: "canary-cookie-Mj1",
  basic: "canary-basic-Gf0",
  bearer: "canary-bearer-Cw5",
  code: "canary-code-Ue7"
} as const

const forms = (secret: string): ReadonlyArray<string> => {
  const bytes = Buffer.from(secret)
  return [
    secret,
    bytes.toString("hex"),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url")
  ]
}

describe("secrets", { timeout: 120_000 }, () => {
  let directory: string
  let database: string | null = null
  let env: Environment
  const canaries = new Map<string, string>(Object.entries({ ...passwords, ...sent }))
  /** What was written, by what it is. */
  const written = new Map<string, string>()
  const write = (of: string, text: string) => void written.set(of, (written.get(of) ?? "") + text)

  const run = async (of: string, own: Environment, ...args: ReadonlyArray<string>) => {
    const { stderr, stdout } = await findata(own, ...args)
    write(of, stdout + stderr)
  }

  const storeEnvironment = async (): Promise<Environment> => {
    if (inject("postgresUrl") === null) return { FINDATA_DATA: join(directory, "data") }
    database = await createMigrated()
    const url = new URL(database)
    // A server that asks for one has its own.
    if (url.password === "") url.password = passwords.database
    else canaries.set("database", url.password)
    return { DATABASE_URL: url.href }
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    echo.listen(0, "127.0.0.1")
    await new Promise((resolve) => echo.once("listening", resolve))
    const away = `127.0.0.1:${(echo.address() as AddressInfo).port}`
    env = {
      ...(await storeEnvironment()),
      LOG_LEVEL: "trace",
      REDIS_URL: `redis://:${passwords.redis}@127.0.0.1:1`,
      DART_API_KEY: passwords.dart,
      DART_URL: `http://${away}`,
      RSS_FEEDS: `http://me:${passwords.feed}@${away}/feed http://${away}/feed?token=${passwords.feedToken}`,
      JWT_SECRET: passwords.tokens,
      PUBLIC_URL: "http://localhost",
      OIDC_ISSUER: `http://${away}`,
      OIDC_CLIENT_ID: "findata",
      OIDC_CLIENT_SECRET: passwords.client
    }
    const { ended, process } = start(env, "import", "companies", "-")
    process.stdin.end("symbol,exchange,name\nAAPL,NASDAQ,Apple Inc.\n")
    const { stderr, stdout } = await ended
    write("import", stdout + stderr)
    for (let i = 1; i <= 5; i++) {
      const created = json(
        await inProcess(env, "keys", "create", "--name", `k${i}`, "--scopes", "read:all", "--json")
      )
      canaries.set(`key ${i}`, String(created.key).slice(11))
    }
    canaries.set("token", String(json(await findata(env, "token", "--sub", "me", "--json")).token))
    canaries.set("forged", `${canaries.get("token")?.split(".", 2).join(".")}.c2lnbmF0dXJlLW9mLWEtY2FuYXJ5`)
  }, 60_000)
  afterAll(async () => {
    echo.close()
    await remove(directory)
    if (database !== null) await dropDatabase(database)
  })

  it("are in no output of commands, whatever fails", async () => {
    await run("commands", env, "doctor")
    await run("commands", env, "keys", "list")
    await run("sync of dart", env, "sync", "dart")
    await run("sync of rss", env, "sync", "rss")
    const unreachable = { ...env, DATABASE_URL: `postgres://me:${passwords.other}@127.0.0.1:1/none` }
    await run("unreachable", unreachable, "keys", "list")
    await run("unreachable", unreachable, "doctor")
    assert.include(written.get("unreachable"), "could not connect")
    await run(
      "invalid",
      { ...env, DATABASE_URL: `mysql://me:${passwords.other}@h/d`, JWT_SECRET: "canary-header-Rt6" },
      "keys",
      "list"
    )
  })

  it("are in no answer, log or metric of a server", async () => {
    const log = join(directory, "access.log")
    const server = await serve(
      { ...env, ACCESS_LOG: log, METRICS_PORT: "0", WORKERS: "2" },
      "--sync",
      "rss=1h"
    )
    const metrics = /Metrics: (\S+)/.exec(server.stdout())?.[1] ?? ""
    const root = "/api/public/v1"
    const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
      const response = await fetch(`${server.address}${path}`, { method, headers })
      write(
        "answers",
        `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}\n`
      )
      return response.status
    }
    const listed = json(await inProcess(env, "keys", "list", "--json")).api_keys
    for (let i = 1; i <= 5; i++) {
      const rest = canaries.get(`key ${i}`) ?? ""
      const { key_prefix } = listed.find(({ name }: { readonly name: string }) => name === `k${i}`)
      const secret = `${key_prefix}${rest}`
      for (const _ of [1, 2, 3])
        assert.strictEqual(await ask(`${root}/financial/companies`, { "x-api-key": secret }), 200)
      await ask(`${root}/stock/prices/AAPL?api_key=${secret}`)
      await ask(`${root}/stock/prices/AAPL?interval=${secret}`, { "x-api-key": secret })
      await ask(`${root}/nothing?key=${secret}`)
    }
    const token = canaries.get("token") ?? ""
    assert.strictEqual(await ask("/api/v1/api-keys", { authorization: `Bearer ${token}` }), 200)
    await ask("/api/v1/api-keys", { authorization: `Bearer ${canaries.get("forged")}` })
    await ask("/api/v1/api-keys", { authorization: `Bearer ${sent.bearer}` })
    await ask("/api/v1/api-keys", { authorization: `Basic ${btoa(`me:${sent.basic}`)}` })
    await ask(`${root}/financial/companies`, {
      "x-api-key": sent.header,
      cookie: `session=${sent.cookie}; findata_session=${sent.cookie}`
    })
    const signIn = await fetch(`${server.address}/session/sign-in`, { redirect: "manual" })
    assert.strictEqual(signIn.status, 302)
    const state = new URL(signIn.headers.get("location") ?? "").searchParams.get("state") ?? ""
    const cookie = signIn.headers.getSetCookie()[0]?.split(";", 1)[0] ?? ""
    canaries.set("state", state)
    canaries.set("attempt", cookie.slice(cookie.indexOf("=") + 1))
    assert.strictEqual(await ask(`/session/callback?code=${sent.code}&state=${state}`, { cookie }), 503)
    await ask(`${root}/financial/companies?password=${sent.query}`)
    await ask(`${root}/financial/companies?${sent.parameter}`)
    write("metrics", await (await fetch(metrics)).text())
    server.process.kill("SIGTERM")
    const { stderr, stdout } = await server.ended
    write("log", stderr)
    write("output", stdout)
    write("access log", await readFile(log, "utf8"))
    assert.isAtLeast((written.get("access log") ?? "").split("\n").length, 35)
    assert.include(written.get("metrics"), "findata_http_requests_total")
  })

  it("are nowhere in what was written", () => {
    assert.isAtLeast(canaries.size, 20)
    for (const [of, text] of written) {
      assert.notStrictEqual(text, "", of)
      for (const [name, secret] of canaries) {
        for (const form of forms(secret)) assert.notInclude(text, form, `${name} in ${of}`)
      }
    }
  })
})
