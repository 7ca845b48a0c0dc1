/** The commands for keys and tokens, and a server that accepts what they create. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Environment, findata, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"

let env: Environment
let server: Server

beforeAll(async () => {
  env = { FINDATA_DATA: await temporaryDirectory(), JWT_SECRET: "a secret that is 32 bytes long.." }
  server = await serve(env, "--workers", "1")
}, 60_000)
afterAll(async () => {
  server?.process.kill("SIGKILL")
  await remove(env["FINDATA_DATA"] as string)
})

const deadline = 30_000

const send = async (method: string, path: string, token: string, body?: unknown) => {
  const response = await fetch(`${server.address}/api/v1/api-keys${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-request-id": "sent"
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const text = await response.text()
  return { status: response.status, json: text === "" ? null : JSON.parse(text) }
}

const tokenOf = async (...args: ReadonlyArray<string>): Promise<string> =>
  (await inProcess(env, "token", ...args)).stdout.trim()

describe("findata token", { timeout: deadline }, () => {
  it("creates a token that manages its owner's keys", async () => {
    const token = await tokenOf("--sub", "anna", "--scope", "read:financial read:stock")
    const made = await send("POST", "", token, { name: "x", scopes: ["read:financial"] })
    assert.strictEqual(made.status, 201)
    assert.strictEqual(await server.status("/financial/companies", made.json.key), 200)
    const beyond = await send("POST", "", token, { name: "x", scopes: ["read:news"] })
    assert.strictEqual(beyond.status, 403)
  })

  it("reports in JSON when it expires", async () => {
    const made = json(await inProcess(env, "token", "--sub", "anna", "--ttl", "2h", "--json"))
    assert.deepStrictEqual([made.sub, made.scope], ["anna", null])
    assert.approximately(Date.parse(made.expires_at), Date.now() + 7_200_000, 10_000)
    assert.strictEqual((await send("GET", "", made.token)).status, 200)
  })

  it("creates none without the secret", async () => {
    const { code, stderr, stdout } = await inProcess({ ...env, JWT_SECRET: "" }, "token", "--sub", "anna")
    assert.deepStrictEqual([code, stdout], [1, ""])
    assert.match(stderr, /^JWT_SECRET is not set.*--env-file/)
  })

  const wrong = [
    [["--ttl", "1"], "--ttl 1: expected 1s to 365d, such as 15m, 12h or 7d\n"],
    [["--ttl", "0s"], "--ttl 0s: expected 1s to 365d, such as 15m, 12h or 7d\n"],
    [["--ttl", "366d"], "--ttl 366d: expected 1s to 365d, such as 15m, 12h or 7d\n"],
    [
      ["--scope", "read:all write"],
      "--scope: unknown write; there are read:all, read:financial, read:stock, read:news, read:research, read:bulk, admin\n"
    ]
  ] as const
  it.for(wrong)("refuses %j", async ([args, expected]) => {
    const { code, stderr } = await inProcess(env, "token", "--sub", "anna", ...args)
    assert.deepStrictEqual([code, stderr], [2, expected])
  })
})

describe("findata keys", { timeout: deadline }, () => {
  it("lists every owner's keys, and who changed which", async () => {
    const token = await tokenOf("--sub", "bob")
    const { id, key } = (await send("POST", "", token, { name: "bob's", scopes: ["read:financial"] })).json
    const rotated = json(
      await inProcess(env, "keys", "rotate", String(id), "--grace-seconds", "3600", "--json")
    )
    const end = Date.parse(rotated.old_secret_expires_at)
    assert.approximately(end, Date.now() + 3_600_000, 10_000)
    const statuses = [key, rotated.key].map((secret) => server.status("/financial/companies", secret))
    assert.deepStrictEqual(await Promise.all(statuses), [200, 200])
    assert.strictEqual((await send("DELETE", `/${id}`, token)).status, 204)
    const { changes } = json(await inProcess(env, "keys", "log", "--limit", "3", "--json"))
    assert.deepStrictEqual(
      changes.map((change: Record<string, unknown>) => ({ ...change, at: "then" })),
      [
        { at: "then", actor: "bob", action: "revoke", key_id: id, request_id: "sent" },
        { at: "then", actor: null, action: "rotate", key_id: id, request_id: null },
        { at: "then", actor: "bob", action: "create", key_id: id, request_id: "sent" }
      ]
    )
  })

  it("prints until when the old secret works", async () => {
    const flags = ["--name", "x", "--scopes", "read:stock", "--expires-at", "2099-01-01"]
    const { id } = json(await inProcess(env, "keys", "create", ...flags, "--json"))
    const rotate = async (...more: ReadonlyArray<string>) =>
      (await inProcess(env, "keys", "rotate", String(id), ...more)).stdout.split("\n").at(-2)
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    assert.match(
      (await rotate("--grace-seconds", "86400")) ?? "",
      new RegExp(`^The old secret works until ${day}T\\d\\d:\\d\\d:\\d\\dZ$`)
    )
    assert.strictEqual(await rotate(), "The old secret is refused within a second")
  })

  it("creates keys that their owner finds over HTTP", async () => {
    const flags = ["--name", "made", "--scopes", "read:stock", "--owner", "carol", "--tier", "premium"]
    const made = json(
      await inProcess(env, "keys", "create", ...flags, "--expires-at", "2099-01-01", "--json")
    )
    assert.strictEqual(made.expires_at, "2099-01-01T00:00:00Z")
    assert.match(
      (await inProcess(env, "keys", "list")).stdout,
      /tier +owner +expires +last used\n.* premium +carol +2099-01-01T00:00:00Z +never\n/
    )
    const listed = json(await inProcess(env, "keys", "list", "--json")).api_keys
    assert.deepInclude(listed[0], { id: made.id, owner: "carol", tier: "premium" })
    const { json: found } = await send("GET", "", await tokenOf("--sub", "carol"))
    assert.deepStrictEqual(
      [found.total, found.api_keys[0].id, found.api_keys[0].tier],
      [1, made.id, "premium"]
    )
  })

  const wrong = [
    [["--scopes", "read:all,read:all"], "--scopes read:all,read:all: duplicate scope\n"],
    [["--scopes", "read:all", "--expires-at", "2020-01-01"], "--expires-at 2020-01-01: not in the future\n"],
    [
      ["--scopes", "read:all", "--expires-at", "soon"],
      "--expires-at soon: expected UTC as 2030-01-31T00:00:00Z\n"
    ]
  ] as const
  it.for(wrong)("refuses %j", async ([args, expected]) => {
    const { code, stderr } = await inProcess(env, "keys", "create", "--name", "x", ...args)
    assert.deepStrictEqual([code, stderr], [2, expected])
  })

  it.for([
    ["--rate-limit", "0"],
    ["--rate-limit", "1000001"],
    ["--rate-period", "59"],
    ["--rate-period", "86401"],
    ["--name", ""],
    ["--owner", ""]
  ])("refuses %j", async (flags) => {
    const { code } = await inProcess(env, "keys", "create", "--name", "x", "--scopes", "read:all", ...flags)
    assert.strictEqual(code, 2)
  })
})

describe("the environment", { timeout: deadline }, () => {
  const wrong = [
    [{ JWT_SECRET: "hunter2".repeat(4) }, /^JWT_SECRET: expected 32 bytes at least$/m],
    [
      { JWT_SECRET: "", JWT_JWKS_URL: "ftp://x/y" },
      /^JWT_JWKS_URL=ftp:\/\/x\/y: expected an http or https URL$/m
    ],
    [
      { JWT_JWKS_URL: "https://issuer.example/keys" },
      /^JWT_SECRET, JWT_JWKS_URL: expected one of them, not both$/m
    ]
  ] as const
  it.for(wrong)("with %j starts nothing", async ([overrides, expected]) => {
    const { code, stderr } = await findata({ ...env, ...overrides }, "serve", "--port", "0")
    assert.strictEqual(code, 2)
    assert.match(stderr, expected)
    assert.notInclude(stderr, "hunter2")
  })
})
